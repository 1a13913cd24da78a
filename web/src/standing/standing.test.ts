import { expect, test } from "vitest";
import { curvePoints } from "./standing";

test("a curve goes from the left to the right, the higher the better", () => {
  expect(curvePoints([1500, 1600, 1550], 100, 40)).toBe("0.0,40.0 50.0,0.0 100.0,20.0");
});

test("a rating that has not changed is a straight line, and one game is a point", () => {
  expect(curvePoints([1500, 1500], 100, 40)).toBe("0.0,40.0 100.0,40.0");
  expect(curvePoints([1500], 100, 40)).toBe("0.0,40.0");
});
