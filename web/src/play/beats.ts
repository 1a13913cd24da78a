/**
 * Beats: an update cut into the steps that a viewer sees one after the other. An update holds the board after a whole
 * move and how it looked at each event on the way, so no step shows a board that is later than its events.
 */

import type { Component } from "svelte";
import type { Event, Update, View } from "../generated/types";
import type { Sound } from "../lib/sounds";
import type { Words } from "../lib/words";

/** The log with what is shown in a picture: it is told only when that is over. */
export function withPicture({ log, fresh }: Pick<Beat, "log" | "fresh">): readonly Event[] {
  return fresh.length && log.at(-1) !== fresh.at(-1) ? [...log, ...fresh] : log;
}

/** How long a game's events are shown, and how. */
export interface Script {
  pauses: Readonly<Record<string, number>>; // by key of the event, in milliseconds; 0: shown with the next one
  pause: number; // of all others
  round?: string; // key of the event with which a round begins
  news?: ReadonlySet<string>; // keys of the events that somebody who was away wants to know
  sounds?: Readonly<Record<string, Sound>>; // by key of the event: what is heard with it
  scenes?: Scenes; // events that are shown together, in a picture of their own
  together?: Readonly<Record<string, string>>; // by key: neighbours with the same title are shown at once, under it
  alike?: Readonly<Record<string, string>>; // by key: neighbours of one kind are shown at once; the message that heads them
  toldByNext?: (one: Event, next: Event) => boolean; // a march into land that it takes: it is only marked on the map
  staged?: ReadonlySet<string>; // shown step by step even when the viewer did it
  // Whether an event of the log matters less to this viewer: where much is waiting it is not shown by itself.
  minor?: (log: readonly Event[], place: number, viewer: View) => boolean;
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
  options: Readonly<Record<string, string>>; // of the table
  words: Words;
}

/** What is told only when its picture has shown it: a throw of the tower, a roll of dice. */
export interface Scenes {
  hides: ReadonlySet<string>; // what the picture shows; until it is over, board, log and words are as before
  begin: ReadonlySet<string>; // what such a picture is about: it may have been told in an earlier update
  end: ReadonlySet<string>; // the result, which is told with it
  untitled: string; // the message that names a picture of which nothing else is known
  joins?: (one: Event, next: Event) => boolean; // whether neighbours are shown in one picture
}

/** What the throw or roll that follows this log is about; null where nothing was begun that is not over. */
export function beginningIn(log: readonly Event[], { hides, begin, end }: Scenes): Event | null {
  const last = log.findLast(({ key }) => begin.has(key) || end.has(key) || hides.has(key));
  return last && begin.has(last.key) ? last : null;
}

/** One step. Only the last beat of an update asks the viewer anything. */
export interface Beat {
  view: View | null;
  log: readonly Event[];
  fresh: readonly Event[]; // what is new, for pictures and notices: of a scene also what it hides, and its result
  subject: Event | null; // what this step is about; null: it only asks
  title: string | null; // the message that names it, where several events are shown at once
  happening: readonly Event[]; // what is marked on the map and told in words: the subject, and its like
  pause: number; // milliseconds until the next one
  minor?: boolean; // left out where much is waiting; the words are those of what it belongs to
  told?: boolean; // it has been told already, or has no words of its own: those on the screen stay
  reading?: number; // milliseconds that its words need at normal speed
  scene?: boolean; // a picture is being shown: it goes on by itself when that is over, however fast all else is
  update: Update | null; // with the last beat: the whole update has been shown
}

export const PLAIN: Script = { pauses: {}, pause: 350 };
// In milliseconds. The picture of a scene must be there by then, at any speed, and holds the next beat until it is gone.
const SCENE_BEGINS = 400;
const SCENE_ENDED = 500;
const MOST_ALIKE = 3; // events in one line of words, which has room for no more beside the buttons
const ONE_MORE = 0.6; // of the time of one, for each other in its line

