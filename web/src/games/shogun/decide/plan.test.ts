import { describe, expect, it } from "vitest";
import { MOVES, NO_CARD } from "./facts";
import {
  AUCTION,
  RUN,
  SPACES,
  boxes,
  emptyPlan,
  inHand,
  inRowOrder,
  laid,
  missing,
  planOf,
  put,
  runOf,
  takeBack,
} from "./plan";

const [AKI, AWA, CHEST_0, CHEST_1] = [0, 1, 45, 46];

describe("a plan", () => {
  it("is sent with the auction first, then the actions as printed", () => {
    const plan = put(put(emptyPlan(), CHEST_1, AUCTION), AKI, SPACES.indexOf("taxes"));
    const forms = runOf(plan, MOVES).map((move) => MOVES.decode(move));
    expect(forms[0]).toEqual(["plan", "bid", "chest_1"]);
    expect(forms.slice(1).map(([, space]) => space)).toEqual(SPACES.slice(0, AUCTION));
    expect(forms[5]).toEqual(["plan", "taxes", "aki"]);
    expect(forms[1]).toEqual(["plan", "castle", "none"]);
  });

  it("comes back from its run as it was", () => {
    const plan = put(put(put(emptyPlan(), CHEST_0, AUCTION), AKI, 3), AWA, 8);
    expect(planOf(runOf(plan, MOVES), MOVES)).toEqual(plan);
  });

  it("goes on where the server waits", () => {
    const run = runOf(put(emptyPlan(), AKI, 9), MOVES, 10);
    expect(run.map((move) => MOVES.decode(move))).toEqual([["plan", "battle_b", "aki"]]);
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

  it("wants no more cards than there are", () => {
    expect(missing([AKI, AWA], put(emptyPlan(), AKI, 2))).toBe(1);
    expect(
      missing(
        Array.from({ length: 20 }, (_, card) => card),
        emptyPlan(),
      ),
    ).toBe(11);
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
    const plan = put(emptyPlan(), AKI, SPACES.indexOf("convert_2"));
    const forms = runOf(plan, MOVES, 11, SPACES.length).map((move) => MOVES.decode(move));
    expect(forms).toEqual([
      ["plan", "convert_1", "none"],
      ["plan", "convert_2", "aki"],
      ["plan", "convert_3", "none"],
    ]);
    expect(missing([AKI, AWA], plan, SPACES.length)).toBe(1);
    expect(boxes(AUCTION + 1)).toEqual([]);
  });
});
