/** Replay player: loads the positions of a game as one viewer saw them, and steps through them. */

import type { Event, ReplayPart, ReplayStep } from "../generated/types";
import { api } from "../lib/api";

export class ReplayPlayer {
  part = $state.raw<ReplayPart | null>(null);
  steps = $state.raw<ReplayStep[]>([]);
  boards: unknown[] = [];
  at = $state(0);

  constructor(
    readonly id: string,
    readonly token: string | null,
  ) {}

  get last(): number {
    return this.steps.length - 1;
  }

  get step(): ReplayStep | undefined {
    return this.steps[this.at];
  }

  get board(): unknown {
    return this.steps.length ? this.boards[this.at] : undefined;
  }

  /** The events of all steps up to this one. */
  past(): Event[] {
    return this.steps.slice(0, this.at + 1).flatMap(({ events }) => events);
  }

  /** All positions as this viewer saw them; `viewer` null is whoever asks. */
  async load(viewer: string | null): Promise<void> {
    const whose = viewer === null ? "" : `&viewer=${viewer}`;
    const part = await api.replay(this.id, this.token, `?from=0${whose}`);
    const steps = [...part.steps];
    while (steps.length <= part.last) {
      const more = await api.replay(this.id, this.token, `?from=${steps.length}${whose}`);
      if (!more.steps.length) break;
      steps.push(...more.steps);
    }
    this.boards = positions(steps);
    this.part = part;
    this.steps = steps;
    this.at = Math.min(this.at, this.last);
  }

  go(number: number): void {
    this.at = Math.max(0, Math.min(this.last, number));
  }

  /** To where the next or the last round or year begins; other games call them otherwise (`units`). */
  jump(unit: "round" | "year", direction: 1 | -1): void {
    const starts = beginnings(this.part?.moments ?? [], unit);
    const next =
      direction > 0
        ? starts.find((number) => number > this.at)
        : starts.findLast((number) => number < this.at);
    this.go(next ?? (direction > 0 ? this.last : 0));
  }
}

/** Whole boards from a run of steps that say only what has changed. */
export function positions(steps: readonly ReplayStep[]): unknown[] {
  let board: Record<string, unknown> = {};
  return steps.map((step) => (board = { ...board, ...step.board }));
}

/** The positions where a year or a round begins. */
export function beginnings(
  moments: readonly { number: number; moment: string }[],
  unit: "round" | "year",
): number[] {
  const parts = unit === "year" ? 1 : 2;
  const starts: number[] = [];
  let before = "";
  for (const { number, moment } of moments) {
    const name = moment.split("/").slice(0, parts).join("/");
    if (name !== before) starts.push(number);
    before = name;
  }
  return starts;
}
