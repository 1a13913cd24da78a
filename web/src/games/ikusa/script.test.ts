import { expect, it } from "vitest";
import type { Event, View } from "../../generated/types";
import { SCRIPT } from "./script";

const event = (key: string, facts: Event["facts"] = {}): Event => ({ key, facts }) as Event;
const LOG = [
  event("battle", { seat: 1, defender: 2 }),
  event("rolled", { seat: 1 }),
  event("battle-won", { seat: 1 }),
  event("invasion", { seat: 2, defender: 0 }),
  event("rolled", { seat: 2 }),
  event("losses", { seat: 0 }),
];
const minor = (seat: number | null, players = 4): number[] =>
  LOG.flatMap((_, place) => (SCRIPT.minor!(LOG, place, { seat, players } as View) ? [place] : []));

it("thinks less of the dice of others, never of how a battle begins and ends", () => {
  expect(minor(0)).toEqual([1]);
  expect(minor(3)).toEqual([1, 4, 5]);
});

it("keeps every die for who fights, with either clan, and for who only watches", () => {
  expect(minor(2)).toEqual([]);
  expect(minor(0, 2)).toEqual([]); // two players have two clans each
  expect(minor(null)).toEqual([]);
});
