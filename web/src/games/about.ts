/** What the pages around a table know of each game before its own client is loaded. Small, so it may come at once. */

export interface AboutGame {
  colours: readonly string[]; // of the seats, in their order; further ones belong to nobody's seat
  emblems: readonly number[]; // their signs (see Emblem)
  tutorial: boolean;
  players: readonly number[]; // of a game at one click
}

const GAMES: Record<string, AboutGame> = {
  shogun: {
    colours: ["red", "blue", "yellow", "purple", "black", "farmers"],
    emblems: [0, 1, 2, 3, 4, 5],
    tutorial: true,
    players: [3, 4, 5],
  },
  ikusa: {
    colours: ["blue", "orange", "green", "red", "black"],
    emblems: [1, 6, 7, 0, 4],
    tutorial: true,
    players: [2, 3, 4, 5],
  },
};

const UNKNOWN: AboutGame = { colours: [], emblems: [], tutorial: false, players: [] };

/** The game that the start page offers first, and all that have a client of their own. */
export const FIRST_GAME = "shogun";
export const GAME_IDS = Object.keys(GAMES);

export function aboutGame(game: string): AboutGame {
  return GAMES[game] ?? UNKNOWN;
}
