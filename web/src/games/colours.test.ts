/** Colours of seats and regions stay apart for people with a colour vision deficiency, and signs can be read on them. */

import { readFileSync } from "node:fs";
import { afterAll, describe, expect, it } from "vitest";
import { GAME_IDS, aboutGame } from "./about";

const cssOf = (game: string): string => readFileSync(`src/games/${game}/colours.css`, "utf8");

type Triple = [number, number, number];

// Machado, Oliveira and Fernandes 2009, severity 1, for linear RGB.
const VISION: Record<string, [Triple, Triple, Triple]> = {
  full: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

function linear(colour: string): Triple {
  return [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as Triple;
}

function seen(rgb: Triple, kind: string): Triple {
  return VISION[kind]!.map((row) =>
    Math.min(
      1,
      Math.max(
        0,
        row.reduce((sum, share, at) => sum + share * rgb[at]!, 0),
      ),
    ),
  ) as Triple;
}

/** CIELAB under daylight (D65). */
function lab([r, g, b]: Triple): Triple {
  const root = (t: number): number => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = root((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047);
  const y = root(0.2126729 * r + 0.7151522 * g + 0.072175 * b);
  const z = root((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

function closest(colours: Record<string, string>, kind: string): { distance: number; pair: string } {
  const names = Object.keys(colours);
  const at = names.map((name) => lab(seen(linear(colours[name]!), kind)));
  let least = { distance: Infinity, pair: "" };
  names.forEach((one, i) =>
    names.slice(0, i).forEach((other, j) => {
      const distance = Math.hypot(...at[i]!.map((value, axis) => value - at[j]![axis]!));
      if (distance < least.distance) least = { distance, pair: `${one} and ${other}` };
    }),
  );
  return least;
}

function tokens(css: string, pattern: RegExp): Record<string, string> {
  const found = [...css.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)];
  return Object.fromEntries(
    found.flatMap(([, name, value]) => {
      const match = pattern.exec(name!);
      return match ? [[match[1]!, value!]] : [];
    }),
  );
}

function contrast(one: string, other: string): number {
  const light = (colour: string): number => {
    const [r, g, b] = linear(colour);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [dark, bright] = [light(one), light(other)].sort((a, b) => a - b);
  return (bright! + 0.05) / (dark! + 0.05);
}

const seatsOf = (game: string): Record<string, string> =>
  tokens(cssOf(game), new RegExp(`^${game}-(${aboutGame(game).colours.join("|")})$`));
const signsOf = (game: string): Record<string, string> =>
  tokens(cssOf(game), new RegExp(`^${game}-(\\w+)-sign$`));
const REGIONS = tokens(cssOf("shogun"), /^shogun-region-(\w+)$/);
const SEATS_APART = 25; // in CIELAB; at 2.3 a trained eye begins to see a difference
const REGIONS_APART = 15; // paler, because names are written on them; their borders are double lines

// What is measured, printed as a table at the end.
const measured: Record<string, Record<string, string>> = {};
function apart(
  colours: Record<string, string>,
  kind: string,
  what: string,
): { distance: number; pair: string } {
  const least = closest(colours, kind);
  (measured[kind] ??= {})[what] = `${least.distance.toFixed(1)} (${least.pair})`;
  return least;
}
afterAll(() => console.table(measured));

describe.each(Object.keys(VISION))("with %s vision", (kind) => {
  it.each(GAME_IDS)("the seats of %s stay apart", (game) => {
    const { distance, pair } = apart(seatsOf(game), kind, `seats of ${game}`);
    expect(distance, pair).toBeGreaterThan(SEATS_APART);
  });

  it("the regions of Shogun stay apart", () => {
    const { distance, pair } = apart(REGIONS, kind, "regions of shogun");
    expect(distance, pair).toBeGreaterThan(REGIONS_APART);
  });
});

describe("what is written on colours", () => {
  it.each(GAME_IDS)("the signs of %s", (game) => {
    for (const [name, colour] of Object.entries(seatsOf(game)))
      expect(contrast(colour, signsOf(game)[name]!), name).toBeGreaterThan(4.5);
  });

  it("names on regions", () => {
    for (const [name, colour] of Object.entries(REGIONS))
      expect(contrast(colour, "#2e2620"), name).toBeGreaterThan(4.5);
  });

  it.each(GAME_IDS)("every colour of %s is there", (game) => {
    expect(aboutGame(game).colours.length).toBeGreaterThan(aboutGame(game).players.at(-1)! - 1);
    expect(Object.keys(seatsOf(game)).sort()).toEqual([...aboutGame(game).colours].sort());
  });

  it("every region is there", () => {
    expect(Object.keys(REGIONS)).toHaveLength(5);
  });
});
