import { expect, test } from "vitest";
import { HIDDEN } from "./board/facts";
import { planUnderRow } from "./ownPlan";

test("each open action has its card below it, the others follow in the order of the board", () => {
  const found = planUnderRow([3, 0, HIDDEN, HIDDEN], [10, 11, 12, 13, 45]);
  expect(found).toEqual([
    { action: 3, card: 13, sure: true },
    { action: 0, card: 10, sure: true },
    { action: 1, card: 11, sure: false },
    { action: 2, card: 12, sure: false },
  ]);
});

test("nothing is shown of a plan that the viewer may not see, or before the cards are laid out", () => {
  expect(planUnderRow([1, 0], [HIDDEN, HIDDEN, HIDDEN])).toBeNull();
  expect(planUnderRow([], [10, 11])).toBeNull();
  expect(planUnderRow([1, 0], [])).toBeNull();
});
