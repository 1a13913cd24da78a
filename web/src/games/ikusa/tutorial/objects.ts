/** What each lesson of Ikusa explains: selectors of it on the page, the best first. */

import type { Event } from "../../../generated/types";
import type { Lesson } from "./contents";

const NOW = "[data-stage] .caption"; // what happens now, in words
const BATTLE = ".scene .battle";
const PLACES = "#decision .places";
const ME = "header .strip li.me";

const OBJECTS: Record<Lesson, readonly string[]> = {
  welcome: [ME],
  prepared: [".mat .army"],
  spearmen: [PLACES],
  armies: [".mat .army", PLACES],
  plan: ["#decision .bins"],
  order: ["#decision .markers", NOW],
  build: [PLACES, NOW],
  levy: ["#decision .bundles"],
  place: [PLACES],
  ronin: [PLACES, NOW],
  ninja: [NOW, "#decision .choices", "#decision .tray"],
  move: ["#decision .armies"],
  declare: ["#decision .goals"],
  fight: [BATTLE, NOW],
  losses: ["#decision .owed", BATTLE],
  stop: ["#decision .choices", BATTLE],
  advance: ["#decision .choices"],
  final: ["#decision .goals", "#decision .armies", "#decision [data-end]"],
  income: [ME, NOW],
  over: [],
};

/** The events whose province a lesson is about. */
const HAPPENED: Partial<Record<Lesson, readonly string[]>> = { build: ["built"] };

/** `army`: the province where the reader's first army stands. */
export function objectsOf(
  lesson: Lesson,
  log: readonly Event[],
  army: string | undefined,
): readonly string[] {
  const keys = HAPPENED[lesson];
  const event = keys && log.findLast(({ key }) => keys.includes(key));
  const province = lesson === "prepared" ? army : event?.facts?.["province"];
  const there = typeof province === "string" ? [`#map [data-province="${CSS.escape(province)}"]`] : [];
  return [...there, ...OBJECTS[lesson]];
}

/** The lessons that may open while a battle is being shown: they are about it. */
export const DURING: ReadonlySet<Lesson> = new Set(["fight", "losses", "stop", "advance"]);
