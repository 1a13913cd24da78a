import { flushSync, mount, unmount } from "svelte";
import { expect, it } from "vitest";
import type { Event } from "../../../generated/types";
import { load } from "../../../lib/words";
import Reveal from "./Reveal.svelte";

async function shown(events: Event[], board: unknown = {}): Promise<string> {
  const words = (await load("en", "shogun")).at(["Aki", "Beni", "Chiyo"]);
  const target = document.body.appendChild(document.createElement("div"));
  const part = mount(Reveal, { target, props: { event: events[0]!, events, board, players: 3, words } });
  flushSync();
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
