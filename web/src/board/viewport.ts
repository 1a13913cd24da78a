/** Map viewport: fit, zoom around a point, clamp to the edges, scroll a point into view. */

export interface Size {
  width: number;
  height: number;
}

/** The picture at scale 1 fits the window; x and y are where its corner lies, in the window's pixels. */
export interface Viewport {
  x: number;
  y: number;
  scale: number;
}

export const NEAREST = 8;
const TALL = 1.5; // times as high as the picture is; a wide window takes more before it cuts the picture
const TALL_WIDE = 1.8;
const WIDE = 700;
const RATIO = 2; // the picture is twice as wide as high

export function fitted({ width, height }: Size): Size {
  const wide = Math.min(width, height * RATIO);
  return { width: wide, height: wide / RATIO };
}

/** Level of detail: from afar only the most important is drawn, close by everything. */
export type Detail = "far" | "near" | "close";

export function detailOf(shown: Viewport, frame: Size): Detail {
  const unit = (fitted(frame).width / 2000) * shown.scale; // pixels of the screen to one of the map
  return unit < 0.4 ? "far" : unit < 0.7 ? "near" : "close";
}

/** The initial viewport: the whole picture, or in a tall window (a phone) as much as fills its height. */
export function begin(frame: Size): Viewport {
  const picture = fitted(frame);
  const tall = frame.height / picture.height;
  const fill = tall > (frame.width < WIDE ? TALL : TALL_WIDE) ? Math.min(NEAREST, tall) : 1;
  return clamped({ x: (frame.width - picture.width * fill) / 2, y: 0, scale: fill }, frame);
}

/** Within bounds: no closer than NEAREST, no farther than the whole; no empty margin on one side alone. */
export function clamped({ x, y, scale }: Viewport, frame: Size): Viewport {
  const picture = fitted(frame);
  const near = Math.min(NEAREST, Math.max(1, scale));
  return {
    x: within(x, frame.width, picture.width * near),
    y: within(y, frame.height, picture.height * near),
    scale: near,
  };
}

function within(at: number, frame: number, picture: number): number {
  return picture <= frame ? (frame - picture) / 2 : Math.min(0, Math.max(frame - picture, at));
}

/** Closer or farther by a factor; what lies under the point stays there. */
export function zoomed(
  shown: Viewport,
  factor: number,
  pointX: number,
  pointY: number,
  frame: Size,
): Viewport {
  const scale = Math.min(NEAREST, Math.max(1, shown.scale * factor));
  const grown = scale / shown.scale;
  return clamped(
    { x: pointX - (pointX - shown.x) * grown, y: pointY - (pointY - shown.y) * grown, scale },
    frame,
  );
}

/** Moved no further than needed to show a point (in shares of the picture) with some margin. */
export function scrolledIntoView(shown: Viewport, shareX: number, shareY: number, frame: Size): Viewport {
  const picture = fitted(frame);
  const at = {
    x: shown.x + shareX * picture.width * shown.scale,
    y: shown.y + shareY * picture.height * shown.scale,
  };
  const room = Math.min(90, frame.width / 4, frame.height / 4);
  const shift = (value: number, size: number): number => Math.min(size - room, Math.max(room, value)) - value;
  return clamped(
    { x: shown.x + shift(at.x, frame.width), y: shown.y + shift(at.y, frame.height), scale: shown.scale },
    frame,
  );
}
