import { describe, expect, it } from "vitest";
import shogun from "../../../generated/shogun.json";
import type { Board, Event } from "../../../generated/types";
import { lessonsAt } from "./lessons";

const board = (stage: string, decision: string): Board =>
  ({
    stage: shogun.names.stages.indexOf(stage),
    decision: shogun.names.decisions.indexOf(decision),
  }) as unknown as Board;
const log = (...keys: string[]): Event[] => keys.map((key) => ({ key }));

describe("the guide of a first game", () => {
  it("begins with the draft", () => {
    expect(lessonsAt(board("draft", "draft_take"), true, log("draft-opens"))).toEqual(["welcome", "draft"]);
  });

  it("explains no question that is asked of somebody else", () => {
    expect(lessonsAt(board("draft", "draft_group"), false, log("draft-opens"))).toEqual(["welcome"]);
  });

  it("explains planning and the bid when the round begins, and the loading of the tower is no battle", () => {
    expect(lessonsAt(board("planning", "plan"), true, log("throw", "round"))).toEqual([
      "welcome",
      "round",
      "planning",
      "bid",
    ]);
  });

  it("explains what has happened, in the order of the game", () => {
    const lessons = lessonsAt(
      board("actions", "battle_move"),
      true,
      log("event", "action", "built", "attack", "throw", "revolt"),
    );
    expect(lessons).toEqual(["welcome", "event", "actions", "build", "battle", "tower", "revolt"]);
  });

  it("explains each module when it first comes, and only at tables that play with it", () => {
    const court = { ...board("planning", "plan"), court: {} } as unknown as Board;
    expect(lessonsAt(court, true, log("chambers-drawn", "round"))).toEqual([
      "welcome",
      "round",
      "planning",
      "bid",
      "court",
      "chambers",
    ]);
    expect(lessonsAt(board("placing", "place_leader"), true, [])).toEqual(["welcome", "leaders"]);
    expect(lessonsAt(board("court", "take_favor"), true, log("samurai"))).toEqual([
      "welcome",
      "samurai",
      "favor",
    ]);
    expect(lessonsAt(board("moving", "move_leader"), true, [])).toEqual(["welcome", "statues"]);
  });

  it("ends with winter, points and the end", () => {
    expect(lessonsAt(board("over", "game_over"), true, log("winter", "scored", "game-over"))).toEqual([
      "welcome",
      "winter",
      "scoring",
      "over",
    ]);
  });
});
