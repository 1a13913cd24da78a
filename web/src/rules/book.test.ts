import { describe, expect, it } from "vitest";
import { aboutGame, FIRST_GAME } from "../games/about";
import { LANGUAGES } from "../lib/languages";
import { gameOfRule, headingOf, load, parse, pieces, speaksOf, WITH_BOOK } from "./book";

const SAMPLE = `# Pebbles: the rules

Words before
the rules.

## 5. Battle

### 5.1 Battle (S-BAT)
- **S-BAT-11** *Defender wins* if he has more cubes; see S-BAT-12. (A-05)
  Example: tray 3 blue, 2 yellow -> blue wins.
  Example (module): tray 1 -> nothing.
- **S-BAT-12** (module) Only with modules.
- **A-05 Bid beyond one's money.** Ruling: it may not be placed.

| Option | Values |
| --- | --- |
| \`bank\` | unlimited |
`;

describe("the rulebook", () => {
  const book = parse(SAMPLE, "en");

  it("finds rules, rulings, examples and the module mark", () => {
    expect([...book.rules.keys()]).toEqual(["S-BAT-11", "S-BAT-12", "A-05"]);
    expect(book.rules.get("S-BAT-11")?.examples).toEqual([
      "tray 3 blue, 2 yellow -> blue wins.",
      "tray 1 -> nothing.",
    ]);
    expect(book.rules.get("S-BAT-12")).toMatchObject({ module: true, text: "Only with modules." });
    expect(book.rules.get("A-05")?.title).toBe("Bid beyond one's money.");
  });

  it("names the heading above a rule, without number and ids", () => {
    expect(headingOf(book, "S-BAT-12")).toBe("Battle");
    expect(headingOf(book, "S-BAT-99")).toBe("");
  });

  it("keeps the order of headings, texts, rules and tables", () => {
    const kinds = book.parts.map((part) => part.kind);
    expect(kinds).toEqual(["heading", "text", "heading", "heading", "rule", "rule", "rule", "table"]);
    expect(book.parts.at(-1)).toMatchObject({ head: ["Option", "Values"], rows: [["`bank`", "unlimited"]] });
  });

  it("splits running text into marks and links to rules", () => {
    expect(pieces("*Defender wins*, see S-BAT-12 (A-05).")).toEqual([
      { kind: "slant", text: "Defender wins" },
      { kind: "plain", text: ", see " },
      { kind: "rule", text: "S-BAT-12" },
      { kind: "plain", text: " (" },
      { kind: "rule", text: "A-05" },
      { kind: "plain", text: ")." },
    ]);
  });

  it("is searched by words and ids, whatever their case and accents", () => {
    const rule = { ...book.rules.get("S-BAT-11")!, text: "The Nô theater calms." };
    expect(speaksOf(rule, "no THEATER")).toBe(true);
    expect(speaksOf(rule, "s-bat-11")).toBe(true);
    expect(speaksOf(rule, "castle")).toBe(false);
  });

  it("knows the game of a rule and of a ruling by its letter", () => {
    for (const game of WITH_BOOK) {
      expect(gameOfRule(`${game[0]!.toUpperCase()}-2P-01`)).toBe(game);
      expect(gameOfRule(`${aboutGame(game).rulings}-05`)).toBe(game);
    }
    expect(gameOfRule("X-01")).toBe(FIRST_GAME);
  });

  it("links to rules whose group holds a digit", () => {
    expect(pieces("see I-2P-01, Q-58").map((piece) => piece.kind)).toEqual([
      "plain",
      "rule",
      "plain",
      "rule",
    ]);
  });

  it.each(WITH_BOOK)("reads every rule of the real book of %s, the same in all languages", async (game) => {
    const english = await load("en", game);
    expect(english.rules.size).toBeGreaterThan(200);
    for (const [id] of english.rules) expect(gameOfRule(id)).toBe(game);
    for (const lang of LANGUAGES) {
      const other = await load(lang, game);
      expect(other.lang).toBe(lang);
      expect([...other.rules.keys()]).toEqual([...english.rules.keys()]);
      for (const [id, rule] of other.rules)
        expect(rule.examples.length, id).toBe(english.rules.get(id)!.examples.length);
    }
  });
});
