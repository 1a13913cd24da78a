/** Calls to the server over HTTP. Tokens go in a header, never in an address; there are no cookies. */

import type {
  ChatLine,
  Created,
  CreateTable,
  GameInfo,
  Joined,
  JoinTable,
  Notes,
  Refuse,
  TableInfo,
  Update,
} from "../generated/types";

/** The server said no. `words` is the sentence for the player, in his language. */
export class Refusal extends Error {
  constructor(
    readonly words: string,
    readonly key: string,
    readonly rule: string,
    readonly status: number,
  ) {
    super(words);
  }
}

async function call<T>(method: string, path: string, lang: string, token?: string | null, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { "accept-language": lang };
  if (token) headers["authorization"] = `Bearer ${token}`;
  if (body !== undefined) headers["content-type"] = "application/json";
  const init: RequestInit = { method, headers };
  if (body !== undefined) init.body = JSON.stringify(body);
  const response = await fetch(path, init);
  const answer: unknown = await response.json();
  if (!response.ok) {
    const { refusal, words } = answer as Refuse;
    throw new Refusal(words, refusal.key, refusal.rule ?? "", response.status);
  }
  return answer as T;
}

export class Wire {
  constructor(readonly lang: () => string) {}

  games = () => call<GameInfo[]>("GET", "/api/games", this.lang());
  tables = (query = "") => call<TableInfo[]>("GET", `/api/tables${query}`, this.lang());
  table = (id: string) => call<TableInfo>("GET", `/api/tables/${encodeURIComponent(id)}`, this.lang());
  create = (wish: CreateTable) => call<Created>("POST", "/api/tables", this.lang(), null, wish);
  join = (id: string, wish: JoinTable) => call<Joined>("POST", this.at(id, "join"), this.lang(), null, wish);
  leave = (id: string, token: string) => call<TableInfo>("POST", this.at(id, "leave"), this.lang(), token);
  start = (id: string, host: string) => call<TableInfo>("POST", this.at(id, "start"), this.lang(), host);
  view = (id: string, token: string | null) => call<Update>("GET", this.at(id, "view"), this.lang(), token);
  handOver = (id: string, token: string, bot: string) =>
    call<TableInfo>("POST", this.at(id, "bot"), this.lang(), token, { bot });
  takeBack = (id: string, token: string) => call<TableInfo>("DELETE", this.at(id, "bot"), this.lang(), token);
  rematch = (id: string, host: string) => call<Created>("POST", this.at(id, "rematch"), this.lang(), host);
  notes = (id: string, token: string) => call<Notes>("GET", this.at(id, "notes"), this.lang(), token);
  writeNotes = (id: string, token: string, text: string) =>
    call<Notes>("PUT", this.at(id, "notes"), this.lang(), token, { text });
  chat = (id: string, token: string | null) => call<ChatLine[]>("GET", this.at(id, "chat"), this.lang(), token);
  export = (id: string, token: string | null) => call<unknown>("GET", this.at(id, "export"), this.lang(), token);

  private at = (id: string, what: string) => `/api/tables/${encodeURIComponent(id)}/${what}`;
}
