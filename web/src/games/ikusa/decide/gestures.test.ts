import { describe, expect, it } from "vitest";
import { MOVES } from "../facts";
import { armyMoves, attackers, byProvince, fallable, has, runOf, ways } from "./gestures";
import * as levy from "./levy";
import * as tray from "./tray";

const PRICE = 2;

describe("legal moves as gestures", () => {
  it("sorts what can be done in a province by the body that does it", () => {
    const legal = [MOVES.of("place", 0, 7, 0), MOVES.of("place", 0, 7, 2), MOVES.of("place", 0, 9, 0)];
    const found = byProvince(legal, MOVES, "place", 1, 2);
    expect(found.get(7)!.map(({ part }) => part)).toEqual([0, 2]);
    expect(found.get(9)).toHaveLength(1);
  });

  it("gives each army its steps, split-offs and pick-ups", () => {
    const legal = [
      MOVES.of("end"),
      MOVES.of("step", 1, 5),
      MOVES.of("split_off", 1, 6),
      MOVES.of("pick", 2, 3),
    ];
    const [circle, square, hexagon] = armyMoves(legal, MOVES);
    expect(circle!.steps.size).toBe(0);
    expect(square!.steps.get(5)).toBe(MOVES.of("step", 1, 5));
    expect([...square!.splits.keys()]).toEqual([6]);
    expect([...hexagon!.picks.keys()]).toEqual([3]);
    expect(has(legal, MOVES, "end")).toBe(MOVES.of("end"));
    expect(has(legal, MOVES, "go")).toBeUndefined();
  });

  it("knows which body may attack what", () => {
    const legal = [MOVES.of("declare", 3, 0, 4), MOVES.of("declare", 3, 0, 5), MOVES.of("declare", 3, 2, 4)];
    const [force, army] = attackers(legal, MOVES);
    expect([force!.body, [...force!.targets.keys()]]).toEqual([0, [4, 5]]);
    expect([army!.origin, army!.body]).toEqual([3, 2]);
  });

  it("gathers the units that may take one way", () => {
    const legal = [
      MOVES.of("march", 3, 4, 0, 0),
      MOVES.of("march", 3, 4, 3, 0),
      MOVES.of("march", 3, 4, 3, 1),
    ];
    expect(ways(legal, MOVES).map(({ body, units }) => [body, [...units.keys()]])).toEqual([
      [0, [0, 3]],
      [1, [3]],
    ]);
  });

  it("tells casualties apart by their body", () => {
    const found = fallable([MOVES.of("lose", 0, 3), MOVES.of("lose", 1, 4)], MOVES);
    expect([...found.get(1)!.keys()]).toEqual([4]);
    expect(runOf([0, 0, 0, 2], (unit) => MOVES.of("lose", 0, unit))).toEqual([
      MOVES.of("lose", 0, 3),
      MOVES.of("lose", 0, 3),
    ]);
  });
});

describe("the planning tray", () => {
  it("takes koku one by one, and for a building the whole price", () => {
    let now = tray.emptyTray();
    now = tray.moved(now, 5, 0, 1, PRICE);
    now = tray.moved(now, 5, tray.BUILD, 1, PRICE);
    expect(now).toEqual([1, 2, 0, 0, 0]);
    expect(tray.moved(now, 5, tray.BUILD, 1, PRICE)).toBe(now);
    expect(tray.moved(now, 3, 4, 1, PRICE)).toBe(now);
    expect(tray.filled(now, 5, 2)).toEqual([1, 2, 2, 0, 0]);
  });

  it("is handed in bin by bin until nothing is left to be said", () => {
    const names = (run: number[]): unknown[] => run.map((move) => MOVES.digits(move).slice(1));
    expect(names(tray.runOf([1, 2, 2, 0, 0], 5, MOVES))).toEqual([
      [0, 1],
      [1, 2],
      [2, 2],
    ]);
    expect(names(tray.runOf([0, 0, 0, 0, 5], 5, MOVES))).toEqual([
      [0, 0],
      [1, 0],
      [2, 0],
      [3, 0],
    ]);
    expect(names(tray.runOf([1, 2, 2, 0, 0], 5, MOVES, 1))).toEqual([
      [1, 2],
      [2, 2],
    ]);
  });

  it("comes back from what was kept, but never with more koku than there are", () => {
    const kept = tray.draftOf([1, 0, 3, 0, 1], MOVES);
    expect(tray.trayOf(kept, MOVES, 5)).toEqual([1, 0, 3, 0, 1]);
    expect(tray.trayOf(kept, MOVES, 4)).toEqual(tray.emptyTray());
  });

  it("is, when advised, that of the clan that is asked, and its last bin gets the rest", () => {
    const plan = (...counts: number[]) => counts.map((count, bin) => MOVES.of("plan", bin, count));
    const none = [-1, -1, -1, -1, -1];
    expect(tray.advisedTray([...plan(0, 0, 4, 1), ...plan(0, 2, 2, 1)], MOVES, 5, none)).toEqual([
      0, 0, 4, 1, 0,
    ]);
    expect(tray.advisedTray(plan(1, 0, 2, 0), MOVES, 5, none)).toEqual([1, 0, 2, 0, 2]);
    expect(tray.advisedTray(plan(0, 2, 3), MOVES, 5, none)).toEqual([0, 2, 3, 0, 0]);
    expect(tray.advisedTray(plan(0, 0, 3, 0).slice(1), MOVES, 5, [1, -1, -1, -1, -1])).toEqual([
      1, 0, 3, 0, 1,
    ]);
  });
});

describe("the levy", () => {
  const [bowman, spearman] = [MOVES.of("levy", 0), MOVES.of("levy", 3)];
  const refusal = { key: "levy-koku", rule: "I-LEVY-01", facts: { unit: "bowman", koku: 1 } };

  it("keeps what the server calls legal, and says why the rest was refused", () => {
    const moves = [{ move: spearman }, { move: bowman, refusal }, { move: spearman }];
    const verdict = levy.verdictOf({ moves: [], preview: { moves, may_follow: [], run: [] } });
    expect(verdict).toEqual({ legal: [spearman, spearman], refusal });
    expect(levy.unitsOf(verdict.legal, MOVES, 4)).toEqual([0, 0, 0, 2]);
  });

  it("takes the last unit of a kind out again", () => {
    expect(levy.without([spearman, bowman, spearman], spearman)).toEqual([spearman, bowman]);
    expect(levy.without([bowman], spearman)).toEqual([bowman]);
  });
});
