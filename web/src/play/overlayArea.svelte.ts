/** What plays before everybody's eyes just now, such as the tower or a battle: nothing may lie on it. */

import { untrack } from "svelte";
import type { Rect } from "./cardPlacement";

class Stage {
  rects = $state.raw<Rect[]>([]);
  private shown = new Set<HTMLElement>();
  private sizes = new ResizeObserver(() => this.measure());
  private changes = new MutationObserver(() => this.measure()); // it moves to another corner

  /** For `{@attach}`: the element is on the stage for as long as it is there. */
  enter = (element: HTMLElement): (() => void) => {
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
    const before = untrack(() => this.rects); // whoever enters does so in an effect
    if (JSON.stringify(found) !== JSON.stringify(before)) this.rects = found;
  };
}

export const stage = new Stage();
