import { expect, test } from "vitest";
import { nextMember } from "./roving";

test("the arrow keys go round, and Home and End to the ends", () => {
  expect(nextMember("ArrowRight", 0, 3)).toBe(1);
  expect(nextMember("ArrowRight", 2, 3)).toBe(0);
  expect(nextMember("ArrowLeft", 0, 3)).toBe(2);
  expect(nextMember("ArrowDown", 1, 3)).toBe(2);
  expect(nextMember("ArrowUp", 1, 3)).toBe(0);
  expect(nextMember("Home", 2, 3)).toBe(0);
  expect(nextMember("End", 0, 3)).toBe(2);
});

test("other keys, and a focus outside the group, do nothing", () => {
  expect(nextMember("Enter", 1, 3)).toBeNull();
  expect(nextMember("ArrowRight", -1, 3)).toBeNull();
  expect(nextMember("ArrowRight", 0, 0)).toBeNull();
});
