/**
 * Replay player: loads the positions of a game as one viewer saw them, and steps through them. Forward the stage
 * director shows every event, as at the table; back, and to any other position, it goes at once.
 */

import type { Event, ReplayEvent, ReplayPart, ReplayStep, View } from "../generated/types";
import { api } from "../lib/api";
import { prefs } from "../lib/prefs.svelte";
import type { Moment } from "../lib/table.svelte";
import { ChangeWatch, NO_CHANGES, PLAIN, type Beat, type Script } from "../play/beats";
import { SILENCE, type NowShown } from "../play/caption";
import { Director } from "../play/director";
import { readingTime } from "../play/readingTime";
import { stage } from "../play/stage.svelte";
import { beatsBetween, courseOf, firstWithout, stopsOf, type Course } from "./stops";

const FRAME = 900; // milliseconds of a step while it plays without animations

/** What is on the screen. */
interface Shown {
  board: unknown;
  lines: number; // of the log
  fresh: readonly Event[];
  subject: Event | null;
  title: string | null; // the message that names it, where several events are shown at once
  happening: readonly Event[]; // to be marked on the map: that event, and its like
}

export class ReplayPlayer {
  part = $state.raw<ReplayPart | null>(null);
  course = $state.raw<Course>({ steps: [], boards: [], log: [], lines: [] });
  tableEvents = $state.raw<readonly ReplayEvent[]>([]); // what happened besides moves, by position
  at = $state(0); // the position on the screen, or the one to which it plays
  from = $state(0); // the position before the step that led here
  moveByMove = $state(false); // stop at every move
  playing = $state(false); // it goes on by itself
  showing = $state(false); // the events of a step are being shown
  stepped = $state(false); // the screen was reached by playing, not by a jump
  skips = $state(0); // how often what was being shown was broken off
  script = $state.raw<Script>(PLAIN);
  tell: ((now: NowShown) => string) | null = null; // what happens, in the reader's words
  private shown = $state.raw<Shown>({ board: undefined, lines: 0, fresh: [], ...SILENCE });
  private words = $state.raw<NowShown>(SILENCE); // while events are shown: one without words leaves those of the last
  private readonly watch = new ChangeWatch();
  private viewer: string | null = null;
  private turn = 0; // what was begun in an earlier turn is not carried out any more
  private loading: Promise<void> | null = null;

  private readonly director = new Director(
    {
      after: (milliseconds, work) => {
        const timer = setTimeout(work, milliseconds);
        return () => clearTimeout(timer);
      },
      speed: () => prefs.pace || 1,
      backlog: Infinity, // a replay is never late
      reading: (beat) => readingTime(this.tell?.(beat) ?? ""),
    },
    (beat) => this.perform(beat),
    () => this.goOn(),
  );

  constructor(
    readonly id: string,
    readonly token: string | null,
  ) {}

  get last(): number {
    return this.course.steps.length - 1;
  }

  /** The position on the screen; while a step is being shown, the one before it, and nobody is to move. */
  get step(): ReplayStep | undefined {
    const { steps } = this.course;
    return this.showing && steps[this.from] ? { ...steps[this.from]!, to_act: [] } : steps[this.at];
  }

  get board(): unknown {
    return this.shown.board;
  }

  get subject(): Event | null {
    return this.shown.subject;
  }

  get happening(): readonly Event[] {
    return this.shown.happening;
  }

  get title(): string | null {
    return this.shown.title;
  }

  /** What is told in words. */
  get caption(): NowShown {
    const { subject, title, happening } = this.shown;
    return this.showing && this.words.subject ? this.words : { subject, title, happening };
  }

  /** What a picture in the middle of the table turns up, while it is shown. */
  get revealed(): readonly Event[] {
    return this.shown.fresh;
  }

  stops = $derived(
    this.moveByMove ? this.course.steps.map(({ number }) => number) : stopsOf(this.course.steps, this.script),
  );

  /** The positions of the step that led here, without the one before it. */
  get ofStep(): readonly ReplayStep[] {
    return this.course.steps.slice(this.from + 1, this.at + 1);
  }

  /** What has happened in this step so far. */
  get events(): readonly Event[] {
    const { log, lines } = this.course;
    return log.slice(this.at > 0 ? lines[this.from] : 0, this.shown.lines);
  }

  /** The events up to what is on the screen. */
  past(): readonly Event[] {
    return this.course.log.slice(0, this.shown.lines);
  }

  /** What is on the screen, as a table would show it. */
  get moment(): Moment {
    return {
      info: null,
      view: { ...this.view(), board: this.shown.board },
      log: this.past(),
      fresh: this.shown.fresh,
      seq: this.at,
    };
  }

  /** All positions as this viewer saw them; `viewer` null is whoever asks. */
  async load(viewer: string | null): Promise<void> {
    this.halt();
    const whose = viewer === null ? "" : `&viewer=${viewer}`;
    const part = await api.replay(this.id, this.token, `?from=0${whose}`);
    const steps = [...part.steps];
    const tableEvents = [...part.table_events];
    while (steps.length <= part.last) {
      const more = await api.replay(this.id, this.token, `?from=${steps.length}${whose}`);
      if (!more.steps.length) break;
      steps.push(...more.steps);
      tableEvents.push(...more.table_events);
    }
    this.viewer = viewer;
    this.part = part;
    this.tableEvents = tableEvents;
    stage.game = part.game;
    this.course = courseOf(steps, positions(steps));
    this.go(this.at);
  }

