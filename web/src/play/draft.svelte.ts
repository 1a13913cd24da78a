/** Keeps a draft with the server while it is being made: a moment after the last change, and again after trouble. */

import type { Refuse } from "../generated/types";
import type { LiveTable } from "../lib/table.svelte";

const SOON = 200;
const AGAIN = 1000;
const TRIES = 6;

export class DraftKeeper {
  waiting = $state(false); // the server has not got the last change yet
  private wanted: number[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private tries = 0;

  constructor(private readonly table: LiveTable) {
    table.judged = null; // what was judged before was another question's
  }

  keep(moves: number[], soon = SOON): void {
    this.wanted = moves;
    this.waiting = true;
    // At once: a panel that is drawn anew meanwhile must find the newest draft.
    this.table.draft = moves;
    this.table.unsaved = true;
    this.tries = 0;
    this.later(soon);
  }

  /** What is still to be sent goes now; resolves when the server has answered. */
  async flush(): Promise<void> {
    clearTimeout(this.timer);
    if (this.waiting) await this.send();
  }

  /** The seat has moved on, or the page is left: what is still to be sent goes now. */
  close(): void {
    clearTimeout(this.timer);
    const current = this.table.draft === this.wanted; // not that of a question that was answered meanwhile
    if (this.waiting && current && this.tries === 0 && this.asked && !this.table.submitting)
      void this.table.keepDraft(this.wanted).catch(() => undefined);
    this.waiting = this.table.unsaved = false;
  }

  private get asked(): boolean {
    return (this.table.view?.legal.length ?? 0) > 0;
  }

  private later(wait: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.send(), wait);
  }

  private async send(): Promise<void> {
    const sent = this.wanted;
    // What is handed in meanwhile ends the draft; refused, it is still one.
    if (this.table.submitting) return this.later(AGAIN);
    if (!this.asked && sent.length) return this.settle();
    try {
      await this.table.keepDraft(sent);
      if (sent !== this.wanted) return;
      this.table.draft = sent;
      this.settle();
    } catch (refuse) {
      // Something happened at the table meanwhile: the same draft once more, after its news. Others are no draft's fault.
      const stale = (refuse as Refuse).refusal?.key === "command-stale";
      if (sent !== this.wanted) return;
      if (stale && this.tries++ < TRIES) this.later(AGAIN);
      else this.settle();
    }
  }

  private settle(): void {
    this.waiting = this.table.unsaved = false;
  }
}
