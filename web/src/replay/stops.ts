/**
 * The steps of a replay: which positions it stops at, and the beats between two of them. Moves that nobody sees, such
 * as the cards of a season's plans, are one step.
 */

import type { Event, ReplayStep, View } from "../generated/types";
import { beatsOf, type Beat, type Script } from "../play/beats";

const QUIET = 1200; // milliseconds for a step without events
const UNKNOWN = 900; // for a position whose boards at its events are not known

/** A part of a game: its positions, and everything that happened up to the last of them. */
export interface Course {
  steps: readonly ReplayStep[];
  boards: readonly unknown[]; // one for each position
  log: readonly Event[];
  lines: readonly number[]; // how long the log is at each position
}

/** Whether nothing of this position is shown: the game has no event for it, or none that takes time. */
function isSilent({ events }: ReplayStep, script: Script): boolean {
  return events.every(({ key }) => script.pauses[key] === 0);
}

/**
 * The positions to stop at: where something happens, and where several have planned at the same time, before their
 * plans are carried out. Other silent moves (an army is chosen, then its way) belong to what comes of them.
 */
export function stopsOf(steps: readonly ReplayStep[], script: Script): number[] {
  const stops = [0];
  let begin = 0; // of the silent positions before this one
  for (let number = 1; number < steps.length; number++) {
    if (isSilent(steps[number]!, script)) begin ||= number;
    else {
      if (begin && number - begin > 1 && steps[begin - 1]!.to_act.length > 1) stops.push(number - 1);
      stops.push(number);
      begin = 0;
    }
  }
  if (begin) stops.push(steps.length - 1);
  return stops;
}

/** Everything that happened, and how long the log is at each position. */
export function courseOf(steps: readonly ReplayStep[], boards: readonly unknown[]): Course {
  const log = steps.flatMap(({ events }) => events);
  let length = 0;
  return { steps, boards, log, lines: steps.map(({ events }) => (length += events.length)) };
}

/** What is shown on the way from one position to a later one; `view` is that of the viewer, with any board. */
export function beatsBetween(
  { steps, boards, log, lines }: Course,
  from: number,
  to: number,
  script: Script,
  view: View,
): Beat[] {
  const beats: Beat[] = [];
  let shown = boards[from]; // silent moves are not: what is entered of a real throw belongs to its picture
  for (let number = from + 1; number <= to; number++) {
    const { events, beats: patches } = steps[number]!;
    const then = { ...view, board: boards[number] };
    const made = beatsOf(
      log,
      {
        table: undefined!, // of no use here
        seq: number,
        view: then,
        events,
        events_from: lines[number - 1]!,
        undo: false,
        beats: patches,
      },
      script,
      shown,
    );
    if (events.length) shown = boards[number];
    // The whole position comes with the last of them; without boards it takes its time instead of the events.
    const last = made.pop()!;
    beats.push(...made);
    if (events.length && !patches.length)
      beats.push({ ...last, pause: UNKNOWN, subject: events.at(-1)!, happening: [events.at(-1)!] });
    else if (number === to) beats.push({ ...last, pause: beats.length ? 0 : QUIET });
  }
  return beats;
}

/** The first position after `from`, up to `to`, whose boards at its events have not been loaded. */
export function firstWithout({ steps }: Course, from: number, to: number): number | null {
  for (let number = from + 1; number <= to; number++) {
    const { events, beats } = steps[number]!;
    if (events.length && !beats.length) return number;
  }
  return null;
}
