/**
 * WebSocket client of one table, with reconnect: the last update, log, chat, and commands that wait for an answer.
 */

import type {
  Ack,
  Bye,
  ChatLine,
  Draft,
  Event,
  Presence,
  Refuse,
  SeatInfo,
  SpectatorChat,
  TableEvent,
  TableInfo,
  Update,
  View,
} from "../generated/types";
import type { Change } from "../board/changes";
import type { Owners } from "../games/clients";
import { beatsOf, ChangeWatch, NO_CHANGES, PLAIN, type Beat, type Script } from "../play/beats";
import { SILENCE, type NowShown } from "../play/caption";
import { Director } from "../play/director";
import { readingTime } from "../play/readingTime";
import { stage } from "../play/stage.svelte";
import { runInFrame } from "./frameQueue";
import { api } from "./api";
import { prefs, visits, type RoundMark, type Visit } from "./prefs.svelte";
import { reloadIfRenewed } from "./renewed";
import { hangUp } from "./socket";
import { takenBack, type TakenBack } from "./takenBack";

type FromServer =
  | Update
  | Ack
  | Refuse
  | ChatLine
  | SpectatorChat
  | TableEvent
  | Presence
  | Bye
  | Draft
  | { type: "pong" }
  | { type: "reminder" };

interface Waiting {
  resolve: (ack: Ack) => void;
  reject: (refuse: Refuse) => void;
  message: string;
}

const RECONNECT_AFTER_BYE = 8; // seconds, after a `bye` that names no time
const PING_EVERY = 25_000;
const PACE = 40; // milliseconds between two updates on the screen: the browser must have drawn one before the next
const NEWS_LASTS = 6; // lines of the log for which an undo is shown
const STARTED_LONG_AGO = 120; // seconds: such a clock runs, even where this machine's own clock is wrong
const RECONNECT_DELAYS = [300, 700, 1500, 3000, 5000];

/** A table as it stood at one moment. */
export interface Moment {
  readonly info: TableInfo | null;
  readonly view: View | null;
  readonly log: readonly Event[];
  readonly fresh: readonly Event[];
  readonly seq: number;
}

export class LiveTable implements Moment {
  // Replaced whole and never changed inside: nothing in them needs to be watched.
  info = $state.raw<TableInfo | null>(null);
  view = $state.raw<View | null>(null);
  seq = $state(0);
  log = $state.raw<readonly Event[]>([]);
  fresh = $state.raw<readonly Event[]>([]); // what the last frame brought, for animations
  nextFrame = $state.raw<Moment>(this); // the same, a frame later: for less urgent parts, so that no frame is long
  chat = $state<ChatLine[]>([]);
  spectatorChat = $state(0); // changes of the spectators' chat, if this viewer may read it
  newest = $state.raw<TableInfo | null>(null); // as it was last told, perhaps not shown yet
  presence = $state.raw<Presence | null>(null); // who is at the table
  tableEvents = $state.raw<readonly TableEvent[]>([]); // what happened besides moves
  canUndo = $state(false);
  takenBack = $state.raw<TakenBack | null>(null); // what somebody took back last, until the game has gone on
  draft = $state.raw<number[] | null>(null); // this seat's draft, kept by the server too; null: not known yet
  unsaved = false; // `draft` is newer than the server's, which must not overwrite it
  previewedDraft = $state.raw<Draft | null>(null); // the last draft that the server has checked, with its preview
  online = $state(false);
  refused = $state<Refuse | null>(null); // the table itself cannot be opened
  reminded = $state(false);
  playing = $state(false); // what happened is being shown step by step, and what is on the screen is not yet now
  behind = $state(0); // steps that are still to be shown
  subject = $state.raw<Event | null>(null); // the event that is being shown
  title = $state<string | null>(null); // the message that names it, where several events are shown at once
  happening = $state.raw<readonly Event[]>([]); // to be marked on the map: that event, and its like
  caption = $state.raw<NowShown>(SILENCE); // the words: a step without words of its own leaves those that are there
  awaitsViewer = $state(false); // after a step, because the viewer wants it so
  owed = $state.raw<SeatInfo | null>(null); // the own seat as it was last told, perhaps not shown yet, while it is asked
  pace = $state(1); // how many times faster than at normal speed the step on the screen is shown
  paused = $state(false); // by the viewer, between two steps
  skips = $state(0); // how often the viewer has skipped what was being shown
  script: Script = PLAIN; // of the game
  tell: ((now: NowShown) => string) | null = null; // what happens, in the reader's words
  absentSince = $state.raw<Visit | null>(null); // the viewer has not seen what happened since then
  owners: Owners | null = null; // of the game
  rounds = $state.raw<readonly RoundMark[]>([]); // the beginnings of the last two rounds
  joinedAt = $state(0); // lines of the log when this browser first saw the table
  changes = $state.raw<readonly Change[]>([]); // provinces to be marked as having changed hands
  lifted = $state(false); // the player of this seat has taken the screen, and nobody else has it since
  private decided: { seq: number; lines: number } | undefined; // when this seat last made a move
  private whole: View | null = null; // `view` with the secrets of this seat
  private open: ((view: View) => View) | null = null; // takes them away, at a screen that several people share

