/** How each event of Shogun is shown, and how long, in milliseconds at normal speed. */

import type { Board, Event } from "../../generated/types";
import type { Counts, Script } from "../../play/beats";
import { BATTLES } from "./board/cubes";
import Goods from "./board/Goods.svelte";
import Reveal from "./stage/Reveal.svelte";

const POINTS = "web-shogun-stage-points";
const FOOD = "web-shogun-stage-food";

/** What everybody has. Armies in a battle belong to nobody until it is over. */
function counts({ chests, rice, vp, owner, armies, fight }: Board): Counts {
  const standing = chests.map((_, seat) =>
    armies.reduce((sum, count, province) => sum + (owner[province] === seat ? count : 0), 0),
  );
  return { chest: chests, rice, points: vp, ...(fight ? {} : { armies: standing }) };
}

/** A province that is claimed, and then gets its armies: the armies tell of both. */
function claimsLand({ key, facts }: Event, next: Event): boolean {
  return CLAIMS.has(key) && next.key === "draft-group" && next.facts?.["province"] === facts?.["card"];
}
const CLAIMS: ReadonlySet<string> = new Set(["draft-open", "draft-blind"]);

export const SCRIPT: Script = {
  pause: 350,
  round: "round",
  pauses: {
    ready: 0,
    "actions-shown": 0,
    "events-shown": 0,
    marker: 0, // with what has brought it
    "no-action": 0,
    skipped: 450,
    "no-conversion": 150,
    "conversion-skipped": 150,
    // the round
    round: 700,
    "specials-shown": 1500,
    event: 2200,
    bid: 2200,
    "special-taken": 900,
    "turn-order": 1100,
    // an action: its card turns up, then everybody's
    "action-shown": 700,
    action: 1000,
    deployed: 600,
    built: 600,
    taxes: 600,
    rice: 600,
    moved: 800,
    attack: 700,
    "attack-neutral": 700,
    revolt: 700,
    "battle-won": 900,
    "battle-lost": 900,
    "battle-undecided": 900,
    "neutral-conquered": 800,
    "neutral-held": 800,
    "revolt-lost": 800,
    "revolt-put-down": 800,
    // winter and the end
    winter: 2200,
    fed: 2600,
    hungry: 2600,
    scored: 2800,
    "scored-leaders": 2200,
    "scored-chambers": 2200,
    tie: 1500,
    "game-over": 4500,
    // the set-up
    column: 400,
    "draft-opens": 500,
    "draft-open": 450,
    "draft-blind": 450,
    "draft-group": 500,
    "draft-cycle": 500,
    throw: 600,
    // what helps in a battle, or against a revolt
    "extra-attacker": 500,
    "extra-defender": 500,
    "castle-defender": 500,
    "card-surrendered": 500,
    calmed: 500,
    passed: 250,
    "rice-forfeited": 500,
    "taxes-forfeited": 500,
    // Tenno's Court
    officials: 1400,
    "favors-shown": 2200,
    converted: 450,
    "favor-taken": 900,
    "favor-declined": 350,
    "favor-settled": 600,
    "favor-armies": 600,
    "favor-peace": 800,
    "favor-kept": 700,
    "favor-calmed": 500,
    "favor-in-vain": 600,
    "favors-left": 400,
    "event-cancelled": 1300,
    "event-stays": 400,
    "marker-parried": 500,
    // the Samurai
    samurai: 800,
    benefit: 700,
    "benefit-declined": 350,
    "samurai-restored": 600,
    // the Military Leaders
    "leader-placed": 600,
    "leader-moved": 600,
    "leader-lost": 1000,
    statue: 900,
    trophy: 800,
    // the Chambers
    "region-tiles": 700,
    "chambers-drawn": 1400,
    "chamber-region": 500,
    exchanged: 800,
    "exchange-declined": 350,
    "chambers-turned": 900,
  },
  news: new Set([
    "event",
    "battle-won",
    "battle-lost",
    "battle-undecided",
    "neutral-conquered",
    "revolt-lost",
    "revolt-put-down",
    "leader-lost",
    "event-cancelled",
    "hungry",
    "scored",
    "game-over",
  ]),
  sounds: {
    round: "taiko",
    event: "taiko",
    "special-taken": "card",
    bid: "card",
    "action-shown": "card",
    built: "card",
    deployed: "march",
    moved: "march",
    attack: "horn",
    "attack-neutral": "march",
    revolt: "horn",
    winter: "taiko",
    scored: "points",
    "game-over": "ceremony",
  },
  scenes: BATTLES,
  together: {
    bid: "web-shogun-stage-bids",
    fed: FOOD,
    hungry: FOOD,
    officials: "web-shogun-stage-officials",
    scored: POINTS,
    "scored-leaders": "web-shogun-stage-points-leaders",
    "scored-chambers": "web-shogun-stage-points-chambers",
  },
  alike: {
    rice: "web-shogun-stage-rice",
    taxes: "web-shogun-stage-taxes",
    deployed: "web-shogun-stage-deployed",
    built: "web-shogun-stage-built",
    moved: "web-shogun-stage-moved",
    skipped: "web-shogun-stage-skipped",
    "draft-group": "web-shogun-stage-set-up",
  },
  toldByNext: claimsLand,
  counts,
  owners: ({ owner }: Board) => owner,
  Good: Goods as Script["Good"],
  Reveal,
};
