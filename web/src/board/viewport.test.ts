import { describe, expect, it } from "vitest";
import {
  NEAREST,
  begin,
  scrolledIntoView,
  fitted,
  gathered,
  clamped,
  scaleOf,
  upright,
  wholeLand,
  zoomed,
  type Frame,
  type Viewport,
} from "./viewport";

const wide = { width: 1000, height: 500 };
const phone = { width: 390, height: 400 };
const land = { left: 40, top: 40, width: 1920, height: 920 };

/** Where the land lies in the window. */
function seen(
  frame: typeof wide,
  { x, y, scale } = begin(frame, land),
): { left: number; top: number; right: number; bottom: number } {
  const { width, height } = fitted(frame, land);
  const [unitX, unitY] = [(width / 2000) * scale, (height / 1000) * scale];
  return {
    left: x + land.left * unitX,
    top: y + land.top * unitY,
    right: x + (land.left + land.width) * unitX,
    bottom: y + (land.top + land.height) * unitY,
  };
}

describe("the window on the map", () => {
  it.each([
    [934, 607],
    [934, 455],
    [1051, 707],
    [1152, 882],
    [1497, 700],
  ])("of %i by %i begins with all of the land, and the land fills it", (width, height) => {
    const { left, top, right, bottom } = seen({ width, height });
    expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(width);
    expect(bottom).toBeLessThanOrEqual(height);
    expect(right - left).toBeGreaterThan(width * 0.93); // nothing left at the sides
    expect(bottom - top).toBeGreaterThan(height * 0.72);
    expect((left + right) / 2).toBeCloseTo(width / 2);
    expect((top + bottom) / 2).toBeCloseTo(height / 2);
  });

  it("pulls the land no more than the eye forgives, and never what stands on it", () => {
    const tall = scaleOf(begin({ width: 1000, height: 900 }, land), { width: 1000, height: 900 }, land);
    expect(tall.y / tall.x).toBeCloseTo(1.22);
    expect(upright(tall, 2)).toBe("scale(2,1.6393)");
    const narrow = scaleOf(begin(phone, land), phone, land);
    expect(narrow.y).toBeCloseTo(narrow.x);
  });

  it("begins filled to its height on a phone, in the middle of the map", () => {
    const { left, top, right, bottom } = seen(phone);
    expect(bottom - top).toBeGreaterThan(360);
    expect(left).toBeLessThan(0);
    expect((left + right) / 2).toBeCloseTo(195);
    expect(top).toBeGreaterThanOrEqual(0);
  });

  it("shows the whole land to whoever asks for it, on a phone, too", () => {
    const { left, top, right, bottom } = seen(phone, wholeLand(phone, land));
    expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(phone.width);
    expect(bottom).toBeLessThanOrEqual(phone.height);
  });

  it("keeps the point under the hand where it is", () => {
    const before = { x: -100, y: -50, scale: 2 };
    const after = zoomed(before, 1.5, 300, 200, wide, land);
    expect((300 - after.x) / after.scale).toBeCloseTo((300 - before.x) / before.scale);
    expect((200 - after.y) / after.scale).toBeCloseTo((200 - before.y) / before.scale);
  });

  it("never loses the map, and never goes closer or farther than it should", () => {
    const { width } = fitted(wide, land);
    expect(clamped({ x: 900, y: 900, scale: 2 }, wide, land)).toEqual({ x: 0, y: 0, scale: 2 });
    expect(clamped({ x: -9000, y: 0, scale: 2 }, wide, land).x).toBeCloseTo(1000 - 2 * width);
    const whole = begin(wide, land);
    expect(zoomed(whole, 0.1, 5, 5, wide, land).scale).toBe(1);
    expect(zoomed(whole, 100, 5, 5, wide, land).scale).toBe(NEAREST);
  });

  it("brings a far province into sight and leaves a near one alone", () => {
    const shown = { x: 0, y: 0, scale: 4 };
    const moved = scrolledIntoView(shown, 0.9, 0.5, wide, land);
    expect(moved.x + 0.9 * 4 * fitted(wide, land).width).toBeLessThan(1000);
    expect(scrolledIntoView(shown, 0.1, 0.1, wide, land)).toEqual(shown);
  });

  it("keeps the land below the words at its top", () => {
    const frame = { width: 1000, height: 600, head: 58 };
    const { y, scale } = begin(frame, land);
    expect(y + (land.top / 1000) * fitted(frame, land).height * scale).toBeCloseTo(58, 6);
  });
});

describe("what happens", () => {
  const frame: Frame = { ...phone, loose: true };
  const part = { left: 40, top: 100, right: 350, bottom: 220 };
  const at = ([x, y]: [number, number], shown: Viewport): [number, number] => {
    const { width, height } = fitted(frame, land);
    return [shown.x + (x / 2000) * width * shown.scale, shown.y + (y / 1000) * height * shown.scale];
  };
  const inside = (point: [number, number], shown: Viewport): boolean => {
    const [x, y] = at(point, shown);
    return x > part.left - 1 && x < part.right + 1 && y > part.top - 1 && y < part.bottom + 1;
  };
  const whole = begin(frame, land);

  it("is brought into the part of the window that is free, also from the rim of the map", () => {
    for (const corner of [
      [160, 60],
      [1840, 70],
      [1840, 940],
      [160, 930],
    ] as [number, number][]) {
      const shown = gathered([corner], part, whole, whole.scale, frame, land);
      expect(inside(corner, shown)).toBe(true);
      expect(shown.scale).toBe(whole.scale);
    }
  });

  it("is seen from farther where it would not all be in sight, and then as close as before", () => {
    const [from, to]: [number, number][] = [
      [300, 500],
      [1500, 520],
    ];
    const far = gathered([from!, to!], part, whole, whole.scale, frame, land);
    expect(far.scale).toBeLessThan(whole.scale);
    expect(inside(from!, far) && inside(to!, far)).toBe(true);
    expect(gathered([from!], part, far, whole.scale, frame, land).scale).toBe(whole.scale);
  });

  it("does not move what is in sight already", () => {
    const point: [number, number] = [1000, 400];
    const shown = gathered([point], part, whole, whole.scale, frame, land);
    expect(gathered([point], part, shown, whole.scale, frame, land)).toEqual(shown);
  });
});
