import { expect, test } from "vitest";
import { moved, turned } from "./svgPath";

test("every pair of a path is put elsewhere, its letters stay", () => {
  expect(moved("M0,-.6C1,2 -3.5,4 5,6Z", ([x, y]) => [x + 1, y * 2])).toBe("M1,-1.2C2,4 -2.5,8 6,12Z");
});

test("a path is turned clockwise on the screen, about a point", () => {
  expect(turned("M0,-2L1,0", 90)).toBe("M2,0L0,1");
  expect(turned("M0,9L0,-1", 180, 0.5, [0, 9])).toBe("M0,9L0,14");
});
