/**
 * What the pages around a table know of each game before its own client is loaded: `about.ts` in the folder of the
 * game. Small, so it may come at once.
 */

export interface AboutGame {
  order: number; // games are offered in this order
  colours: readonly string[]; // of the seats, in their order (--clan-* or any colour); further ones are nobody's
  emblems: readonly number[]; // their signs (see Emblem)
  rulings: string; // the letter with which the ids of its rulings begin
  players: readonly number[]; // of a game at one click
  standing?: readonly StandingQuestion[];
}

/** A question of a game that can be answered once and for all, at the table or in the settings. */
export interface StandingQuestion {
  id: string; // under which the browser keeps the answer
  label: string; // the message that names it
}

const FILES = import.meta.glob<AboutGame>("./*/about.ts", { eager: true, import: "default" });
const GAMES = Object.fromEntries(
  Object.entries(FILES)
    .map(([path, about]) => [path.split("/")[1]!, about] as const)
    .sort(([, a], [, b]) => a.order - b.order),
);

const UNKNOWN: AboutGame = { order: 100, colours: [], emblems: [], rulings: "", players: [] };

/** All games that have a client of their own, and the one that the start page offers first. */
export const GAME_IDS = Object.keys(GAMES);
export const FIRST_GAME = GAME_IDS[0]!;

export function aboutGame(game: string): AboutGame {
  return GAMES[game] ?? UNKNOWN;
}
