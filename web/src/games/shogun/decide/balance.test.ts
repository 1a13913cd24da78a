import { describe, expect, it } from "vitest";
import type { Board } from "../../../generated/types";
import { balance } from "./balance";
import { PROVINCES } from "./facts";
import { AUCTION, SPACES, emptyPlan, put, type Plan } from "./plan";

const [AKI, AWA, BINGO] = [0, 1, 3]; // Aki: taxes 4, 2 building spaces
const at = (name: string): number => SPACES.indexOf(name);

function board(changes: Partial<Board> = {}): Board {
  const row = [at("taxes"), at("castle"), at("battle_a"), at("deploy_5"), at("rice"), -2, -2, -2, -2, -2];
  const none = PROVINCES.map(() => 0);
  return {
    row,
    chests: [4],
    supply: [20],
    stock: [5, 5, 5],
    armies: PROVINCES.map(() => 3),
    buildings: none,
    markers: none,
    ...changes,
  } as Board;
}

function lines(plan: Plan, changes: Partial<Board> = {}) {
  const sum = balance(board(changes), 0, plan);
  return { ...sum, at: (name: string) => sum.lines.find(({ space }) => space === at(name))! };
}

describe("the running balance", () => {
  it("pays the bid first, then goes with the open row", () => {
    const plan = put(put(put(emptyPlan(), 47, AUCTION), AKI, at("taxes")), AWA, at("castle"));
    const sum = lines(plan);
    expect([sum.start, sum.bid]).toEqual([4, 2]);
    expect(sum.at("taxes").after).toBe(2 + PROVINCES[AKI]!.tax);
    expect(sum.at("castle").after).toBe(2 + PROVINCES[AKI]!.tax - 3);
    expect(sum.known).toBe(sum.end);
  });

  it("skips what cannot be paid, and pays nothing for it", () => {
    const sum = lines(put(put(emptyPlan(), AKI, at("castle")), AWA, at("deploy_5")));
    expect(sum.at("castle").doubt).toBeNull();
    expect(sum.at("deploy_5")).toMatchObject({
      doubt: "skip",
      reason: "no-money",
      change: 0,
      facts: { price: 3, chests: 1 },
    });
    expect(sum.end).toBe(1);
  });

  it("does not know the order of closed cards: what might fail is marked so", () => {
    const plan = put(put(put(emptyPlan(), AKI, at("temple")), AWA, at("deploy_3")), BINGO, at("deploy_1"));
    const sum = lines(plan);
    expect(sum.at("temple").after).toBeNull();
    expect(sum.at("temple")).toMatchObject({ doubt: "maybe", reason: "no-money" });
    expect(lines(plan, { chests: [1] }).at("temple").doubt).toBe("skip");
    expect(lines(put(emptyPlan(), AKI, at("temple"))).at("temple").doubt).toBeNull();
  });

  it("lays no chest card on an action to its account", () => {
    expect(lines(put(emptyPlan(), 46, at("castle"))).end).toBe(4);
  });

  it("sees a building that stands there, and full building spaces", () => {
    const there = PROVINCES.map((_, province) => (province === AKI ? 0b001 : 0));
    expect(lines(put(emptyPlan(), AKI, at("castle")), { buildings: there }).at("castle").reason).toBe(
      "building-there",
    );
    const full = PROVINCES.map((_, province) => (province === AKI ? 0b110 : 0));
    expect(lines(put(emptyPlan(), AKI, at("castle")), { buildings: full }).at("castle").reason).toBe(
      "no-space",
    );
  });

  it("warns of a revolt and of a lone army", () => {
    const markers = PROVINCES.map((_, province) => (province === AKI ? 1 : 0));
    expect(lines(put(emptyPlan(), AKI, at("taxes")), { markers }).at("taxes").doubt).toBe("revolt");
    const armies = PROVINCES.map(() => 1);
    expect(lines(put(emptyPlan(), AKI, at("battle_a")), { armies }).at("battle_a").reason).toBe(
      "too-few-armies",
    );
  });

  it("counts with the own military leader: one chest more of taxes, one less for a building, nothing else", () => {
    const leaders = { leader: [AKI], tokens: [6], statues: [[]], trophies: [[]], left: -1 };
    const plan = put(put(put(emptyPlan(), AKI, at("taxes")), AWA, at("castle")), BINGO, at("deploy_5"));
    expect(
      lines(plan, { leaders })
        .lines.map(({ change }) => change)
        .slice(0, 4),
    ).toEqual([PROVINCES[AKI]!.tax + 1, -3, 0, -3]);
    expect(lines(put(emptyPlan(), AKI, at("castle")), { leaders }).at("castle").change).toBe(-2);
    expect(lines(put(emptyPlan(), AKI, at("deploy_5")), { leaders }).at("deploy_5").change).toBe(-3);
  });
});
