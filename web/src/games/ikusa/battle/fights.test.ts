import { describe, expect, it } from "vitest";
import type { Event } from "../../../generated/types";
import { fightsOf, hitsOf, turnFrom } from "./fights";

const say = (key: string, facts: Record<string, unknown> = {}): Event => ({ key, facts }) as unknown as Event;
const rolled = (seat: number, unit: string, dice: number[], hits: number): Event =>
  say("rolled", { seat, unit, dice, hits });
const losses = (seat: number, units: number[]): Event => say("losses", { seat, province: "kai", units });
const opening = { seat: 0, defender: 1, body: "pf", origin: "omi", target: "kai" };

describe("the battles of a turn, read off the log", () => {
  it("tells ranged from hand-to-hand casualties", () => {
    const [fight] = fightsOf([
      say("battle", opening),
      rolled(0, "bowman", [5], 1),
      rolled(1, "gunner", [9], 0),
      losses(1, [0, 0, 0, 1, 0, 0]),
      rolled(0, "spearman", [4, 12], 1),
      rolled(1, "spearman", [1], 1),
      losses(0, [0, 0, 0, 1, 0, 0]),
      losses(1, [0, 0, 0, 1, 0, 0]),
      say("battle-won", { seat: 0, target: "kai" }),
    ]);
    const [pass] = fight!.passes;
    expect(fight!.passes).toHaveLength(1);
    expect([hitsOf(pass!, 0, "ranged"), hitsOf(pass!, 0, "melee"), hitsOf(pass!, 1, "melee")]).toEqual([
      1, 1, 1,
    ]);
    expect(pass!.ranged[1]?.units[3]).toBe(1);
    expect(pass!.ranged[0]).toBeNull();
    expect(pass!.melee[0]?.units[3]).toBe(1);
    expect(fight!.end?.key).toBe("battle-won");
  });

  it("ends undecided where both sides fall", () => {
    const both = [losses(0, [0, 0, 0, 1, 0, 0]), losses(1, [0, 0, 0, 1, 0, 0])];
    const [fight] = fightsOf([
      say("battle", opening),
      ...both,
      say("battle-undecided", { seat: 0, target: "kai" }),
    ]);
    expect(fight!.end?.key).toBe("battle-undecided");
  });

  it("begins a new pass where the sequence begins again, also without a hit between them", () => {
    const again = [rolled(0, "spearman", [9], 0), rolled(1, "spearman", [9], 0)];
    const [fight] = fightsOf([say("battle", opening), ...again, ...again]);
    expect(fight!.passes.map(({ first }) => first)).toEqual([false, false]);
  });

  it("sets the first strike across the sea apart, whether it hits or not", () => {
    const strike = [rolled(1, "bowman", [9], 0), rolled(1, "spearman", [9], 0)];
    const pass = [rolled(1, "bowman", [9], 0), rolled(0, "spearman", [9], 0), rolled(1, "spearman", [9], 0)];
    const [missed] = fightsOf([say("invasion", opening), ...strike, ...pass]);
    expect(missed!.passes.map(({ first }) => first)).toEqual([true, false]);
    const only = [rolled(1, "bowman", [3], 1), losses(0, [0, 0, 0, 1, 0, 0])];
    const [hit] = fightsOf([say("invasion", opening), ...only, rolled(0, "gunner", [9], 0)]);
    expect(hit!.passes).toHaveLength(2);
    expect(hit!.passes[0]!.ranged[0]?.units[3]).toBe(1);
  });

  it("counts the defenders of a wall with the losses of their step", () => {
    const [fight] = fightsOf([
      say("battle", opening),
      rolled(0, "spearman", [1, 2], 2),
      say("bonus-lost", { province: "kai", fallen: 2, left: 2 }),
    ]);
    expect(fight!.passes[0]!.melee[1]).toEqual({ units: [], bonus: 2 });
  });

  it("is past when something else happens, not by what comes of it", () => {
    const log = [
      say("battle", opening),
      say("battle-won", { seat: 0, target: "kai" }),
      say("emptied", { seat: 1, province: "kai" }),
      say("experience", { seat: 0 }),
      say("lapsed"),
    ];
    expect(fightsOf(log)[0]!.past).toBe(false);
    expect(fightsOf([...log, say("marched", { seat: 0 })])[0]!.past).toBe(true);
  });

  it("belongs to the turn that is under way", () => {
    const log = [say("turn"), say("battle", opening), say("turn"), say("battle", opening)];
    expect(fightsOf(log)).toHaveLength(2);
    expect(turnFrom(log)).toBe(2);
  });
});
