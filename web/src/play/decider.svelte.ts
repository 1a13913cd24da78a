/** Submits the answers of a seat: one command at a time, with confirmation, undo, automatic answers and refusals. */

import type { Ack, Refuse } from "../generated/types";
import { company } from "../company/company.svelte";
import { prefs, type Answer } from "../lib/prefs.svelte";
import type { LiveTable } from "../lib/table.svelte";
import { DraftKeeper } from "./draft.svelte";

/** The standing answer to a question; `id` as in the `about.ts` of its game. */
export function standing(id: string): Answer {
  return prefs.answers[id] ?? "ask";
}

export function setStanding(id: string, answer: Answer): void {
  prefs.answers = { ...prefs.answers, [id]: answer };
  prefs.save();
}

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));

export class Decider {
  private sending = $state(false);
  private running = $state(false); // move after move
  refusal = $state.raw<Refuse | null>(null);
  pending = $state.raw<number[] | null>(null); // moves that wait for confirmation
  untaken = $state<string | null>(null); // the question instead of these moves: what would be left undone
  private stepwise = false; // the pending moves are sent one at a time
  private undoAsOne = false; // the pending moves are one gesture: undo takes all of them back
  autoPlayedMove = $state.raw<number | null>(null); // the last move that was played without asking
  queuedMoves = $state.raw<number[]>([]); // moves to be played as soon as they are legal, in this order
  private answeredSeq = -1; // the update that was last answered automatically
  private acknowledged = $state(0);
  private userTookBack = false; // after an undo nothing is answered automatically
  private lastGestureSize = 0; // how many of the last moves undo takes back together

  /**
   * Identifies the question to this seat; it changes after each of its own moves. While others move it stays the same,
   * so that a half-made choice and the answer to "why not" are kept.
   */
  readonly question = $derived.by(() =>
    this.legal.length ? `${this.acknowledged} ${this.legal.join(" ")}` : `${this.table.seq}`,
  );

  /** What is chosen so far, for the question that it answers: it outlives a change of the layout of the page. */
  chosen = $state.raw<{ question: string; what: readonly number[] } | null>(null);

  readonly draft: DraftKeeper;

  constructor(readonly table: LiveTable) {
    this.draft = new DraftKeeper(table);
  }

  /**
   * A move is on its way, or stored but not shown yet: what is on the screen is no longer what the server sees, and a
   * second answer to it would be refused.
   */
  get busy(): boolean {
    return this.sending || this.running || this.table.seq < this.acknowledged;
  }

  get legal(): number[] {
    return this.table.view?.legal ?? [];
  }

  /** Sends moves as one run. If the player wants to be asked, they wait for confirmation first. */
  async play(moves: number[], sure = false): Promise<boolean> {
    if (this.busy) return false;
    if (!sure && prefs.confirm) {
      this.pending = moves;
      this.stepwise = false;
      return false;
    }
    this.autoPlayedMove = null;
    this.userTookBack = false;
    return this.send(() => this.table.submit(moves));
  }

  /**
   * A move that ends the decision. Something that is ticked but not taken is not dropped in silence: `untaken` asks
   * for a confirmation first; a second press confirms, too.
   */
  async end(move: number, untaken: string | null = null): Promise<boolean> {
    if (untaken === null) return this.play([move]);
    if (this.untaken === untaken) return this.play([move], true);
    if (this.busy) return false;
    this.forget();
    this.pending = [move];
    this.stepwise = false;
    this.untaken = untaken;
    return false;
  }

  /**
   * Hands in the draft as one run, once the server has judged it. Busy from the first moment: a second press would
   * answer the next question. False where the draft is not complete.
   */
  async playDraft(): Promise<boolean> {
    if (this.busy) return true;
    this.running = true;
    const run = await this.draft.run().finally(() => (this.running = false));
    if (run.length) await this.play(run);
    return run.length > 0;
  }

  /** Sends the moves that wait for confirmation. */
  async confirm(): Promise<void> {
    const moves = this.pending;
    if (!moves) return;
    if (this.stepwise) await this.playAll(moves, true, this.undoAsOne);
    else await this.play(moves, true);
  }

