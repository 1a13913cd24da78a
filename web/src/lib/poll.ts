/** Polling with exponential back-off; it pauses while the page is hidden. */

import { untrack } from "svelte";
import { Refusal } from "./api";

const MOST = 120_000; // longest back-off in milliseconds

/** Calls `look` now and then every `every` milliseconds, never two at a time. Returns a function that stops it. */
export function poll(every: number, look: () => Promise<unknown>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let due = 0;
  let failures = 0;
  let looking = false;
  let stopped = false;

  async function run(): Promise<void> {
    if (document.hidden || looking || stopped) return; // `seen` calls it when the page is visible again
    looking = true;
    let wait = every;
    try {
      // State that `look` reads must not become a dependency of the effect that started the polling.
      await untrack(look);
      failures = 0;
    } catch (error) {
      failures++;
      wait = Math.max(error instanceof Refusal ? error.againAfter : 0, Math.min(every * 2 ** failures, MOST));
    }
    looking = false;
    due = Date.now() + wait;
    if (!stopped) timer = setTimeout(() => void run(), wait);
  }

  function seen(): void {
    if (document.hidden || Date.now() < due) return;
    clearTimeout(timer);
    void run();
  }

  document.addEventListener("visibilitychange", seen);
  void run();
  return () => {
    stopped = true;
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", seen);
  };
}
