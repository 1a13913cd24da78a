import { expect, it } from "vitest";
import type { Board, IkusaBoard } from "../generated/types";
import * as ikusa from "./ikusa/openBoard";
import { BODY, HIDDEN, RONIN, stage as ikusaStage } from "./ikusa/facts";
import * as shogun from "./shogun/openBoard";
import { NO_CARD, stage } from "./shogun/board/facts";

function planned(at: string, other: number[] | null): Board {
  const board = { stage: stage(at), plans: [[4, NO_CARD, 7], other], hand: [9], steps: 3 };
  return shogun.openBoard(board as unknown as Board, 0);
}

it("hides the hand, and a plan as far as plans are face down", () => {
  expect(planned("planning", null)).toMatchObject({ plans: [null, null], hand: [], steps: 0 });
  const other = [5, HIDDEN, HIDDEN];
  expect(planned("actions", other)).toMatchObject({ plans: [[4, NO_CARD, HIDDEN], other], hand: [] });
});

it("hides the face-down ronin, the bins and the drafts of both clans of a player", () => {
  const counts = (ronin: number): number[] =>
    Array.from({ length: BODY }, (_, unit) => (unit === RONIN ? ronin : 1));
  const board = {
    stage: ikusaStage("plan"),
    acting: [0, 1],
    alive: [1, 1, 1, 1],
    ninja: 1,
    round: 2,
    force_units: [...counts(2), ...counts(3)],
    army_units: [...counts(4)],
    hidden_forces: [1],
    hidden_armies: [0],
    stacks: [[[5, 5]], [], [[HIDDEN]], []],
    tray: [],
    bins: [
      [3, 1],
      [HIDDEN, HIDDEN],
      [2, 2],
      [HIDDEN, HIDDEN],
    ],
    drafted: [[{}], [], [], []],
    kept_back: [0, 0, 0, 0],
    orders: [7],
    losses: 3,
    paths: [[[1]]],
    question: {},
  };
  const open = ikusa.openBoard(board as unknown as IkusaBoard, 0, 2);
  expect(open.force_units).toEqual([...counts(2), ...counts(0)]);
  expect(open.army_units).toEqual(counts(0));
  expect(open.stacks).toEqual([[[HIDDEN, HIDDEN]], [], [[HIDDEN]], []]);
  expect(open.bins.flat()).toEqual(Array(8).fill(HIDDEN));
  expect(open).toMatchObject({ drafted: [[], [], [], []], orders: [], losses: 0, paths: [], question: null });
});
