import { expect, it } from "vitest";
import { load, spoken } from "./words";

it("the words of a game come with that game, or as soon as something wants them", async () => {
  const words = await load("nl");
  expect(words.title("ikusa")).toBe("Ikusa");
  expect(words.clan("shogun", 0)).toBe("Tokugawa");
  const about = words.at([], "shogun");
  expect(about.name("season", "spring")).toBe("spring"); // not here yet: it is fetched
  await expect.poll(() => about.name("season", "spring")).toBe("voorjaar");
  expect(spoken()).toEqual(["shogun"]);
});

it("a language knows every game that it was asked for", async () => {
  const words = (await load("zh-Hans", "shogun", "ikusa")).at([], "ikusa");
  expect(words.title()).toBe("战（Ikusa）");
  expect(words.at([], "shogun").name("season", "spring")).toBe("春季");
});
