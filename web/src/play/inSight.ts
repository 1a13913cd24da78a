/** On the sheet of a phone what can be chosen stays in sight, above the button that ends the decision. */

import { tick } from "svelte";
import { CONFIRM } from "./panel";

const HANDS = ["pointerdown", "wheel", "keydown"] as const;
const GAP = 8; // pixels between what is in sight and what covers the rest

/** How much of the sheet's end is covered by the button that stays there. */
function covered(sheet: HTMLElement): number {
  const end = sheet.querySelector<HTMLElement>("#decision .end");
  return end && getComputedStyle(end).position === "sticky" ? end.offsetHeight : 0;
}

/** Scrolls no further than needed, and never so far that its beginning is out of sight. */
function reveal(sheet: HTMLElement, wanted: Element): void {
  const [place, room] = [wanted.getBoundingClientRect(), sheet.getBoundingClientRect()];
  const hidden = place.bottom + GAP - (room.bottom - covered(sheet));
  if (hidden > 0) sheet.scrollTop += Math.min(hidden, Math.max(0, place.top - room.top));
}

const unread = new WeakSet<HTMLElement>(); // sheets with a question that no hand has moved yet

/** A new question is read from its beginning, as far as this leaves something to choose in sight. */
export function readFromBeginning(sheet: HTMLElement): void {
  sheet.scrollTop = 0;
  unread.add(sheet);
  revealChoices(sheet);
}

/** Every sheet and panel with the question, once what has changed is drawn. */
export async function beginAgain(): Promise<void> {
  await tick();
  for (const sheet of document.querySelectorAll<HTMLElement>(":is(.pane, .mat):has(#decision), #decision"))
    readFromBeginning(sheet);
}

function revealChoices(sheet: HTMLElement): void {
  if (document.querySelector(".coach")) return; // a lesson is read first, beside what it speaks about
  const list = sheet.querySelector<HTMLElement>("[data-choices]");
  const wanted = list?.dataset.choices === "all" ? list : list?.querySelector("button");
  if (wanted && sheet.matches(".drawer *")) reveal(sheet, wanted);
}

/** Keeps the button of what is ticked in sight when the sheet changes, and says where it goes on: below, or under what ends it. */
export function keepInSight(sheet: HTMLElement): () => void {
  let [width, height] = [0, 0];
  const mark = (): void => {
    const more = sheet.scrollTop + sheet.clientHeight < sheet.scrollHeight - GAP;
    const shown = covered(sheet) || sheet.querySelector(".planning"); // which shows it by itself
    sheet.dataset.more = more ? (shown ? "under" : "below") : "";
  };
  const look = (): void => {
    sheet.style.scrollPaddingBottom = `${covered(sheet) + GAP}px`;
    const turned = sheet.clientWidth !== width || sheet.clientHeight !== height;
    [width, height] = [sheet.clientWidth, sheet.clientHeight];
    const confirm = sheet.querySelector(CONFIRM);
    if (confirm && (turned || confirm === document.activeElement)) reveal(sheet, confirm);
    if (unread.has(sheet)) revealChoices(sheet); // what is above them may have grown
    mark();
  };
  const touched = (): boolean => unread.delete(sheet);
  const sizes = new ResizeObserver(look);
  const watch = (): void => {
    sizes.disconnect();
    for (const part of [sheet, ...sheet.children]) sizes.observe(part);
  };
  const parts = new MutationObserver(watch);
  parts.observe(sheet, { childList: true });
  watch();
  sheet.addEventListener("scroll", mark, { passive: true });
  for (const hand of HANDS) sheet.addEventListener(hand, touched, { passive: true });
  return () => {
    sizes.disconnect();
    parts.disconnect();
    sheet.removeEventListener("scroll", mark);
    for (const hand of HANDS) sheet.removeEventListener(hand, touched);
  };
}
