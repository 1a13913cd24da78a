import { expect, it } from "vitest";
import type { IkusaBoard } from "../../../generated/types";
import { NAMES, stage } from "../facts";
import { lessonsAt } from "./lessons";

const board = (decision: string, at: string, round = 1): IkusaBoard =>
  ({ decision: NAMES.decisions.indexOf(decision), stage: stage(at), round }) as IkusaBoard;

it("explains a decision when it is asked of the reader", () => {
  expect(lessonsAt(board("fill_bin", "plan"), true, [], undefined)).toEqual(["welcome", "plan"]);
  expect(lessonsAt(board("fill_bin", "plan"), false, [], undefined)).toEqual(["welcome"]);
});

it("explains what everybody sees, whoever did it, in the order of the game", () => {
  const log = [{ key: "invasion" }, { key: "ninja-hired" }, { key: "turn-order" }];
  expect(lessonsAt(board("take_losses", "c"), true, log, undefined)).toEqual([
    "welcome",
    "order",
    "ninja",
    "fight",
    "losses",
  ]);
});

it("tells about the prepared position and its house rule only where there is one", () => {
  expect(lessonsAt(board("place_army", "plan", 0), true, [], "round_4")).toEqual([
    "welcome",
    "prepared",
    "armies",
  ]);
  expect(lessonsAt(board("place_army", "plan", 0), true, [], "plus_2")).toEqual(["welcome", "armies"]);
});
