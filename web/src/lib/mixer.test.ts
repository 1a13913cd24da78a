import { expect, test } from "vitest";
import { Mixer, MOST } from "./mixer";

const mixer = (): Mixer<"card" | "horn" | "bell"> =>
  new Mixer({ card: { rest: 120 }, horn: { rest: 1000 }, bell: { rest: 0, major: true } });

test("the same sound is not heard again before it has rested", () => {
  const heard = mixer();
  expect([0, 60, 119, 120, 130, 240].map((now) => heard.admit("card", now, 50))).toEqual([
    true,
    false,
    false,
    true,
    false,
    true,
  ]);
});

test("at four times the speed the sounds do not pile up", () => {
  const heard = mixer();
  const admitted = Array.from({ length: 100 }, (_, beat) => heard.admit("card", beat * 40)).filter(Boolean);
  expect(admitted.length).toBeLessThanOrEqual(MOST * 4); // of 100 beats in 4 s, each a second long
  expect(admitted.length).toBeGreaterThan(4);
});

test("my turn is heard however much else is", () => {
  const heard = mixer();
  for (let now = 0; now < 400; now += 130) heard.admit("card", now);
  expect(heard.admit("horn", 400)).toBe(false);
  expect(heard.admit("bell", 400)).toBe(true);
});
