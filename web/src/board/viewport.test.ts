import { describe, expect, it } from "vitest";
import { NEAREST, begin, scrolledIntoView, fitted, clamped, scaleOf, upright, zoomed } from "./viewport";

const wide = { width: 1000, height: 500 };
const phone = { width: 390, height: 400 };
const land = { left: 40, top: 40, width: 1920, height: 920 };

/** Where the land lies in the window. */
function seen(frame: typeof wide): { left: number; top: number; right: number; bottom: number } {
  const { x, y, scale } = begin(frame, land);
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
});
