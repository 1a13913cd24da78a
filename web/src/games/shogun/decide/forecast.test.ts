import { describe, expect, it } from "vitest";
import type { Draft, Refusal } from "../../../generated/types";
import { MOVES } from "./facts";
import { lackingIn, refusalOf } from "./forecast";
import { AUCTION, draftOf, emptyPlan, put, type Plan } from "./plan";

const [AKI, AWA, CHEST_0] = [0, 1, 45];
const GAP: Refusal = { key: "plan-must-fill", rule: "S-PLAN-04", facts: {} };
const OVERBID: Refusal = { key: "overbid", rule: "S-BID-03", facts: {} };

/** A draft as the server has judged it. */
function judged(plan: Plan, lacking: number, refused: Refusal | null = null): Draft {
  const moves = draftOf(plan, MOVES);
  return {
    moves,
    preview: {
      moves: moves.map((move) => ({ move, refusal: refused })),
      may_follow: [],
      run: [],
      forecast: { lacking, refusal: lacking > 0 ? GAP : null },
    },
  } as unknown as Draft;
}

describe("the cards that a plan lacks", () => {
  const one = put(emptyPlan(), AKI, 0);

  it("are unknown before the server has told them", () => {
    expect(lackingIn(null, emptyPlan(), one)).toBeNull();
  });

  it("are counted on at once while cards are laid and taken back", () => {
    const draft = judged(one, 2);
    expect(lackingIn(draft, emptyPlan(), one)).toBe(2);
    expect(lackingIn(draft, emptyPlan(), put(one, AWA, 1))).toBe(1);
    expect(lackingIn(draft, emptyPlan(), emptyPlan())).toBe(3);
  });

  it("are none of those that are handed in", () => {
    const sheet = put(emptyPlan(), CHEST_0, AUCTION);
    expect(lackingIn(judged(emptyPlan(), 2), sheet, put(sheet, AKI, 0))).toBe(1);
    expect(lackingIn(judged(one, 0), one, one)).toBe(0); // ready
  });
});

describe("a plan that the server does not take", () => {
  const bid = put(emptyPlan(), CHEST_0, AUCTION);

  it("is refused by its gap, or first by a card that may not lie there", () => {
    expect(refusalOf(judged(bid, 3))).toEqual(GAP);
    expect(refusalOf(judged(bid, 3, OVERBID))).toEqual(OVERBID);
    expect(refusalOf(judged(bid, 0))).toBeNull();
  });
});
