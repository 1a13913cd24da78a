import { describe, expect, it } from "vitest";
import type { Event, Update } from "../generated/types";
import { beatsOf, withPicture, type Beat, type Script } from "./beats";
import { severalIn } from "./caption";
import { Director } from "./director";

const event = (key: string): Event => ({ key, facts: {} }) as Event;
const SCRIPT: Script = {
  pauses: { ready: 0, throw: 100 },
  pause: 10,
  scenes: {
    hides: new Set(["throw", "roll"]),
    begin: new Set(["attack"]),
    end: new Set(["won"]),
    untitled: "cubes",
    joins: (one, next) => one.key === "roll" && next.key === "roll",
  },
};

/** An update whose board counts its events, and so do its patches. */
function update(keys: string[], known = keys.length, from = 0): Update {
  const beats = keys.map((_, place) => ({ count: from + place + 1 })).slice(keys.length - known);
  const view = {
    legal: [1],
    to_act: [0],
    board: { count: from + keys.length + 0.5, other: 7 },
    outcome: null,
  };
  return {
    type: "update",
    seq: 9,
    view,
    events: keys.map(event),
    events_from: from,
    beats,
  } as unknown as Update;
}
const counts = (beats: Beat[]): unknown[] =>
  beats.map(({ view }) => (view!.board as { count: number }).count);
const lines = (beats: Beat[]): number[] => beats.map(({ log }) => log.length);

