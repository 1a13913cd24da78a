import { describe, expect, it } from "vitest";
import type { BinChoice, Draft, Preview, TrayForecast } from "../../../generated/types";
import { MOVES, sum } from "../facts";
import { armyMoves, attackers, byProvince, fallable, has, leading, runOf, forceMarches } from "./gestures";
import * as levy from "./levy";
import * as tray from "./tray";

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
    expect(leading([force!, army!])).toBe(army);
    expect(leading([force!])).toBe(force);
  });

  it("gathers the units that may take one way", () => {
    const legal = [
      MOVES.of("march", 3, 4, 0, 0),
      MOVES.of("march", 3, 4, 3, 0),
      MOVES.of("march", 3, 4, 3, 1),
    ];
    expect(forceMarches(legal, MOVES).map(({ body, units }) => [body, [...units.keys()]])).toEqual([
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
  const none = [-1, -1, -1, -1, -1];
  const empty = [0, 0, 0, 0, 0];
  const plan = (...counts: number[]): number[] => counts.map((count, bin) => MOVES.of("plan", bin, count));
  const choices = (...counts: number[]): BinChoice[] => counts.map((koku) => ({ koku, brings: 2 * koku }));
  const forecast = (tray: number[], koku = 5): TrayForecast => ({
    of: "tray",
    koku,
    left: koku - sum(tray),
    bins: tray.map((count, bin) => ({
      koku: count,
      choices: bin === 1 ? choices(0, 2) : choices(0, 1, 2, 3, 4, 5),
      refusal: null,
    })),
    refusal: null,
  });
  const judged = (moves: number[], laid: number[], refused: number[] = []): Draft => ({
    moves,
    preview: {
      moves: moves.map((move, at) => ({
        move,
        refusal: refused.includes(at) ? { key: "bin-filled" } : null,
      })),
      may_follow: [],
      run: [],
      forecast: forecast(laid) as unknown as Preview["forecast"],
    },
  });

  it("takes the next count that the server lets a bin hold, as far as the koku reach", () => {
    const said = forecast(empty);
    let now = tray.moved(empty, said, 0, 1)!;
    now = tray.moved(now, said, 1, 1)!;
    expect(now).toEqual([1, 2, 0, 0, 0]);
    expect(tray.moved(now, said, 1, 1)).toBeNull();
    expect(tray.moved(now, forecast(empty, 3), 4, 1)).toBeNull();
    expect(tray.moved(now, said, 1, -1)).toEqual([1, 0, 0, 0, 0]);
    expect(tray.moved(now, said, 2, -1)).toBeNull();
    expect(tray.moved(now, null, 2, 1)).toBeNull();
    expect(tray.filled(now, said, 2)).toEqual([1, 2, 2, 0, 0]);
    expect(tray.choiceOf(now, said, 1)?.brings).toBe(4);
  });

  it("names every bin that is not handed in, and comes back from what was kept", () => {
    const laid = [1, 0, 3, 0, 1];
    expect(tray.draftOf(laid, MOVES, none)).toEqual(plan(...laid));
    expect(tray.draftOf(empty, MOVES, none)).toEqual([]);
    expect(tray.trayOf(plan(...laid), MOVES, none)).toEqual(laid);
    const begun = [1, -1, -1, -1, -1];
    expect(tray.draftOf(laid, MOVES, begun)).toEqual(plan(...laid).slice(1));
    expect(tray.trayOf(plan(5, 0, 3), MOVES, begun)).toEqual([1, 0, 3, 0, 0]);
  });

  it("is that of the clan that is asked where an advised run goes on with another one", () => {
    expect(tray.trayOf([...plan(0, 0, 4, 1), ...plan(0, 2, 2, 1)], MOVES, none)).toEqual([0, 0, 4, 1, 0]);
  });

  it("is corrected by the server: without what it refused, with what it added", () => {
    expect(tray.corrected(judged(plan(1, 0, 2, 0, 1), [1, 0, 2, 0, 1]), MOVES, none)).toBeNull();
    expect(tray.corrected(judged(plan(1, 0, 2, 0), [1, 0, 2, 0, 2]), MOVES, none)).toEqual([1, 0, 2, 0, 2]);
    const again = [...plan(0, 0, 4, 1), ...plan(0)];
    expect(tray.corrected(judged(again, [0, 0, 4, 1, 0], [4]), MOVES, none)).toEqual([0, 0, 4, 1, 0]);
    expect(tray.corrected({ moves: [] }, MOVES, none)).toBeNull();
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
