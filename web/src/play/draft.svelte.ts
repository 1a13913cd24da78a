/**
 * A seat's draft: loaded with its preview, and saved a moment after each change, again after trouble.
 * The server has the draft; this browser keeps a copy only of what the server has not got yet.
 */

import { untrack } from "svelte";
import type { Refuse } from "../generated/types";
import { drafts } from "../lib/prefs.svelte";
import type { LiveTable } from "../lib/table.svelte";
import { api } from "../lib/api";

const SOON = 200;
const AGAIN = 1000;
const TRIES = 6;

const pause = (wait: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, wait));

export class DraftKeeper {
  waiting = $state(false); // the server has not got the last change yet
  private name = ""; // of the open question, in the storage of this browser
  private openings = 0;
  private loading: Promise<void> = Promise.resolve();
  private wanted: number[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private tries = 0;

  constructor(private readonly table: LiveTable) {}

  /**
   * A panel opens for a question. What this browser made and could not save comes first and is saved now; otherwise
   * what the server has. Looking alone never saves: the seat may be making its draft on another device.
   * Returns what closes the question again.
   */
  open(question: string): () => void {
    const opening = ++this.openings;
    const name = `moves.${this.table.id}.${question}`;
    if (name !== this.name) {
      this.leave();
      this.name = name;
      this.table.previewedDraft = null; // what was judged before was another question's
    }
    const unsaved = this.asked ? movesIn(drafts.read(name)) : null;
    if (unsaved !== null) this.keep(unsaved, 0);
    else this.loading = this.load(opening);
    return () => {
      if (opening === this.openings) this.leave();
    };
  }

  /** For a panel: its question is open as long as it is shown, and opened again when the server is back. */
  follow(question: () => string): void {
    $effect(() => {
      const opened = question();
      void this.table.online;
      return untrack(() => this.open(opened));
    });
  }

  keep(moves: number[], soon = SOON): void {
    this.wanted = moves;
    this.waiting = true;
    drafts.write(this.name, JSON.stringify(moves));
    // At once: a panel that is drawn anew meanwhile must find the newest draft.
    this.table.draft = moves;
    this.table.unsaved = true;
    this.tries = 0;
    this.later(soon);
  }

  /** What is still to be sent goes now; resolves when the server has judged the draft. */
  async flush(): Promise<void> {
    await this.loading;
    while (this.waiting) {
      clearTimeout(this.timer);
      await this.send();
      if (this.waiting) await pause(this.tries ? AGAIN : SOON); // refused as too old, or changed meanwhile
    }
  }

  /** The run to submit, once the server has judged exactly this draft; none while the draft is not complete. */
  async run(): Promise<number[]> {
    await this.flush();
    const { previewedDraft: previewed, draft } = this.table;
    return previewed?.moves.join() === (draft ?? []).join() ? (previewed?.preview?.run ?? []) : [];
  }

  /** The seat has moved on, or the page is left: what is still to be sent goes now. */
  private leave(): void {
    clearTimeout(this.timer);
    const { name, wanted } = this;
    const current = this.table.draft === wanted; // not that of a question that was answered meanwhile
    if (this.waiting && current && this.tries === 0 && this.asked && !this.table.submitting)
      void this.table.keepDraft(wanted).then(
        () => drafts.remove(name),
        () => undefined,
      );
    this.wanted = [];
    this.waiting = this.table.unsaved = false;
  }

  /** Whatever comes by the socket meanwhile, or is changed here, is newer than this answer. */
  private async load(opening: number): Promise<void> {
    const { id, token } = this.table;
    for (let tries = 0; token !== null && tries < TRIES; tries++) {
      const draft = await api.draft(id, token).catch(() => null);
      if (opening !== this.openings || this.waiting || this.table.previewedDraft !== null) return;
      if (draft !== null) {
        this.table.previewedDraft = draft;
        this.table.draft = draft.moves;
        return;
      }
      await pause(AGAIN);
    }
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
    if (this.table.draft !== sent) return this.settle(); // another one has been made since
    try {
      await this.table.keepDraft(sent);
      if (sent === this.wanted) this.settle();
    } catch (refuse) {
      // Something happened at the table meanwhile: the same draft once more, after its news. Others are no draft's fault.
      const stale = (refuse as Refuse).refusal?.key === "command-stale";
      if (sent !== this.wanted) return;
      if (stale && this.tries++ < TRIES) this.later(AGAIN);
      else this.settle();
    }
  }

  private settle(): void {
    drafts.remove(this.name);
    this.waiting = this.table.unsaved = false;
  }
}

function movesIn(text: string | null): number[] | null {
  try {
    const moves: unknown = JSON.parse(text ?? "null");
    return Array.isArray(moves) && moves.every(Number.isInteger) ? (moves as number[]) : null;
  } catch {
    return null;
  }
}
