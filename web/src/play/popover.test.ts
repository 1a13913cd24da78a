import { expect, test } from "vitest";
import { besideBox } from "./popover";

const SCREEN = { width: 1280, height: 800 };
const CARD = { width: 400, height: 300 };

test("a card lies below its owner where there is room", () => {
  expect(besideBox({ left: 100, top: 40, bottom: 60 }, CARD, SCREEN)).toEqual({ left: 100, top: 66 });
});

test("and above it where there is not", () => {
  expect(besideBox({ left: 100, top: 700, bottom: 720 }, CARD, SCREEN)).toEqual({ left: 100, top: 394 });
});

test("it never leaves the screen", () => {
  const { left, top } = besideBox({ left: 1200, top: 380, bottom: 400 }, { width: 400, height: 780 }, SCREEN);
  expect(left).toBe(872);
  expect(top).toBe(12);
  expect(besideBox({ left: -50, top: 10, bottom: 20 }, CARD, SCREEN).left).toBe(8);
});