  private readonly director = new Director(
    {
      after: (milliseconds, work) => {
        const timer = setTimeout(work, milliseconds);
        return () => clearTimeout(timer);
      },
      speed: () => prefs.speed,
      stepwise: () => prefs.stepwise,
      reading: (beat) => readingTime(this.tell?.(beat) ?? ""),
    },
    (beat) => this.perform(beat),
    () => {
      this.playing = stage.playing = this.director.playing;
      this.behind = this.director.behind;
      this.awaitsViewer = this.director.waiting;
      this.paused = this.director.paused;
    },
  );
  // Perhaps not shown yet.
  private received: { seq: number; log: readonly Event[]; board: unknown } = {
    seq: 0,
    log: [],
    board: undefined,
  };
  private readonly watch = new ChangeWatch();
  private rejoining = false; // the next update tells what happened while there was no connection
  private socket: WebSocket | null = null;
  private waiting = new Map<string, Waiting>();
  private arrived: Update[] = []; // updates that are not shown yet
  private shown = -PACE; // when the last ones were
  private following: (() => void) | null = null; // sets `nextFrame` at once instead of in the next frame
  private acknowledged = 0; // the newest update that an acknowledgement named
  private toldShown = -1; // the last update of which the server knows that it has been shown
  private tries = 0;
  private again: number | null = null; // seconds to wait before reconnecting, as the server's `bye` asked
  private closed = false;
  private pinging: ReturnType<typeof setInterval> | undefined;

  constructor(
    readonly id: string,
    readonly token: string | null,
  ) {
    const kept = visits.read(id);
    this.rounds = kept?.rounds ?? [];
    this.decided = kept?.decided;
    document.addEventListener("visibilitychange", this.noticeAbsence);
    document.addEventListener("visibilitychange", this.tellVisible);
    this.connect();
  }

  close(): void {
    this.closed = true;
    document.removeEventListener("visibilitychange", this.noticeAbsence);
    document.removeEventListener("visibilitychange", this.tellVisible);
    this.director.stop();
    stage.clear();
    clearInterval(this.pinging);
    hangUp(this.socket);
  }

  /** What the client of the game says about it, once it is loaded. */
  use(script: Script | undefined, owners: Owners | undefined): void {
    this.script = script ?? PLAIN;
    this.owners = owners ?? null;
    if (!this.view) return;
    this.noticeRound(this.log.length);
    this.noteVisit();
  }

  /** At a screen that several people share: `open` takes the secrets away while nobody has taken it. */
  share(open: ((view: View) => View) | null): void {
    if (this.open === open) return;
    this.open = open;
    this.showView();
  }

  /** The player of this seat has the screen, until the seat is asked nothing any more. */
  lift(): void {
    this.lifted = true;
    this.showView();
  }

  private showView(): void {
    if (!this.whole) return;
    this.view = this.open && !this.lifted ? this.open(this.whole) : this.whole;
    this.follow();
  }

  /** Sends a move or a whole run; resolves when the server has stored it. Sent again after a reconnect. */
  submit(moves: (number | (string | number)[])[]): Promise<Ack> {
    this.unsaved = false;
    const draft = this.draft;
    const decided = { seq: this.seq, lines: this.log.length };
    const sent = this.send({ type: "moves", seen: this.seq, moves });
    // An answered question has no draft any more, on the server too. The ack may come after the next question,
    // whose draft is another one.
    void sent.then(
      () => {
        if (this.draft === draft) this.draft = [];
        this.decided = decided;
      },
      () => undefined,
    );
    return sent;
  }