/** `log` and `board`: as they are before this update; the board may not be known. */
export function beatsOf(log: readonly Event[], update: Update, script: Script, board?: unknown): Beat[] {
  const { events, events_from: from } = update;
  const whole = [...log.slice(0, from), ...events];
  const boards = boardsOf(update);
  const unknown = events.length - boards.length; // events whose boards the server has not kept
  const beats: Beat[] = [];
  let first = 0; // the first event that has not been shown

  /** The board and the log as they were at event `at`; -1: before the first one. */
  const show = (at: number, subject: number, upTo: number, pause: number, more: Partial<Beat> = {}): void => {
    const then = at < unknown ? (board ?? boards[0]) : boards[at - unknown];
    beats.push({
      view: { ...update.view!, legal: [], to_act: [], outcome: null, board: then },
      // Cut when it is shown: a long queue would hold many copies.
      get log() {
        return whole.slice(0, from + at + 1);
      },
      fresh: events.slice(first, upTo),
      subject: events[subject]!,
      title: null,
      happening: withWays([more.subject ?? events[subject]!]),
      pause,
      minor: script.minor?.(whole, from + subject, update.view!) ?? false,
      update: null,
      ...more,
    });
    first = upTo;
  };

  /** Shows what the scene at `place` hides only when its picture is over; returns the last event of it. */
  const perform = (place: number, scenes: Scenes): number => {
    let last = place;
    while (events[last + 1] && scenes.joins?.(events[last]!, events[last + 1]!)) last++;
    const end = resultOf(events, last, scenes);
    const about = beginningIn(whole.slice(0, from + place), scenes);
    const title = about ? null : scenes.untitled;
    const upTo = (end < 0 ? last : end) + 1;
    show(place - 1, place, upTo, SCENE_BEGINS, {
      subject: about ?? events[place]!,
      title,
      scene: true,
      told: !about, // where a battle goes on, its last words stay
    });
    if (end >= 0) show(end, end, upTo, SCENE_ENDED, { told: true });
    else for (let one = place; one <= last; one++) show(last, one, upTo, pauseOf(one), { told: true });
    return upTo - 1;
  };
  /** This event and those of its kind that follow; what takes no time between them is no reason to part them. */
  const neighboursAlike = (place: number): Event[] => {
    const alike = [events[place]!];
    for (let at = place + 1; at < events.length && alike.length < MOST_ALIKE; at++)
      if (events[at]!.key === alike[0]!.key && !isToldByNext(at)) alike.push(events[at]!);
      else if (pauseOf(at) > 0 || script.scenes?.hides.has(events[at]!.key)) break;
    return alike;
  };
  const isToldByNext = (place: number): boolean =>
    events[place + 1] !== undefined && (script.toldByNext?.(events[place]!, events[place + 1]!) ?? false);
  const pauseOf = (place: number): number =>
    isToldByNext(place) ? 0 : (script.pauses[events[place]!.key] ?? script.pause);
  /** With the marches that led there, whose arrows are drawn, too. */
  const withWays = (told: readonly Event[]): readonly Event[] => [
    ...told,
    ...events.filter((_, place) => isToldByNext(place) && told.includes(events[place + 1]!)),
  ];

  for (let place = unknown; place < events.length; place++) {
    const { key } = events[place]!;
    const title = script.together?.[key];
    if (isToldByNext(place)) continue;
    if (script.scenes?.hides.has(key)) place = perform(place, script.scenes);
    else if (title !== undefined) {
      const begin = place;
      while (script.together?.[events[place + 1]?.key ?? ""] === title) place++;
      show(place, begin, place + 1, pauseOf(begin), { title });
    } else if (script.alike?.[key] !== undefined) {
      const alike = neighboursAlike(place);
      const pause = (1 + (alike.length - 1) * ONE_MORE) * pauseOf(place);
      const last = events.indexOf(alike.at(-1)!, place);
      show(
        last,
        place,
        last + 1,
        pause,
        alike.length > 1 ? { title: script.alike[key], happening: withWays(alike) } : {},
      );
      place = last;
    } else if (pauseOf(place) > 0) show(place, place, place + 1, pauseOf(place));
  }
  const fresh = events.slice(first);
  const rest = { view: update.view ?? null, log: whole, fresh, subject: null, title: null, happening: [] };
  return [...beats, { ...rest, pause: 0, update }];
}

/** The board at each of the last events. Each is told as what differs from the next one. */
function boardsOf({ view, beats = [] }: Update): unknown[] {
  let board = (view?.board ?? {}) as Record<string, unknown>;
  const boards = beats.toReversed().map((patch) => (board = { ...board, ...patch }));
  return boards.reverse();
}

/** Where the result of what happens at `place` is told; -1 where there is none. */
function resultOf(events: readonly Event[], place: number, { hides, begin, end }: Scenes): number {
  for (let at = place + 1; at < events.length; at++) {
    const { key } = events[at]!;
    if (end.has(key)) return at;
    if (begin.has(key) || hides.has(key)) return -1;
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
