import { describe, expect, it } from "vitest";
import { NEAREST, begin, scrolledIntoView, fitted, clamped, zoomed } from "./viewport";

const wide = { width: 1000, height: 500 };
const phone = { width: 390, height: 400 };

describe("the window on the map", () => {
  it("begins with the whole map where it fits well", () => {
    expect(begin(wide)).toEqual({ x: 0, y: 0, scale: 1 });
    expect(begin({ width: 1000, height: 600 })).toEqual({ x: 0, y: 50, scale: 1 });
    expect(begin({ width: 1580, height: 1210 })).toEqual({ x: 0, y: 210, scale: 1 }); // a large screen hides nothing
  });

  it("begins filled to its height on a phone, in the middle of the map", () => {
    const shown = begin(phone);
    expect(fitted(phone).height * shown.scale).toBeCloseTo(400);
    expect(shown.x).toBeCloseTo((390 - 800) / 2);
  });

  it("keeps the point under the hand where it is", () => {
    const before = { x: -100, y: -50, scale: 2 };
    const after = zoomed(before, 1.5, 300, 200, wide);
    expect((300 - after.x) / after.scale).toBeCloseTo((300 - before.x) / before.scale);
    expect((200 - after.y) / after.scale).toBeCloseTo((200 - before.y) / before.scale);
  });

  it("never loses the map, and never goes closer or farther than it should", () => {
    expect(clamped({ x: 900, y: 900, scale: 2 }, wide)).toEqual({ x: 0, y: 0, scale: 2 });
    expect(clamped({ x: -9000, y: 0, scale: 2 }, wide).x).toBe(-1000);
    expect(zoomed({ x: 0, y: 0, scale: 1 }, 0.1, 5, 5, wide)).toEqual({ x: 0, y: 0, scale: 1 });
    expect(zoomed({ x: 0, y: 0, scale: 1 }, 100, 5, 5, wide).scale).toBe(NEAREST);
  });

  it("brings a far province into sight and leaves a near one alone", () => {
    const shown = { x: 0, y: 0, scale: 4 };
    const moved = scrolledIntoView(shown, 0.9, 0.5, wide);
    expect(moved.x + 0.9 * 4000).toBeLessThan(1000);
    expect(scrolledIntoView(shown, 0.1, 0.1, wide)).toEqual(shown);
  });
});
