import { describe, expect, it } from "vitest";
import type { Board, ChambersView } from "../../../generated/types";
import { aboutFavor, chamberAt, favorOf, standsIn } from "./facts";
import { load } from "../../../lib/words";

describe("the boards of the modules", () => {
  it("show each favor card as the table has it", async () => {
    const cards = Array.from({ length: 21 }, () => ({}));
    cards[8] = { amount: 5, estimate: true };
    cards[9] = { protects: "ab" };
    cards[20] = { building: 2 };
    const board = { court: { cards } } as unknown as Board;
    expect(favorOf(board, 9)).toMatchObject({ kind: "chests", amount: 5, estimate: true });
    expect(favorOf(board, 21)).toMatchObject({ kind: "building", building: 2, amount: 0, estimate: false });
    const words = (await load("en", "shogun")).at([]);
    expect(aboutFavor(words, favorOf(board, 10))).toBe(words.name("peace", "ab"));
    expect(aboutFavor(words, favorOf(board, 9))).toBe(words.about("favor", "9"));
  });

  it("tell a seat's marker from a chamber that lies open, is turned or is in the bag", () => {
    const chambers = {
      markers: [1, -1, -1, -1],
      face_up: [1],
      face_down: [2],
    } as unknown as ChambersView;
    expect([0, 1, 2, 3].map((space) => chamberAt(chambers, space))).toEqual([1, "open", "turned", "bag"]);
  });

  it("know who stands in a province besides armies", () => {
    const board = { leaders: { leader: [-1, 7], statues: [[7, 7, 3], [3]] } } as unknown as Board;
    expect(standsIn(board, 7)).toEqual({ leader: 1, statues: [0, 0] });
    expect(standsIn(board, 3)).toEqual({ leader: null, statues: [0, 1] });
  });
});
