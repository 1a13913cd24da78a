import { flushSync, mount, unmount, type Component } from "svelte";
import { describe, expect, it, vi } from "vitest";
import type { Board } from "../../../generated/types";
import type { Form } from "../../../lib/moves";
import { load } from "../../../lib/words";
import type { Decider } from "../../../play/decider.svelte";
import { MapSelection } from "../../../play/mapSelection.svelte";
import { PROVINCES } from "../board/facts";
import { MOVES } from "../decide/facts";
import ApplyFavor from "./ApplyFavor.svelte";
import CancelEvent from "./CancelEvent.svelte";
import Exchange from "./Exchange.svelte";
import LeaveStatue from "./LeaveStatue.svelte";
import SendLeader from "./SendLeader.svelte";
import TakeBenefit from "./TakeBenefit.svelte";
import TakeFavor from "./TakeFavor.svelte";

const [AKI, IZUMO] = ["aki", "izumo"].map((id) => PROVINCES.findIndex((province) => province.id === id)) as [
  number,
  number,
];
const none = PROVINCES.map(() => 0);
const offer = [
  { number: 19, cost: 4 },
  { number: 5, cost: 3 },
  { number: 2, cost: 2 },
];
const cards = Array.from({ length: 21 }, () => ({}));
const board = {
  owner: PROVINCES.map((_, index) => (index === AKI || index === IZUMO ? 0 : -1)),
  armies: none,
  buildings: PROVINCES.map(() => []),
  markers: none,
  chests: [9, 9],
  events: [2, ...Array.from({ length: 11 }, () => 0)],
  court: {
    officials: [3, 7],
    hall: [0, 0],
    audience: [4, 0],
    offer,
    held: [[], []],
    gone: [],
    queue: [1],
    favor: 1,
    cards,
  },
  samurai: { top: [1, 0], regions: [[0, 1], []] },
  leaders: { leader: [AKI, -1], tokens: [6, 6], statues: [[], [IZUMO]], trophies: [[], []], left: IZUMO },
  chambers: {
    markers: [-1, 1, ...Array.from({ length: 34 }, () => -1)],
    face_up: [0],
    face_down: [2],
    ahead: Array.from({ length: 12 }, (_, line) => (line === 0 ? [1, -1] : [])),
    left: [9, 8],
    tiles: [0, 1, 2, 3, 4],
    tile: 1,
    row_points: [1, 1, 2, 2, 3, 3],
    column_points: [1, 1, 2, 2, 3, 3],
  },
} as unknown as Board;

// Each question takes some of the same properties.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
async function asked(part: Component<any>, legal: Form[]) {
  const words = (await load("en", "shogun")).at(["Aki", "Beni"]);
  const play = vi.fn();
  const askWhyNot = vi.fn();
  const mapSelection = new MapSelection();
  const decider = {
    legal: legal.map((form) => MOVES.encode(form)),
    busy: false,
    play,
    askWhyNot,
  } as unknown as Decider;
  const target = document.body.appendChild(document.createElement("div"));
  const shown = mount(part, { target, props: { decider, words, board, seat: 0, mapSelection } });
  flushSync();
  const press = (selector: string): void => target.querySelector<HTMLElement>(selector)!.click();
  return {
    target,
    press,
    mapSelection,
    played: () => play.mock.lastCall?.[0].map((move: number) => MOVES.decode(move)),
    refused: () => (askWhyNot.mock.lastCall ? MOVES.decode(askWhyNot.mock.lastCall[0]) : null),
    end: () => void unmount(shown),
  };
}

describe("the questions of the modules", () => {
  it("take a favor card by its picture; a dear one asks why not; nothing can be taken either", async () => {
    const { press, played, refused, end } = await asked(TakeFavor, [["decline"], ["favor", 2], ["favor", 5]]);
    press("[data-favor='5']");
    expect(played()).toEqual([["favor", 5]]);
    press("[data-favor='19']");
    expect(refused()).toEqual(["favor", 19]);
    press("[data-decline]");
    expect(played()).toEqual([["decline"]]);
    end();
  });

  it("exchange a face-up marker on the chamber board; a taken or turned one asks why not", async () => {
    const { target, press, played, refused, end } = await asked(Exchange, [["decline"], ["exchange", 1, 1]]);
    expect(target.querySelectorAll("[data-choice]")).toHaveLength(1);
    press("[data-chamber='0']");
    expect(played()).toEqual([["exchange", 1, 1]]);
    press("[data-chamber='8']");
    expect(refused()).toEqual(["exchange", 2, 3]);
    end();
  });

  it("take one benefit of the Samurai card; what is not on it asks why not", async () => {
    const { target, press, played, refused, end } = await asked(TakeBenefit, [
      ["decline"],
      ["benefit", "chests"],
      ["benefit", "armies"],
    ]);
    press("li:first-child button");
    expect(played()).toEqual([["benefit", "chests"]]);
    press("li:last-child button");
    expect(refused()).toEqual(["benefit", "points"]);
    expect(target.textContent).toContain("2");
    end();
  });

  it("send the leader on the map or in the list, and show the trophies that wait", async () => {
    const { target, press, played, refused, mapSelection, end } = await asked(SendLeader, [
      ["leader", "izumo"],
    ]);
    expect(mapSelection.highlighted.get(IZUMO)).toBe("can");
    expect(mapSelection.highlighted.get(AKI)).toBe("origin");
    expect(target.textContent).toContain("becomes a trophy");
    press("[data-choice=leader]");
    flushSync();
    press(".chosen .main");
    expect(played()).toEqual([["leader", "izumo"]]);
    mapSelection.pick!(AKI);
    expect(refused()).toEqual(["leader", "aki"]);
    expect(target.querySelector("[data-decline]")).toBeNull();
    end();
  });

  it("leave a statue or none", async () => {
    const { target, press, played, mapSelection, end } = await asked(LeaveStatue, [
      ["statue", "no"],
      ["statue", "yes"],
    ]);
    expect(target.textContent).toContain("Izumo");
    expect(mapSelection.highlighted.get(IZUMO)).toBe("target");
    press("button.main");
    expect(played()).toEqual([["statue", "yes"]]);
    press("button:not(.main)");
    expect(played()).toEqual([["statue", "no"]]);
    end();
  });

  it("cancel the event, which is named, or leave it", async () => {
    const { press, played, end } = await asked(CancelEvent, [["decline"], ["cancel"]]);
    press("[data-choice=cancel]");
    expect(played()).toEqual([["cancel"]]);
    press("[data-decline]");
    expect(played()).toEqual([["decline"]]);
    end();
  });

  it("apply a favor in a province of the map; another one asks why not", async () => {
    const { press, played, refused, mapSelection, end } = await asked(ApplyFavor, [
      ["apply", "aki"],
      ["apply", "izumo"],
    ]);
    press("[data-choice=apply]");
    flushSync();
    press(".chosen .main");
    expect(played()).toEqual([["apply", "aki"]]);
    mapSelection.pick!(PROVINCES.findIndex((province) => province.id === "kai"));
    expect(refused()).toEqual(["apply", "kai"]);
    end();
  });
});
