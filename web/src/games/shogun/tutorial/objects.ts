/** What each lesson of Shogun explains: selectors of it on the page, the best first. */

import type { Event } from "../../../generated/types";
import type { Lesson } from "./lessons";

const NOW = "[data-stage] .caption"; // what happens now, in words
const THROW = "#map [data-over-map]";
const ME = "header .strip li.me";

const OBJECTS: Record<Lesson, readonly string[]> = {
  welcome: [ME],
  draft: ["#decision .cards"],
  group: ["#decision .groups"],
  round: ["#decision .spaces", ".mat .fields", ".row .fields"],
  planning: ["#decision [data-hand]"],
  bid: ["#decision .space.bid"],
  event: ["header [data-event]", ".about li.active", NOW],
  specials: ["#decision .specials"],
  actions: [".fields li.now", ".fields", NOW],
  build: [NOW],
  levy: [NOW],
  deploy: [NOW],
  battle: ["#decision .targets", "#decision .chosen", NOW],
  tower: [THROW],
  revolt: [THROW, NOW],
  winter: ["#decision [data-decision='choose_revolt']", NOW],
  scoring: ["header .strip ul", NOW],
  over: [],
  court: ["#decision .space.box", "#decision .spaces"],
  chambers: ["[data-tab=boards]"],
  leaders: ["#decision [data-decision]:not([data-decision=''])", NOW],
  samurai: [NOW],
  favor: ["#decision [data-favor]", NOW],
  statues: [NOW],
};

/** The events whose province a lesson is about. */
const HAPPENED: Partial<Record<Lesson, readonly string[]>> = {
  build: ["built"],
  levy: ["rice", "taxes"],
  deploy: ["deployed"],
  battle: ["attack", "attack-neutral"],
  revolt: ["revolt"],
};

export function objectsOf(lesson: Lesson, log: readonly Event[]): readonly string[] {
  const keys = HAPPENED[lesson];
  const event = keys && log.findLast(({ key }) => keys.includes(key));
  const province = event?.facts?.["target"] ?? event?.facts?.["province"];
  const there = typeof province === "string" ? [`#map [data-province="${CSS.escape(province)}"]`] : [];
  return lesson === "battle"
    ? ["#decision .targets", ...there, ...OBJECTS.battle]
    : [...(lesson === "revolt" ? [THROW] : []), ...there, ...OBJECTS[lesson]];
}

/** The lessons that may open while the tower is being shown: they are about it. */
export const DURING: ReadonlySet<Lesson> = new Set(["tower", "revolt"]);
