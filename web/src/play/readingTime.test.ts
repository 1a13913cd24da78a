import { expect, it } from "vitest";
import { readingTime } from "./readingTime";

it("gives a sentence the time of a quick reader, and nothing to no words", () => {
  expect(readingTime("")).toBe(0);
  expect(readingTime("Green attacks Blue in Omi with the provincial force of Tamba.")).toBeCloseTo(2690, -2);
});

it("takes a Chinese sentence for as long as what it says", () => {
  expect(readingTime("绿方进攻近江")).toBe(250 + 6 * 120);
});
