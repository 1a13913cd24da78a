/** What the decision shows on the map, and what a click there means to it. */

export type Highlight = "can" | "chosen" | "target" | "origin";

export class MapSelection {
  highlighted = $state.raw<Map<number, Highlight>>(new Map());
  pick = $state.raw<((province: number) => void) | null>(null);
  shown = $state<number | null>(null); // a province that a line of the log points at
  looked = $state<number | null>(null); // a province that the pointer or the keyboard is at
  way = $state.raw<readonly number[]>([]); // from province to province, as it would be gone

  /** Both at once, from an effect; what it returns takes them away again. */
  show(highlighted: Map<number, Highlight>, pick: ((province: number) => void) | null): () => void {
    this.highlighted = highlighted;
    this.pick = pick;
    return () => {
      if (this.highlighted === highlighted) {
        this.highlighted = new Map();
        this.pick = null;
      }
    };
  }

  point(province: number): void {
    this.shown = this.shown === province ? null : province;
  }

  get all(): Map<number, Highlight> {
    if (this.shown === null) return this.highlighted;
    return new Map([...this.highlighted, [this.shown, "chosen" as const]]);
  }
}
