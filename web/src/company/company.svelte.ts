/** Who is at the table that is open, and what happens there besides moves; for parts that are far from the table. */

import type { Presence, SeatInfo, SeatPresence, TableEvent, TableInfo } from "../generated/types";

/** Which seats bots play for somebody, after all these events. */
export function standIns(events: readonly TableEvent[]): Map<number, { bot: string; name: string }> {
  const found = new Map<number, { bot: string; name: string }>();
  for (const { kind, seat, facts } of events) {
    if (seat === null) continue;
    if (kind === "bot-in") found.set(seat, { bot: String(facts["bot"]), name: String(facts["name"]) });
    else if (kind === "bot-out" || kind === "joined") found.delete(seat);
  }
  return found;
}

class Company {
  info = $state.raw<TableInfo | null>(null); // the newest, even while something older is still being shown
  presence = $state.raw<Presence | null>(null);
  events = $state.raw<readonly TableEvent[]>([]);
  replayed = $state.raw<Map<number, { bot: string; name: string }> | null>(null); // at a moment of a replay
  mine = $state<number | null>(null); // the viewer's own seat
  nudge: ((seat: number) => Promise<void>) | null = $state.raw(null);

  clear(): void {
    this.info = this.presence = this.replayed = this.mine = this.nudge = null;
    this.events = [];
  }

  seat(player: number): SeatInfo | undefined {
    return this.info?.seats[player];
  }

  get paused(): boolean {
    return this.info?.status === "playing" && typeof this.info.paused_at === "number";
  }

  /** The name of whom a bot plays this seat for; null where nobody stands in. */
  standsInFor(player: number): string | null {
    if (this.replayed) return this.replayed.get(player)?.name ?? null;
    const seat = this.seat(player);
    return seat && seat.kind === "human" && seat.bot ? seat.name : null;
  }

  presenceOf(player: number): SeatPresence | undefined {
    return this.info ? this.presence?.seats.find(({ seat }) => seat === player) : undefined;
  }

  /** Whether the table waits for this player, as everybody can see, and the viewer may remind them. */
  canNudge(player: number): boolean {
    const [seat, own] = [this.seat(player), this.mine === null ? undefined : this.seat(this.mine)];
    if (!this.nudge || !seat || !own || own.bot || this.paused || this.info?.status !== "playing")
      return false;
    return player !== this.mine && seat.kind === "human" && !seat.bot && seat.to_act;
  }
}

export const company = new Company();