  /** Asks the server why a move is illegal. A legal move is never sent by this. */
  async askWhyNot(move: number): Promise<void> {
    if (this.legal.includes(move) || this.busy) return;
    await this.send(() => this.table.submit([move]));
  }

  /** Shows a refusal that the page knows without asking the server. */
  showRefusal(key: string, rule: string, facts: Record<string, string | number>): void {
    this.refusal = { type: "refuse", refusal: { key, rule, facts }, words: key };
  }

  /** Shows a sentence of the page in the place of a refusal. */
  say(words: string): void {
    this.refusal = { type: "refuse", refusal: { key: "", rule: "", facts: {} }, words };
  }

  /** Sends moves one at a time, each as soon as it is legal; stops at the first that is not. */
  async playAll(moves: number[], sure = false, undoAsOne = false): Promise<void> {
    if (this.busy) return;
    if (!sure && prefs.confirm) {
      this.pending = moves;
      this.stepwise = true;
      this.undoAsOne = undoAsOne;
      return;
    }
    this.autoPlayedMove = null;
    this.userTookBack = false;
    this.running = true;
    let made = 0;
    for (const move of moves) {
      if (!this.legal.includes(move) || !(await this.send(() => this.table.submit([move])))) break;
      await this.arrived();
      made++;
    }
    this.running = false;
    if (undoAsOne) this.lastGestureSize = made;
  }

  async undo(): Promise<boolean> {
    this.userTookBack = true;
    this.queuedMoves = [];
    this.autoPlayedMove = null;
    const more = this.lastGestureSize - 1;
    let done = await this.send(() => this.table.undo());
    for (let back = 0; done && back < more; back++) {
      await this.arrived();
      done = await this.send(() => this.table.undo());
    }
    return done;
  }

  /** Takes back move by move until `done` holds or the server refuses. */
  async undoUntil(done: () => boolean): Promise<void> {
    while (!done() && (await this.undo())) await this.arrived();
  }

  /** Takes back what was handed in together, and what was handed in before that, until `done` holds. */
  async undoRunsUntil(done: () => boolean): Promise<void> {
    this.userTookBack = true;
    this.queuedMoves = [];
    this.autoPlayedMove = null;
    while (!done() && (await this.send(() => this.table.undo(true)))) await this.arrived();
  }

  /** Plays an answer without asking the player: the only legal move, or a standing answer. */
  async answer(move: number): Promise<void> {
    const seq = this.table.seq;
    // An update may arrive before the acknowledgement of the move that caused it.
    for (let tries = 0; tries < 100 && this.busy && this.table.seq === seq; tries++) await pause();
    if (this.userTookBack || this.busy || this.table.seq !== seq || this.answeredSeq === seq) return;
    this.answeredSeq = seq;
    // Set at once: what it leads to may be shown before the ack, and a later notice would stand there for good.
    this.autoPlayedMove = move;
    if (!(await this.send(() => this.table.submit([move]))) && this.autoPlayedMove === move)
      this.autoPlayedMove = null;
  }

  /** A whole run that was advised: laid out as the draft, not handed in. */
  layDraft(moves: number[]): void {
    this.forget(); // the refusal of what lay there before
    this.draft.keep(moves, 0);
  }

  forget(): void {
    this.refusal = null;
    this.pending = null;
    this.untaken = null;
  }

  /** Waits for the update that shows the acknowledged move. */
  private async arrived(): Promise<void> {
    for (let tries = 0; tries < 100 && this.table.seq < this.acknowledged; tries++) {
      await pause();
      if (this.table.playing) tries = 0; // it is on its way to the screen
    }
  }

  private async send(what: () => Promise<Ack>): Promise<boolean> {
    if (company.paused) return false; // the notice above the table says so
    this.sending = true;
    this.lastGestureSize = 0;
    this.forget();
    try {
      this.acknowledged = (await what()).seq;
      return true;
    } catch (refuse) {
      this.refusal = refuse as Refuse;
      return false;
    } finally {
      this.sending = false;
    }
  }
}
