/**
 * Localisation (Fluent): formats messages from keys and facts, with the message files and the naming tables of
 * Python.
 */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { SvelteSet } from "svelte/reactivity";
import { FIRST_GAME, GAME_IDS } from "../games/about";
import generated from "../generated/facts.json";
import type { FactTable } from "../generated/types";
import type { Language } from "./languages";
import { api } from "./api";

export type Facts = Record<string, unknown>;

/** What the facts of a game hold, by their names: the tables of facts.toml (see i18n/facts.py). */
type Table = Required<FactTable>;
const FACTS: Record<string, Table> = generated;

// All but the terminal's, and what only the server says: mails, notices and the reasons of bots. What a game says comes with that game, but for its title and its seats.
const FILES = import.meta.glob(
  [
    "$package/i18n/*/*.ftl",
    "!$package/i18n/*/cli.ftl",
    "!$package/i18n/*/advice.ftl",
    "!$package/i18n/*/mail.ftl",
    "!$package/i18n/*/notices.ftl",
    "!$package/i18n/*/pairing.ftl",
    "!$package/i18n/*/standing.ftl",
    "!$package/i18n/*/tournaments.ftl",
    "!$package/i18n/*/clubs.ftl",
    "!$package/i18n/*/company.ftl",
    "$package/games/*/messages/*/*.ftl",
    "!$package/games/*/messages/*/advice.ftl",
    "!$package/games/*/messages/*/screen.ftl",
  ],
  { query: "?raw", import: "default" },
);

/** Games with message files: those of this client, and those of the server once they are known. */
const GAMES_WITH_WORDS = new Set(GAME_IDS);
export function alsoGames(ids: readonly string[]): void {
  for (const id of ids) GAMES_WITH_WORDS.add(id);
}

interface LanguageBundle {
  bundle: FluentBundle;
  loaded: SvelteSet<string>; // games, and "" for the messages of all pages
  asked: Map<string, Promise<void>>;
}
const BUNDLES = new Map<Language, LanguageBundle>();

function bundleFor(lang: Language): LanguageBundle {
  const known = BUNDLES.get(lang) ?? {
    bundle: new FluentBundle(lang, { useIsolating: false }),
    loaded: new SvelteSet(),
    asked: new Map(),
  };
  BUNDLES.set(lang, known);
  return known;
}

/** The games whose words were asked for, in any language. */
export function loadedGames(): string[] {
  return [...new Set([...BUNDLES.values()].flatMap(({ asked }) => [...asked.keys()]))].filter(Boolean);
}

/** What only some pages say, and is fetched with them as the words of a game are. */
export const PEOPLE = "people";
export const FINDING = "finding";
export const TOURNAMENTS = "tournaments";
export const CLUBS = "clubs";
export const COMPANY = "company"; // the chat and the moderators' desk
export const STANDING = "standing";
const ROOMS: Record<string, string> = {
  "people.ftl": PEOPLE,
  "web_notices.ftl": PEOPLE,
  "web_finding.ftl": FINDING,
  "web_tournaments.ftl": TOURNAMENTS,
  "web_clubs.ftl": CLUBS,
  "web_company.ftl": COMPANY,
  "web_standing.ftl": STANDING,
};

const gameOf = (path: string): string => {
  const [, game] = /\/games\/([^/]+)\/messages\//.exec(path) ?? [];
  const file = path.slice(path.lastIndexOf("/") + 1);
  return file === "title.ftl" ? "" : (game ?? ROOMS[file] ?? "");
};

/** Fetches the messages of a game that this client was not built with. */
async function fromServer(game: string): Promise<string[]> {
  const found = await api.words(game);
  FACTS[game] = found.facts as Table;
  return found.texts;
}

