import { expect, it } from "vitest";
import type { SeatInfo } from "../generated/types";
import { nextHolder } from "./passDevice";

const asked = (...acting: number[]): SeatInfo[] =>
  [0, 1, 2, 3].map((seat) => ({ seat, to_act: acting.includes(seat) }) as SeatInfo);

it("leaves the screen with a seat that is asked", () => {
  expect(nextHolder(asked(0, 1), [0, 1], 0)).toBe(null);
});

it("passes it on around the table, to the next seat of this screen that is asked", () => {
  expect(nextHolder(asked(0, 1, 3), [0, 1, 3], 2)).toBe(3);
  expect(nextHolder(asked(0, 1), [0, 1, 3], 3)).toBe(0);
  expect(nextHolder(asked(1, 2), [0, 2], 0)).toBe(2);
});

it("stays where it is while only others are asked", () => {
  expect(nextHolder(asked(1), [0, 2], 0)).toBe(null);
});
