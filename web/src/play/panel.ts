/** What the decision panels of all games do alike with keys and with the focus. */

import { tick } from "svelte";

/** The button that confirms what was ticked, on the map or in a list; a second press takes it. */
export const CONFIRM = "#decision .chosen .main";

/** The focus goes there once it is drawn. */
export function focusSoon(selector = CONFIRM, preventScroll = false): void {
  void tick().then(() => document.querySelector<HTMLElement>(selector)?.focus({ preventScroll }));
}

/** A key for the panel: not one of the browser, and not text that somebody types. */
export function isForPanel(event: KeyboardEvent): boolean {
  const browser = event.ctrlKey || event.metaKey || event.altKey;
  return !browser && !(event.target as HTMLElement).matches("input, textarea, select");
}
