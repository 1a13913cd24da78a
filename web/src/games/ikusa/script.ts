/** How each event of Ikusa is shown, and how long, in milliseconds at normal speed. */

import type { Event, IkusaBoard } from "../../generated/types";
import type { Script } from "../../play/beats";
import Sign from "./board/Sign.svelte";
import { playerOf } from "./facts";
import Reveal from "./stage/Reveal.svelte";

const COURSE_OF_BATTLE: ReadonlySet<string> = new Set([
  "rolled",
  "losses",
  "emptied",
  "bonus-lost",
  "experience",
]);
const WAY_IN: ReadonlySet<string> = new Set(["army-moved", "marched", "split-off"]);

/** A march into a province that it takes. */
function takesLand({ key, facts }: Event, next: Event): boolean {
  const goal = facts?.["target"] ?? facts?.["province"];
  return WAY_IN.has(key) && next.key === "conquered" && next.facts?.["province"] === goal;
}

export const SCRIPT: Script = {
  pause: 350,
  round: "round",
  pauses: {
    ready: 0,
    lapsed: 0,
    "lapsed-attackers": 0,
    "picked-up": 500,
    reinforced: 250,
    garrison: 600,
    emptied: 250,
    // the round
    round: 700,
    allocated: 3200,
    "marker-taken": 300,
    "turn-order": 1200,
    built: 500,
    levied: 1600,
    placed: 500,
    "ronin-hired": 350,
    "ninja-hired": 700,
    collected: 1600,
    // the war of a clan
    turn: 1100,
    "army-moved": 550,
    marched: 500,
    declared: 500,
    "declared-empty": 450,
    conquered: 800,
    battle: 900,
    invasion: 900,
    "walk-over": 600,
    rolled: 400, // when the dice lie still
    losses: 550,
    "battle-won": 1400,
    "battle-lost": 1400,
    "battle-undecided": 1400,
    "called-off": 900,
    "daimyo-lost": 1000,
    experience: 1200,
    strike: 900,
    assassinated: 1200,
    eliminated: 1800,
    "fell-together": 1800,
    "game-over": 4500,
    // the set-up
    dealt: 400,
    "setup-order": 500,
    claimed: 350,
    mustered: 400,
    // smaller things
    "tie-named": 400,
    "tie-settled": 500,
    "tie-lot": 500,
    "not-built": 300,
    "not-placed": 400,
    "ronin-deployed": 450,
    "ronin-revealed": 600,
    "ronin-dismissed": 400,
    "ronin-removed": 500,
    "ronin-paid-off": 400,
    "ronin-captured": 600,
    "ninja-tie": 700,
    "ninja-sent": 700,
    "dice-drawn": 300,
    spied: 700,
    "spy-report": 900,
    "spy-declined": 350,
    "revenge-roll": 800,
    successor: 700,
    recovered: 700,
    "daimyo-doomed": 900,
    "split-off": 600,
    "no-battle": 350,
    "bonus-lost": 400,
  },
  news: new Set([
    "turn-order",
    "built",
    "ninja-hired",
    "battle-won",
    "battle-lost",
    "battle-undecided",
    "daimyo-lost",
    "assassinated",
    "eliminated",
    "fell-together",
    "game-over",
  ]),
  sounds: {
    round: "taiko",
    "marker-taken": "card",
    "turn-order": "taiko",
    built: "card",
    "ninja-hired": "card",
    turn: "horn",
    "army-moved": "march",
    marched: "march",
    battle: "dice",
    invasion: "dice",
    "battle-won": "won",
    "battle-lost": "lost",
    "daimyo-lost": "lost",
    assassinated: "won", // for whose ninja it was
    eliminated: "taiko",
    "game-over": "ceremony",
  },
  together: {
    allocated: "web-ikusa-reveal-trays",
    levied: "web-ikusa-reveal-levy",
    collected: "web-ikusa-reveal-harvest",
  },
  toldByNext: takesLand,
  alike: {
    "picked-up": "web-ikusa-stage-picked-up",
    built: "web-ikusa-stage-built",
    "army-moved": "web-ikusa-stage-marched",
    marched: "web-ikusa-stage-marched",
    declared: "web-ikusa-stage-declared",
    "declared-empty": "web-ikusa-stage-declared-empty",
    conquered: "web-ikusa-stage-conquered",
    claimed: "web-ikusa-stage-claimed",
    mustered: "web-ikusa-stage-mustered",
  },
  // The dice of both sides for one kind of units roll at the same time, and lie still before anything is told of them.
  scenes: {
    hides: new Set(["rolled"]),
    begin: new Set(),
    end: new Set(),
    untitled: "web-ikusa-reveal-dice",
    joins: (one, next) => next.key === "rolled" && one.facts?.["unit"] === next.facts?.["unit"],
  },
  // A battle is fought die by die also before the eyes of who began it.
  staged: new Set([
    "battle",
    "invasion",
    "rolled",
    "losses",
    "battle-won",
    "battle-lost",
    "battle-undecided",
    "strike",
    "revenge-roll",
    "assassinated",
  ]),
  // A battle between others is told by its beginning and its end where a whole war is waiting.
  minor: (log, place, { seat, players }) => {
    if (seat === null || !COURSE_OF_BATTLE.has(log[place]!.key)) return false;
    const begun = log.slice(0, place).findLast(({ key }) => key === "battle" || key === "invasion");
    return ![begun?.facts?.["seat"], begun?.facts?.["defender"]].some(
      (clan) => typeof clan === "number" && playerOf(clan, players) === seat,
    );
  },
  playerOf,
  counts: ({ koku, provinces }: IkusaBoard) => ({ koku, province: provinces }),
  owners: ({ owner }: IkusaBoard) => owner,
  Good: Sign,
  Reveal,
};
