/** Where on the map an event happens, as far as its facts say so. */

import type { Event } from "../generated/types";

export interface Places {
  provinces: string[]; // ids
  way: [from: string, to: string] | null;
}

const ONE = ["province", "target"] as const;
const SEVERAL = ["provinces", "revolts"] as const;

export function placesOf({ facts = {} }: Event): Places {
  const { origin, target } = facts;
  const one = ONE.map((name) => facts[name]).filter((id) => typeof id === "string");
  const several = SEVERAL.flatMap((name) => (Array.isArray(facts[name]) ? facts[name].map(String) : []));
  return {
    provinces: [...new Set([...one, ...several])],
    way: typeof origin === "string" && typeof target === "string" ? [origin, target] : null,
  };
}
