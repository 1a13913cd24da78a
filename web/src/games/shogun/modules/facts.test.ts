import { describe, expect, it } from "vitest";
import type { Board } from "../../../generated/types";
import { FACE_DOWN, ahead, favorOf, kept, linesOf, onOffer, standsIn } from "./facts";

const IN_BAG = 7;
const court = (favors: Record<number, number>): Board =>
  ({ court: { favors: Array.from({ length: 21 }, (_, card) => favors[card + 1] ?? 0) } }) as unknown as Board;

describe("the boards of the modules", () => {
  it("show the amounts of the table, and call them an estimate only where nobody has put in the printed ones", () => {
    expect(favorOf(9, {})).toMatchObject({ kind: "chests", amount: 5, estimate: true });
    expect(favorOf(9, { favor_chests: "1,2,3" })).toMatchObject({ amount: 2, estimate: false });
    expect(favorOf(21, { favor_buildings: "castle,temple,theater" })).toMatchObject({
      kind: "building",
      building: 2,
      estimate: false,
    });
    expect(favorOf(21, {})).toMatchObject({ building: 0, estimate: true });
    expect(favorOf(10, {})).toMatchObject({ kind: "peace", shields: [0], estimate: true });
    expect(favorOf(10, { favor_peace: "ab,a,b" })).toMatchObject({ shields: [0, 1], estimate: false });
    expect(favorOf(18, { favor_peace: "ab,a,b" })).toMatchObject({ shields: [1], estimate: false });
    expect(favorOf(12, {})).toMatchObject({ amount: 3, estimate: false });
    expect(favorOf(18, {}).shields).toEqual([0, 1]);
  });

  it("find the cards of the audience hall by their price, and those that a seat keeps", () => {
    const board = court({ 3: 2, 12: 3, 20: 4, 4: 8 + 2, 1: 1 });
    expect(onOffer(board)).toEqual([
      { number: 20, cost: 4 },
      { number: 12, cost: 3 },
      { number: 3, cost: 2 },
    ]);
    expect([0, 1, 2].map((seat) => kept(board, seat))).toEqual([[], [], [4]]);
  });

  it("count the markers of each line of the chambers; turned ones are a rival who belongs to nobody", () => {
    const spaces = Array.from({ length: 36 }, () => IN_BAG);
    [spaces[0], spaces[1], spaces[2], spaces[6]] = [1, 1, FACE_DOWN, FACE_DOWN];
    const lines = linesOf(spaces, 2);
    expect(lines[0]).toEqual([0, 2, 1]);
    expect(lines.map(ahead).slice(0, 3)).toEqual([[1], [null], []]);
    expect(ahead(lines[6]!)).toEqual([1, null]); // the first column
  });

  it("know who stands in a province besides armies", () => {
    const board = { leaders: { leader: [-1, 7], statues: [[7, 7, 3], [3]] } } as unknown as Board;
    expect(standsIn(board, 7)).toEqual({ leader: 1, statues: [0, 0] });
    expect(standsIn(board, 3)).toEqual({ leader: null, statues: [0, 1] });
  });
});