  /** Takes back the last move; with `run` all that was handed in together, which is then this seat's draft again. */
  async undo(run = false): Promise<Ack> {
    const draft = this.draft;
    if (run) this.draft = null; // the server says what it is
    try {
      return await this.send({ type: "undo", seen: this.seq, run });
    } catch (refuse) {
      this.draft ??= draft;
      throw refuse;
    }
  }

  /** Moves are on their way, or stored and not shown yet: what this seat is asked may be answered by them. */
  get submitting(): boolean {
    return (
      this.seq < this.acknowledged ||
      [...this.waiting.values()].some(({ message }) => message.includes('"type":"moves"'))
    );
  }

  /** Moves that are put together but not handed in, for this seat's other devices; none: forget them. */
  keepDraft(moves: number[]): Promise<Ack> {
    return this.send({ type: "draft", seen: this.seq, moves });
  }

  /** Says a text, or a ready phrase. */
  say(text: string, phrase = ""): Promise<Ack> {
    return this.send(phrase ? { type: "chat", phrase } : { type: "chat", text });
  }

  /** A line that is known already has changed. */
  private hear(line: ChatLine): void {
    const known = this.chat.findIndex(({ number }) => number === line.number);
    if (known < 0) this.chat.push(line);
    else this.chat[known] = line;
  }

