import { describe, expect, it } from "vitest";
import type { Event } from "../generated/types";
import { beatsOf, ChangeWatch } from "./beats";
import { checksum, faultOf, updatesOf, VIEWS } from "./recordedViews.fixture";

const MESSAGES = import.meta.glob<string>("../../../src/bakufu/games/*/messages/en/*.ftl", {
  eager: true,
  query: "?raw",
  import: "default",
});

describe.each(VIEWS)("%s", (_, game, script, view) => {
  it("shows at each beat the board of the very event that is told, and nothing later", () => {
    let before: unknown;
    const faults: string[] = [];
    let [shown, later] = [0, 0];
    for (const { update, log, sums } of updatesOf(view)) {
      const made = beatsOf(log, update, script, before);
      const whole: Event[] = [...log, ...update.events];
      for (const beat of made.slice(0, -1)) {
        const step = { ...beat, subject: beat.subject!, board: beat.view!.board };
        const fault = faultOf(step, whole, sums, script);
        if (fault) faults.push(`${beat.log.length}: ${fault}`);
        expect(beat.view!.legal).toEqual([]);
        if (checksum(update.view!.board) !== checksum(beat.view!.board)) later++;
        shown++;
      }
      expect(made.at(-1)!.view!.board).toBe(update.view!.board);
      before = update.view!.board;
    }
    expect(faults).toEqual([]);
    expect(shown).toBeGreaterThan(200);
    expect(later).toBeGreaterThan(50); // else the boards of the updates would have done
  });

  it("tells a throw or a roll only after its picture", () => {
    const hidden = new Set<Event>();
    for (const { update, log } of updatesOf(view)) {
      for (const { log: logged, fresh, scene } of beatsOf(log, update, script, {})) {
        if (scene) for (const event of fresh) if (script.scenes!.hides.has(event.key)) hidden.add(event);
        const early = logged
          .filter(({ key }) => script.scenes?.hides.has(key))
          .some((event) => !hidden.has(event));
        expect(early).toBe(false);
      }
    }
    expect(hidden.size).toBeGreaterThan(15);
  });

  it("says for each event how long it is shown", () => {
    const words = Object.entries(MESSAGES).filter(([file]) => file.includes(`/${game}/messages/`));
    const named = words.flatMap(([, text]) => [
      ...text.matchAll(new RegExp(`^${game}-event-(\\S+) =`, "gm")),
    ]);
    const keys = named.map(([, key]) => key!).filter((key) => !key.startsWith("reason-"));
    expect(keys.length).toBeGreaterThan(40);
    const unknown = keys.filter((key) => script.pauses[key] === undefined && !script.scenes?.end.has(key));
    expect(unknown).toEqual([]);
  });

  it("notices what seats gain and which provinces change hands", () => {
    const watch = new ChangeWatch();
    let board: Record<string, unknown> = {};
    const kinds = new Set<string>();
    let hands = 0;
    for (const { update } of updatesOf(view)) {
      board = update.view!.board as Record<string, unknown>;
      const changes = watch.look(script, board);
      for (const { kind, by } of changes.gains) if (by !== 0) kinds.add(kind);
      hands += changes.hands.length;
    }
    expect([...kinds].sort()).toEqual(Object.keys(script.counts!(board as never)).sort());
    expect(hands).toBeGreaterThan(5);
  });
});
