import { describe, expect, it } from "vitest";
import text from "../../../../../tests/records/shogun/3p-fixed-3.json?raw";
import asked from "./fixtures/3p-fixed-3.draws.json";
import { check, commitmentOf, type FairRecord } from "../../../replay/fair";
import type { DrawRequest } from "../../../generated/types";

// A real game, and what the engine asked for when it was played again (server/tables/replays.py).
const record = JSON.parse(text) as FairRecord;
const draws = (asked as [string, number, number | null, number][]).map(
  ([label, n, threshold, outcome]): DrawRequest => ({ label, n, threshold, outcome }),
);

describe("the fairness check", () => {
  it("makes every draw of a real game again", async () => {
    const checked = await check(record, draws);
    expect(checked).toMatchObject({ commitment: "good", draws: "good", count: draws.length });
    expect(draws.length).toBeGreaterThan(200);
  });

  it("knows the commitment of a secret", async () => {
    expect(await commitmentOf(record.secret!)).toBe(record.commitment);
  });

  it("notices another secret than the one that was promised", async () => {
    const forged = {
      ...record,
      secret: record.secret!.replace(/^./, (digit) => (digit === "0" ? "1" : "0")),
    };
    expect((await check(forged, draws)).commitment).toBe("bad");
  });

  it("notices a draw that the secret does not give", async () => {
    const moves = structuredClone(record.moves);
    const place = moves.findIndex((move) => move[2].length > 0);
    const label = draws.findIndex((draw) => draw.label.startsWith(`${place + 1}.0/`));
    const changed = draws.map((draw, index) =>
      index === label ? { ...draw, outcome: draw.outcome ? 0 : 1 } : draw,
    );
    moves[place]![2][0] = changed[label]!.outcome;
    expect(await check({ ...record, moves }, changed)).toMatchObject({
      draws: "bad",
      first: draws[label]!.label,
    });
  });

  it("does not vouch for what was taken over from another game, and checks what came after it", async () => {
    const moves = structuredClone(record.moves);
    const place = moves.findIndex((move) => move[2].length > 0);
    const changed = draws.map((draw) =>
      draw.label.startsWith(`${place + 1}.0/`) ? { ...draw, outcome: draw.outcome ? 0 : 1 } : draw,
    );
    moves[place]![2][0] = changed.find((draw) => draw.label.startsWith(`${place + 1}.0/`))!.outcome;
    const continued = (number: number): FairRecord => ({
      ...record,
      moves,
      continues: { record: "ab", moves: number },
    });
    const checked = await check(continued(place + 1), changed);
    expect(checked.draws).toBe("good");
    expect(checked.count).toBe(draws.filter((draw) => parseInt(draw.label, 10) > place + 1).length);
    expect((await check(continued(place), changed)).draws).toBe("bad");
  });

  it("tells how often the game was taken back, and wants it in the labels from then on", async () => {
    const rewinds: [number, number][] = [
      [20, 1],
      [40, 3],
    ];
    expect(await check({ ...record, rewinds }, draws)).toMatchObject({ draws: "bad", rewinds: 3 });
    const labelled = draws.map((draw) => {
      const sequence = parseInt(draw.label, 10);
      const times = sequence > 40 ? 3 : sequence > 20 ? 1 : 0;
      return times ? { ...draw, label: `${draw.label} rewinds=${times}` } : draw;
    });
    // In their places now; but this secret gives other draws for such labels.
    const checked = await check({ ...record, rewinds }, labelled);
    expect(checked.draws).toBe("bad");
    expect(checked.first).toContain("rewinds=");
    expect((await check(record, draws)).rewinds).toBe(0);
  });

  it("notices a draw that is missing from the server's list", async () => {
    expect((await check(record, draws.slice(0, -1))).draws).toBe("bad");
  });

  it("notices another commitment than the one noted before the start, and lost entropy", async () => {
    const noted = { commitment: "0".repeat(64), entropy: "mine", seat: 1 };
    expect(await check(record, draws, noted)).toMatchObject({ noted: "bad", entropy: "bad" });
    const right = { commitment: record.commitment!, entropy: record.entropy![1]!, seat: 1 };
    expect(await check(record, draws, right)).toMatchObject({ noted: "good", entropy: "good" });
  });

  it("says unknown where a record has no secret", async () => {
    expect(await check({ ...record, secret: null }, draws)).toMatchObject({
      commitment: "unknown",
      draws: "unknown",
    });
  });
});
