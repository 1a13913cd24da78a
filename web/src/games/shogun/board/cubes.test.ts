import { expect, it } from "vitest";
import { scoreOf } from "./cubes";

const result = (key: string, facts: Record<string, number>) => scoreOf({ key, facts });

it("counts the farmers of a neutral province against the attacker", () => {
  const score = result("neutral-conquered", { seat: 1, province: 3, attack: 4, own: 0, farmers: 2 });
  expect(score).toEqual({ armies: 4, against: 2, defender: null, helpers: 0 });
});

it("counts a revolt's farmers against the owner", () => {
  const score = result("revolt-put-down", { seat: 1, province: 3, own: 3, farmers: 2 });
  expect(score).toEqual({ armies: 3, against: 2, defender: null, helpers: 0 });
});

it("shows farmers beside the defender whom they help", () => {
  const score = result("battle-lost", { seat: 1, defender: 0, province: 3, attack: 2, own: 3, farmers: 1 });
  expect(score).toEqual({ armies: 2, against: 3, defender: 0, helpers: 1 });
});
