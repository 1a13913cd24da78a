import { describe, expect, it } from "vitest";
import { heardAs } from "./heard";

const battle = { key: "battle", facts: { seat: 1, defender: 2 } };
const won = { key: "battle-won", facts: { seat: 1, target: "kai" } };
const as = (seat: number | null) => ({ seat, playerOf: (side: number) => side % 3, log: [battle, won] });

describe("the sound of a victory", () => {
  it("is heard by who won, the opposite by who lost, and nothing by others", () => {
    expect([0, 1, 2, null].map((seat) => heardAs("won", won, as(seat)))).toEqual([null, "won", "lost", null]);
    expect([0, 1, 2].map((seat) => heardAs("lost", won, as(seat)))).toEqual([null, "lost", "won"]);
  });

  it("is about the seats that the event names, and about the player of a side", () => {
    const struck = { key: "assassinated", facts: { seat: 0, owner: 4 } };
    expect([0, 1, 2].map((seat) => heardAs("won", struck, as(seat)))).toEqual(["won", "lost", null]);
  });

  it("does not touch other sounds", () => {
    expect(heardAs("horn", won, as(null))).toBe("horn");
  });
});
