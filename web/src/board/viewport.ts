/** Map viewport: fit, zoom around a point, clamp to the edges, scroll a point into view. */

import type { Box, Point } from "./geometry";

export interface Size {
  width: number;
  height: number;
}

/** The window on the map. */
export interface Frame extends Size {
  head?: number; // pixels at its top for words: the land begins below them
  loose?: boolean; // something lies over the map: it may be moved up and down until its edge is in the middle
}

/** At scale 1 the land fits the window; x and y are where the picture's corner lies, in the window's pixels. */
export interface Viewport {
  x: number;
  y: number;
  scale: number;
}

export const [MAP_WIDTH, MAP_HEIGHT] = [2000, 1000]; // in units of the map
export const NEAREST = 8;
/** The whole picture; a chart says which part of it is land. */
const WHOLE: Box = { left: 0, top: 0, width: MAP_WIDTH, height: MAP_HEIGHT };
export const WIDE = 700; // pixels: a narrower window shows a part of the map
const TALL = 1.3; // times as high as the land: a narrow window then cuts it at the sides
const TALL_WIDE = 1.8; // a wide window takes more
const STRETCH = [0.92, 1.22] as const; // how far the land is pressed or pulled to fill a wide window
const ROOM = 48; // pixels around a point that is seen, for its piece, its stamp and its name
const MARGIN = 26; // pixels around the land, for names and pieces on the coast

const marginOf = ({ width, height }: Size): number => Math.min(MARGIN, width / 40, height / 16);

/** How high the window is without the words at its top; the margin above the land lies behind them. */
const roomBelow = (frame: Frame): number => frame.height - Math.max(0, (frame.head ?? 0) - marginOf(frame));

/** The size of the picture at scale 1: the land fills the window, as far as its shape allows. */
export function fitted(frame: Frame, land: Box = WHOLE): Size {
  const margin = marginOf(frame);
  const across = Math.max(1, frame.width - 2 * margin) / land.width; // pixels to a unit
  const down = Math.max(1, roomBelow(frame) - 2 * margin) / land.height;
  const [least, most] = frame.width < WIDE ? [1, 1] : STRETCH;
  return {
    width: Math.min(across, down / least) * MAP_WIDTH,
    height: Math.min(down, across * most) * MAP_HEIGHT,
  };
}

/** Level of detail: from afar only the most important is drawn, close by everything. */
export type Detail = "far" | "near" | "close";

/** Pixels of the screen to one unit of the map. The land may be pulled upwards: what lies on it is not. */
export interface MapScale {
  x: number;
  y: number;
  detail: Detail;
}

export function scaleOf(shown: Viewport, frame: Frame, land?: Box): MapScale {
  const { width, height } = fitted(frame, land);
  const [x, y] = [(width / MAP_WIDTH) * shown.scale, (height / MAP_HEIGHT) * shown.scale];
  return { x, y, detail: x < 0.4 ? "far" : x < 0.7 ? "near" : "close" };
}

/** A transform for what stands at a point of the map: `size` times as large as drawn, and never pulled. */
export function upright(scale: MapScale, size = 1): string {
  return `scale(${rounded(size)},${rounded((size * scale.x) / scale.y)})`;
}

/** A transform for what is drawn in pixels of the screen at a point of the map. */
export function inPixels({ x, y }: MapScale): string {
  return `scale(${rounded(1 / x)},${rounded(1 / y)})`;
}

const rounded = (value: number): number => Math.round(value * 1e4) / 1e4;

/** The initial viewport: all of the land, or in a tall window (a phone) as much as fills its height. */
export function begin(frame: Frame, land: Box = WHOLE): Viewport {
  const picture = fitted(frame, land);
  const tall = (roomBelow(frame) - 2 * marginOf(frame)) / ((picture.height * land.height) / MAP_HEIGHT);
  const fill = tall > (frame.width < WIDE ? TALL : TALL_WIDE) ? Math.min(NEAREST, tall) : 1;
  return clamped({ ...centred(frame, picture, land, fill), scale: fill }, frame, land);
}

/** All of the land, also in a tall window. */
export function wholeLand(frame: Frame, land: Box = WHOLE): Viewport {
  return clamped({ x: 0, y: 0, scale: 1 }, frame, land);
}

