/**
 * Beats: an update cut into the steps that a viewer sees one after the other. An update holds the board after a whole
 * move and how it looked at each event on the way, so no step shows a board that is later than its events.
 */

import type { Component } from "svelte";
import type { Event, Update, View } from "../generated/types";
import type { Sound } from "../lib/sounds";
import type { Words } from "../lib/words";

/** How long a game's events are shown, and how. */
export interface Script {
  pauses: Readonly<Record<string, number>>; // by key of the event, in milliseconds; 0: shown with the next one
  pause: number; // of all others
  round?: string; // key of the event with which a round begins
  news?: ReadonlySet<string>; // keys of the events that somebody who was away wants to know
  sounds?: Readonly<Record<string, Sound>>; // by key of the event: what is heard with it
  scenes?: Scenes; // events that are shown together, in a picture of their own
  together?: Readonly<Record<string, string>>; // by key: neighbours with the same title are shown at once, under it
  staged?: ReadonlySet<string>; // shown step by step even when the viewer did it
  playerOf?: (seat: number, players: number) => number; // where events name sides, of which a player may have two
  counts?: (board: never) => Counts; // what each seat has, by kind, where it can be told: changes are shown at the seat
  owners?: (board: never) => readonly number[]; // of the provinces
  Good?: Component<{ kind: string; size?: number }>; // the sign of a kind of `counts`
  Reveal?: Component<Revealed>; // what is turned up in the middle of the table
}

export type Counts = Readonly<Record<string, readonly number[]>>;

/** What a picture in the middle of the table is made from. */
export interface Revealed {
  event: Event;
  events: readonly Event[]; // with those that are shown together with it
  board: unknown;
  players: number;
  words: Words;
}

/** A scene begins with one event and ends with another; its result is on the board only when it is over. */
export interface Scenes {
  begin: ReadonlySet<string>;
  end: ReadonlySet<string>;
}

/** One step. Only the last beat of an update asks the viewer anything. */
export interface Beat {
  view: View | null;
  log: readonly Event[];
  fresh: readonly Event[]; // what is new, for pictures and notices: of a scene its result, too
  subject: Event | null; // what this step is about; null: it only asks
  title: string | null; // the message that names it, where several events are shown at once
  pause: number; // milliseconds until the next one
  flows?: boolean; // goes on by itself, also for who wants to be asked after each step
  update: Update | null; // with the last beat: the whole update has been shown
}

export const PLAIN: Script = { pauses: {}, pause: 350 };
// In milliseconds. The picture of a scene must be there by then, and holds the next beat until it is gone.
const SCENE_BEGINS = 400;
const SCENE_ENDED = 500;

/** `log`: as it is before this update. */
export function beatsOf(log: readonly Event[], update: Update, script: Script): Beat[] {
  const { events, events_from: from } = update;
  const whole = [...log.slice(0, from), ...events];
  const boards = boardsOf(update);
  const unknown = events.length - boards.length; // events whose boards the server has not kept
  const beats: Beat[] = [];
  let first = 0; // the first event that has not been shown

  /** The board and the log as they were at event `at`. */
  const show = (at: number, subject: number, upTo: number, pause: number, more: Partial<Beat> = {}): void => {
    beats.push({
      view: { ...update.view!, legal: [], to_act: [], outcome: null, board: boards[at - unknown] },
      // Cut when it is shown: a long queue would hold many copies.
      get log() {
        return whole.slice(0, from + at + 1);
      },
      fresh: events.slice(first, upTo),
      subject: events[subject]!,
      title: null,
      pause,
      update: null,
      ...more,
    });
    first = upTo;
  };

  for (let place = unknown; place < events.length; place++) {
    const end = sceneEnd(events, place, script.scenes);
    const pause = script.pauses[events[place]!.key] ?? script.pause;
    const title = script.together?.[events[place]!.key];
    if (end > place) {
      show(end - 1, place, end + 1, SCENE_BEGINS, { flows: true });
      show(end, end, end + 1, SCENE_ENDED);
      place = end;
    } else if (title !== undefined) {
      const begin = place;
      while (script.together?.[events[place + 1]?.key ?? ""] === title) place++;
      show(place, begin, place + 1, pause, { title });
    } else if (pause > 0) show(place, place, place + 1, pause);
  }
  const fresh = events.slice(first);
  const last = { view: update.view ?? null, log: whole, fresh, subject: null, title: null, pause: 0, update };
  return [...beats, last];
}

/** The board at each of the last events. Each is told as what differs from the next one. */
function boardsOf({ view, beats = [] }: Update): unknown[] {
  let board = (view?.board ?? {}) as Record<string, unknown>;
  const boards = beats.toReversed().map((patch) => (board = { ...board, ...patch }));
  return boards.reverse();
}

/** Where the scene that begins here ends; -1 where none begins, or its end is not known yet. */
function sceneEnd(events: readonly Event[], place: number, scenes: Scenes | undefined): number {
  if (!scenes?.begin.has(events[place]!.key)) return -1;
  for (let end = place + 1; end < events.length; end++) {
    if (scenes.end.has(events[end]!.key)) return end;
    if (scenes.begin.has(events[end]!.key)) return -1;
  }
  return -1;
}

/** What a step changes for the eye: what seats gain or lose, and provinces that change hands. */
export interface Changes {
  gains: { seat: number; kind: string; by: number }[];
  hands: { province: number; owner: number }[];
}

export const NO_CHANGES: Changes = { gains: [], hands: [] };

/** Compares each board with the one before. A negative number is not known to the viewer, and so are its changes. */
export class ChangeWatch {
  private counts: Counts = {};
  private owners: readonly number[] = [];

  look(script: Script, board: unknown): Changes {
    if (!board) return NO_CHANGES;
    const [was, is] = [this.counts, script.counts?.(board as never) ?? {}];
    const gains = Object.entries(is).flatMap(([kind, counts]) =>
      counts.flatMap((count, seat) => {
        const before = was[kind]?.[seat] ?? -1;
        return before < 0 || count < 0 || count === before ? [] : [{ seat, kind, by: count - before }];
      }),
    );
    const owners = script.owners?.(board as never) ?? [];
    const hands = owners.flatMap((owner, province) =>
      province < this.owners.length && owner !== this.owners[province] ? [{ province, owner }] : [],
    );
    this.counts = { ...was, ...is };
    this.owners = owners;
    return gains.length || hands.length ? { gains, hands } : NO_CHANGES;
  }
}
