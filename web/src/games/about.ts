/**
 * Registry of game metadata (order, colours, player counts) that pages need before the client of a game is loaded:
 * `about.ts` in the folder of each game, with the `colours.css` that it imports and the signs of the seats,
 * `Emblem.svelte`. Small, because it is part of the first load.
 */

export interface AboutGame {
  order: number; // games are offered in this order
  /** Of the seats, in their order; further ones are nobody's. A name of the game's `colours.css`, or any colour of CSS. */
  colours: readonly string[];
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

const UNKNOWN: AboutGame = { order: 100, colours: [], rulings: "", players: [] };

/** All games that have a client of their own, and the one that the start page offers first. */
export const GAME_IDS = Object.keys(GAMES);
export const FIRST_GAME = GAME_IDS[0]!;

export function aboutGame(game: string): AboutGame {
  return GAMES[game] ?? UNKNOWN;
}

/** The colour of a seat, for CSS: the token `--<game>-<name>`. */
export function colourOf(game: string, seat: number): string | undefined {
  const name = aboutGame(game).colours[seat];
  return name && `var(--${game}-${name}, ${name})`;
}

/** The colour of what is drawn upon it: the token `--<game>-<name>-sign`, or white. */
export function signColourOf(game: string, seat: number): string {
  return `var(--${game}-${aboutGame(game).colours[seat]}-sign, #fff8ea)`;
}
