/** Highlights and click handler that the decision panel puts on the map. */

export type Highlight = "can" | "chosen" | "target" | "origin";

const POINTED_OUT = 6000; // milliseconds

export class MapSelection {
  private timer: ReturnType<typeof setTimeout> | undefined;
  highlighted = $state.raw<Map<number, Highlight>>(new Map());
  pick = $state.raw<((province: number) => void) | null>(null);
  pointedOut = $state<number | null>(null); // a province that was clicked in the log: it looks different from a choice
  looked = $state<number | null>(null); // the province under the pointer or with the focus
  way = $state.raw<readonly number[]>([]); // the provinces of a path that is previewed

  /** Sets highlights and click handler, from an effect; returns its clean-up. */
  show(highlighted: Map<number, Highlight>, pick: ((province: number) => void) | null): () => void {
    this.highlighted = highlighted;
    this.pick = pick;
    this.forgetPoint(); // the reader has gone on to the next thing
    return () => {
      if (this.highlighted === highlighted) {
        this.highlighted = new Map();
        this.pick = null;
      }
    };
  }

  /** Points at a province for as long as one looks for it; Escape, a click on the map and a new question end it. */
  point(province: number): void {
    const again = this.pointedOut === province;
    this.forgetPoint();
    if (again) return;
    this.pointedOut = province;
    this.timer = setTimeout(() => (this.pointedOut = null), POINTED_OUT);
  }

  forgetPoint(): void {
    clearTimeout(this.timer);
    this.pointedOut = null;
  }
}
