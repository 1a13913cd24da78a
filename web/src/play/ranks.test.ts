import { expect, test } from "vitest";
import type { Outcome } from "../generated/types";
import { placeOf } from "./ranks";

test("a place counts who is ahead: the winners, and whoever has more points", () => {
  const outcome = { winners: [1], scores: [50, 50, 31, 42] } as unknown as Outcome;
  expect([0, 1, 2, 3].map((seat) => placeOf(outcome, seat))).toEqual([2, 1, 4, 3]);
  const level = { winners: [2], scores: [40, 40, 50] } as unknown as Outcome;
  expect([0, 1, 2].map((seat) => placeOf(level, seat))).toEqual([2, 2, 1]);
});
