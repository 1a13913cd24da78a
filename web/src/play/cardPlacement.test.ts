import { expect, test } from "vitest";
import { placeWithoutOverlap, shared, type Rect, type Size } from "./cardPlacement";

const SCREEN = { width: 1280, height: 800 };
const MAP: Rect = { left: 0, top: 50, right: 930, bottom: 640 };
const CARD: Size = { width: 400, height: 300 };
const QUESTION: Rect = { left: 940, top: 60, right: 1270, bottom: 400 };
const rectOf = (
  { left, top, height }: { left: number; top: number; height: number | null },
  card = CARD,
): Rect => ({ left, top, right: left + card.width, bottom: top + (height ?? 0) });

test("with nothing to be kept clear it lies in its usual corner", () => {
  expect(placeWithoutOverlap(CARD, [], [QUESTION], SCREEN, MAP)).toMatchObject({ left: 10, top: 60 });
});

test.each([
  ["left top", { left: 10, top: 60, right: 522, bottom: 500 }],
  ["right top", { left: 360, top: 60, right: 872, bottom: 500 }],
  ["left bottom", { left: 10, top: 140, right: 522, bottom: 630 }],
  ["right bottom", { left: 410, top: 140, right: 922, bottom: 630 }],
  ["middle", { left: 190, top: 380, right: 740, bottom: 630 }],
])("it never lies on what plays in the %s", (_, scene) => {
  const place = placeWithoutOverlap(CARD, [scene], [QUESTION], SCREEN, MAP);
  expect(place.height).toBeGreaterThan(250);
  expect(shared(rectOf(place), scene)).toBe(0);
});

test("on a phone it goes below the tower, or above a battle in the sheet", () => {
  const screen = { width: 390, height: 844 };
  const card = { width: 371, height: 340 };
  const map = { left: 0, top: 50, right: 390, bottom: 405 };
  const tower = { left: 8, top: 200, right: 382, bottom: 395 };
  const below = placeWithoutOverlap(card, [tower], [], screen, map);
  expect(below).toMatchObject({ height: 340 });
  expect(shared(rectOf(below, card), tower)).toBe(0);
  const battle = { left: 10, top: 330, right: 380, bottom: 820 };
  expect(placeWithoutOverlap(card, [battle], [], screen, map)).toEqual({ left: 10, top: 60, height: 260 });
});

test("where there is no room at all only its title is shown", () => {
  expect(
    placeWithoutOverlap(
      { width: 371, height: 340 },
      [{ left: 0, top: 120, right: 390, bottom: 800 }],
      [],
      { width: 390, height: 844 },
      null,
    ).height,
  ).toBeNull();
});
