import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../lib/languages";
import { Words } from "../lib/words";
import { headingOf, load } from "../rules/book";
import { things, type Aid } from "../play/aid";
import { aidOf } from "./shogun/aid";
import { gamesWith } from "./gamesWith.fixture";

const AIDS = gamesWith(import.meta.glob<readonly Aid[]>("./*/aid.ts", { eager: true, import: "AID" }));

describe.each(AIDS)("the player aid of %s", (game, aid) => {
  it.each(LANGUAGES)("has only rules of the rulebook, each once, below a heading (%s)", async (lang) => {
    const book = await load(lang, game);
    const ids = aid.flatMap(({ rules = [] }) => rules);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(book.rules.has(id), id).toBe(true);
    for (const { title, rules } of aid) if (!title) expect(headingOf(book, rules![0]!)).toMatch(/^[^\d(（]+/);
  });
});

it.each(LANGUAGES)("every module of Shogun has rules of its own on the aid (%s)", async (lang) => {
  const book = await load(lang, "shogun");
  for (const module of ["court", "samurai", "leaders", "chambers"]) {
    const more = aidOf([module]).slice(aidOf([]).length);
    const ids = more.flatMap(({ rules = [] }) => rules);
    expect(ids.length, module).toBeGreaterThan(2);
    for (const id of ids) expect(book.rules.has(id), id).toBe(true);
  }
});

it("two copies of a card stand there once", () => {
  const words = {
    name: (_: string, id: string) => id.slice(0, 2),
    about: () => "does so",
  } as unknown as Words;
  const found = things(words, { things: ["aa1", "aa2", "bb1"].map((id) => ({ kind: "event", id })) });
  expect(found).toEqual([
    { name: "aa", about: "does so" },
    { name: "bb", about: "does so" },
  ]);
});
