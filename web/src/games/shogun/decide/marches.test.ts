import { expect, it } from "vitest";
import type { Event } from "../../../generated/types";
import { pieces, placesOf, upTo } from "../../../play/chapters";
import { chapters } from "./chapters";
import { MOVES } from "./facts";
import { marches, quickNumbers } from "./marches";

it("marches are gathered by target, and what needs none stays apart", () => {
  const legal = [
    MOVES.encode(["pass"]),
    ...[1, 2, 3].map((n) => MOVES.encode(["move", "aki", n])),
    MOVES.encode(["attack", "iyo", 2]),
  ];
  const found = marches(legal, MOVES);
  expect(found.others).toEqual([MOVES.encode(["pass"])]);
  expect(found.targets.map(({ province, attack }) => [province, attack])).toEqual([
    [0, false],
    [15, true],
  ]);
  expect([...found.targets[0]!.moves.keys()]).toEqual([1, 2, 3]);
  expect(found.targets[1]!.moves.get(2)).toBe(MOVES.encode(["attack", "iyo", 2]));
});

it("quick numbers are each there once and can be sent", () => {
  expect(quickNumbers(1)).toEqual([1]);
  expect(quickNumbers(2)).toEqual([1, 2]);
  expect(quickNumbers(7)).toEqual([1, 4, 6, 7]);
});

const event = (key: string, facts: Event["facts"] = {}): Event => ({ key, facts });

it("the log has a chapter for each season and a part for each action", () => {
  const logChapters = chapters([
    event("draft-opens"),
    event("draft-open"),
    event("round", { year: 1, season: "spring" }),
    event("ready"),
    event("action", { action: "rice" }),
    event("rice"),
    event("winter"),
    event("fed"),
    event("round", { year: 2, season: "spring" }),
  ]);
  expect(logChapters.map(({ season, year, head }) => [season, year, head])).toEqual([
    ["", 0, null],
    ["spring", 1, 2],
    ["winter", 1, 6],
    ["spring", 2, 8],
  ]);
  expect(logChapters[0]!.parts).toEqual([{ head: null, lines: [0, 1] }]);
  expect(logChapters[1]!.parts).toEqual([
    { head: null, lines: [3] },
    { head: 4, lines: [5] },
  ]);
});

it("names of provinces are cut out of a sentence, longer names first", () => {
  const names = new Map([
    ["Awa", "x"],
    ["Awa-Boso", "awa-boso"],
  ]);
  expect(pieces("From Awa-Boso to Awa.", names)).toEqual([
    { text: "From " },
    { text: "Awa-Boso", province: "awa-boso" },
    { text: " to " },
    { text: "Awa", province: "x", after: "." }, // no line begins with the stop
  ]);
  expect(pieces("Nothing.", new Map())).toEqual([{ text: "Nothing." }]);
});

it("an event tells its provinces, packed or not", () => {
  expect(placesOf(event("hungry", { revolts: ["aki", "iyo"], seat: 1 }))).toEqual(["aki", "iyo"]);
  expect(placesOf(event("moved", { origin: "aki", target: "iyo" }))).toEqual(["iyo", "aki"]);
});

it("a log that is being written has its chapters as far as it has come", () => {
  const logChapters = chapters([
    event("round", { year: 1, season: "spring" }),
    event("action"),
    event("rice"),
    event("rice"),
    event("winter"),
    event("fed"),
  ]);
  expect(upTo(logChapters, 6)).toEqual(logChapters);
  expect(upTo(logChapters, 3)).toEqual([
    { ...logChapters[0], parts: [logChapters[0]!.parts[0], { head: 1, lines: [2] }] },
  ]);
  expect(upTo(logChapters, 5).map(({ season }) => season)).toEqual(["spring"]);
});
