/** The screen areas of animations over the map (the tower, a battle): cards must not cover them. */

import { untrack } from "svelte";
import type { Rect } from "./cardPlacement";

class OverlayArea {
  rects = $state.raw<Rect[]>([]);
  private shown = new Set<HTMLElement>();
  private sizes = new ResizeObserver(() => this.measure());
  private changes = new MutationObserver(() => this.measure()); // it moves to another corner

  /** For `{@attach}`: the area of the element counts until the element is removed. */
  track = (element: HTMLElement): (() => void) => {
    this.shown.add(element);
    this.sizes.observe(element);
    this.changes.observe(element, { attributes: true, attributeFilter: ["class", "style", "open"] });
    if (this.shown.size === 1) {
      addEventListener("resize", this.measure);
      addEventListener("scroll", this.measure, true);
    }
    this.measure();
    return () => {
      this.shown.delete(element);
      this.sizes.unobserve(element);
      if (!this.shown.size) {
        removeEventListener("resize", this.measure);
        removeEventListener("scroll", this.measure, true);
      }
      this.measure();
    };
  };

  measure = (): void => {
    const found = [...this.shown].map((element): Rect => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return { left, top, right, bottom };
    });
    const before = untrack(() => this.rects); // `track` runs in an effect, which must not run again for this
    if (JSON.stringify(found) !== JSON.stringify(before)) this.rects = found;
  };
}

export const overlayArea = new OverlayArea();
