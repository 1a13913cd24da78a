/**
 * Another seat of a screen that several people share. What lies on the table before everybody, such as real dice, is
 * entered for it by whoever has the screen: no curtain is needed, for nothing of that seat is shown.
 */

import { api, Refusal } from "../lib/api";
import { keyOf } from "../lib/prefs.svelte";
import type { LiveTable } from "../lib/table.svelte";
import type { Decider } from "./decider.svelte";

/** The token of a seat at this screen, if several people share it. */
export function neighbourAt(table: string, seat: number): string | null {
  const key = keyOf(table);
  if (!key?.shared || key.seat === seat) return null;
  return key.others?.find((one) => one.seat === seat)?.token ?? null;
}

/** Hands in what is entered for that seat, as a `Decider` does for the own one. */
export class Neighbour {
  private sending = $state(false);
  private sentAt = $state(-1); // the update that was shown then: busy until the next one is

  constructor(
    private readonly decider: Decider,
    private readonly token: string,
  ) {}

  private get table(): LiveTable {
    return this.decider.table;
  }

  get busy(): boolean {
    return this.sending || this.table.seq <= this.sentAt;
  }

  get question(): string {
    return `${this.table.seq}`;
  }

  async play(moves: number[]): Promise<boolean> {
    if (this.busy) return false;
    this.sending = true;
    this.sentAt = this.table.seq;
    this.decider.forget();
    try {
      await api.move(this.table.id, this.token, moves);
      return true;
    } catch (error) {
      this.sentAt = -1;
      // Without an answer of the server the page says that it is offline.
      if (error instanceof Refusal) {
        const { key, rule, words } = error;
        this.decider.refusal = { type: "refuse", refusal: { key, rule, facts: {} }, words };
      }
      return false;
    } finally {
      this.sending = false;
    }
  }
}
