/** Finds the thing on the page that a lesson explains, as far as it is to be seen. */

import type { Rect } from "./cardPlacement";

const LEAST = 10; // pixels; of what is smaller too little is to be seen

export interface Found {
  element: Element;
  selector: string;
  rect: Rect; // the part that is to be seen
}

/** The part of an element that neither the screen nor a scrolling area cuts off; null: nothing of it. */
export function visibleRect(element: Element): Rect | null {
  const own = element.getBoundingClientRect();
  let [left, top, right, bottom] = [
    Math.max(0, own.left),
    Math.max(0, own.top),
    Math.min(innerWidth, own.right),
    Math.min(innerHeight, own.bottom),
  ];
  for (
    let parent = element.parentElement;
    parent && parent !== document.body;
    parent = parent.parentElement
  ) {
    const style = getComputedStyle(parent);
    if (style.overflowX === "visible" && style.overflowY === "visible") continue;
    const frame = parent.getBoundingClientRect();
    left = Math.max(left, frame.left);
    top = Math.max(top, frame.top);
    right = Math.min(right, frame.right);
    bottom = Math.min(bottom, frame.bottom);
  }
  return right - left < LEAST || bottom - top < LEAST ? null : { left, top, right, bottom };
}

/** Whether something else lies on its middle, such as a bar that stays while a list scrolls under it. */
function covered(element: Element, { left, top, right, bottom }: Rect): boolean {
  const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  if (!hit || hit.closest(".coach") || element.contains(hit) || hit.contains(element)) return false;
  return !(hit.closest("#map") && element.closest("#map")); // pieces lie on provinces
}

/** The first of these that is on the page and in sight. */
export function findObject(selectors: readonly string[]): Found | null {
  for (const selector of selectors)
    for (const element of document.querySelectorAll(selector)) {
      const rect = visibleRect(element);
      if (rect && !covered(element, rect)) return { element, selector, rect };
    }
  return null;
}

/** Scrolls the first of these into sight, unless one of them is. */
export function bringIntoSight(selectors: readonly string[]): void {
  if (findObject(selectors)) return;
  for (const selector of selectors) {
    const element = document.querySelector(`:is(.pane, .mat, .side, .drawer) ${selector}`);
    if (element?.getClientRects().length) return element.scrollIntoView({ block: "center" });
  }
}