/** Loads the messages of a language: those of all pages, and those of these games. */
export async function load(lang: Language, ...games: string[]): Promise<Words> {
  const { bundle, loaded, asked } = bundleFor(lang);
  const fetch = async (game: string): Promise<void> => {
    const wanted = Object.entries(FILES).filter(
      ([path]) => path.includes(`/${lang}/`) && gameOf(path) === game,
    );
    const elsewhere = game && !Object.values(ROOMS).includes(game) && !GAME_IDS.includes(game);
    const texts = elsewhere ? await fromServer(game) : await Promise.all(wanted.map(([, read]) => read()));
    for (const text of texts)
      bundle.addResource(new FluentResource(text as string), { allowOverrides: true });
    loaded.add(game);
  };
  const all = ["", ...games].map((game) => {
    const coming = asked.get(game) ?? fetch(game);
    asked.set(game, coming);
    coming.catch(() => asked.delete(game)); // after a failure it is fetched again when it is next wanted
    return coming;
  });
  await Promise.all(all);
  return new Words(lang, bundle);
}

export class Words {
  game = FIRST_GAME;
  seats: string[] = [];

  constructor(
    readonly lang: Language,
    private readonly bundle: FluentBundle,
  ) {}

  private get facts(): Table {
    return FACTS[this.game] ?? FACTS[""]!;
  }

  /** The words of a table: its game's, with the names of those who sit there. */
  at(seats: string[], game = this.game): Words {
    const copy = new Words(this.lang, this.bundle);
    copy.seats = seats;
    copy.game = game;
    return copy;
  }

  /** Whether the messages of this game are loaded; fetches them if not. */
  speaks(game: string): boolean {
    if (bundleFor(this.lang).loaded.has(game)) return true;
    load(this.lang, game).catch(() => undefined);
    return false;
  }

  /** A message if there is one. */
  known = (key: string, facts: Facts = {}): string | null => this.text(key, this.formatArguments(facts));

  title = (game = this.game): string => this.text(`${game}-title`, {}) ?? game;

  /** Who sits there by custom, whoever plays him: the clan of a seat. */
  clan = (game: string, seat: number): string =>
    this.text(`${game}-seat-${seat + 1}`, {}) ?? this.say("web-lobby-seat-number", { number: seat + 1 });

  say = (key: string, facts: Facts = {}): string => this.text(key, this.formatArguments(facts)) ?? key;

  /** A line of the log: in the game's own words, or in those of all games. */
  event = (key: string, facts: Facts): string => {
    const two = this.facts.two_clans;
    const args = this.formatArguments(facts, true, two !== null && !two.events_of_players.includes(key));
    return this.text(this.id("event", key), args) ?? this.text(`event-${key}`, args) ?? key;
  };

  move = (form: readonly (string | number)[], names: string[]): string => {
    const facts = Object.fromEntries(names.map((name, place) => [name, form[place + 1]]));
    return this.text(this.id("move", String(form[0])), this.formatArguments(facts)) ?? form.join(" ");
  };

  refusal = (key: string, facts: Facts): string =>
    this.text(this.id("refusal", key), this.formatArguments(facts)) ??
    this.text(`refusal-${hyphens(key)}`, this.formatArguments(facts, false)) ??
    key;

  name = (kind: string, id: string): string => this.text(this.id(kind, id), {}) ?? id;

  about = (kind: string, id: string): string => this.text(`${this.id(kind, id)}.about`, {}) ?? "";

  /** Who sits there. */
  seat = (index: number): string => {
    const clan = this.text(this.id("seat", String(index + 1)), {}) || String(index + 1);
    return this.seats[index] || (this.seats.length ? this.side(index) : clan);
  };

  /** Who acts: the player, and of one who has two clans also which of them. */
  side = (index: number): string => {
    const clan = this.text(this.id("seat", String(index + 1)), {}) || String(index + 1);
    if (this.seats.length !== this.facts.two_clans?.players) return this.seats[index] || clan;
    const player = this.seats[index % this.seats.length]!;
    return player === clan ? clan : (this.text(this.id("side", "name"), { player, clan }) ?? player);
  };

  /** The value of a move's argument, by the name that the game gives it. */
  thing = (argument: string, value: string | number): string => String(this.one(argument, value, true));

