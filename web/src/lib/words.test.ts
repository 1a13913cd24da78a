import { expect, it, vi } from "vitest";
import { GAME_IDS } from "../games/about";
import { api } from "./api";
import { alsoGames, load, loadedGames } from "./words";

const facts = {
  seats: ["seat"],
  reasons: [],
  points: [],
  packed: [],
  things: {},
  counts: {},
  two_clans: null,
};
const text = "pebbles-title = Pebbles\npebbles-season-spring = Spring\nweb-pebbles-end-you = All pebbles!";

it("the words of a game that this client was not built with come from the server, when they are wanted", async () => {
  const asked = vi.spyOn(api, "words").mockResolvedValue({ facts, texts: [text] } as never);
  const words = (await load("en")).at(["Ada"], "pebbles");
  expect(words.title()).toBe("pebbles");
  expect(asked).not.toHaveBeenCalled(); // nobody has said that there is such a game
  alsoGames(["pebbles"]);
  expect(words.known("web-pebbles-end-you")).toBeNull();
  await expect.poll(() => words.known("web-pebbles-end-you")).toBe("All pebbles!");
  expect([words.title(), words.name("season", "spring")]).toEqual(["Pebbles", "Spring"]);
  expect(asked).toHaveBeenCalledOnce();
  expect(loadedGames()).toEqual(["pebbles"]);
});

it("a language knows every game that it was asked for", async () => {
  const words = await load("zh-Hans", ...GAME_IDS);
  for (const game of GAME_IDS) {
    expect(words.title(game)).not.toBe(game);
    expect(words.speaks(game)).toBe(true);
  }
});
