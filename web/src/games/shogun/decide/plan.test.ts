import { describe, expect, it } from "vitest";
import { MOVES, NO_CARD } from "./facts";
import {
  AUCTION,
  RUN,
  SPACES,
  boxes,
  draftOf,
  emptyPlan,
  inHand,
  inRowOrder,
  laid,
  planOf,
  put,
  takeBack,
} from "./plan";

const [AKI, AWA, CHEST_0, CHEST_1] = [0, 1, 45, 46];

describe("a plan", () => {
  it("is kept as the cards that lie there", () => {
    const plan = put(put(emptyPlan(), CHEST_1, AUCTION), AKI, SPACES.indexOf("taxes"));
    expect(draftOf(plan, MOVES).map((move) => MOVES.decode(move))).toEqual([
      ["plan", "taxes", "aki"],
      ["plan", "bid", "chest_1"],
    ]);
  });

  it("comes back from its draft as it was", () => {
    const plan = put(put(put(emptyPlan(), CHEST_0, AUCTION), AKI, 3), AWA, 8);
    expect(planOf(draftOf(plan, MOVES), MOVES)).toEqual(plan);
  });

  it("keeps only what the server still waits for", () => {
    const plan = put(put(emptyPlan(), CHEST_0, AUCTION), AKI, 9);
    const draft = draftOf(plan, MOVES, 10);
    expect(draft.map((move) => MOVES.decode(move))).toEqual([["plan", "battle_b", "aki"]]);
  });

  it("lets two cards on the board change places", () => {
    const plan = put(put(emptyPlan(), AKI, 0), AWA, 1);
    expect(put(plan, AKI, 1).slice(0, 2)).toEqual([AWA, AKI]);
  });

  it("gives the card of a space back when one from the hand takes its place", () => {
    const plan = put(put(emptyPlan(), AKI, 0), AWA, 0);
    expect(plan[0]).toBe(AWA);
    expect(inHand([AKI, AWA], plan)).toEqual([AKI]);
  });

  it("takes a card back", () => {
    expect(takeBack(put(emptyPlan(), AKI, 4), 4)).toEqual(emptyPlan());
  });

  it("fills every space once in a run", () => {
    expect([...RUN].sort((a, b) => a - b)).toEqual(SPACES.map((_, space) => space));
  });
});

describe("the order of the row", () => {
  it("has the open actions in their order and then the closed ones", () => {
    const row = [4, 0, 9, 2, 7, -2, -2, -2, -2, -2];
    const spaces = inRowOrder(row);
    expect(spaces.slice(0, 5)).toEqual([4, 0, 9, 2, 7].map((space, place) => ({ space, place: place + 1 })));
    expect(spaces.slice(5).map(({ space }) => space)).toEqual([1, 3, 5, 6, 8]);
    expect(spaces.slice(5).every(({ place }) => place === null)).toBe(true);
  });
});

describe("a saved draft", () => {
  it("comes back without cards that are gone", () => {
    const plan = put(put(emptyPlan(), AKI, 0), AWA, 1);
    expect(laid(plan, [AWA])).toEqual(put(emptyPlan(), AWA, 1));
  });

  it("never lays a card twice", () => {
    const plan = laid(
      SPACES.map(() => AKI),
      [AKI],
    );
    expect(plan.filter((card) => card === AKI)).toHaveLength(1);
  });
});

it("the mark of no card is no chest card", () => {
  expect(MOVES.decode(MOVES.encode(["plan", "bid", "none"]))).toEqual(["plan", "bid", "none"]);
  expect(NO_CARD).toBe(50);
});

describe("a plan with Tenno's Court", () => {
  it("has three boxes more, taken after the actions", () => {
    expect(RUN.slice(11).map((space) => SPACES[space])).toEqual(["convert_1", "convert_2", "convert_3"]);
    expect(boxes(AUCTION + 1)).toEqual([]);
    expect(boxes(SPACES.length)).toEqual(RUN.slice(11));
  });
});
