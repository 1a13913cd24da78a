/** Catalogue of the server's games, fetched once: player counts, options, bots. */

import type { GameInfo, TableInfo } from "../generated/types";
import { api } from "../lib/api";
import { alsoGames, type Words } from "../lib/words";

class Games {
  private infos = $state.raw<GameInfo[]>([]);
  private asked: Promise<GameInfo[]> | null = null;

  load(): Promise<GameInfo[]> {
    this.asked ??= api.games().then(
      (found) => {
        alsoGames(found.map((game) => game.id));
        return (this.infos = found);
      },
      (error: unknown) => {
        this.asked = null; // the next one asks again
        throw error;
      },
    );
    return this.asked;
  }

  async of(game: string): Promise<GameInfo> {
    const found = (await this.load()).find((one) => one.id === game);
    if (!found) throw new Error(`this server has no game called ${game}`);
    return found;
  }

  /** What is known by now; asks for it if nothing is. */
  known(game: string): GameInfo | undefined {
    if (!this.asked) void this.load().catch(() => undefined);
    return this.infos.find((one) => one.id === game);
  }

  /** Its bots, the one to play against first. */
  bots(game: string): string[] {
    return botsOf(this.known(game));
  }
}

export const games = new Games();

/** The bots of a game, the best first. */
export function botsOf(info: GameInfo | undefined): string[] {
  return info?.bots.map((bot) => bot.id) ?? [];
}

function hyphens(text: string): string {
  return text.replaceAll("_", "-");
}

export function optionName(words: Words, game: string, option: string): string {
  return (words.known(`${game}-option-${hyphens(option)}`) ?? option).replace(/[.。]$/u, "");
}

/** What a value means; several things together, and numbers, are joined. */
export function optionValue(words: Words, game: string, option: string, value: string): string {
  const parts = value
    .split(",")
    .map((part) => words.known(`${game}-option-${hyphens(option)}.${hyphens(part)}`) ?? part);
  return parts.length > 1 ? words.join(parts) : parts[0]!;
}

/** Options that are not the usual ones, by their values; where two values read the same, with what they are about. */
export function unusualWords(
  words: Words,
  game: string,
  options: readonly (readonly [option: string, value: string])[],
): string[] {
  const values = options.map(([option, value]) => optionValue(words, game, option, value));
  return values.map((value, place) =>
    values.filter((other) => other === value).length > 1
      ? `${optionName(words, game, options[place]![0])}: ${value}`
      : value,
  );
}

/** What a value is about, where it is a thing with a name of its own. */
export function aboutValue(words: Words, game: string, option: string, value: string): string {
  return words.known(`${game}-${hyphens(option).replace(/s$/, "")}-${hyphens(value)}.about`) ?? "";
}

/** A bot by the name that players know it by; one that came later is called what the server calls it. */
export function botName(words: Words, bot: string): string {
  return words.say("web-lobby-bot", { name: words.known(`bot-${hyphens(bot)}`) ?? bot });
}

/** What it does, where that is known. */
export function botAbout(words: Words, bot: string): string {
  return words.known(`bot-${hyphens(bot)}.about`) ?? "";
}

/** Who sits there, in words: a bot that nobody has named goes by its clan. */
export function playerName(
  words: Words,
  game: string,
  seat: number,
  name: string,
  bot: string | null,
): string {
  return bot !== null && name === `${bot} ${seat + 1}` ? words.clan(game, seat) : name;
}

/** What a table is called: by its name, or by the people who sit there. */
export function tableName(words: Words, table: TableInfo): string {
  const people = table.seats.filter((seat) => seat.kind === "human").map((seat) => seat.name);
  return table.name || (people.length ? words.join(people) : words.title(table.game));
}

export function playerNames(words: Words, info: TableInfo): string[] {
  return info.seats.map((seat) => playerName(words, info.game, seat.seat, seat.name, seat.bot));
}
