/* Made by npm run types from schema.json. */

export interface Wire {
  [k: string]: unknown;
}
/**
 * Who is at the table. It follows from open pages alone, never from what anybody does there.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Presence".
 */
export interface Presence {
  type?: "presence";
  seats: SeatPresence[];
  spectators: number;
}
/**
 * Whether a player's page is open. `since`: the minute since when it is not; None: never seen.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SeatPresence".
 */
export interface SeatPresence {
  seat: number;
  where: "away" | "gone" | "here";
  since: number | null;
}
/**
 * Something that happened at the table besides moves. `line`: its place in this viewer's log.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TableEvent".
 */
export interface TableEvent {
  type?: "table-event";
  number: number;
  kind: string;
  seat: number | null;
  by: number | null;
  facts: {
    [k: string]: string | number;
  };
  line: number;
  at: number;
}
/**
 * Whether the page of this client can be seen: it tells the others who is here and who is away.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Visible".
 */
export interface Visible {
  type: "visible";
  visible: boolean;
}
/**
 * A vote that is open. `ballots`: what those who have voted chose, by seat.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "VoteInfo".
 */
export interface VoteInfo {
  number: number;
  kind: "absent" | "call_off" | "extend" | "pause" | "replace" | "resume";
  seat: number | null;
  by: number | null;
  opened_at: number;
  due_at: number;
  choices: ("bot" | "end" | "no" | "offer" | "wait" | "yes")[];
  voters: number[];
  ballots: {
    [k: string]: "bot" | "end" | "no" | "offer" | "wait" | "yes";
  };
  needed: number;
}
/**
 * Who is to play a seat: a guest (`open`), or a bot.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SeatWish".
 */
