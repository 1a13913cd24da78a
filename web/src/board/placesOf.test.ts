import { expect, it } from "vitest";
import type { Event } from "../generated/types";
import { placesOf } from "./placesOf";

const places = (facts: Record<string, unknown>): unknown => placesOf({ key: "x", facts } as Event);

it("finds the provinces that an event names, and the way between two of them", () => {
  expect(places({ seat: 1, origin: "kai", target: "suruga", armies: 2 })).toEqual({
    provinces: ["suruga"],
    way: ["kai", "suruga"],
  });
  expect(places({ province: "iga" })).toEqual({ provinces: ["iga"], way: null });
  expect(places({ revolts: ["iga", "ise"] })).toEqual({ provinces: ["iga", "ise"], way: null });
});

it("finds nothing where no place is named", () => {
  expect(places({ seat: 0, target: 3 })).toEqual({ provinces: [], way: null });
  expect(placesOf({ key: "x" } as Event)).toEqual({ provinces: [], way: null });
});
