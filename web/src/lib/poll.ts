/** Looks again and again at a calm pace: only while the page is seen, and later and later while it fails. */

import { untrack } from "svelte";
import { Refusal } from "./api";

const MOST = 120_000; // milliseconds between two looks, however often they failed

/** `look` at once and then every so many milliseconds, never twice at a time; until the answer is called. */
export function poll(every: number, look: () => Promise<unknown>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let due = 0;
  let failures = 0;
  let looking = false;
  let stopped = false;

  async function run(): Promise<void> {
    if (document.hidden || looking || stopped) return; // a page that comes back into sight looks by itself
    looking = true;
    let wait = every;
    try {
      // Whatever the look reads, it must not run the effect again that started this.
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
