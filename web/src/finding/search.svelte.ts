/**
 * One's own search for a game. It goes on whichever page is open, survives a reload, and leads to the table by itself.
 *
 * Only how many others look for a game is known here, never who.
 */

import { mount } from "svelte";
import type { Finding, FindGame, GameWish } from "../generated/types";
import { call, Refusal } from "../lib/api";
import { keep, prefs, read, remove, write } from "../lib/prefs.svelte";
import { route } from "../lib/route.svelte";
import { session } from "../lib/session.svelte";
import { play, preload } from "../lib/sounds";
import { fetchKeys } from "../people/account";
import SearchBar from "./SearchBar.svelte";

const WAIT = 25; // seconds that the server may hold a request
const PAUSE = 1000; // milliseconds between two requests, at least
const AGAIN_MOST = 30_000; // while the server cannot be reached
const FOLLOWS_FROM = ["home", "find", "lobby"]; // pages that are left for the table without a click

const ON = "finding"; // kept while this browser looks for a game
const KEY = "finding.key"; // of a guest
const KNOWN = "finding.known"; // the last table that this browser was given
const WISH = "finding.wish";

class Search {
  found = $state.raw<Finding | null>(null);
  begunAt = $state(0); // by the clock of this browser, in milliseconds
  botsOffered = $state(false);
  reachable = $state(true);
  table = $state<string | null>(null); // that has been found while another page was read
  arrivals = $state(0); // tables that were found since the page was loaded

  private following = false;
  private bar = false;
  private bots: ReturnType<typeof setTimeout> | undefined;

  get on(): boolean {
    return this.found?.state === "waiting";
  }

  /** What was wished last, for the form. */
  get lastWish(): Partial<GameWish> {
    try {
      return JSON.parse(read(WISH) ?? "{}") as Partial<GameWish>;
    } catch {
      return {};
    }
  }

  async begin(wish: GameWish, name: string): Promise<void> {
    preload();
    // Whoever has signed in meanwhile looks as themselves: the guest looks no longer.
    const key = read(KEY);
    if (session.token !== null && key !== null && read(ON) === "guest")
      await call<Finding>("DELETE", "/api/finding/mine", prefs.lang, key).catch(() => undefined);
    const known = read(KNOWN);
    const body: FindGame = { wish, name, browser: prefs.browser, ...(known ? { known } : {}) };
    const found = await this.ask("POST", "", body);
    if (found.key) write(KEY, found.key);
    write(WISH, JSON.stringify(wish));
    this.go(found);
  }

  async stop(): Promise<void> {
    await this.take(await this.ask("DELETE", ""));
  }

  async withBots(): Promise<void> {
    await this.take(await this.ask("POST", "/bots"));
  }

  /** Go on with a search of this browser, if there is one. */
  async resume(): Promise<void> {
    if (this.following) return;
    if (session.token === null && read(KEY) === null) return;
    this.go(await this.ask("GET", ""));
  }

  private go(found: Finding): void {
    if (!this.bar) mount(SearchBar, { target: document.body });
    this.bar = true;
    void this.take(found);
    if (this.on) void this.follow();
  }

  private async follow(): Promise<void> {
    if (this.following) return;
    this.following = true;
    let wait = PAUSE;
    while (this.on) {
      await new Promise((done) => setTimeout(done, wait));
      try {
        await this.take(await this.ask("GET", `?wait=${WAIT}`));
        this.reachable = true;
        wait = PAUSE;
      } catch (error) {
        if (error instanceof Refusal && error.status === 401) this.end();
        this.reachable = false;
        wait = Math.min(wait * 2, AGAIN_MOST);
      }
    }
    this.following = false;
  }

  private ask(method: string, path: string, body?: FindGame): Promise<Finding> {
    const token = session.token ?? read(KEY);
    return call<Finding>(method, `/api/finding/mine${path}`, prefs.lang, token, body);
  }

  private async take(found: Finding): Promise<void> {
    clearTimeout(this.bots);
    if (found.state === "paired" && found.table && found.table !== read(KNOWN)) {
      await this.arrive(found);
      return;
    }
    if (found.state !== "waiting") return this.end();
    write(ON, session.token === null ? "guest" : "person");
    this.found = found;
    this.begunAt = Date.now() - (found.waited ?? 0) * 1000;
    const after = found.bots_after ?? null;
    this.botsOffered = after === 0;
    if (after) this.bots = setTimeout(() => (this.botsOffered = true), after * 1000);
  }

  private end(): void {
    remove(ON);
    this.found = null;
    this.botsOffered = false;
  }

  /** The table is there: keep what opens the seat, say so, and go. */
  private async arrive({ table, seat, token }: Finding): Promise<void> {
    if (token) keep({ table: table!, seat: seat ?? null, token, freed: false });
    else await fetchKeys(table!);
    write(KNOWN, table!);
    this.end();
    play("bell");
    this.arrivals++;
    this.table = table!;
    if (FOLLOWS_FROM.includes(route.page)) this.enter();
  }

  /** To the table that has been found. */
  enter(): void {
    const table = this.table;
    this.table = null;
    if (table) route.go("t", table);
  }
}

export const search = new Search();
