/** The printed facts of Shogun by index, as the board needs them. All of them come from Python. */

import engine from "../../../generated/engine.json";
import shogun from "../../../generated/shogun.json";
import type { Point } from "../../../board/geometry";
import map from "../../../generated/shogun_map.json";

export type Side = "sun" | "moon";
export type Region = "green" | "red" | "purple" | "yellow" | "brown";
export type { Highlight } from "../../../play/mapSelection.svelte";

export interface Province {
  index: number;
  id: string;
  kanji: string;
  tax: number;
  rice: number;
  spaces: number;
  land: number[];
  sea: number[];
  sun: Region;
  moon: Region;
  label: Point;
  anchor: Point;
  slots: Point[];
  rings: number[][];
}

interface Drawn {
  rings: number[][];
  label: Point;
  anchor: Point;
  building_slots: Point[];
}

const drawn = map.provinces as unknown as Record<string, Drawn>;
const place = new Map(shogun.provinces.map((province, index) => [province.id, index]));

export const PROVINCES: Province[] = shogun.provinces.map((printed, index) => {
  const shape = drawn[printed.id]!;
  return {
    index,
    id: printed.id,
    kanji: printed.kanji,
    tax: printed.tax,
    rice: printed.rice,
    spaces: printed.building_spaces,
    land: printed.land.map((id) => place.get(id)!),
    sea: printed.sea.map((id) => place.get(id)!),
    sun: printed.sun as Region,
    moon: printed.moon as Region,
    label: shape.label,
    anchor: shape.anchor,
    slots: shape.building_slots,
    rings: shape.rings,
  };
});

export const PROVINCE_AT = (id: string): number => place.get(id) ?? -1;

export const NAMES = shogun.names;
export const CLANS = shogun.names.clans;
export const COLOURS = shogun.names.colours;
export const RICE_LOSS = shogun.rice_loss;
export const COSTS = shogun.costs;
export const DAIMYO = shogun.daimyo;
export const NO_CARD = shogun.no_card;
export const CHEST_CARD = shogun.chest_card;

export const HIDDEN = engine.hidden;
export const NEUTRAL = shogun.neutral;
export const CLOSED = shogun.closed;
export const NOBODY = shogun.nobody;
export const FARMERS = COLOURS.indexOf("farmers");

/** Where an event card lies. */
export const EVENT_SHOWN = shogun.event_places.shown;
export const EVENT_ACTIVE = shogun.event_places.active;
export const EVENT_GONE = shogun.event_places.gone;

export const stage = (name: string): number => NAMES.stages.indexOf(name);

/** From planning to the last action, with what the modules put between: the boards of the players are in use. */
export const WITH_PLANS = NAMES.stages_with_plans.map(stage);