describe("beats", () => {
  it("shows every event with the board of its moment, and asks only with the last", () => {
    const beats = beatsOf([], update(["moved", "built", "taxes"]), SCRIPT);
    expect(counts(beats)).toEqual([1, 2, 3, 3.5]);
    expect(lines(beats)).toEqual([1, 2, 3, 3]);
    expect(beats.map(({ fresh }) => fresh.map(({ key }) => key))).toEqual([
      ["moved"],
      ["built"],
      ["taxes"],
      [],
    ]);
    expect(beats.map(({ view }) => view!.legal)).toEqual([[], [], [], [1]]);
    expect(beats.map((beat) => beat.update !== null)).toEqual([false, false, false, true]);
  });

  it("shows an event without a pause together with the next one", () => {
    const beats = beatsOf([], update(["ready", "moved", "ready"]), SCRIPT);
    expect(counts(beats)).toEqual([2, 3.5]);
    expect(beats.map(({ fresh }) => fresh.length)).toEqual([2, 1]);
  });

  it("tells a throw and its result only when the scene is over", () => {
    const beats = beatsOf([], update(["attack", "throw", "won", "moved"]), SCRIPT);
    expect(counts(beats)).toEqual([1, 1, 3, 4, 4.5]);
    expect(lines(beats)).toEqual([1, 1, 3, 4, 4]);
    expect(beats[1]!.fresh.map(({ key }) => key)).toEqual(["throw", "won"]);
    expect(beats.map(({ subject }) => subject?.key)).toEqual(["attack", "attack", "won", "moved", undefined]);
    expect(beats.map(({ scene }) => scene ?? false)).toEqual([false, true, false, false, false]);
  });

  it("knows what a picture shows while the log does not tell it", () => {
    const beats = beatsOf([], update(["attack", "throw", "won", "moved"]), SCRIPT);
    const known = beats.map((beat) =>
      withPicture(beat)
        .map(({ key }) => key)
        .join(" "),
    );
    expect(known.slice(0, 4)).toEqual([
      "attack",
      "attack throw won",
      "attack throw won",
      "attack throw won moved",
    ]);
  });

  it("plays a scene whose beginning was told in an earlier update", () => {
    const log = ["moved", "attack", "helped"].map(event);
    const beats = beatsOf(log, update(["throw", "won"], 2, 3), SCRIPT, { count: 3 });
    expect(counts(beats)).toEqual([3, 5, 5.5]);
    expect(lines(beats)).toEqual([3, 5, 5]);
    expect(beats.map(({ subject }) => subject?.key)).toEqual(["attack", "won", undefined]);
    expect(beats[0]!.subject).toBe(log[1]);
  });

  it("names a scene that nothing led to, and tells afterwards what it showed", () => {
    const log = ["attack", "throw", "won"].map(event);
    const beats = beatsOf(log, update(["throw", "moved"], 2, 3), SCRIPT, { count: 3 });
    expect(counts(beats)).toEqual([3, 4, 5, 5.5]);
    expect(lines(beats)).toEqual([3, 4, 5, 5]);
    expect(beats.map(({ title }) => title)).toEqual(["cubes", null, null, null]);
  });

  it("shows in one picture what belongs together, and then tells it one by one", () => {
    const beats = beatsOf([], update(["roll", "roll", "moved"]), SCRIPT, { count: 0 });
    expect(counts(beats)).toEqual([0, 2, 2, 3, 3.5]);
    expect(beats[0]!.fresh).toHaveLength(2);
    expect(beats.slice(1, 3).map(({ subject }) => subject)).toEqual(beats[0]!.fresh);
  });

  it("shows what led to a scene also while its end is not known yet", () => {
    const beats = beatsOf([], update(["attack"]), SCRIPT);
    expect(beats[0]!.fresh).toHaveLength(1);
    expect(beats[0]!.scene).toBeUndefined();
  });

  it("shows neighbours with the same title at once, with the board of the last of them", () => {
    const script: Script = { ...SCRIPT, together: { bid: "the-bids", pass: "the-bids" } };
    const beats = beatsOf([], update(["moved", "bid", "pass", "bid", "moved", "bid"]), script);
    expect(counts(beats)).toEqual([1, 4, 5, 6, 6.5]);
    expect(beats.map(({ title }) => title)).toEqual([null, "the-bids", null, "the-bids", null]);
    expect(beats[1]!.fresh).toHaveLength(3);
  });

  it("tells in one line what is of one kind, however little lies between, and at most three of it", () => {
    const script: Script = { ...SCRIPT, alike: { built: "new-buildings" } };
    const one = beatsOf([], update(["built", "ready", "built", "moved", "built", "ready"]), script);
    expect(counts(one)).toEqual([3, 4, 5, 6.5]);
    expect(one.map(({ title }) => title)).toEqual(["new-buildings", null, null, null]);
    expect(one.map(({ happening }) => happening.map(({ key }) => key).join(" "))).toEqual([
      "built built",
      "moved",
      "built",
      "",
    ]);
    expect(one[0]!.pause).toBeCloseTo(1.6 * one[2]!.pause);
    const many = beatsOf([], update(Array.from({ length: 6 }, () => "built")), script);
    expect(many.map(({ happening }) => happening.length)).toEqual([3, 3, 0]);
  });

  it("marks on the map, but does not tell, what the next event tells, too", () => {
    const toldByNext = (one: Event, next: Event): boolean => one.key === "moved" && next.key === "took";
    const script: Script = { ...SCRIPT, toldByNext, alike: { took: "taken" } };
    const one = beatsOf([], update(["moved", "moved", "took"]), script);
    expect(one.map(({ subject }) => subject?.key)).toEqual(["moved", "took", undefined]);
    expect(one[1]!.happening.map(({ key }) => key)).toEqual(["took", "moved"]);
    const [both] = beatsOf([], update(["moved", "took", "moved", "took"]), script);
    expect(both!.title).toBe("taken");
    expect(both!.happening.map(({ key }) => key)).toEqual(["took", "took", "moved", "moved"]);
    const told = (facts: object[]): number =>
      severalIn({ ...both!, happening: facts.map((one) => ({ ...event("took"), facts: one }) as Event) })
        .length;
    expect(told([{ province: "kai" }, { province: "omi" }, { province: "kai" }])).toBe(2);
  });

  it("shows events without a board of their own with the first that has one", () => {
    const beats = beatsOf([], update(["a", "b", "c"], 1), SCRIPT);
    expect(counts(beats)).toEqual([3, 3.5]);
    expect(beats[0]!.fresh).toHaveLength(3);
    expect(counts(beatsOf([], update(["a", "b"], 0), SCRIPT))).toEqual([2.5]);
  });

  it("goes on from the log that is there", () => {
    const beats = beatsOf([event("x"), event("y")], update(["moved"], 1, 2), SCRIPT);
    expect(lines(beats)).toEqual([3, 3]);
  });
});

