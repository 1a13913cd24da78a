import { expect, it } from "vitest";
import { FIRST_GAME, GAME_IDS } from "../games/about";
import { prefs } from "../lib/prefs.svelte";
import { chooseGame, chosenGame } from "./chosenGame";

it("begins with the first game, and then with the one that was chosen last", () => {
  expect(chosenGame()).toBe(FIRST_GAME);
  chooseGame(GAME_IDS[1]!);
  expect(chosenGame()).toBe(GAME_IDS[1]);
  expect(localStorage.getItem("bakufu.game")).toBe(GAME_IDS[1]);
  prefs.game = "gone";
  expect(chosenGame()).toBe(FIRST_GAME);
});
