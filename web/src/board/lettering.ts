/** Sizes of what is written on the map, in pixels of the screen: as large as on the printed board, but never too small. */

import type { MapScale } from "./viewport";

export interface Lettering {
  name: number;
  number: number;
}

export function lettering({ x }: MapScale, han: boolean): Lettering {
  return {
    name: Math.min(22, Math.max(han ? 12.5 : 11.5, (han ? 21 : 18) * x)),
    number: Math.min(17, Math.max(10.5, 15 * x)),
  };
}

/** A piece is enlarged so that a number of this size on it can be read; not without end, for the land is small then. */
export function enlarged({ x }: MapScale, number: number, least = 10.5, most = 1.7): number {
  return Math.min(most, Math.max(1, least / (number * x)));
}

const SAMPLE = 100; // pixels
const FONT = `bold ${SAMPLE}px "Bakufu Names", "Noto Serif CJK SC", "Songti SC", "Source Han Serif SC", serif`;
const widths = new Map<string, number>();
let pen: CanvasRenderingContext2D | null | undefined;

/** The width of a name, in times the size of its letters. */
export function widthOf(name: string): number {
  const known = widths.get(name);
  if (known !== undefined) return known;
  pen ??= document.createElement("canvas").getContext("2d");
  if (pen) pen.font = FONT;
  const width = pen ? pen.measureText(name).width / SAMPLE : name.length * 0.52;
  widths.set(name, width);
  return width;
}

/** Names that were measured before their letters were loaded are measured again. */
export async function loadLetters(): Promise<void> {
  await document.fonts.load(FONT);
  widths.clear();
}