  /** To a position at once. */
  go(number: number): void {
    this.halt();
    this.at = Math.max(0, Math.min(this.last, number));
    this.from = this.stops.findLast((stop) => stop < this.at) ?? 0;
    this.stepped = false;
    this.settle();
  }

  /** The next step; what is being shown of this one is broken off. */
  stepOn(): void {
    const goes = this.playing;
    this.halt();
    this.playing = goes;
    this.advance();
  }

  /** To where the step on the screen began, or to the one before it. */
  stepBack(): void {
    this.go(this.stops.findLast((stop) => stop < this.at) ?? 0);
  }

  /** One move, whatever the steps are. */
  byMove(direction: 1 | -1): void {
    this.go(this.at + direction);
  }

  playOrPause(): void {
    if (this.playing) {
      this.playing = false;
      this.director.pause();
    } else {
      this.playing = true;
      this.director.resume();
      if (!this.showing) this.advance();
    }
  }

  /** Something on the page holds the next beat until it is gone. */
  hold(what: string, shown: boolean): void {
    this.director.hold(what, shown);
  }

  /** A picture has come to its result: the words tell it, too. */
  tellResult(result: Event): void {
    if (this.showing) this.words = { subject: result, title: null, happening: [result] };
  }

  close(): void {
    this.halt();
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

  private view(): View {
    const { game = "", rules_version = 0, players = 0, options = {} } = this.part ?? {};
    return { game, rules_version, seat: null, players, options, to_act: [], legal: [], board: undefined };
  }

  /** Plays the step to the next stop. */
  private advance(): void {
    const next = this.stops.find((stop) => stop > this.at);
    if (next === undefined) {
      this.playing = false;
      return;
    }
    const turn = ++this.turn;
    const from = (this.from = this.at);
    this.at = next;
    this.stepped = true;
    this.showing = true;
    this.shown = { ...this.shown, ...SILENCE };
    this.words = SILENCE;
    if (prefs.pace > 0) void this.show(from, next, turn);
    else {
      this.settle();
      const { board, lines } = this.shown;
      const still = { ...this.view(), board };
      const { subject, happening } = this.shown;
      const beat = { view: still, fresh: [], subject, title: null, happening, update: null };
      const log = this.course.log.slice(0, lines);
      this.director.push([{ ...beat, log, pause: this.playing ? FRAME : 0 }]);
    }
  }

  private async show(from: number, to: number, turn: number): Promise<void> {
    await this.loadBeats(from, to);
    if (turn !== this.turn) return;
    this.director.push(beatsBetween(this.course, from, to, this.script, this.view()));
    const later = this.stops.find((stop) => stop > to);
    if (this.playing && later !== undefined) void this.loadBeats(to, later); // while this one is looked at
  }

  /** Loads how the board looked at each event between these positions, and of some more after them. */
  private async loadBeats(from: number, to: number): Promise<void> {
    await this.loading;
    const missing = firstWithout(this.course, from, to);
    if (missing === null) return;
    const course = this.course;
    const whose = this.viewer === null ? "" : `&viewer=${this.viewer}`;
    this.loading = api.replay(this.id, this.token, `?from=${missing}&beats=1${whose}`).then(
      (part) => {
        if (this.course !== course) return; // other eyes meanwhile
        const steps = [...course.steps];
        for (const { number, beats } of part.steps) steps[number] = { ...steps[number]!, beats };
        this.course = { ...course, steps };
      },
      () => undefined, // then whole positions are shown
    );
    await this.loading;
    this.loading = null;
  }

  private perform({ view, log, fresh, subject, title, happening, minor, told }: Beat): void {
    const board = view!.board;
    const about = subject ? { subject, title, happening } : {}; // else what is on the screen stays
    if (subject && !(this.words.subject && (minor || told))) this.words = { subject, title, happening };
    this.shown = { ...this.shown, board, lines: log.length, fresh, ...about };
    const changes = this.watch.look(this.script, board);
    stage.show(subject, subject ? changes : NO_CHANGES);
  }

  /** A step has been shown: the next one, or rest. */
  private goOn(): void {
    if (this.director.playing || !this.showing) return;
    this.showing = false;
    this.settle(this.shown.fresh);
    if (this.playing) this.advance();
  }

  /** Shows the whole position; its last event stays marked on the map. */
  private settle(fresh: readonly Event[] = []): void {
    const { boards, lines } = this.course;
    const subject = this.course.log.slice(lines[this.from] ?? 0, lines[this.at]).at(-1) ?? null;
    const happening = subject ? [subject] : [];
    this.shown = {
      board: boards[this.at],
      lines: lines[this.at] ?? 0,
      fresh,
      subject,
      title: null,
      happening,
    };
    this.watch.look(this.script, boards[this.at]); // what is left out is no news
  }

  /** Breaks off what is being shown. */
  private halt(): void {
    this.turn++;
    this.playing = false;
    if (this.showing) this.skips++;
    this.showing = false;
    this.director.stop();
    this.director.paused = false;
    stage.show(null, NO_CHANGES);
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