/** Where the picture's corner lies with the middle of the land in the middle of the window. */
function centred(frame: Frame, picture: Size, land: Box, scale: number): { x: number; y: number } {
  const share = [(land.left + land.width / 2) / MAP_WIDTH, (land.top + land.height / 2) / MAP_HEIGHT];
  return {
    x: frame.width / 2 - share[0]! * picture.width * scale,
    y: frame.height - roomBelow(frame) / 2 - share[1]! * picture.height * scale,
  };
}

/** Within bounds: no closer than NEAREST, no farther than the whole land; no empty margin on one side alone. */
export function clamped({ x, y, scale }: Viewport, frame: Frame, land: Box = WHOLE): Viewport {
  const picture = fitted(frame, land);
  const near = Math.min(NEAREST, Math.max(1, scale));
  const middle = centred(frame, picture, land, near);
  const high = picture.height * near;
  return {
    x: within(x, 0, frame.width, picture.width * near, middle.x),
    y: frame.loose
      ? Math.min(frame.height / 2, Math.max(frame.height / 2 - high, y))
      : within(y, frame.height - roomBelow(frame), frame.height, high, middle.y),
    scale: near,
  };
}

/** Where a picture of this size begins, so that it leaves nothing empty from here to there. */
function within(at: number, from: number, to: number, picture: number, middle: number): number {
  return picture <= to - from ? middle : Math.min(from, Math.max(to - picture, at));
}

/** Closer or farther by a factor; what lies under the point stays there. */
export function zoomed(
  shown: Viewport,
  factor: number,
  pointX: number,
  pointY: number,
  frame: Frame,
  land: Box = WHOLE,
): Viewport {
  const scale = Math.min(NEAREST, Math.max(1, shown.scale * factor));
  const grown = scale / shown.scale;
  return clamped(
    { x: pointX - (pointX - shown.x) * grown, y: pointY - (pointY - shown.y) * grown, scale },
    frame,
    land,
  );
}

/** Whether a point (in shares of the picture) is in the window, with room for what stands there. */
export function isSeen(
  shown: Viewport,
  shareX: number,
  shareY: number,
  frame: Frame,
  land: Box = WHOLE,
): boolean {
  const picture = fitted(frame, land);
  const [x, y] = [
    shown.x + shareX * picture.width * shown.scale,
    shown.y + shareY * picture.height * shown.scale,
  ];
  return x > ROOM && x < frame.width - ROOM && y > ROOM && y < frame.height - ROOM;
}

/** Moved no further than needed to show a point (in shares of the picture) with some margin. */
export function scrolledIntoView(
  shown: Viewport,
  shareX: number,
  shareY: number,
  frame: Frame,
  land: Box = WHOLE,
): Viewport {
  const picture = fitted(frame, land);
  const at = {
    x: shown.x + shareX * picture.width * shown.scale,
    y: shown.y + shareY * picture.height * shown.scale,
  };
  const room = Math.min(90, frame.width / 4, frame.height / 4);
  const shift = (value: number, size: number): number => Math.min(size - room, Math.max(room, value)) - value;
  return clamped(
    { x: shown.x + shift(at.x, frame.width), y: shown.y + shift(at.y, frame.height), scale: shown.scale },
    frame,
    land,
  );
}

/** A part of the window, in its pixels. */
export interface Part {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/**
 * Moved no further than needed to have these points of the map, in its units, in this part of the window; no closer
 * than `scale`, and farther only where they would not all be in it otherwise.
 */
export function gathered(
  points: readonly Point[],
  part: Part,
  shown: Viewport,
  scale: number,
  frame: Frame,
  land: Box = WHOLE,
): Viewport {
  const picture = fitted(frame, land);
  const [across, down] = [picture.width / MAP_WIDTH, picture.height / MAP_HEIGHT];
  const xs = points.map(([x]) => x * across);
  const ys = points.map(([, y]) => y * down);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const most = Math.min(
    (part.right - part.left) / Math.max(1e-6, right - left),
    (part.bottom - part.top) / Math.max(1e-6, bottom - top),
  );
  const near = Math.max(1, Math.min(scale, most));
  const { x, y } = zoomed(shown, near / shown.scale, frame.width / 2, frame.height / 2, frame, land);
  const shift = (from: number, to: number, first: number, last: number): number =>
    from < first ? first - from : Math.min(0, last - to);
  return clamped(
    {
      x: x + shift(x + left * near, x + right * near, part.left, part.right),
      y: y + shift(y + top * near, y + bottom * near, part.top, part.bottom),
      scale: near,
    },
    frame,
    land,
  );
}
