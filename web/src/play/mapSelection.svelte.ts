/** What the decision shows on the map, and what a click there means to it. */

export type Light = "can" | "chosen" | "target" | "origin";

export class OnMap {
  lit = $state.raw<Map<number, Light>>(new Map());
  pick = $state.raw<((province: number) => void) | null>(null);
  shown = $state<number | null>(null); // a province that a line of the log points at
  looked = $state<number | null>(null); // a province that the pointer or the keyboard is at
  way = $state.raw<readonly number[]>([]); // from province to province, as it would be gone

  /** Both at once, from an effect; what it returns takes them away again. */
  show(lit: Map<number, Light>, pick: ((province: number) => void) | null): () => void {
    this.lit = lit;
    this.pick = pick;
    return () => {
      if (this.lit === lit) {
        this.lit = new Map();
        this.pick = null;
      }
    };
  }

  point(province: number): void {
    this.shown = this.shown === province ? null : province;
  }

  get all(): Map<number, Light> {
    if (this.shown === null) return this.lit;
    return new Map([...this.lit, [this.shown, "chosen" as const]]);
  }
}
