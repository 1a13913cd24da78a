import { expect, it } from "vitest";
import { load, loadedGames } from "../../lib/words";

it("the words of a game come with that game, or as soon as something wants them", async () => {
  const words = await load("nl");
  expect(words.title("shogun")).toBe("Shogun");
  expect(words.clan("shogun", 0)).toBe("Tokugawa");
  const about = words.at([], "shogun");
  expect(about.name("season", "spring")).toBe("spring"); // not here yet: it is fetched
  await expect.poll(() => about.name("season", "spring")).toBe("voorjaar");
  expect(about.say("web-shogun-play-ask-again")).toBe("Vraag het me weer");
  expect(loadedGames()).toEqual(["shogun"]);
});
