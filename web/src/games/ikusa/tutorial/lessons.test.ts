import { expect, it } from "vitest";
import type { IkusaBoard } from "../../../generated/types";
import { NAMES, stage } from "../facts";
import { lessonsAt } from "./lessons";

const board = (decision: string, at: string, round = 1): IkusaBoard =>
  ({ decision: NAMES.decisions.indexOf(decision), stage: stage(at), round }) as IkusaBoard;

it("explains a decision when it is asked of the reader", () => {
  expect(lessonsAt(board("fill_bin", "plan"), true, [])).toEqual(["welcome", "plan"]);
  expect(lessonsAt(board("fill_bin", "plan"), false, [])).toEqual(["welcome"]);
});

it("explains what everybody sees, whoever did it, in the order of the game", () => {
  const log = [{ key: "invasion" }, { key: "ninja-hired" }, { key: "turn-order" }];
  expect(lessonsAt(board("take_losses", "c"), true, log)).toEqual([
    "welcome",
    "order",
    "ninja",
    "fight",
    "losses",
  ]);
});
