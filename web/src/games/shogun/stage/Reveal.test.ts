import { flushSync, mount, unmount } from "svelte";
import { expect, it, vi } from "vitest";
import type { Event } from "../../../generated/types";
import { load } from "../../../lib/words";
import { VIEWS } from "../../../play/recordedViews.fixture";
import { MODULE_EVENTS } from "./modules";
import Reveal from "./Reveal.svelte";

const PATIENCE = 60_000; // ms: a busy machine may take its time to fetch a component

async function shown(events: Event[], board: unknown = {}): Promise<string> {
  const words = (await load("en", "shogun")).at(["Aki", "Beni", "Chiyo"]);
  const target = document.body.appendChild(document.createElement("div"));
  const part = mount(Reveal, {
    target,
    props: { event: events[0]!, events, board, players: 3, options: {}, words },
  });
  flushSync();
  if (MODULE_EVENTS.has(events[0]!.key))
    await vi.waitFor(() => expect(target.textContent).not.toBe(""), PATIENCE);
  expect(target.querySelectorAll("[data-reveal]")).toHaveLength(1);
  const text = (target.textContent ?? "").replaceAll(/\s+/g, " ").trim();
  void unmount(part);
  return text;
}

it("turns up a bid with a province card as that card, not as no chests", async () => {
  const bids = ["tamba", "chest_0", "none"].map((card, seat) => ({
    key: "bid",
    facts: { seat, card, chests: 0 },
  }));
  const text = await shown(bids);
  expect(text).toContain("Aki Tamba");
  expect(text).toContain("Beni 0");
  expect(text).toContain("Chiyo 0");
});

// One of each kind from a game with every module.
const [, , , modules] = VIEWS.find(([record]) => record.includes("court-samurai-leaders-chambers"))!;
const all = modules.updates.flatMap(({ events }) => events);
const SHOWS: [key: string, ...parts: string[]][] = [
  ["officials", "Officials enter the entrance hall", "7"],
  ["favors-shown", "The Tenno grants", "15", "14", "3"],
  ["favor-taken", "14"],
  ["samurai", "Samurai card 2"],
  ["leader-placed", "Hitachi"],
  ["leader-moved", "Shimotsuke"],
  ["leader-lost", "Musashi"],
  ["statue", "Shimotsuke"],
  ["chambers-drawn", "2-1", "6-6"],
  ["exchanged", "6-3"],
];

it.each(SHOWS)("turns up what the modules bring: %s", async (key, ...parts) => {
  const event = all.find((one) => one.key === key)!;
  const text = await shown([event]);
  for (const part of parts) expect(text).toContain(part);
});
