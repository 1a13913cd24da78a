import { expect, test } from "vitest";
import { mapPoints, rotated } from "./svgPath";

test("every pair of a path is put elsewhere, its letters stay", () => {
  expect(mapPoints("M0,-.6C1,2 -3.5,4 5,6Z", ([x, y]) => [x + 1, y * 2])).toBe("M1,-1.2C2,4 -2.5,8 6,12Z");
});

test("a path is rotated clockwise on the screen, about a point", () => {
  expect(rotated("M0,-2L1,0", 90)).toBe("M2,0L0,1");
  expect(rotated("M0,9L0,-1", 180, 0.5, [0, 9])).toBe("M0,9L0,14");
});
