/** HTTP API client. Tokens are sent in a header, never in a URL; there are no cookies. */

import type {
  Ack,
  AdviceInfo,
  ChatLine,
  Created,
  CreateTable,
  Draft,
  GameInfo,
  GameWords,
  Imported,
  Joined,
  JoinTable,
  Luck,
  MoveKindInfo,
  Notes,
  OpenLesson,
  PlayOn,
  ReachInfo,
  Refuse,
  Rematch,
  ReplayDraws,
  ReplayPart,
  SeatInfo,
  TableInfo,
  Update,
} from "../generated/types";
import { prefs } from "./prefs.svelte";
import { session } from "./session.svelte";
import { rateLimitWait } from "./rateLimitWait.svelte";
import type { Words } from "./words";

/** A refusal by the server. `words` is the sentence for the player, in their language. */
export class Refusal extends Error {
  constructor(
    readonly words: string,
    readonly key: string,
    readonly rule: string,
    readonly status: number,
    readonly wait = 0, // seconds after which it may be asked again, as the server says
  ) {
    super(words);
  }

  /** Milliseconds after which it may be asked again. */
  get againAfter(): number {
    return this.wait * 1000;
  }
}

/** The server did not answer, or a proxy answered in its place. */
export class Unreachable extends Error {}

/** What went wrong, in words: the server's own sentence, or that it cannot be reached. */
export function troubleIn(words: Words, error: unknown): string {
  if (error instanceof Refusal) return error.words || words.refusal(error.key, {});
  return words.say(error instanceof Unreachable ? "web-lobby-trouble-server" : "web-lobby-trouble-page");
}

const PATIENCE = 6; // retries of a request that the rate limit refused
const WAIT_MOST = 20; // seconds; a longer wait is shown as an error

/** Sends a request, and again after the wait that a rate limit asks for: the server has not acted on it yet. */
async function ask(
  method: string,
  path: string,
  lang: string,
  token?: string | null,
  body?: BodyInit,
  more?: Record<string, string>,
): Promise<string> {
  for (let tries = 0; ; tries++) {
    try {
      return await askOnce(method, path, lang, token, body, more);
    } catch (error) {
      if (error instanceof Refusal && error.key === "session-ended") session.end();
      if (
        !(error instanceof Refusal) ||
        error.key !== "too-fast" ||
        tries >= PATIENCE ||
        error.wait > WAIT_MOST
      )
        throw error;
      await rateLimitWait.hold(Math.min(error.againAfter * 2 ** tries, WAIT_MOST * 1000));
    }
  }
}

async function askOnce(
  method: string,
  path: string,
  lang: string,
  token?: string | null,
  body?: BodyInit,
  more?: Record<string, string>,
): Promise<string> {
  const headers: Record<string, string> = { "accept-language": lang, ...more };
  if (token) headers["authorization"] = `Bearer ${token}`;
  if (body !== undefined) headers["content-type"] = "application/json";
  let response: Response;
  let text: string;
  try {
    response = await fetch(path, body === undefined ? { method, headers } : { method, headers, body });
    text = await response.text();
  } catch {
    throw new Unreachable(path);
  }
  if (response.ok) return text;
  const wait = Math.max(0, Number(response.headers.get("retry-after")) || 0);
  let refuse: Refuse;
  try {
    refuse = JSON.parse(text) as Refuse;
    throw new Refusal(refuse.words, refuse.refusal.key, refuse.refusal.rule ?? "", response.status, wait);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    if (response.status === 429) throw new Refusal("", "too-fast", "", 429, wait || 1); // a proxy's limit
    throw new Unreachable(path); // a proxy's page
  }
}

/** The header that tells who is signed in, besides the token of a table. */
export const asMyself = (): Record<string, string> =>
  session.token === null ? {} : { "bakufu-session": session.token };

export async function call<T>(
  method: string,
  path: string,
  lang: string,
  token?: string | null,
  body?: unknown,
  more?: Record<string, string>,
): Promise<T> {
  const sent = body === undefined ? undefined : JSON.stringify(body);
  const text = await ask(method, path, lang, token, sent, more);
  try {
    return JSON.parse(text) as T;
  } catch {
    throw new Unreachable(path);
  }
}

export class Api {
  constructor(readonly lang: () => string) {}

