/** The game that somebody chose last on a page of the lobby: all of them begin with it, also after a visit elsewhere. */

import { FIRST_GAME, GAME_IDS } from "../games/about";
import { prefs } from "../lib/prefs.svelte";

export function chosenGame(): string {
  return GAME_IDS.includes(prefs.game) ? prefs.game : FIRST_GAME;
}

export function chooseGame(game: string): void {
  if (game === chosenGame()) return;
  prefs.game = game;
  prefs.save();
}