export interface SeatWish {
  kind?: "bot" | "open";
  bot?: string | null;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CreateTable".
 */
export interface CreateTable {
  game: string;
  players: number;
  options?: {
    [k: string]: string;
  };
  name?: string;
  visibility?: "club" | "link" | "open" | "unlisted";
  spectators?: boolean;
  advice?: boolean;
  accounts_required?: boolean;
  rated?: boolean;
  club?: string | null;
  starts_at?: number | null;
  pace?: string;
  timeout?: "bot" | "vote" | "wait";
  seats?: SeatWish[] | null;
  host_name?: string | null;
  entropy?: string;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "JoinTable".
 */
export interface JoinTable {
  name: string;
  seat?: number | null;
  invite?: string | null;
  entropy?: string;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "HandOver".
 */
export interface HandOver {
  bot: string;
}
/**
 * The position, the seat and the name with which to play on against bots.
 *
 *     `bots`: for the other seats in their order; one name serves all of them, none means the first of the list.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "PlayOn".
 */
export interface PlayOn {
  position: number;
  seat: number;
  name: string;
  bots?: string[];
  entropy?: string;
}
/**
 * A guided first game in a prepared position, against bots.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "OpenLesson".
 */
export interface OpenLesson {
  game: string;
  name: string;
  title?: string;
  entropy?: string;
}
/**
 * A bot for a free seat: the given seat, or the first free one.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SeatBot".
 */
export interface SeatBot {
  bot: string;
  seat?: number | null;
}
/**
 * A move, or a run of moves, all or nothing. `seen`: the number of the last update the client saw.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Moves".
 */
export interface Moves {
  type: "moves";
  id: string;
  seen: number;
  moves: unknown[];
}
/**
 * Take back the seat's last move; with `run` all the moves that it submitted together last.
 *
 *     A run that is taken back is kept as the seat's draft.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Undo".
 */
export interface Undo {
  type: "undo";
  id: string;
  seen: number;
  run?: boolean;
}
/**
 * Moves that the seat has prepared but not submitted; an empty list deletes them.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SaveDraft".
 */
export interface SaveDraft {
  type: "draft";
  id?: string | null;
  seen: number;
  moves: unknown[];
}
/**
 * A line of chat: a text, or the key of a ready phrase, which everybody reads in their own language.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Say".
 */
export interface Say {
  type: "chat";
  id?: string | null;
  text?: string;
  phrase?: string;
}
/**
 * The client has shown update `seq` to its player, and all that led to it: the seat's clock may start.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Shown".
 */
export interface Shown {
  type: "shown";
  id: string;
  seq: number;
}
/**
 * The first message: the table, the token, and what this client already has.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Hello".
 */
export interface Hello {
  type: "hello";
  table: string;
  token?: string | null;
  seen?: number;
  events?: number;
  chat?: number;
  chat_edits?: number;
  lang?: string;
  beats?: boolean;
  presence?: boolean;
  table_events?: number | null;
  visible?: boolean;
  browser?: string;
}
/**
 * The first message to watch the lobby: the open tables, and every change of them.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "WatchLobby".
 */
export interface WatchLobby {
  type: "lobby";
  game?: string | null;
  status?: ("playing" | "waiting") | null;
  lang?: string;
}
/**
 * Are you there? For clients that cannot see the pings of the protocol itself, such as browsers.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Ping".
 */
export interface Ping {
  type: "ping";
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SeatInfo".
 */
export interface SeatInfo {
  seat: number;
  kind: "bot" | "human" | "open";
  name: string;
  bot: string | null;
  to_act: boolean;
  starts_at?: number | null;
  due_at: number | null;
  offered?: boolean;
  resigned?: boolean;
  seconds_left?: number | null;
  held_for?: string | null;
  held_until?: number | null;
}
/**
 * The public information about a table.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TableInfo".
 */
export interface TableInfo {
  id: string;
  name: string;
  game: string;
  rules_version: number;
  players: number;
  options: {
    [k: string]: string;
  };
  unusual: {
    [k: string]: string;
  };
  visibility: "club" | "link" | "open" | "unlisted";
  spectators: boolean;
  advice: boolean;
  accounts_required: boolean;
  rated?: boolean;
  pace: string;
  timeout: "bot" | "vote" | "wait";
  status: "cancelled" | "over" | "playing" | "waiting";
  paused_at?: number | null;
  paused_until?: number | null;
  votes?: VoteInfo[];
  seats: SeatInfo[];
  commitment: string;
  outcome: Outcome | null;
  origin: string | null;
  rematch?: string | null;
  club?: string | null;
  starts_at?: number | null;
  created_at: number;
  started_at: number | null;
  ended_at: number | null;
}
/**
 * The end of a game: points by seat, and who won (several seats can share a victory).
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Outcome".
 */
export interface Outcome {
  scores: number[];
  winners: number[];
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Created".
 */
export interface Created {
  table: TableInfo;
  host_token: string;
  invite: string;
  seat: number | null;
  token: string | null;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Joined".
 */
export interface Joined {
  table: TableInfo;
  seat: number;
  token: string;
}
/**
 * The table as one viewer sees it now, and what it saw happen since its number `seen`.
 *
 *     `seq` counts the changes that this viewer could see: private moves of others leave no trace in it.
 *
 *     `beats` is empty unless the client asked for it when it said hello. It tells how the board looked at each
 *     of the last events, one item for an event: the fields that differ from the next item, and in the last item
 *     those that differ from the board of `view`.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Update".
 */
export interface Update {
  type?: "update";
  table: TableInfo;
  seq: number;
  view: View | null;
  events: Event[];
  events_from: number;
  undo: boolean;
  beats?: {
    [k: string]: unknown;
  }[];
}
/**
 * What one seat (None: a spectator) may know. The only thing that leaves the engine.
 *
 *     `board` is the game's own structure. Whatever this viewer must not know yet but could come to know
 *     stands in it as HIDDEN, so that the undo barrier can see what a move would uncover.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "View".
 */
export interface View {
  game: string;
  rules_version: number;
  seat: number | null;
  players: number;
  options: {
    [k: string]: string;
  };
  to_act: number[];
  legal: number[];
  board: unknown;
  outcome?: Outcome | null;
  [k: string]: unknown;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Event".
 */
export interface Event {
  key: string;
  facts?: {
    [k: string]: string | number | (number | string)[];
  };
  audience?: number[] | null;
  rule?: string;
  [k: string]: unknown;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Ack".
 */
export interface Ack {
  type?: "ack";
  id: string;
  seq: number;
  repeated?: boolean;
}
/**
 * Your own draft, as it was last saved, here or on another device; empty when there is none.
 *
 *     `preview`: what the rules say about it, while the game is played.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Draft".
 */
export interface Draft {
  type?: "draft";
  moves: number[];
  preview?: Preview | null;
}
/**
 * What the rules say about a draft.
 *
 *     `may_follow`: the moves that could be added. `run`: what to submit, in the order in which the game asks
 *     for it; empty while the draft is incomplete or one of its moves is refused. `forecast`: what it would
 *     cost and gain, in the game's own form.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Preview".
 */
export interface Preview {
  moves: DraftMove[];
  may_follow: number[];
  run: number[];
  forecast?: {
    [k: string]: unknown;
  };
  [k: string]: unknown;
}
/**
 * One move of a draft: legal together with those before it, or refused.
 *
 *     `words`: the refusal in the reader's language. The engine speaks none; who sends the preview fills it in.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "DraftMove".
 */
export interface DraftMove {
  move: number;
  refusal?: Refusal | null;
  words?: string | null;
  [k: string]: unknown;
}
/**
 * Why something is not possible: the message key, the rule and the facts.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Refusal".
 */
export interface Refusal {
  key: string;
  rule?: string;
  facts?: {
    [k: string]: string | number;
  };
  [k: string]: unknown;
}
/**
 * What was wrong, where, and by which rule. `words` is the sentence in the reader's language.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Refuse".
 */
export interface Refuse {
  type?: "refuse";
  refusal: Refusal;
  words: string;
  id?: string | null;
  seq?: number | null;
}
/**
 * A line of the table's chat. It is sent again when it changes: then it has a higher `edit`.
 *
 *     `seat`: none for a spectator, who may speak once the game is over. The `text` of a ready phrase is in your
 *     language.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ChatLine".
 */
export interface ChatLine {
  type?: "chat";
  number: number;
  seat: number | null;
  name: string;
  text: string;
  at: number;
  phrase?: string;
  gone?: boolean;
  reactions?: {
    [k: string]: number[];
  };
  edit?: number;
}
/**
 * There is something new in the spectators' chat. Players are told only after the game.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SpectatorChat".
 */
export interface SpectatorChat {
  type?: "spectator-chat";
  changes: number;
}
/**
 * A line of the log in the reader's language.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "LogLine".
 */
export interface LogLine {
  number: number;
  key: string;
  rule: string;
  words: string;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Pong".
 */
export interface Pong {
  type?: "pong";
}
/**
 * Most of your time for this decision is gone.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Reminder".
 */
export interface Reminder {
  type?: "reminder";
}
/**
 * Open tables that are new or have changed, and those that are gone. The first one has the whole list.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "LobbyNews".
 */
export interface LobbyNews {
  type?: "lobby";
  whole: boolean;
  tables: TableInfo[];
  gone: string[];
}
/**
 * The last message: why the connection ends, and when to reconnect, if at all.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Bye".
 */
export interface Bye {
  type?: "bye";
  reason: "failed" | "quiet" | "seat-lost" | "slow" | "stopping" | "too-fast";
  again_after: number | null;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Notes".
 */
export interface Notes {
  text: string;
}
/**
 * Whether other machines can reach this server, and the address for them if it is known.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ReachInfo".
 */
export interface ReachInfo {
  loopback_only: boolean;
  address: string | null;
  restart: string | null;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "OptionInfo".
 */
export interface OptionInfo {
  name: string;
  values: string[];
  rule: string;
  several?: boolean;
  numbers?: number[] | null;
  estimate?: boolean;
  after?: string[] | null;
  group?: string;
  least_players?: number[];
}
/**
 * A bot, with its name and description in the language of Accept-Language.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "BotInfo".
 */
export interface BotInfo {
  id: string;
  name: string;
  about: string;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "GameInfo".
 */
export interface GameInfo {
  id: string;
  rules_version: number;
  least_players: number;
  most_players: number;
  options: OptionInfo[];
  paces: string[];
  bots: BotInfo[];
}
/**
 * An argument of a move: its values in their order, and what each step of it adds to the number.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ArgumentInfo".
 */
export interface ArgumentInfo {
  name: string;
  values: (string | number)[];
  stride: number;
}
/**
 * A kind of move: the numbers from `base` to `last`.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "MoveKindInfo".
 */
export interface MoveKindInfo {
  name: string;
  base: number;
  last: number;
  arguments: ArgumentInfo[];
}
/**
 * The messages of a game (Fluent files, the reader's language last), and its fact table.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "GameWords".
 */
export interface GameWords {
  texts: string[];
  facts: FactTable;
}
/**
 * What the facts hold, by their names.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "FactTable".
 */
export interface FactTable {
  seats?: string[];
  reasons?: string[];
  points?: string[];
  packed?: string[];
  named_kinds?: {
    [k: string]: string[];
  };
  counts?: {
    [k: string]: string;
  };
  two_clans?: TwoClans | null;
}
/**
 * A game in which everybody has two clans at a table with this number of players.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TwoClans".
 */
export interface TwoClans {
  players: number;
  events_of_players: string[];
}
/**
 * What was checked in a record. Records are not signed: the names in it are what the file says.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CheckedRecord".
 */
export interface CheckedRecord {
  moves: number;
  draws: number;
  draws_as_recorded: number;
  rewinds: number;
  names?: boolean;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Imported".
 */
export interface Imported {
  table: TableInfo;
  host_token: string;
  checked: CheckedRecord;
}
/**
 * Percentages in steps of 5 that add up to 100, for the attacker, or for the owner in a revolt.
 *
 *     Undecided: nobody is left. `…_left`: how many will be left on average.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "OddsInfo".
 */
export interface OddsInfo {
  win: number;
  undecided: number;
  lose: number;
  attackers_left: number;
  defenders_left: number;
}
/**
 * A move, and why the bot would make it, as text: what it weighed, or only a general remark.
 *
 *     `short`: the reason in a few words, for a list of several moves; often empty.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "AdvisedMove".
 */
export interface AdvisedMove {
  move: number;
  words: string;
  reason: string;
  short: string;
}
/**
 * What a bot would do now: a move, or a run of them. `seq`: the update that it was asked about.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "AdviceInfo".
 */
export interface AdviceInfo {
  bot: string;
  seq: number;
  moves: AdvisedMove[];
  whole: boolean;
  about: string;
}
/**
 * One position. The first of a part has the whole board, the others only what has changed on it.
 *
 *     `beats` is empty unless it was asked for. It tells how the board looked at each event, as in `Update`: the
 *     fields that differ from the board at the next event; after the last one comes the board of this position.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ReplayStep".
 */
export interface ReplayStep {
  number: number;
  moment: string;
  seat: number | null;
  move: (string | number)[] | null;
  events: Event[];
  to_act: number[];
  board: {
    [k: string]: unknown;
  };
  beats: {
    [k: string]: unknown;
  }[];
}
/**
 * Where a part of the game begins, to jump there; `moment` is its label.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Beginning".
 */
export interface Beginning {
  number: number;
  moment: string;
}
/**
 * What happened at the table besides moves, and after which position.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ReplayEvent".
 */
export interface ReplayEvent {
  position: number;
  event: TableEvent;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ReplayPart".
 */
export interface ReplayPart {
  game: string;
  rules_version: number;
  players: number;
  options: {
    [k: string]: string;
  };
  seats: string[];
  outcome: Outcome | null;
  viewer: number | null;
  open: boolean;
  last: number;
  moments: Beginning[];
  steps: ReplayStep[];
  table_events: ReplayEvent[];
}
/**
 * A draw with its parameters: a number less than `n`, or how many of `n` are below the threshold.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "DrawRequest".
 */
export interface DrawRequest {
  label: string;
  n: number;
  threshold: number | null;
  outcome: number;
}
/**
 * All draws of a finished game in order, to check them without the rules.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ReplayDraws".
 */
export interface ReplayDraws {
  draws: DrawRequest[];
}
/**
 * What is not given stays as it is.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ChangeMe".
 */
export interface ChangeMe {
  name?: string | null;
  language?: ("en" | "nl" | "zh-Hans") | null;
  settings?: {
    [k: string]: unknown;
  } | null;
  profile?: boolean | null;
}
/**
 * The person who is signed in.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Me".
 */
export interface Me {
  name: string;
  language: string;
  settings: {
    [k: string]: unknown;
  };
  profile: boolean;
  created_at: number;
  session: string;
}
/**
 * A device on which you are signed in.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Device".
 */
export interface Device {
  id: string;
  name: string;
  created_at: number;
  seen_at: number;
  this: boolean;
}
/**
 * Proof that a guest's seats, or the host's rights, are yours: their tokens.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Claim".
 */
export interface Claim {
  /**
   * @maxItems 10
   */
  seats:
    | []
    | [string]
    | [string, string]
    | [string, string, string]
    | [string, string, string, string]
    | [string, string, string, string, string]
    | [string, string, string, string, string, string]
    | [string, string, string, string, string, string, string]
    | [string, string, string, string, string, string, string, string]
    | [string, string, string, string, string, string, string, string, string]
    | [string, string, string, string, string, string, string, string, string, string];
  host_token?: string | null;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SeatKey".
 */
export interface SeatKey {
  seat: number;
  token: string;
}
/**
 * Keys for this device, to everything that you have at a table. They end with its session.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Keys".
 */
export interface Keys {
  table: TableInfo;
  seats: SeatKey[];
  host_token: string | null;
}
/**
 * A table of yours: which seats you have there, and whether you host it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "MyTable".
 */
export interface MyTable {
  table: TableInfo;
  seats: number[];
  host: boolean;
}
/**
 * It is done, and there is nothing else to tell.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Done".
 */
export interface Done {}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "PasskeyInfo".
 */
export interface PasskeyInfo {
  id: string;
  label: string;
  created_at: number;
  used_at: number | null;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "EmailInfo".
 */
export interface EmailInfo {
  address: string;
  verified_at: number;
}
/**
 * How you sign in.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "WaysIn".
 */
export interface WaysIn {
  passkeys: PasskeyInfo[];
  emails: EmailInfo[];
  codes: number;
}
/**
 * How anybody can sign in here.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SignInInfo".
 */
export interface SignInInfo {
  passkeys: boolean;
  passkeys_at: string | null;
  email: boolean;
}
/**
 * `create`: for somebody new; `add`: one more for you; `sign-in`: use one.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "AskPasskey".
 */
export interface AskPasskey {
  purpose: "add" | "create" | "sign-in";
  name?: string;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "PasskeyQuestion".
 */
export interface PasskeyQuestion {
  options: {
    [k: string]: unknown;
  };
}
/**
 * Somebody new, with their first passkey.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "NewPerson".
 */
export interface NewPerson {
  name: string;
  language?: "en" | "nl" | "zh-Hans";
  credential: {
    [k: string]: unknown;
  };
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "NewPasskey".
 */
export interface NewPasskey {
  credential: {
    [k: string]: unknown;
  };
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "UsePasskey".
 */
export interface UsePasskey {
  credential: {
    [k: string]: unknown;
  };
}
/**
 * Send a link to this address. Every address gets the same answer.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "AskLink".
 */
export interface AskLink {
  address: string;
  language?: "en" | "nl" | "zh-Hans";
}
/**
 * `name`: for somebody who is new here.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "UseLink".
 */
export interface UseLink {
  token: string;
  name?: string | null;
  language?: "en" | "nl" | "zh-Hans";
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "UseCode".
 */
export interface UseCode {
  code: string;
}
/**
 * New recovery codes. They are told only once, and those before work no longer.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Codes".
 */
export interface Codes {
  codes: string[];
}
/**
 * Delete me; my name is the proof that I mean it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Leave".
 */
export interface Leave {
  name: string;
}
/**
 * You are signed in; the token opens what is yours.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Welcome".
 */
export interface Welcome {
  token: string | null;
  me: Me;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "MyNotes".
 */
export interface MyNotes {
  table: string;
  seat: number;
  text: string;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "MyLine".
 */
export interface MyLine {
  table: string;
  text: string;
  at: number;
}
/**
 * What happened at a table besides moves, by you or about you: votes, nudges, stand-ins.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "MyEvent".
 */
export interface MyEvent {
  table: string;
  seat: number;
  kind: string;
  facts: {
    [k: string]: string | number;
  };
  at: number;
}
/**
 * When a page of a table was last open at your seat.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "MyLastSeen".
 */
export interface MyLastSeen {
  table: string;
  seat: number;
  at: number;
}
/**
 * Everything that is stored about you. The record of each game is at /api/tables/{table}/export.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "MyData".
 */
export interface MyData {
  name: string;
  language: string;
  settings: {
    [k: string]: unknown;
  };
  created_at: number;
  ways_in: WaysIn;
  devices: Device[];
  tables: MyTable[];
  notes: MyNotes[];
  chat: MyLine[];
  events: MyEvent[];
  last_seen: MyLastSeen[];
  company: {
    [k: string]: unknown;
  };
  notices: {
    [k: string]: unknown;
  };
  looking?: {
    [k: string]: unknown;
  } | null;
  standing: {
    [k: string]: unknown;
  };
  tournaments: {
    [k: string]: unknown;
  }[];
  clubs: {
    [k: string]: unknown;
  }[];
}
/**
 * `off`: the kinds of notices that this person does not want.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Wishes".
 */
export interface Wishes {
  when?: "at-once" | "daily" | "later";
  daily_at?: number;
  /**
   * @maxItems 50
   */
  off?: string[];
  night?: boolean;
  night_from?: number;
  night_until?: number;
  zone?: string;
}
/**
 * A subscription of a browser, as its push manager gives it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "PushTarget".
 */
export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}
/**
 * A way to reach you. `target`: a confirmed e-mail address, or the address of a webhook.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "AddChannel".
 */
export interface AddChannel {
  kind: "discord" | "email" | "generic" | "ntfy" | "push" | "slack";
  target?: string;
  push?: PushTarget | null;
  zone?: string;
}
/**
 * `secret`: what a generic webhook checks signatures with; it is shown only this once.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "AddedChannel".
 */
export interface AddedChannel {
  id: string;
  secret: string;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ChannelInfo".
 */
export interface ChannelInfo {
  id: string;
  kind: "discord" | "email" | "generic" | "ntfy" | "push" | "slack";
  target: string;
  target_digest: string;
  name: string;
  enabled: boolean;
  failing: boolean;
  created_at: number;
  used_at: number | null;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SwitchChannel".
 */
export interface SwitchChannel {
  channel: string;
  enabled: boolean;
}
/**
 * Your notices. `off`: for each way that this server cannot use, why (the key of a message).
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "NoticesInfo".
 */
export interface NoticesInfo {
  off: {
    [k: string]: string;
  };
  push_key: string;
  wishes: Wishes;
  channels: ChannelInfo[];
  addresses: string[];
  kinds: string[];
}
/**
 * Whether devices of a guest's seat can be told, and are. `off`: why not; empty when they can.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "GuestPush".
 */
export interface GuestPush {
  off: string;
  push_key: string;
  subscribed: boolean;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ClubName".
 */
export interface ClubName {
  name: string;
}
/**
 * The secret of a club's invite link.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Invitation".
 */
export interface Invitation {
  invite: string;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "MemberName".
 */
export interface MemberName {
  name: string;
}
/**
 * A club of yours.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "MyClub".
 */
export interface MyClub {
  id: string;
  name: string;
  role: "member" | "owner";
  members: number;
}
/**
 * What whoever has the invitation may know of a club.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ClubCard".
 */
export interface ClubCard {
  id: string;
  name: string;
  owner: string;
  members: number;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ClubMember".
 */
export interface ClubMember {
  name: string;
  role: "member" | "owner";
  joined_at: number;
  you: boolean;
}
/**
 * A club, as its members see it. `invited`: whether there is an invite link.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Club".
 */
export interface Club {
  id: string;
  name: string;
  created_at: number;
  role: "member" | "owner";
  invited: boolean;
  members: ClubMember[];
  members_most: number;
}
/**
 * A club or its new invitation, which is told only once: the server keeps a digest.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ClubMade".
 */
export interface ClubMade {
  club: Club;
  invite: string;
}
/**
 * A line of a club's table of results: one member at one game; "" is all games.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ClubResult".
 */
export interface ClubResult {
  game: string;
  name: string;
  games: number;
  wins: number;
  mean_place: number;
  points: number;
}
/**
 * Put a sign to a line of chat, or take it away.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "React".
 */
export interface React {
  room?: "spectators" | "table";
  line: number;
  sign: string;
  on?: boolean;
}
/**
 * A line of the spectators' chat.
 *
 *     A guest sends a header `X-Browser` with a secret of its browser, by which its lines are one guest's.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SaySpectator".
 */
export interface SaySpectator {
  text?: string;
  phrase?: string;
  name?: string;
  room?: "spectators" | "table";
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SpectatorLine".
 */
export interface SpectatorLine {
  number: number;
  author: string;
  mine: boolean;
  seat: number | null;
  name: string;
  text: string;
  phrase: string;
  gone: boolean;
  reactions: {
    [k: string]: number;
  };
  own: string[];
  edit: number;
  at: number;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SpectatorLines".
 */
export interface SpectatorLines {
  lines: SpectatorLine[];
  changes: number;
}
/**
 * Tell the moderators: of a `line`, or of the player of a `seat`.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Report".
 */
export interface Report {
  kind: "line" | "name" | "player";
  room?: "spectators" | "table";
  line?: number | null;
  seat?: number | null;
  reason: "cheating" | "insult" | "name" | "other" | "spam" | "threat";
  words?: string;
}
/**
 * Whom you do not want to read (mute) or to meet (block): somebody at a table.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ShunTarget".
 */
export interface ShunTarget {
  kind: "block" | "mute";
  table: string;
  seat?: number | null;
  author?: string;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Shunned".
 */
export interface Shunned {
  id: string;
  kind: "block" | "mute";
  name: string;
  at: number;
}
/**
 * Whose lines and nudges you do not want to see at this table.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Hidden".
 */
export interface Hidden {
  seats: number[];
  authors: string[];
}
/**
 * Who you are at the desk, and what waits.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "DeskInfo".
 */
export interface DeskInfo {
  name: string;
  reports: number;
  bans: number;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SnapshotLine".
 */
export interface SnapshotLine {
  number: number;
  name: string;
  text: string;
  phrase?: string;
  at: number;
  reported?: boolean;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ReportInfo".
 */
export interface ReportInfo {
  id: number;
  table: string;
  table_name: string;
  kind: "line" | "name" | "player";
  room: "spectators" | "table";
  line: number | null;
  seat: number | null;
  name: string;
  account: boolean;
  address: boolean;
  before: number;
  reason: "cheating" | "insult" | "name" | "other" | "spam" | "threat";
  words: string;
  lines: SnapshotLine[];
  reporter: string;
  at: number;
  closed_at: number | null;
  closed_by: string;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CloseReport".
 */
export interface CloseReport {
  report: number;
}
/**
 * Ban whom a report is about, an account by its name, or a range of addresses.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "MakeBan".
 */
export interface MakeBan {
  of: "address" | "cidr" | "network" | "person";
  report?: number | null;
  name?: string;
  cidr?: string;
  hours: number;
  reason?: string;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "BanInfo".
 */
export interface BanInfo {
  id: number;
  of: "address" | "cidr" | "network" | "person";
  name: string;
  reason: string;
  report: number | null;
  by: string;
  at: number;
  until: number;
  lifted_at: number | null;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "LiftBan".
 */
export interface LiftBan {
  ban: number;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "DeleteLine".
 */
export interface DeleteLine {
  table: string;
  room?: "spectators" | "table";
  line: number;
}
/**
 * Give the player of a seat another name; without one the seat is called `guest N`.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Rename".
 */
export interface Rename {
  table: string;
  seat: number;
  name?: string;
}
/**
 * A line of the audit log.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Act".
 */
export interface Act {
  id: number;
  by: string;
  act: string;
  facts?: {
    [k: string]: unknown;
  };
  at: number;
}
/**
 * Play again with the same people: whoever asks first makes the table, the others sit down there.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "AskRematch".
 */
export interface AskRematch {
  entropy?: string;
}
/**
 * The table of a rematch, and your seat there; null where somebody else has it by now.
 *
 *     Only whoever asked first gets the host's token and the invitation.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Rematch".
 */
export interface Rematch {
  table: TableInfo;
  seat: number | null;
  token: string | null;
  host_token: string | null;
  invite: string | null;
}
/**
 * When the table is to start by itself; null: when its host starts it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SetSchedule".
 */
export interface SetSchedule {
  starts_at: number | null;
}
/**
 * What you would play. Several values mean that any will do; the first is liked best.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "GameWish".
 */
export interface GameWish {
  game: string;
  /**
   * @maxItems 40
   */
  players: number[];
  /**
   * @maxItems 40
   */
  lengths?: string[];
  /**
   * @maxItems 40
   */
  paces: string[];
  /**
   * @maxItems 40
   */
  languages?: string[];
  level?: number;
  same_level?: boolean;
  bots?: boolean;
  notify?: boolean;
}
/**
 * Look for a game. `known`: the last table that you were given, so that you do not get it again.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "FindGame".
 */
export interface FindGame {
  wish: GameWish;
  name?: string;
  browser?: string;
  known?: string | null;
}
/**
 * Your search. Who else is looking is told to nobody: only how many they are, by game.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Finding".
 */
export interface Finding {
  state: "none" | "paired" | "waiting";
  looking: {
    [k: string]: number;
  };
  wish?: GameWish | null;
  waited?: number;
  bots_after?: number | null;
  bots?: boolean;
  key?: string | null;
  table?: string | null;
  seat?: number | null;
  token?: string | null;
}
/**
 * About how long a game takes; there is one for each form and pace that has been measured.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ExpectedLength".
 */
export interface ExpectedLength {
  players: number;
  length: string;
  pace: string;
  minutes: number;
}
/**
 * The option of a game that sets its length, if any, and how long its forms take.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "GameLengths".
 */
export interface GameLengths {
  game: string;
  option: string;
  expected: ExpectedLength[];
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "FindingInfo".
 */
export interface FindingInfo {
  looking: {
    [k: string]: number;
  };
  games: GameLengths[];
}
/**
 * What the lobby tells of a table besides the table itself.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "LobbyFacts".
 */
export interface LobbyFacts {
  table: string;
  host: ("away" | "gone" | "here") | null;
  minutes: number | null;
}
/**
 * A rating: two thirds of all people are within `deviation` of it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "RatingInfo".
 */
export interface RatingInfo {
  rating: number;
  deviation: number;
  games: number;
  wins: number;
  provisional: boolean;
}
/**
 * A line of a leaderboard.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Ranked".
 */
export interface Ranked {
  place: number;
  name: string;
  rating: RatingInfo;
}
/**
 * A page of the people with a rating that is no longer provisional, the best first.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Leaderboard".
 */
export interface Leaderboard {
  game: string;
  players: number;
  pace: string;
  people: number;
  lines: Ranked[];
}
/**
 * A rating after a game.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CurvePoint".
 */
export interface CurvePoint {
  at: number;
  rating: number;
  deviation: number;
}
/**
 * A person's rating at one kind of table, and how it came about, the oldest game first.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "RatingCurve".
 */
export interface RatingCurve {
  game: string;
  players: number;
  pace: string;
  rating: RatingInfo;
  curve: CurvePoint[];
}
/**
 * How somebody did on a side of a game, or at a seat where the game has no sides.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SideResults".
 */
export interface SideResults {
  game: string;
  players: number;
  seat: number;
  clan: string | null;
  games: number;
  wins: number;
  mean_place: number;
}
/**
 * Somebody whom a person has often met. `ahead`: how often the person came in before them.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Rival".
 */
export interface Rival {
  name: string;
  games: number;
  ahead: number;
  behind: number;
}
/**
 * Half of the moves took longer than this, in a typical game of this pace.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "MoveTime".
 */
export interface MoveTime {
  pace: string;
  seconds: number;
}
/**
 * What everybody may know of a person. It tells of public games that are over, and of nothing else.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Profile".
 */
export interface Profile {
  name: string;
  since: number;
  games: number;
  wins: number;
  left: number;
  resigned: number;
  clock_losses: number;
  ratings: RatingCurve[];
  sides: SideResults[];
  rivals: Rival[];
  move_times: MoveTime[];
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "GameSeat".
 */
export interface GameSeat {
  seat: number;
  name: string;
  place: number;
  points: number;
  bot: string | null;
  left: boolean;
  self?: boolean;
}
/**
 * A finished game of a person.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "PlayedGame".
 */
export interface PlayedGame {
  table: string;
  game: string;
  players: number;
  pace: string;
  ended_at: number;
  rated: boolean;
  change: number | null;
  seats: GameSeat[];
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "RatingChange".
 */
export interface RatingChange {
  seat: number;
  name: string;
  before: number;
  after: number;
  deviation: number;
  provisional: boolean;
}
/**
 * What a game did to the ratings of its players. `unrated`: why it does not count.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TableRatings".
 */
export interface TableRatings {
  pending: boolean;
  rated: boolean;
  unrated: string | null;
  changes: RatingChange[];
}
/**
 * `least` and `most`: players at a table when the number of entrants does not fit; null: near `wanted`.
 *
 *     Times are seconds since 1970. Without `opens_at` it is open at once; without `starts_at` the director
 *     starts it. Minutes that are not given follow from the pace.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CreateTournament".
 */
export interface CreateTournament {
  name: string;
  about?: string;
  game: string;
  options?: {
    [k: string]: string;
  };
  rounds?: number;
  wanted?: number;
  least?: number | null;
  most?: number | null;
  fill?: "bots" | "byes" | "uneven";
  bot?: string | null;
  pace?: string;
  visibility?: "invite" | "open";
  accounts_required?: boolean;
  entrants_most?: number;
  late?: number;
  opens_at?: number | null;
  starts_at?: number | null;
  round_minutes?: number | null;
  break_minutes?: number | null;
  no_show_minutes?: number | null;
}
/**
 * What everybody may know. `seed`: shown from the start on; `commitment`: its digest, shown before.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TournamentInfo".
 */
export interface TournamentInfo {
  id: string;
  name: string;
  about: string;
  game: string;
  options: {
    [k: string]: string;
  };
  rounds: number;
  wanted: number;
  least: number;
  most: number;
  fill: "bots" | "byes" | "uneven";
  bot: string;
  pace: string;
  visibility: "invite" | "open";
  accounts_required: boolean;
  entrants_most: number;
  late: number;
  status: "announced" | "called_off" | "finished" | "open" | "running";
  round: number;
  entrants: number;
  opens_at: number | null;
  starts_at: number | null;
  round_seconds: number;
  break_seconds: number;
  no_show_seconds: number;
  deadline_at: number | null;
  next_at: number | null;
  commitment: string;
  seed: string | null;
  created_at: number;
  started_at: number | null;
  ended_at: number | null;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "EntrantInfo".
 */
export interface EntrantInfo {
  number: number;
  name: string;
  status: "banned" | "in" | "out" | "removed";
  account: boolean;
}
/**
 * A seat of a table: an entrant's, or a bot's (null). `result`: once the game is over.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "RoundSeatInfo".
 */
export interface RoundSeatInfo {
  entrant: number | null;
  no_show: boolean;
  place: number | null;
  points: number | null;
  score: number | null;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "RoundTableInfo".
 */
export interface RoundTableInfo {
  round: number;
  number: number;
  table: string;
  status: "over" | "playing" | "void";
  seats: RoundSeatInfo[];
}
/**
 * What an entrant did in a round, in the crosstable. `company`: the entrants at the same table.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CrosstableCell".
 */
export interface CrosstableCell {
  round: number;
  kind: "bye" | "no-show" | "played" | "playing" | "replaced" | "resigned" | "void";
  table: number;
  place: number;
  points: number;
  company: number[];
}
/**
 * A line of the standings. `rank`: 0 for who is not ranked.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "StandingInfo".
 */
export interface StandingInfo {
  rank: number;
  entrant: number;
  name: string;
  points: number;
  opponents: number;
  share: number;
  wins: number;
  cells: CrosstableCell[];
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TournamentLine".
 */
export interface TournamentLine {
  number: number;
  kind: string;
  actor: "" | "director" | "entrant";
  facts: {
    [k: string]: string | number;
  };
  at: number;
}
/**
 * What you are here. `table`: where you play in this round, with your seat.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "YouThere".
 */
export interface YouThere {
  director: boolean;
  entrant: number | null;
  table: string | null;
  seat: number | null;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TournamentPage".
 */
export interface TournamentPage {
  info: TournamentInfo;
  entrants: EntrantInfo[];
  byes: number[];
  tables: RoundTableInfo[];
  standings: StandingInfo[];
  log: TournamentLine[];
  you: YouThere;
}
/**
 * `director_token`: has the director's rights; null where your account has them. `invite`: for guests.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CreatedTournament".
 */
export interface CreatedTournament {
  info: TournamentInfo;
  director_token: string | null;
  invite: string;
}
/**
 * `name`: of a guest. `entropy`: anything, to be added to the draws of your tables.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "EnterTournament".
 */
export interface EnterTournament {
  name?: string;
  invite?: string | null;
  entropy?: string;
}
/**
 * `token`: opens a guest's seats; null for somebody with an account.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "EnteredTournament".
 */
export interface EnteredTournament {
  entrant: number;
  token: string | null;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SeatAtTable".
 */
export interface SeatAtTable {
  table: string;
  seat: number;
  token: string;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TournamentInvitation".
 */
export interface TournamentInvitation {
  invite: string;
}
/**
 * One act of the director. `round`: the round that you see, so that nothing is done twice.
 *
 *     `void` needs the table; `replace` the entrant who is not there, and `by`: who comes instead (null: a bot).
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "DirectorActs".
 */
export interface DirectorActs {
  action:
    "ban" | "call-off" | "extend" | "finish-round" | "next-round" | "open" | "remove" | "replace" | "start" | "void";
  round: number;
  entrant?: number | null;
  by?: number | null;
  table?: string | null;
  minutes?: number | null;
}
/**
 * The luck report of a game. The seats' luck is counted in fights won, or in dice that hit.
 *
 *     `entered`: what people threw themselves is counted as they entered it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Luck".
 */
export interface Luck {
  fights: Fight[];
  seats: SeatLuck[];
  counted?: "fights" | "hits";
  entered?: boolean;
  [k: string]: unknown;
}
/**
 * A finished fight, from the attacker's side; in a revolt, from the owner's.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Fight".
 */
export interface Fight {
  step: number;
  kind: string;
  province: string;
  seat: number;
  defender: number | null;
  thrown?: number[];
  out?: number[];
  win: number;
  undecided: number;
  lose: number;
  result: "lose" | "undecided" | "win";
  left_likely: number;
  left: number;
  [k: string]: unknown;
}
/**
 * A seat's luck: its successes compared with those that it could expect.
 *
 *     `spread` is the standard deviation of the successes: a difference within one of it is nothing unusual.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SeatLuck".
 */
export interface SeatLuck {
  seat: number;
  fights: number;
  wins: number;
  expected: number;
  spread: number;
  [k: string]: unknown;
}
/**
 * The army of a daimyo who is out when the round ends, and the clan to which that is put down.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "DoomedDaimyo".
 */
export interface DoomedDaimyo {
  army: number;
  clan: number;
  [k: string]: unknown;
}
/**
 * One answer of a secret run. It has the parts that its decision asks for: the province that goes to the
 *     first clan, the army (0 to 2) that gets a unit, the building and its site, the unit that is levied, placed
 *     or lost, the body that it joins or falls from. A part that was not asked for is -1.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Answer".
 */
export interface Answer {
  unit?: number;
  province?: number;
  body?: number;
  army?: number;
  building?: number;
  [k: string]: unknown;
}
/**
 * A castle or fortress that was attacked in this turn, and what is left of its own defenders.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "WallLeft".
 */
export interface WallLeft {
  province: number;
  left: number;
  [k: string]: unknown;
}
/**
 * The last movement, which provincial ronin may follow: an army's, or that of a unit of a provincial
 *     force from its origin to a body in the target.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "FollowedMarch".
 */
export interface FollowedMarch {
  army?: number;
  origin?: number;
  target?: number;
  unit?: number;
  body?: number;
  [k: string]: unknown;
}
/**
 * `left`: so many casualties are still to be chosen. `bodies`: who is left of those that may fall.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "LossesQuestion".
 */
export interface LossesQuestion {
  of: "losses";
  left: number;
  bodies: BodyUnits[];
  [k: string]: unknown;
}
/**
 * A body (0 the provincial force, 1 to 3 an army of the clan) and its units by kind, ronin last.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "BodyUnits".
 */
export interface BodyUnits {
  body: number;
  units: number[];
  [k: string]: unknown;
}
/**
 * `units`: how many of each kind may leave the army at most, those chosen so far counted.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "PartyQuestion".
 */
export interface PartyQuestion {
  of: "party";
  units: number[];
  [k: string]: unknown;
}
/**
 * `movable`: units of the own provincial forces that have not moved yet, and the ronin there.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ForcesQuestion".
 */
export interface ForcesQuestion {
  of: "forces";
  movable: ForceUnits[];
  [k: string]: unknown;
}
/**
 * A province and units of its provincial force by kind, ronin last.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ForceUnits".
 */
export interface ForceUnits {
  province: number;
  units: number[];
  [k: string]: unknown;
}
/**
 * The provinces that are chosen go to the clan that is asked, the others to `partner`. `left`: so many
 *     are still to be chosen.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SplitQuestion".
 */
export interface SplitQuestion {
  of: "split";
  partner: number;
  left: number;
  [k: string]: unknown;
}
/**
 * `to_come`: the units that are still to be dealt out, in this order. `cards`: by army of the clan, the
 *     units by kind that were dealt to it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "AssignQuestion".
 */
export interface AssignQuestion {
  of: "assign";
  to_come: number[];
  cards: number[][];
  [k: string]: unknown;
}
/**
 * What the units cost. `free`: the kinds of which the next unit costs nothing more. `most`: so many units
 *     at most.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "LevyForecast".
 */
export interface LevyForecast {
  of: "levy";
  koku: number;
  spent: number;
  units: number[];
  free: number[];
  most: number;
  [k: string]: unknown;
}
/**
 * The tray as the draft lays it. `refusal`: why it cannot be handed in with the koku that are left.
 *     `words`: the same in the reader's language, filled in by whoever sends it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TrayForecast".
 */
export interface TrayForecast {
  of: "tray";
  koku: number;
  left: number;
  bins: BinForecast[];
  refusal: Refusal | null;
  words?: string | null;
  [k: string]: unknown;
}
/**
 * `choices`: what the bin may hold as far as the koku reach, in rising order. `refusal`: why it may not
 *     hold the next of them now. `words`: the same in the reader's language, filled in by whoever sends it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "BinForecast".
 */
export interface BinForecast {
  koku: number;
  choices: BinChoice[];
  refusal: Refusal | null;
  words?: string | null;
  [k: string]: unknown;
}
/**
 * So many koku in a bin. `brings`: units or ronin at most, None for the other bins. `is_wasted`: some of
 *     these koku could buy nothing.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "BinChoice".
 */
export interface BinChoice {
  koku: number;
  brings?: number | null;
  is_wasted?: boolean;
  [k: string]: unknown;
}
/**
 * The table as one viewer sees it. Provinces, clans, armies and units are indices (see `tables`).
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "IkusaBoard".
 */
export interface IkusaBoard {
  round: number;
  stage: number;
  decision: number;
  acting: number[];
  turn: number;
  owner: number[];
  castle: number[];
  force_units: number[];
  army_units: number[];
  army_at: number[];
  struck_down: number[];
  doomed: DoomedDaimyo[];
  experience: number[];
  levels: number[];
  stacks: number[][][];
  hidden_forces: number[];
  hidden_armies: number[];
  provinces: number[];
  tray: number[];
  koku: number[];
  alive: number[];
  bins: number[][];
  marker: number[];
  order: number[];
  levied: number[];
  hired: number[];
  drafted: Answer[][];
  kept_back: number[];
  ronin_pool: number;
  castles_left: number;
  bases_left: number;
  pile: number[];
  ninja: number;
  spied_clan: number;
  orders: number[];
  prompts_off: number;
  legal_orders: number[];
  losses: number;
  steps: number[];
  battles: number[][];
  bonus: WallLeft[];
  walls: number[];
  fight: number;
  battle_province: number;
  origin: number;
  body: number;
  passes: number;
  hits_attacker: number;
  hits_defender: number;
  attacking_army: number;
  attacks: number;
  success: number;
  may_enter: number;
  called_off_at: number[];
  attempt: number[];
  throws: number[][];
  thrown: number[];
  unthrown: number[];
  party_for: number;
  party_army: number;
  party_to: number;
  party: number[];
  followed_march: FollowedMarch | null;
  immovable: number[];
  moved_units: number[];
  revenge_on: number;
  recovering: number;
  paths: number[][][];
  provinces_to_win: number;
  victory: string;
  track: number[];
  border_ways: string[];
  question: (LossesQuestion | PartyQuestion | ForcesQuestion | SplitQuestion | AssignQuestion) | null;
  [k: string]: unknown;
}
/**
 * A battle or revolt that waits for a decision.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "FightView".
 */
export interface FightView {
  purpose: number;
  province: number;
  seat: number;
  attacking_armies: number;
  extra_defenders: number;
  income: number;
  thrown: number[];
  [k: string]: unknown;
}
/**
 * The draft is played with open cards; only the order of the pile is unknown, to everybody.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "DraftView".
 */
export interface DraftView {
  face_up: number[];
  pile: number[];
  under: number[];
  groups: number[][];
  seen: number[][];
  cycled: boolean;
  taken: number;
  [k: string]: unknown;
}
/**
 * Tenno's Court. Officials by seat: in supply, in the entrance hall, in the audience hall.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CourtView".
 */
export interface CourtView {
  officials: number[];
  hall: number[];
  audience: number[];
  offer: OfferedFavor[];
  held: number[][];
  gone: number[];
  queue: number[];
  favor: number;
  cards: FavorCard[];
  [k: string]: unknown;
}
/**
 * A favor card in the audience hall, and how many officials it costs.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "OfferedFavor".
 */
export interface OfferedFavor {
  number: number;
  cost: number;
  [k: string]: unknown;
}
/**
 * What a favor card shows: a number (0: none), a building (-1: none), the Battle/Move actions against
 *     which it protects ("a", "b" or "ab"). `estimate`: the table has not put in the printed one.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "FavorCard".
 */
export interface FavorCard {
  amount?: number;
  building?: number;
  protects?: string;
  estimate?: boolean;
  [k: string]: unknown;
}
/**
 * By seat: which of the four cards lies on top, counted from 0.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SamuraiView".
 */
export interface SamuraiView {
  top: number[];
  regions: number[][];
  [k: string]: unknown;
}
/**
 * Military leaders, by seat.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "LeadersView".
 */
export interface LeadersView {
  leader: number[];
  tokens: number[];
  statues: number[][];
  trophies: number[][];
  left: number;
  [k: string]: unknown;
}
/**
 * The chamber board. Spaces are counted row by row from 0, lines by rows and then columns.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ChambersView".
 */
export interface ChambersView {
  markers: number[];
  face_up: number[];
  face_down: number[];
  ahead: number[][];
  left: number[];
  tiles: number[];
  tile: number;
  row_points: number[];
  column_points: number[];
  estimate: boolean;
  [k: string]: unknown;
}
/**
 * An estimate: nobody knows what the others will do. `known`: the chests after the open action cards;
 *     `end`: after all of them. `lacking`: cards that must still be laid. `spare`: spaces that stay empty
 *     because the cards do not reach. `refusal`: why the plan cannot be handed in as it lies; `words`: the same
 *     in the reader's language, filled in by whoever sends it (see `DraftMove`).
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "PlanForecast".
 */
export interface PlanForecast {
  start: number;
  bid: number;
  actions: PlannedAction[];
  known: number;
  end: number;
  lacking: number;
  spare: number;
  refusal: Refusal | null;
  words?: string | null;
  [k: string]: unknown;
}
/**
 * What one action of the plan will probably do to the chests.
 *
 *     `place`: its place in the row, None while its card lies face down. `after`: the chests then, None where
 *     the order is not known. `doubt`: it will be skipped, may be skipped, or will meet a revolt; `refusal` says
 *     why. `words`: the same in the reader's language, filled in by whoever sends it (see `DraftMove`).
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "PlannedAction".
 */
export interface PlannedAction {
  space: number;
  place: number | null;
  change: number;
  after: number | null;
  doubt: ("maybe" | "revolt" | "skip") | null;
  refusal: Refusal | null;
  words?: string | null;
  markers: number;
  [k: string]: unknown;
}
/**
 * The table as one viewer sees it. Provinces, cards and seats are indices (see `tables`).
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Board".
 */
export interface Board {
  year: number;
  season: number;
  stage: number;
  decision: number;
  owner: number[];
  armies: number[];
  buildings: number[][];
  markers: number[];
  supply: number[];
  tray: number[];
  next_throw: number;
  inside: number[] | null;
  chests: number[];
  rice: number[];
  vp: number[];
  special: number[];
  cards: number[];
  events: number[];
  action_row: number[];
  special_at: number[];
  taken_by: number[];
  choosers: number[];
  order: number[];
  action: number;
  turn: number;
  stock: number[];
  plans: (number[] | null)[];
  steps: number;
  hand: number[];
  gained_provinces: number[];
  origin: number;
  fight: FightView | null;
  revolts: number[];
  extra_farmers: number;
  draft: DraftView | null;
  court?: CourtView;
  samurai?: SamuraiView;
  leaders?: LeadersView;
  chambers?: ChambersView;
  [k: string]: unknown;
}