  join = (items: string[]): string => lists(this.lang).format(items);

  private id = (kind: string, key: string): string => `${this.game}-${kind}-${hyphens(key)}`;

  private has(id: string): boolean {
    const name = id.split(".")[0]!;
    if (this.bundle.hasMessage(name)) return true;
    this.want(name);
    return false;
  }

  private text(id: string, facts: Record<string, FluentVariable>): string | null {
    const [name, attribute] = id.split(".") as [string, string | undefined];
    const message = this.bundle.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (pattern) return this.bundle.formatPattern(pattern, facts, []);
    this.want(name);
    return null;
  }

  /** Fetches the messages of a game that are missing; whatever used them is rendered again when they are loaded. */
  private want(name: string): void {
    const [first, second] = name.split("-"); // <game>-..., or web-<game>-...
    const game = (first === "web" ? second : first) ?? "";
    const { loaded } = bundleFor(this.lang);
    if (GAMES_WITH_WORDS.has(game) && !loaded.has(game)) load(this.lang, game).catch(() => undefined);
  }

  private formatArguments(facts: Facts, things = true, sides = false): Record<string, FluentVariable> {
    const args: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(facts)) {
      const clans = sides && this.facts.seats.includes(name) && typeof value !== "string";
      args[name] = clans
        ? this.join([value].flat().map((index) => this.side(index as number)))
        : this.value(name, value, facts, things);
      if (Array.isArray(value)) args[`${name}-count`] = value.length;
      else args[`${name}-id`] = value === "-" ? "none" : String(value);
    }
    return args;
  }

  private value(name: string, value: unknown, facts: Facts, things: boolean): FluentVariable {
    if (this.facts.reasons.includes(name)) {
      const { reason: _reason, because: _because, ...rest } = facts;
      return this.refusal(String(value), rest);
    }
    if (typeof value === "string" && this.facts.packed.includes(name) && things)
      return this.join(value.split(",").map((part) => this.unpacked(name, part)));
    if (!Array.isArray(value)) return this.one(name, value as string | number, things);
    const kind = this.facts.counts[name];
    if (kind) return this.counts(kind, value as number[]);
    if (this.facts.points.includes(name)) {
      return this.join(
        (value as number[]).map(
          (count, seat) => this.text("tally", { seat: this.seat(seat), count }) ?? String(count),
        ),
      );
    }
    return this.join(value.map((item) => String(this.one(name, item as string | number, things))));
  }

  private unpacked(name: string, part: string): string {
    if (this.facts.seats.includes(name)) return /^\d+$/.test(part) ? this.seat(Number(part) - 1) : part;
    return String(this.one(name, part, true));
  }

  private one(name: string, value: string | number, things: boolean): string | number {
    if (this.facts.seats.includes(name)) return typeof value === "number" ? this.seat(value) : value;
    if (name === "game" && this.has(`${value}-title`)) return this.text(`${value}-title`, {}) ?? value;
    if (things) {
      const kind = (this.facts.named_kinds[name] ?? []).find((candidate) =>
        this.has(this.id(candidate, String(value))),
      );
      if (kind) return this.name(kind, String(value));
    }
    return value;
  }

  /** So many of each kind, such as the cubes of a throw or the units of a body. */
  counts(kind: string, counts: readonly number[]): string {
    const parts = counts.flatMap((count, place) =>
      count ? [this.text(this.id(kind, String(place)), { count }) ?? String(count)] : [],
    );
    return parts.length ? this.join(parts) : this.name(kind, "none");
  }
}

const LISTS = new Map<Language, Intl.ListFormat>(); // slow to create, and used all the time

function lists(lang: Language): Intl.ListFormat {
  const kept = LISTS.get(lang) ?? new Intl.ListFormat(lang, { type: "conjunction" });
  LISTS.set(lang, kept);
  return kept;
}

function hyphens(key: string): string {
  return key.replaceAll("_", "-").toLowerCase();
}
