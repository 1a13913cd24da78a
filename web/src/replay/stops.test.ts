import { describe, expect, it } from "vitest";
import type { Event, ReplayStep, View } from "../generated/types";
import type { Script } from "../play/beats";
import { wrapped } from "./picture";
import { beatsBetween, courseOf, firstWithout, stopsOf } from "./stops";

const SCRIPT: Script = { pause: 350, pauses: { ready: 0, action: 500 } };
const VIEW = { seat: null, players: 3, legal: [], to_act: [] } as unknown as View;

function step(number: number, keys: string[], toAct: number[] = [0], beats: object[] = []): ReplayStep {
  const events = keys.map((key): Event => ({ key, facts: { number } }));
  return {
    number,
    moment: "y1/spring",
    seat: null,
    move: null,
    events,
    to_act: toAct,
    board: {},
    beats: beats as ReplayStep["beats"],
  };
}

describe("the steps of a replay", () => {
  it("hold the secret planning of a season together, before its plans are carried out", () => {
    const planning = Array.from({ length: 6 }, (_, place) => step(place + 1, [], [0, 1, 2]));
    const steps = [step(0, [], [0, 1, 2]), ...planning, step(7, ["ready"], [1]), step(8, ["action"])];
    expect(stopsOf(steps, SCRIPT)).toEqual([0, 7, 8]);
  });

  it("hold a move of several parts together with what comes of it", () => {
    const steps = [step(0, []), step(1, []), step(2, []), step(3, ["action"]), step(4, ["action"])];
    expect(stopsOf(steps, SCRIPT)).toEqual([0, 3, 4]);
  });

  it("end with the last position", () => {
    expect(stopsOf([step(0, []), step(1, ["action"]), step(2, [])], SCRIPT)).toEqual([0, 1, 2]);
    expect(stopsOf([step(0, [])], SCRIPT)).toEqual([0]);
  });
});

describe("playing a step", () => {
  const steps = [
    step(0, ["round"]),
    step(1, []),
    step(2, ["action", "action", "ready"], [0], [{ armies: 1 }, { armies: 2 }, {}]),
  ];
  const boards = [{ armies: 0 }, { armies: 0 }, { armies: 3 }];
  const course = courseOf(steps, boards);

  it("shows every event with the board of its moment, and at last the whole position", () => {
    const beats = beatsBetween(course, 0, 2, SCRIPT, VIEW);
    expect(beats.map(({ view }) => view!.board)).toEqual([{ armies: 1 }, { armies: 2 }, { armies: 3 }]);
    expect(beats.map(({ log }) => log.length)).toEqual([2, 3, 4]);
    expect(beats.map(({ pause }) => pause)).toEqual([500, 500, 0]);
  });

  it("tells a throw after its picture also where the attack was a step of its own", () => {
    const scenes = {
      hides: new Set(["throw"]),
      begin: new Set(["attack"]),
      end: new Set(["won"]),
      untitled: "cubes",
    };
    const fought = [
      step(0, ["round"]),
      step(1, ["attack"], [1], [{}]),
      step(2, []), // a part of what lies in the tray is entered
      step(3, ["throw", "won"], [0], [{}, {}]),
    ];
    const war = courseOf(fought, [{ armies: 0 }, { armies: 1 }, { armies: 1, tray: 1 }, { armies: 2 }]);
    const [picture, result] = beatsBetween(war, 1, 3, { ...SCRIPT, scenes }, VIEW);
    expect(picture!.subject).toBe(fought[1]!.events[0]);
    expect(picture!.log.map(({ key }) => key)).toEqual(["round", "attack"]);
    expect(picture!.view!.board).toEqual({ armies: 1 });
    expect(result!.subject?.key).toBe("won");
  });

  it("takes its time for a step in which nothing is told", () => {
    const [beat, ...more] = beatsBetween(course, 0, 1, SCRIPT, VIEW);
    expect(more).toEqual([]);
    expect(beat!.pause).toBeGreaterThan(500);
    expect(beat!.subject).toBeNull();
  });

  it("shows whole positions where the boards between are not known", () => {
    const unknown = courseOf([steps[0]!, steps[1]!, { ...steps[2]!, beats: [] }], boards);
    const beats = beatsBetween(unknown, 0, 2, SCRIPT, VIEW);
    expect(beats.map(({ view }) => view!.board)).toContainEqual({ armies: 3 });
    expect(beats[0]!.pause).toBeGreaterThan(500);
    expect(firstWithout(unknown, 0, 2)).toBe(2);
    expect(firstWithout(course, 0, 2)).toBeNull();
  });
});

describe("the words below a picture", () => {
  const measure = (part: string): number => part.length;

  it("are broken between words", () => {
    expect(wrapped("Takeda attacks Hida from Kai", 15, measure)).toEqual(["Takeda attacks", "Hida from Kai"]);
  });

  it("are broken anywhere in Chinese", () => {
    expect(wrapped("武田军从甲斐进攻飞驒", 4, measure)).toEqual(["武田军从", "甲斐进攻", "飞驒"]);
  });
});