/** A clock that runs when it is told to. */
class Stage {
  shown: unknown[] = [];
  now = 0;
  speed = 1;
  stepwise = false;
  private due: { at: number; work: () => void }[] = [];
  readonly director = new Director(
    {
      after: (milliseconds, work) => {
        const one = { at: this.now + milliseconds, work };
        this.due.push(one);
        return () => (this.due = this.due.filter((other) => other !== one));
      },
      speed: () => this.speed,
      stepwise: () => this.stepwise,
    },
    (beat) => this.shown.push((beat.view!.board as { count: number }).count),
  );

  run(milliseconds: number): void {
    const end = this.now + milliseconds;
    for (;;) {
      const next = this.due.toSorted((a, b) => a.at - b.at)[0];
      if (!next || next.at > end) break;
      this.due = this.due.filter((one) => one !== next);
      this.now = next.at;
      next.work();
    }
    this.now = end;
  }
}

describe("director", () => {
  it("shows one beat after the other, each for its time", () => {
    const stage = new Stage();
    stage.director.push(beatsOf([], update(["a", "b"]), SCRIPT));
    expect(stage.shown).toEqual([1]);
    stage.run(9);
    expect(stage.shown).toEqual([1]);
    stage.run(1);
    expect(stage.shown).toEqual([1, 2]);
    expect(stage.director.playing).toBe(true);
    stage.run(10);
    expect(stage.shown).toEqual([1, 2, 2.5]);
    expect(stage.director.playing).toBe(false);
  });

  it("lets what comes meanwhile wait for its turn", () => {
    const stage = new Stage();
    stage.director.push(beatsOf([], update(["a"]), SCRIPT));
    stage.director.push(beatsOf([event("a")], update(["b"], 1, 1), SCRIPT));
    stage.run(100);
    expect(stage.shown).toEqual([1, 1.5, 2, 2.5]);
  });

  it("shows everything at once when it is skipped, and still every update", () => {
    const stage = new Stage();
    stage.director.push(beatsOf([], update(["a", "b", "c"]), SCRIPT));
    stage.director.push(beatsOf([], update(["d"], 1, 3), SCRIPT));
    stage.director.skip();
    expect(stage.shown).toEqual([1, 3.5, 4.5]);
    expect(stage.director.playing).toBe(false);
  });

  it("shows nothing more when it is stopped", () => {
    const stage = new Stage();
    stage.director.push(beatsOf([], update(["a", "b", "c"]), SCRIPT));
    stage.director.stop();
    stage.run(1000);
    expect(stage.shown).toEqual([1]);
    expect(stage.director.playing).toBe(false);
  });

  it("waits for the end of a scene, however long it is", () => {
    const stage = new Stage();
    stage.director.push(beatsOf([], update(["attack", "throw", "won"]), SCRIPT));
    stage.run(10);
    stage.director.hold("battle", true);
    stage.run(60_000);
    expect(stage.shown).toEqual([1, 1]);
    expect(stage.director.playing).toBe(true);
    stage.director.hold("battle", false);
    stage.run(1000);
    expect(stage.shown).toEqual([1, 1, 3, 3.5]);
  });

  it("does not begin while something is shown that came without it", () => {
    const stage = new Stage();
    stage.director.hold("battle", true);
    stage.director.push(beatsOf([], update(["moved"]), SCRIPT));
    stage.run(1000);
    expect(stage.shown).toEqual([]);
    expect(stage.director.playing).toBe(true);
    stage.director.hold("battle", false);
    stage.run(1000);
    expect(stage.shown).toEqual([1, 1.5]);
  });

  it("leaves the picture of a scene time to come, however fast it plays", () => {
    const stage = new Stage();
    stage.speed = 16;
    stage.director.push(beatsOf([], update(["throw", "won"]), SCRIPT, { count: 0 }));
    stage.run(300);
    expect(stage.shown).toEqual([0]);
  });

  it("goes on where no picture of the scene comes", () => {
    const stage = new Stage();
    stage.director.push(beatsOf([], update(["attack", "throw", "won"]), SCRIPT));
    stage.run(2000);
    expect(stage.shown).toEqual([1, 1, 3, 3.5]);
  });

  it("stands still while it is paused, and takes single steps", () => {
    const stage = new Stage();
    stage.director.push(beatsOf([], update(["a", "b", "c"]), SCRIPT));
    stage.director.pause();
    stage.run(1000);
    expect(stage.shown).toEqual([1]);
    stage.director.step();
    stage.run(1000);
    expect(stage.shown).toEqual([1, 2]);
    stage.director.resume();
    stage.run(1000);
    expect(stage.shown).toEqual([1, 2, 3, 3.5]);
  });

  it("plays a long queue faster, but never without a beat", () => {
    const stage = new Stage();
    const slow: Script = { pauses: {}, pause: 1000 };
    stage.director.push(beatsOf([], update(Array.from({ length: 100 }, () => "a")), slow));
    stage.run(2000);
    expect(stage.shown.length).toBeGreaterThan(3);
    stage.run(60_000);
    expect(stage.shown).toHaveLength(101);
  });

  it("leaves out what matters less while much is waiting, and only then", () => {
    const script: Script = { pauses: {}, pause: 1000, minor: (log, place) => log[place]!.key === "small" };
    const keys = ["a", ...Array.from({ length: 20 }, () => ["small", "b"]).flat()];
    const stage = new Stage();
    stage.director.push(beatsOf([], update(keys), script));
    stage.run(60_000);
    const shown = stage.shown.map((count) => keys[Number(count) - 1]);
    expect(shown.filter((key) => key === "b")).toHaveLength(20);
    // What is queued for the last fifteen seconds is shown whole.
    expect(shown.filter((key) => key === "small")).toHaveLength(8);
    expect(shown.slice(0, 12)).not.toContain("small");
    expect(stage.shown.at(-1)).toBe(keys.length + 0.5);
  });

  it("waits for the viewer after each beat, where he wants that", () => {
    const stage = new Stage();
    stage.stepwise = true;
    stage.director.push(beatsOf([], update(["a", "b", "c"]), SCRIPT));
    expect(stage.director.waiting).toBe(false);
    stage.run(1000);
    expect(stage.shown).toEqual([1]);
    expect(stage.director.waiting).toBe(true);
    stage.director.push(beatsOf([], update(["d"], 1, 3), SCRIPT));
    stage.run(1000);
    expect(stage.shown).toEqual([1]);
    stage.director.step();
    stage.run(1000);
    expect(stage.shown).toEqual([1, 2]);
    stage.stepwise = false;
    stage.director.goOn();
    stage.run(1000);
    expect(stage.shown).toEqual([1, 2, 3, 3.5, 4, 4.5]);
    expect(stage.director.playing).toBe(false);
  });

  it("asks for a step after a scene, not in the middle of it", () => {
    const stage = new Stage();
    stage.stepwise = true;
    stage.director.push(beatsOf([], update(["attack", "throw", "won"]), SCRIPT));
    stage.run(1000);
    expect(stage.director.waiting).toBe(true);
    stage.director.step();
    stage.director.hold("battle", true);
    stage.run(10_000);
    expect(stage.director.waiting).toBe(false);
    stage.director.hold("battle", false);
    stage.run(10_000);
    expect(stage.shown).toEqual([1, 1, 3]);
    expect(stage.director.waiting).toBe(true);
    stage.director.step();
    expect(stage.shown).toEqual([1, 1, 3, 3.5]);
  });
});

describe("words", () => {
  const timed = (reading: number, speed = 1, backlog = Infinity): { pauses: number[]; work: () => void } => {
    const found = { pauses: [] as number[], work: () => undefined as void };
    const director = new Director(
      {
        after: (milliseconds, work) => {
          found.pauses.push(milliseconds);
          found.work = work;
          return () => undefined;
        },
        speed: () => speed,
        backlog,
        reading: () => reading,
      },
      () => undefined,
    );
    director.push(beatsOf([], update(["moved", "built", "taxes", "rice"]), SCRIPT));
    for (let step = 0; step < 3; step++) found.work();
    return found;
  };

  it("stay until a quick reader has read them", () => {
    expect(timed(800).pauses).toEqual([800, 800, 800, 800]);
    expect(timed(5).pauses).toEqual([10, 10, 10, 10]); // the script wants more
  });

  it("go faster as the viewer wants it, and only a little where much is waiting", () => {
    expect(timed(800, 2).pauses[0]).toBe(400);
    expect(timed(800, 1, 1000).pauses[0]).toBe(640);
  });
});
