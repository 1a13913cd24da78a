/**
 * WebSocket client of one table, with reconnect: the last update, log, chat, and commands that wait for an answer.
 */

import type { Ack, Bye, ChatLine, Draft, Event, Refuse, TableInfo, Update, View } from "../generated/types";
import { runInFrame } from "./frameQueue";
import { prefs } from "./prefs.svelte";
import { hangUp } from "./socket";
import { takenBack, type TakenBack } from "./takenBack";

type FromServer = Update | Ack | Refuse | ChatLine | Bye | Draft | { type: "pong" } | { type: "reminder" };

interface Waiting {
  resolve: (ack: Ack) => void;
  reject: (refuse: Refuse) => void;
  message: string;
}

const RECONNECT_AFTER_BYE = 8; // seconds, after a `bye` that names no time
const PING_EVERY = 25_000;
const PACE = 40; // milliseconds between two updates on the screen: the browser must have drawn one before the next
const NEWS_LASTS = 6; // lines of the log for which an undo is shown
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
  log = $state.raw<Event[]>([]);
  fresh = $state.raw<Event[]>([]); // what the last frame brought, for animations
  nextFrame = $state.raw<Moment>(this); // the same, a frame later: for less urgent parts, so that no frame is long
  chat = $state<ChatLine[]>([]);
  canUndo = $state(false);
  takenBack = $state.raw<TakenBack | null>(null); // what somebody took back last, until the game has gone on
  draft = $state.raw<number[] | null>(null); // this seat's draft, kept by the server too; null: not known yet
  unsaved = false; // `draft` is newer than the server's, which must not overwrite it
  previewedDraft = $state.raw<Draft | null>(null); // the last draft that the server has checked, with its preview
  online = $state(false);
  refused = $state<Refuse | null>(null); // the table itself cannot be opened
  reminded = $state(false);

  private socket: WebSocket | null = null;
  private waiting = new Map<string, Waiting>();
  private arrived: Update[] = []; // updates that are not shown yet
  private shown = -PACE; // when the last ones were
  private following: (() => void) | null = null; // sets `nextFrame` at once instead of in the next frame
  private acknowledged = 0; // the newest update that an acknowledgement named
  private tries = 0;
  private again: number | null = null; // seconds to wait before reconnecting, as the server's `bye` asked
  private closed = false;
  private pinging: ReturnType<typeof setInterval> | undefined;

  constructor(
    readonly id: string,
    readonly token: string | null,
  ) {
    this.connect();
  }

  close(): void {
    this.closed = true;
    clearInterval(this.pinging);
    hangUp(this.socket);
  }

  /** Sends a move or a whole run; resolves when the server has stored it. Sent again after a reconnect. */
  submit(moves: (number | (string | number)[])[]): Promise<Ack> {
    this.unsaved = false;
    const draft = this.draft;
    const sent = this.send({ type: "moves", seen: this.seq, moves });
    // An answered question has no draft any more, on the server too. The ack may come after the next question,
    // whose draft is another one.
    void sent.then(
      () => {
        if (this.draft === draft) this.draft = [];
      },
      () => undefined,
    );
    return sent;
  }

  undo(): Promise<Ack> {
    return this.send({ type: "undo", seen: this.seq });
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

  say(text: string): Promise<Ack> {
    return this.send({ type: "chat", text });
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
        seen: this.seq,
        events: this.log.length,
        chat: this.chat.at(-1)?.number ?? 0,
        lang: prefs.lang,
      };
      socket.send(JSON.stringify(hello));
      for (const { message } of this.waiting.values()) socket.send(message);
      this.tries = 0;
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
        this.chat.push(message as ChatLine);
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
    const last = updates.at(-1);
    if (!last) return;
    const log = this.log.slice();
    const joining = this.seq === 0 && log.length === 0; // what happened before is read, not watched
    for (const update of updates) {
      const gone = takenBack(log, update.events_from, update.events);
      log.splice(update.events_from, Infinity, ...update.events);
      if (gone) this.takenBack = gone;
      else if (this.takenBack && log.length > this.takenBack.at + NEWS_LASTS) this.takenBack = null;
    }
    this.info = last.table;
    this.view = last.view ?? null;
    this.seq = last.seq;
    this.canUndo = last.undo;
    this.log = log;
    this.fresh = joining ? [] : updates.flatMap((update) => update.events);
    this.reminded = false;
    this.follow();
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
