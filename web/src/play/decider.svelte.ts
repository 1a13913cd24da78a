/** Answers on their way to the server: one at a time, with what it said no to. */

import type { Ack, Refuse } from "../generated/types";
import { prefs, type Answer } from "../lib/prefs.svelte";
import type { LiveTable } from "../lib/table.svelte";
import { DraftKeeper } from "./draft.svelte";

/** The answer to a question that can be answered once and for all; `id` as in the `about.ts` of its game. */
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
  pending = $state.raw<number[] | null>(null); // waits for "do it"
  private stepwise = false; // and then goes move by move
  private undoAsOne = false; // and counts as one gesture
  autoPlayedMove = $state.raw<number | null>(null); // the last move that was made without asking
  queuedMoves = $state.raw<number[]>([]); // moves to be made as soon as they may, in this order
  private answeredSeq = -1; // the update that was answered by itself
  private acknowledged = $state(0);
  private userTookBack = false; // who takes back wants to be asked
  private lastGestureSize = 0; // so many of the last moves were one gesture, and are taken back together

  /**
   * Another word for every question to this seat, after each of its own moves too. While others move beside it the
   * question stays: what it has half chosen, and the answer to "why not", are still there.
   */
  readonly question = $derived.by(() =>
    this.legal.length ? `${this.acknowledged} ${this.legal.join(" ")}` : `${this.table.seq}`,
  );

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

  /** Send moves as one run. With the habit of confirming, a second word is needed. */
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

  /** The second word to what is pending. */
  async confirm(): Promise<void> {
    const moves = this.pending;
    if (!moves) return;
    if (this.stepwise) await this.playAll(moves, true, this.undoAsOne);
    else await this.play(moves, true);
  }

  /** What is not highlighted: the server says why not. Legal moves are never sent by this door. */
  async askWhyNot(move: number): Promise<void> {
    if (this.legal.includes(move) || this.busy) return;
    await this.send(() => this.table.submit([move]));
  }

  /** Why not, where the page can see it without asking: a limit that it shows. */
  showRefusal(key: string, rule: string, facts: Record<string, string | number>): void {
    this.refusal = { type: "refuse", refusal: { key, rule, facts }, words: key };
  }

  /** One move after the other, each as soon as it may be made; the game may end the run earlier by itself. */
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

  /** Take back move by move, until this holds or the server says no. */
  async undoUntil(done: () => boolean): Promise<void> {
    while (!done() && (await this.undo())) await this.arrived();
  }

  /** An answer that needs no question: forced, or given once and for all. */
  async answer(move: number): Promise<void> {
    const seq = this.table.seq;
    // A position may be here before the word that the move before it was taken.
    for (let tries = 0; tries < 100 && this.busy && this.table.seq === seq; tries++) await pause();
    if (this.userTookBack || this.busy || this.table.seq !== seq || this.answeredSeq === seq) return;
    this.answeredSeq = seq;
    if (await this.send(() => this.table.submit([move]))) this.autoPlayedMove = move;
  }

  forget(): void {
    this.refusal = null;
    this.pending = null;
  }

  /** The update that shows what was acknowledged. */
  private async arrived(): Promise<void> {
    for (let tries = 0; tries < 100 && this.table.seq < this.acknowledged; tries++) {
      await pause();
    }
  }

  private async send(what: () => Promise<Ack>): Promise<boolean> {
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
