import { expect, it } from "vitest";
import type { IkusaBoard } from "../../generated/types";
import { load } from "../../lib/words";
import { ownerName } from "./board/provinceLabel";

it("at a table for two every clan is called by its player and its colour", async () => {
  const words = (await load("en", "ikusa")).at(["Ada", "Bo"], "ikusa");
  expect([0, 1, 2, 3].map(words.side)).toEqual(["Ada (Blue)", "Bo (Orange)", "Ada (Green)", "Bo (Red)"]);
  expect(words.event("conquered", { seat: 0, province: "kai" })).toBe("Ada (Blue) conquers Kai.");
  expect(words.event("turn-order", { seats: [2, 1] })).toBe("The turn order: Ada (Green) and Bo (Orange).");
  expect(words.event("ready", { seat: 1 })).toBe("Bo is ready.");
  expect(words.at(["Ada", "Bo", "Cy"], "ikusa").side(0)).toBe("Ada");
});

it("its name is known before its other words", async () => {
  const words = await load("zh-Hans");
  expect(words.title("ikusa")).toBe("战（Ikusa）");
});

it("a clan whose player is called like it is named once", async () => {
  const words = (await load("en", "ikusa")).at(["Blue", "Bo", "Cy"], "ikusa");
  const board = { owner: [0, 1, -1] } as unknown as IkusaBoard;
  expect([0, 1].map((province) => ownerName(board, words, province))).toEqual(["Blue", "Orange, Bo"]);
});