  private send(message: Record<string, unknown>): Promise<Ack> {
    const id = crypto.randomUUID();
    const text = JSON.stringify({ id, ...message });
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject, message: text });
      if (this.online) this.socket?.send(text);
    });
  }

  private connect(): void {
    const address = new URL("/ws", location.href);
    address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(address);
    this.socket = socket;
    socket.onopen = () => {
      const hello = {
        type: "hello",
        table: this.id,
        token: this.token,
        seen: this.received.seq,
        events: this.received.log.length,
        beats: true,
        chat: this.chat.at(-1)?.number ?? 0,
        chat_edits: Math.max(0, ...this.chat.map(({ edit }) => edit ?? 0)),
        presence: true,
        table_events: this.tableEvents.at(-1)?.number ?? 0,
        visible: !document.hidden,
        browser: this.token ? "" : prefs.browser, // a spectator's tabs are one; a seat's are anyway
        lang: prefs.lang,
      };
      socket.send(JSON.stringify(hello));
      for (const { message } of this.waiting.values()) socket.send(message);
      if (this.received.seq) void reloadIfRenewed(); // what was changed here and not sent, this browser keeps
      this.tries = 0;
      this.rejoining = true;
      this.online = true;
      clearInterval(this.pinging);
      this.pinging = setInterval(() => socket.send('{"type":"ping"}'), PING_EVERY);
    };
    socket.onmessage = ({ data }: MessageEvent<string>) => this.receive(JSON.parse(data) as FromServer);
    socket.onclose = () => {
      this.online = false;
      clearInterval(this.pinging);
      if (this.closed || this.refused) return;
      const wait =
        this.again === null
          ? RECONNECT_DELAYS[Math.min(this.tries++, RECONNECT_DELAYS.length - 1)]!
          : this.again * 1000;
      this.again = null;
      setTimeout(() => this.connect(), wait * (0.75 + Math.random() / 2));
    };
  }

  private receive(message: FromServer): void {
    switch (message.type) {
      case "update":
        this.take(message as Update);
        break;
      case "ack":
        this.settle(message as Ack);
        break;
      case "refuse":
        this.refuse(message as Refuse);
        break;
      case "chat":
        this.hear(message as ChatLine);
        break;
      case "spectator-chat":
        this.spectatorChat = (message as SpectatorChat).changes;
        break;
      case "table-event":
        this.tableEvents = [...this.tableEvents, message as TableEvent];
        break;
      case "presence":
        this.presence = message as Presence;
        break;
      case "draft":
        if (!this.unsaved) this.draft = (message as Draft).moves;
        this.previewedDraft = message as Draft;
        break;
      case "bye":
        this.again = (message as Bye).again_after ?? RECONNECT_AFTER_BYE;
        break;
      case "reminder":
        this.reminded = true;
        break;
    }
  }

  /** A lone update is shown in the next frame; when they come faster than the screen, some of them are shown together. */
  private take(update: Update): void {
    this.newest = update.table;
    this.arrived.push(update);
    if (this.arrived.length > 1) return;
    const wait = Math.max(0, this.shown + PACE - performance.now());
    const show = (): void => void runInFrame(1, () => this.show(), true);
    if (wait > 0) setTimeout(show, wait);
    else show();
  }

  private show(): void {
    this.shown = performance.now();
    const updates = this.arrived;
    this.arrived = [];
    if (!updates.length || this.closed) return; // a page that was left has seen nothing more
    const joining = this.received.seq === 0 && this.received.log.length === 0;
    const away = joining || this.rejoining; // what happened before is read, not watched
    const unwatched = prefs.speed <= 0 || document.hidden;
    this.rejoining = false;
    const fresh: Event[] = []; // of the updates that are shown together
    let last: Beat | null = null;
    for (const update of updates) {
      const { log, board } = this.received;
      const gone = takenBack(log, update.events_from, update.events);
      if (gone) this.takenBack = gone;
      const beats = beatsOf(log, update, this.script, board);
      this.received = { seq: update.seq, log: beats.at(-1)!.log, board: update.view?.board };
      this.owed = update.table.seats.find(({ seat, to_act }) => to_act && seat === update.view?.seat) ?? null;
      if (away || unwatched || gone || this.keepsAsking(update)) {
        last = beats.at(-1)!;
        fresh.push(...update.events);
      } else {
        if (last) this.showAtOnce(last, fresh.splice(0));
        last = null;
        this.director.push(beats);
      }
    }
    if (joining && !visits.read(this.id)) this.joinedAt = this.received.log.length;
    if (away) this.noticeAbsence(); // before this visit is noted
    if (last) this.showAtOnce(last, away ? [] : fresh);
  }

  /** Without its steps: nobody watches, or the viewer is in the middle of an answer. */
  private showAtOnce(last: Beat, fresh: readonly Event[]): void {
    this.director.skip();
    this.perform({ ...last, fresh });
  }

  /**
   * Whether the viewer was asked something and still is, and nothing happened but the same question once more or what
   * the viewer did: then nothing may take the question away, nor what is half chosen. A battle is seen all the same.
   */
  private keepsAsking({ view, events }: Update): boolean {
    const [now, next] = [this.view?.legal ?? [], view?.legal ?? []];
    if (this.director.playing || !now.length || !next.length) return false;
    const { scenes, staged, playerOf = (seat) => seat } = this.script;
    if (events.some(({ key }) => scenes?.begin.has(key) || scenes?.hides.has(key) || staged?.has(key)))
      return false;
    const own = events.every(({ facts }) => {
      const seat = facts?.["seat"];
      return typeof seat !== "number" || playerOf(seat, view!.players) === view!.seat;
    });
    return own || now.join() === next.join();
  }

  /** Puts a beat on the screen. */
  private perform({ view, log, fresh, subject, title, happening, minor, told, update }: Beat): void {
    if (update) {
      this.info = update.table;
      stage.game = update.table.game;
      this.seq = update.seq;
      this.canUndo = update.undo;
      if (this.takenBack && log.length > this.takenBack.at + NEWS_LASTS) this.takenBack = null;
      this.tellShown(update);
    } else this.canUndo = false;
    const before = this.log.length;
    if (!view?.legal.length && !this.owed) this.lifted = false;
    this.whole = view;
    this.view = view && this.open && !this.lifted ? this.open(view) : view;
    this.log = log;
    this.noticeRound(before);
    if (update) this.noteVisit();
    this.fresh = fresh;
    this.subject = subject;
    this.title = title;
    if (!(subject && this.caption.subject && (minor || told))) this.caption = { subject, title, happening };
    this.happening = happening;
    this.pace = this.director.pace;
    const changes = this.watch.look(this.script, view?.board);
    stage.show(subject, subject ? changes : NO_CHANGES);
    this.reminded = false;
    this.follow();
  }

  /** The seat is asked and sees it now: at a live table its clock has waited for that. */
  private tellShown({ seq }: Update): void {
    const asked = this.owed?.starts_at;
    if (seq < this.received.seq || seq === this.toldShown) return;
    if (typeof asked !== "number" || asked < Date.now() / 1000 - STARTED_LONG_AGO) return;
    this.toldShown = seq;
    this.send({ type: "shown", seq }).catch(() => undefined); // a clock that does not hear it starts a little later
  }

  private noteVisit(): void {
    if (this.closed || document.hidden || this.seq <= 0) return;
    const { seq, decided, rounds } = this;
    const owners = this.view ? this.owners?.of(this.view.board) : undefined;
    visits.write(this.id, { seq, lines: this.log.length, owners, decided, rounds });
  }

  /** Notes where a round began, and who held the provinces then if it began on the screen: after `before` lines. */
  private noticeRound(before: number): void {
    const { log, rounds, script } = this;
    const known = rounds.filter(({ lines }) => lines <= log.length); // a move may have been taken back
    const lines = 1 + log.findLastIndex(({ key }) => key === script.round);
    if (lines === 0 || lines <= (known.at(-1)?.lines ?? 0)) {
      if (known.length < rounds.length) this.rounds = known;
      return;
    }
    const began = before > 0 && lines > before && this.owners && this.view;
    const owners = began ? this.owners!.of(this.view!.board) : null;
    this.rounds = [...known, { lines, owners }].slice(-2);
  }

  /** The others see who is here, and who looks at something else. */
  private readonly tellVisible = (): void => {
    if (this.online) this.socket?.send(JSON.stringify({ type: "visible", visible: !document.hidden }));
  };

  /** Whether more has happened than this viewer has seen: on return to the page, to its tab, or to the network. */
  private readonly noticeAbsence = (): void => {
    if (document.hidden) {
      if (this.playing && !this.paused) this.skip(); // it would play on unseen, and slowly
      return;
    }
    const visit = visits.read(this.id);
    if (visit && visit.seq > 0 && visit.lines < this.received.log.length) this.absentSince = visit;
  };

  /** Plays what has happened since the viewer's last move before the absence. */
  async watchAbsence(): Promise<void> {
    const since = this.absentSince;
    this.absentSince = null;
    if (!since) return;
    const { decided } = since;
    const from = decided && decided.lines <= since.lines ? decided : since;
    if (!(await this.watchFrom(from))) this.absentSince = since; // the card stays, to be asked again
  }

  /** Plays what has happened since then, as far as the server has kept it; false where it did not answer. */
  async watchFrom({ seq, lines }: { seq: number; lines: number }): Promise<boolean> {
    const update = await api.viewSince(this.id, this.token, seq, lines).catch(() => null);
    if (update === null) return false;
    if (update.seq !== this.received.seq) return true; // more is on its way: it will be shown anyway
    this.director.skip();
    this.director.push(beatsOf(this.received.log, update, this.script));
    return true;
  }

  /** Shows at once what is being shown step by step. */
  skip(): void {
    this.skips++;
    this.director.skip();
    if (this.paused) this.director.resume();
  }

  pauseOrResume(): void {
    if (this.paused) this.director.resume();
    else this.director.pause();
  }

  step(): void {
    this.director.step();
  }

  /** Waits for the viewer after each step, or no longer. */
  holdAfterEach(on: boolean): void {
    prefs.stepwise = on;
    prefs.save();
    this.director.goOn();
  }

  /** A picture has come to its result: the words tell it, too. The board shows it when the picture is gone. */
  tellResult(result: Event): void {
    if (this.playing) this.caption = { subject: result, title: null, happening: [result] };
  }

  /** Something is shown that must be gone before the game goes on before the viewer's eyes; or it is gone again. */
  hold(what: string, shown: boolean): void {
    this.director.hold(what, shown);
  }

  /** Copies this update to `nextFrame` a frame later. No update is skipped: an earlier one is copied first. */
  private follow(): void {
    this.following?.();
    const { info, view, log, fresh, seq } = this;
    const take = (): void => {
      stop();
      this.following = null;
      this.nextFrame = { info, view, log, fresh, seq };
    };
    const stop = runInFrame(1, take);
    this.following = take;
    if (this.nextFrame === this || !this.nextFrame.view) take(); // the first one
  }

  private settle(ack: Ack): void {
    this.acknowledged = Math.max(this.acknowledged, ack.seq);
    this.waiting.get(ack.id)?.resolve(ack);
    this.waiting.delete(ack.id);
  }

  private refuse(refuse: Refuse): void {
    const waiting = refuse.id ? this.waiting.get(refuse.id) : undefined;
    if (refuse.id && waiting) {
      waiting.reject(refuse);
      this.waiting.delete(refuse.id);
    } else {
      this.refused = refuse;
    }
  }
}