  /** How the moves of a game are numbered, for one that has no client of its own. */
  moves = (game: string) =>
    call<MoveKindInfo[]>("GET", `/api/moves?game=${encodeURIComponent(game)}`, this.lang());
  /** The words of a game that has no client of its own. */
  words = (game: string) =>
    call<GameWords>("GET", `/api/words?game=${encodeURIComponent(game)}`, this.lang());
  reach = () => call<ReachInfo>("GET", "/api/reach", this.lang());
  games = () => call<GameInfo[]>("GET", "/api/games", this.lang());
  tables = (query = "") => call<TableInfo[]>("GET", `/api/tables${query}`, this.lang());
  /** Several tables at once; those that the server does not know are missing. */
  tablesOf = async (ids: string[]): Promise<TableInfo[]> =>
    JSON.parse(
      await askOnce(
        "GET",
        `/api/tables?ids=${ids.map(encodeURIComponent).join(",")}&limit=${ids.length}`,
        this.lang(),
        session.token,
      ),
    ) as TableInfo[];
  /** With the session, as a table of a club is told of to its members alone. */
  table = (id: string) =>
    call<TableInfo>("GET", `/api/tables/${encodeURIComponent(id)}`, this.lang(), session.token);
  create = (wish: CreateTable) => call<Created>("POST", "/api/tables", this.lang(), session.token, wish);
  lesson = (wish: OpenLesson) => call<Created>("POST", "/api/lessons", this.lang(), session.token, wish);
  /** `guest`: somebody else than who is signed in, at the same screen. */
  join = (id: string, wish: JoinTable, guest = false) =>
    call<Joined>("POST", this.at(id, "join"), this.lang(), guest ? null : session.token, wish);
  leave = (id: string, token: string) => call<TableInfo>("POST", this.at(id, "leave"), this.lang(), token);
  start = (id: string, host: string) => call<TableInfo>("POST", this.at(id, "start"), this.lang(), host);
  cancel = (id: string, host: string) =>
    call<TableInfo>("DELETE", `/api/tables/${encodeURIComponent(id)}`, this.lang(), host);
  seatBot = (id: string, host: string, seat: number, bot: string) =>
    call<TableInfo>("POST", this.at(id, "seats"), this.lang(), host, { seat, bot });
  freeSeat = (id: string, host: string, seat: number) =>
    call<TableInfo>("DELETE", this.at(id, `seats?seat=${seat}`), this.lang(), host);
  /** Which seat a token opens. */
  seat = (id: string, token: string) => call<SeatInfo>("GET", this.at(id, "link"), this.lang(), token);
  renew = (id: string, token: string) => call<Joined>("POST", this.at(id, "link"), this.lang(), token);
  view = (id: string, token: string | null) => call<Update>("GET", this.at(id, "view"), this.lang(), token);
  /** Moves of a seat of this browser that is not the one the page shows. */
  move = async (id: string, token: string, moves: readonly number[]) => {
    const { seq: seen } = await this.view(id, token);
    const command = { id: crypto.randomUUID(), seen, moves };
    return call<Ack>("POST", this.at(id, "moves"), this.lang(), token, command);
  };
  /** What a viewer who had seen update `seq` and so many lines of the log has missed, with the board at each event. */
  viewSince = (id: string, token: string | null, seq: number, lines: number) =>
    call<Update>("GET", this.at(id, `view?seen=${seq}&events=${lines}&beats=1`), this.lang(), token);
  handOver = (id: string, token: string, bot: string) =>
    call<TableInfo>("POST", this.at(id, "bot"), this.lang(), token, { bot });
  takeBack = (id: string, token: string) => call<TableInfo>("DELETE", this.at(id, "bot"), this.lang(), token);
  /** Advice of a bot for this seat, with reasons. */
  advice = (id: string, token: string, bot: string) =>
    call<AdviceInfo>("GET", this.at(id, `advice?bot=${encodeURIComponent(bot)}`), this.lang(), token);
  draft = (id: string, token: string) => call<Draft>("GET", this.at(id, "draft"), this.lang(), token);
  odds = <T>(id: string, token: string | null, query: string) =>
    call<T | null>("GET", this.at(id, `odds?${query}`), this.lang(), token);
  /** `guest`: somebody else than who is signed in, at the same screen. */
  rematch = (id: string, token: string, entropy: string, guest = false) =>
    call<Rematch>("POST", this.at(id, "rematch"), this.lang(), token, { entropy }, guest ? {} : asMyself());
  schedule = (id: string, host: string, starts_at: number | null) =>
    call<TableInfo>("PUT", this.at(id, "schedule"), this.lang(), host, { starts_at });
  /** The time of a table as the text of a calendar file. */
  calendar = (id: string, token: string | null) => ask("GET", this.at(id, "calendar"), this.lang(), token);
  /** The same deal once more. */
  clone = (id: string, host: string) =>
    call<Created>("POST", this.at(id, "clone"), this.lang(), host, undefined, asMyself());
  notes = (id: string, token: string) => call<Notes>("GET", this.at(id, "notes"), this.lang(), token);
  writeNotes = (id: string, token: string, text: string) =>
    call<Notes>("PUT", this.at(id, "notes"), this.lang(), token, { text });
  chat = (id: string, token: string | null) =>
    call<ChatLine[]>("GET", this.at(id, "chat"), this.lang(), token);
  /** The record as text, unparsed, so that the file keeps its canonical form. */
  export = (id: string, token: string | null) => ask("GET", this.at(id, "export"), this.lang(), token);
  importRecord = async (record: string) =>
    JSON.parse(await ask("POST", "/api/records", this.lang(), session.token, record)) as Imported;
  replay = (id: string, token: string | null, query: string) =>
    call<ReplayPart>("GET", this.at(id, `replay${query}`), this.lang(), token);
  openVote = (id: string, token: string, wish: { kind: string; seat?: number; choice?: string }) =>
    this.tell(id, "votes", token, wish);
  castVote = (id: string, token: string, ballot: { vote: number; choice: string }) =>
    this.tell(id, "ballots", token, ballot);
  nudge = (id: string, token: string, seat: number) => this.tell(id, "nudges", token, { seat });
  resign = (id: string, token: string) => this.tell(id, "resign", token, {});
  hostDecides = (id: string, host: string, wish: { action: string; seat?: number }) =>
    this.tell(id, "host", host, wish);
  /** Every fight of a finished game with its odds. */
  luck = (id: string, token: string | null) => call<Luck>("GET", this.at(id, "luck"), this.lang(), token);
  /** A new table from a position of this one, against bots. */
  playOn = (id: string, token: string | null, wish: PlayOn) =>
    call<Created>("POST", this.at(id, "play-on"), this.lang(), token, wish, asMyself());
  draws = (id: string, token: string | null) =>
    call<ReplayDraws>("GET", this.at(id, "draws"), this.lang(), token);

  /** A command with an id of its own: sent twice, it acts once. */
  private tell = (id: string, what: string, token: string, body: Record<string, unknown>) =>
    call<TableInfo>("POST", this.at(id, what), this.lang(), token, { id: crypto.randomUUID(), ...body });
  private at = (id: string, what: string) => `/api/tables/${encodeURIComponent(id)}/${what}`;
}

export const api = new Api(() => prefs.lang);
