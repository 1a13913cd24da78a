/** Placement of the stamps on highlighted provinces: beside the pieces, never on a name. */

import type { Highlight } from "../play/mapSelection.svelte";
import type { Box, Point } from "./geometry";
import { place, type Placed } from "./placement";
import type { MapScale } from "./viewport";

/** The width of a stamp in pixels of the screen. */
export const stampSize = ({ x }: MapScale): number => Math.min(34, Math.max(17, 34 * x));

interface Around {
  anchors: readonly Point[]; // all in pixels
  tokens: readonly Box[];
  homes: readonly Box[];
  labels: readonly (Placed | null)[];
  size: number;
}

/** For each stamped province the middle of its stamp. */
export function stampsFor(
  highlighted: ReadonlyMap<number, Highlight>,
  { anchors, tokens, homes, labels, size }: Around,
): Map<number, Point> {
  const stamped = [...highlighted].flatMap(([province, kind]) => (kind === "can" ? [] : [province]));
  if (!stamped.length) return new Map();
  const obstacles = [
    ...tokens.map((box) => ({ box, weight: 0.9 })), // its own pieces may be touched, if nothing else is free
    ...labels.flatMap((label) => (label ? [{ box: label.box, weight: 20 }] : [])),
  ];
  const found = place(
    stamped.map((province) => ({
      at: [anchors[province]![0] - size, anchors[province]![1] + size] as Point,
      around: tokens[province]!,
      home: homes[province]!,
      size: { width: size + 2, height: size + 2 },
    })),
    obstacles,
  );
  return new Map(
    stamped.map((province, index) => [province, found[index]?.at ?? cornerOf(tokens[province]!)]),
  );
}

/** Where nothing is free: over the lower left of its own pieces. */
const cornerOf = ({ left, top, height }: Box): Point => [left + 4, top + height - 4];
