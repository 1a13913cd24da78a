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

it("at a table for two every clan is called by its player and its colour", async () => {
  const words = (await load("en", "ikusa")).at(["Ada", "Bo"], "ikusa");
  expect([0, 1, 2, 3].map(words.side)).toEqual(["Ada (Blue)", "Bo (Orange)", "Ada (Green)", "Bo (Red)"]);
  expect(words.event("conquered", { seat: 0, province: "kai" })).toBe("Ada (Blue) conquers Kai.");
  expect(words.event("turn-order", { seats: [2, 1] })).toBe("The turn order: Ada (Green) and Bo (Orange).");
  expect(words.event("ready", { seat: 1 })).toBe("Bo is ready.");
  expect(words.at(["Ada", "Bo", "Cy"], "ikusa").side(0)).toBe("Ada");
});
