import { expect, test } from "vitest";
import { shared, type Rect } from "./cardPlacement";
import { arrowBetween, distance, placeBeside, type Surroundings } from "./pointing";

const SCREEN = { width: 1280, height: 800 };
const CARD = { width: 400, height: 260 };
const QUESTION: Rect = { left: 945, top: 60, right: 1270, bottom: 420 };
const around = (object: Rect, more: Partial<Surroundings> = {}): Surroundings => ({
  object,
  clear: [],
  rather: [{ rect: QUESTION, weight: 6 }],
  screen: SCREEN,
  top: 58,
  ...more,
});
const placed = (at: Surroundings): Rect => {
  const place = placeBeside(CARD, at)!;
  expect(place).not.toBeNull();
  return {
    left: place.left,
    top: place.top,
    right: place.left + CARD.width,
    bottom: place.top + place.height!,
  };
};

test.each([
  ["a province in the west", { left: 60, top: 300, right: 130, bottom: 360 }],
  ["a province in the east", { left: 830, top: 120, right: 900, bottom: 210 }],
  ["the hand at the foot", { left: 10, top: 640, right: 1270, bottom: 740 }],
  ["a list in the question", { left: 955, top: 150, right: 1260, bottom: 400 }],
  ["a seat in the header", { left: 200, top: 5, right: 360, bottom: 45 }],
])("the card stands beside %s, near it, and on no question", (_, object) => {
  const card = placed(around(object));
  expect(shared(card, object)).toBe(0);
  expect(shared(card, QUESTION)).toBe(0);
  expect(distance(card, object)).toBeGreaterThan(30);
  expect(distance(card, object)).toBeLessThan(60);
  expect(card.top).toBeGreaterThanOrEqual(58);
  expect(card.bottom).toBeLessThanOrEqual(SCREEN.height);
});

test("what plays stays clear, even where the object is a part of it", () => {
  const battle = { left: 10, top: 120, right: 520, bottom: 600 };
  const row = { left: 30, top: 400, right: 500, bottom: 440 };
  expect(shared(placed(around(row, { clear: [battle] })), battle)).toBe(0);
});

test("where there is little room the card is lower, and where there is none it has no place", () => {
  const low = { ...SCREEN, height: 480 };
  const object = { left: 0, top: 290, right: 1280, bottom: 480 };
  expect(placeBeside(CARD, around(object, { screen: low }))!.height).toBeLessThan(CARD.height);
  expect(placeBeside(CARD, around({ ...object, top: 120 }, { screen: low }))).toBeNull();
});

test("the arrow begins at the card and ends at its object", () => {
  const card = { left: 100, top: 100, right: 500, bottom: 300 };
  expect(arrowBetween(card, { left: 600, top: 150, right: 700, bottom: 250 })).toEqual({
    from: { x: 500, y: 200 },
    to: { x: 597, y: 200 },
  });
  const down = arrowBetween(card, { left: 540, top: 360, right: 700, bottom: 400 })!;
  expect(down.from).toEqual({ x: 500, y: 300 });
  expect(Math.hypot(540 - down.to.x, 360 - down.to.y)).toBeCloseTo(3);
  expect(arrowBetween(card, card)).toBeNull();
});
