/** Highlights and click handler that the decision panel puts on the map. */

export type Highlight = "can" | "chosen" | "target" | "origin";

export class MapSelection {
  highlighted = $state.raw<Map<number, Highlight>>(new Map());
  pick = $state.raw<((province: number) => void) | null>(null);
  shown = $state<number | null>(null); // a province that was clicked in the log
  looked = $state<number | null>(null); // the province under the pointer or with the focus
  way = $state.raw<readonly number[]>([]); // the provinces of a path that is previewed

  /** Sets highlights and click handler, from an effect; returns its clean-up. */
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
