/**
 * The printed board on a canvas: sea, land, whose land it is, borders, routes. It is painted when something of it
 * changes, not at every frame: while hands move the map, the picture is moved as it is.
 */

import clouds from "./paper/clouds.png";
import fibres from "./paper/fibres.png";
import type { Tint } from "../lib/prefs.svelte";
import { overlap, type Box, type Chart, type Point, type Route } from "./geometry";
import type { Size } from "./viewport";

/** What is painted: a side of a map, and whose each province is. */
export interface Scene {
  chart: Chart;
  face: string;
  owner: readonly number[];
  routes: readonly Route[]; // the sea routes of this table
  tint: Tint;
  doubled: boolean; // the borders of regions are double lines
}

/** A province that nobody plays in: it is hatched. */
export const CLOSED = -2;

/** Where to paint: map units times `unit` plus the shift are pixels of the canvas. */
export interface Sheet {
  unit: number;
  unitY: number; // a map that fills a tall place is pulled upwards
  x: number;
  y: number;
}

/** The sea goes on beyond the map, so that it fills every place: what is painted, in units of the map. */
export const SEA: Box = { left: -120, top: -420, width: 2240, height: 1840 };
const FADE = 130; // units at its left and right

export interface Inks {
  regions: Record<string, string>;
  clans: string[];
  signs: string[]; // on the colours of the clans
  land: string; // without the colour of a region
  sea: [string, string, string];
  frame: string; // the ground beside the picture, as in MapView
  shore: string;
  unplayable: string;
}

export const NIGHT = "#201a12";

/** A colour with another mixed in: `share` of the first. Both are written #rrggbb. */
export function mixture(one: string, other: string, share: number): string {
  const part = (colour: string, at: number): number => parseInt(colour.slice(at, at + 2), 16);
  const parts = [1, 3, 5].map((at) => Math.round(part(one, at) * share + part(other, at) * (1 - share)));
  return `#${parts.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

/** The inks by day and by night; `regions` and `clans` are the names of their tokens. */
export function inks(
  token: (name: string) => string,
  dark: boolean,
  regions: Iterable<string>,
  clans: readonly string[],
): Inks {
  const region = (name: string): string => (dark ? mixture(token(name), NIGHT, 0.8) : token(name));
  return {
    regions: Object.fromEntries([...regions].map((name) => [name, region(name)])),
    clans: clans.map((clan) => token(clan)),
    signs: clans.map((clan) => token(`${clan}-sign`) || "#fff8ea"),
    land: dark ? "#b3a686" : "#efe4c6",
    frame: dark ? "#14212f" : "#24405c",
    sea: dark ? ["#1a2c42", "#274059", "#16263a"] : ["#2f4f72", "#44698a", "#2b4868"],
    shore: dark ? "#7f9aa0" : "#cfe0da",
    unplayable: dark ? "#6b6557" : "#a49b87",
  };
}

// Shore glow without a blur: strokes of growing width and little strength.
const GLOW: [number, number][] = [
  [66, 0.05],
  [56, 0.06],
  [46, 0.08],
  [37, 0.09],
  [29, 0.11],
  [21, 0.2],
  [10, 0.36],
];

type Lines = Record<"shore" | "coast" | "edge" | "inner" | "region", Path2D>;
interface Paths {
  shapes: Path2D[];
  land: Path2D;
  unplayable: Path2D;
  lake: Path2D;
  faces: Record<string, Lines>;
}

const made = new WeakMap<Chart, Paths>();

function paths(chart: Chart): Paths {
  const known = made.get(chart);
  if (known) return known;
  const lines = ({ coast, edge, inner, region }: Chart["faces"][string]["borders"]): Lines => ({
    shore: new Path2D(coast + edge),
    coast: new Path2D(coast),
    edge: new Path2D(edge),
    inner: new Path2D(inner),
    region: new Path2D(region),
  });
  const fresh = {
    shapes: chart.shapes.map((shape) => new Path2D(shape)),
    land: new Path2D(chart.shapes.join("")),
    unplayable: new Path2D(chart.unplayable),
    lake: new Path2D(chart.lake),
    faces: Object.fromEntries(Object.entries(chart.faces).map(([name, face]) => [name, lines(face.borders)])),
  };
  made.set(chart, fresh);
  return fresh;
}

/** The tiles of the paper, loaded once. */
export const paper: { clouds: HTMLImageElement | null; fibres: HTMLImageElement | null } = {
  clouds: null,
  fibres: null,
};

export async function loadPaper(): Promise<void> {
  const load = async (source: string): Promise<HTMLImageElement> => {
    const image = new Image();
    image.src = source;
    await image.decode();
    return image;
  };
  [paper.clouds, paper.fibres] = await Promise.all([
    paper.clouds ?? load(clouds),
    paper.fibres ?? load(fibres),
  ]);
}

function tile(
  width: number,
  height: number,
  draw: (ctx: CanvasRenderingContext2D) => void,
): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [width * 3, height * 3];
  const ctx = canvas.getContext("2d")!;
  ctx.scale(3, 3);
  draw(ctx);
  return canvas;
}

let waves: HTMLCanvasElement | null = null;
let hatching: HTMLCanvasElement | null = null;

function wave(): HTMLCanvasElement {
  waves ??= tile(48, 24, (ctx) => {
    ctx.strokeStyle = "#dfe8ea2b";
    ctx.lineWidth = 1.1;
    for (const [x, y] of [
      [24, 24],
      [0, 12],
      [48, 12],
    ] as Point[]) {
      for (const radius of [23, 16, 9]) {
        ctx.beginPath();
        ctx.arc(x, y, radius, Math.PI, 0);
        ctx.stroke();
      }
    }
  });
  return waves;
}

function hatch(): HTMLCanvasElement {
  hatching ??= tile(20, 20, (ctx) => {
    ctx.fillStyle = "#8d8678c7";
    ctx.fillRect(0, 0, 20, 20);
    ctx.strokeStyle = "#3a352d80";
    ctx.lineWidth = 3;
    for (const shift of [-20, 0, 20]) {
      ctx.beginPath();
      ctx.moveTo(shift - 2, 22);
      ctx.lineTo(shift + 22, -2);
      ctx.stroke();
    }
  });
  return hatching;
}

const STRIPES = 14; // units
type Draw = (ctx: CanvasRenderingContext2D) => void;
const lined =
  (...lines: [number, number, number, number][]): Draw =>
  (ctx) => {
    for (const [x, y, u, v] of lines) {
      ctx.moveTo(x, y);
      ctx.lineTo(u, v);
    }
    ctx.stroke();
  };
const S = STRIPES;
/** A pattern for each seat beside its colour: rising, level, dotted, falling, crossed. */
export const PATTERNS: readonly Draw[] = [
  lined([-2, S + 2, S + 2, -2], [-2, 2, 2, -2], [S - 2, S + 2, S + 2, S - 2]),
  lined([0, S / 2, S, S / 2]),
  (ctx) => {
    ctx.arc(S / 2, S / 2, S / 4.4, 0, 7);
    ctx.fill();
  },
  lined([-2, -2, S + 2, S + 2], [-2, S - 2, 2, S + 2], [S - 2, -2, S + 2, 2]),
  lined([0, S / 2, S, S / 2], [S / 2, 0, S / 2, S]),
];
const stripes = new Map<string, HTMLCanvasElement>();

/** The pattern of a seat in a colour. */
function striped(seat: number, colour: string): HTMLCanvasElement {
  const key = `${seat} ${colour}`;
  const known = stripes.get(key);
  if (known) return known;
  const made = tile(STRIPES, STRIPES, (ctx) => {
    ctx.strokeStyle = ctx.fillStyle = colour;
    ctx.lineWidth = 2.6;
    ctx.beginPath();
    PATTERNS[seat % PATTERNS.length]!(ctx);
  });
  stripes.set(key, made);
  return made;
}

function pattern(
  ctx: CanvasRenderingContext2D,
  source: CanvasImageSource,
  scaleX: number,
  scaleY = scaleX,
): CanvasPattern {
  const found = ctx.createPattern(source, "repeat")!;
  found.setTransform(new DOMMatrix().scale(scaleX, scaleY));
  return found;
}

/** A pen for long lists of strokes and fills. */
interface Pen {
  stroke: (path: Path2D, style: string | CanvasPattern, width: number, alpha?: number) => void;
  fill: (path: Path2D, style: string | CanvasPattern, alpha?: number) => void;
}

function penOf(ctx: CanvasRenderingContext2D): Pen {
  return {
    stroke: (path, style, width, alpha = 1) => {
      ctx.globalAlpha = alpha;
      ctx.strokeStyle = style;
      ctx.lineWidth = width;
      ctx.stroke(path);
      ctx.globalAlpha = 1;
    },
    fill: (path, style, alpha = 1) => {
      ctx.globalAlpha = alpha;
      ctx.fillStyle = style;
      ctx.fill(path);
      ctx.globalAlpha = 1;
    },
  };
}

/**
 * The board on one canvas. Lines, paper and routes are kept on a sheet of their own that is laid over the colours:
 * a province that changes hands costs its own colours and that part of the sheet, not the whole coast again.
 * The canvas of the page gets a finished copy: one that can be painted on is copied by some browsers at every frame.
 */
export class Print {
  private readonly canvas = document.createElement("canvas");
  private readonly page: ImageBitmapRenderingContext;
  private readonly ctx: CanvasRenderingContext2D;
  private readonly lines: HTMLCanvasElement;
  private readonly drawn: Paths;
  private readonly regions: readonly string[];
  private readonly shown: number[];

  constructor(
    private readonly seen: HTMLCanvasElement, // on the page
    size: Size,
    private readonly sheet: Sheet,
    private readonly scene: Scene,
    private readonly ink: Inks,
    whole: boolean, // it fills its canvas: nothing shines through
  ) {
    this.drawn = paths(scene.chart);
    this.regions = scene.chart.faces[scene.face]!.regions;
    this.shown = [...scene.owner];
    const { canvas } = this;
    [canvas.width, canvas.height] = [size.width, size.height];
    this.page = seen.getContext("bitmaprenderer", { alpha: !whole })!;
    this.ctx = canvas.getContext("2d", { alpha: !whole })!;
    this.lines = document.createElement("canvas");
    [this.lines.width, this.lines.height] = [canvas.width, canvas.height];
    const { ctx, drawn } = this;
    const area = {
      left: -sheet.x / sheet.unit,
      top: -sheet.y / sheet.unitY,
      width: canvas.width / sheet.unit,
      height: canvas.height / sheet.unitY,
    };
    place(ctx, sheet);
    sea(ctx, ink);
    const pen = penOf(ctx);
    for (const [width, alpha] of GLOW) pen.stroke(drawn.faces[scene.face]!.shore, ink.shore, width, alpha);
    pen.fill(drawn.unplayable, ink.unplayable);
    pen.stroke(drawn.unplayable, "#4a463e", 2.4);
    haze(ctx, drawn.unplayable, ink);
    for (const [province, box] of scene.chart.extents.entries())
      if (overlap(box, area)) this.colour(province);
    const over = this.lines.getContext("2d")!;
    place(over, sheet);
    print(over, drawn, scene);
    this.lay(area);
  }

  /** Puts what was painted on the page. */
  async show(): Promise<void> {
    const copy = await createImageBitmap(this.canvas);
    [this.seen.width, this.seen.height] = [copy.width, copy.height];
    this.page.transferFromImageBitmap(copy);
  }

  /** Provinces that have changed hands since they were painted. */
  changed(owner: readonly number[]): number[] {
    return owner.flatMap((seat, province) => (seat === this.shown[province] ? [] : [province]));
  }

  repaint(province: number, seat: number): void {
    this.shown[province] = seat;
    this.ctx.save();
    this.ctx.clip(this.drawn.shapes[province]!);
    this.colour(province);
    this.lay(this.scene.chart.extents[province]!);
    this.ctx.restore();
  }

  private colour(province: number): void {
    const { ctx } = this;
    const { stroke, fill } = penOf(ctx);
    const shape = this.drawn.shapes[province]!;
    const seat = this.shown[province]!;
    const owned = seat >= 0 && this.scene.tint === "owner";
    const [colour, sign] = [this.ink.clans[seat]!, this.ink.signs[seat]!];
    fill(shape, this.scene.tint === "owner" ? this.ink.land : this.ink.regions[this.regions[province]!]!);
    if (owned) {
      fill(shape, colour, 0.46);
      fill(shape, pattern(ctx, striped(seat, colour), 1 / 3), 0.5);
    }
    ctx.save();
    ctx.clip(shape);
    stroke(shape, "#fff6dc", 30, 0.09);
    stroke(shape, "#fff6dc", 20, 0.1);
    stroke(shape, "#5c3f22", 11, 0.16);
    if (seat >= 0) {
      stroke(shape, "#fff6dc", 23, 0.6);
      stroke(shape, colour, 18, 0.85);
      if (!owned) stroke(shape, pattern(ctx, striped(seat, sign), 1 / 3), 18, 0.4);
    }
    ctx.restore();
    if (seat === CLOSED) fill(shape, pattern(ctx, hatch(), 1 / 3));
  }

  /** The sheet of lines over an area, pixel on pixel. */
  private lay({ left, top, width, height }: Box): void {
    const { unit, unitY, x, y } = this.sheet;
    const [from, to] = [
      [left * unit + x, top * unitY + y],
      [(left + width) * unit + x, (top + height) * unitY + y],
    ];
    const [a, b] = [Math.max(0, Math.floor(from[0]!)), Math.max(0, Math.floor(from[1]!))];
    const [c, d] = [
      Math.min(this.lines.width, Math.ceil(to[0]!)),
      Math.min(this.lines.height, Math.ceil(to[1]!)),
    ];
    if (c <= a || d <= b) return;
    this.ctx.save();
    this.ctx.setTransform(1, 0, 0, 1, 0, 0);
    this.ctx.drawImage(this.lines, a, b, c - a, d - b, a, b, c - a, d - b);
    this.ctx.restore();
  }
}

function place(ctx: CanvasRenderingContext2D, sheet: Sheet): void {
  ctx.setTransform(sheet.unit, 0, 0, sheet.unitY, sheet.x, sheet.y);
  ctx.lineJoin = "round";
  ctx.lineCap = "round";
}

/** All that lies over the colours, whoever holds the land. */
function print(ctx: CanvasRenderingContext2D, drawn: Paths, { chart, face, routes, doubled }: Scene): void {
  const lines = drawn.faces[face]!;
  const { stroke, fill } = penOf(ctx);
  fill(drawn.lake, "#4d7fa8", 0.72);
  stroke(drawn.lake, "#31475c", 1.6, 0.72);
  if (paper.clouds) fill(drawn.land, pattern(ctx, paper.clouds, 560 / 128, 460 / 128));
  if (paper.fibres) fill(drawn.land, pattern(ctx, paper.fibres, 1.5), 0.8);
  stroke(lines.inner, "#2e2620", 2, 0.72);
  if (doubled) {
    stroke(lines.region, "#2e2620", 8.5);
    stroke(lines.region, "#fbf3dd", 3.6);
  } else {
    stroke(lines.region, "#f3e6c6", 6.5, 0.55);
    stroke(lines.region, "#2e2620", 3.4);
  }
  stroke(lines.edge, "#1f2430", 3);
  stroke(lines.coast, "#1f2430", 3);
  for (const [x, y] of chart.peaks) peak(ctx, x, y);
  seaRoutes(ctx, routes, stroke);
  compass(ctx);
}

function sea(ctx: CanvasRenderingContext2D, ink: Inks): void {
  const depth = ctx.createLinearGradient(0, 0, 0, 1000);
  [0, 0.45, 1].forEach((stop, place) => depth.addColorStop(stop, ink.sea[place]!));
  ctx.fillStyle = depth;
  ctx.fillRect(SEA.left, SEA.top, SEA.width, SEA.height);
  ctx.fillStyle = pattern(ctx, wave(), 1 / 3);
  ctx.fillRect(SEA.left, SEA.top, SEA.width, SEA.height);
  // At its sides it becomes the ground of the page: nobody sees where the picture ends.
  for (const [from, to] of [
    [SEA.left, SEA.left + FADE],
    [SEA.left + SEA.width, SEA.left + SEA.width - FADE],
  ] as const) {
    const fade = ctx.createLinearGradient(from, 0, to, 0);
    fade.addColorStop(0, ink.frame);
    fade.addColorStop(1, `${ink.frame}00`);
    ctx.fillStyle = fade;
    ctx.fillRect(Math.min(from, to), SEA.top, FADE, SEA.height);
  }
}

/** Land beyond the map is lost in the haze of the sea, and not cut off where its drawing ends. */
function haze(ctx: CanvasRenderingContext2D, land: Path2D, ink: Inks): void {
  ctx.save();
  ctx.clip(land);
  const [near, far] = [34, -20];
  const edges: [Box, [number, number, number, number], string][] = [
    [{ ...SEA, height: near - SEA.top }, [0, near, 0, far], ink.sea[0]],
    [{ ...SEA, top: 1000 - near, height: 1000 }, [0, 1000 - near, 0, 1000 - far], ink.sea[2]],
    [{ ...SEA, top: near, width: near - SEA.left, height: 1000 - 2 * near }, [near, 0, far, 0], ink.sea[1]],
    [
      { ...SEA, left: 2000 - near, top: near, width: 1000, height: 1000 - 2 * near },
      [2000 - near, 0, 2000 - far, 0],
      ink.sea[1],
    ],
  ];
  for (const [{ left, top, width, height }, line, colour] of edges) {
    const fade = ctx.createLinearGradient(...line);
    fade.addColorStop(0, `${colour}00`);
    fade.addColorStop(1, colour);
    ctx.fillStyle = fade;
    ctx.fillRect(left, top, width, height);
  }
  ctx.restore();
}

function peak(ctx: CanvasRenderingContext2D, x: number, y: number): void {
  ctx.save();
  ctx.translate(x, y);
  ctx.fillStyle = "#7d8a96";
  ctx.strokeStyle = "#2e2620";
  ctx.lineWidth = 1.4;
  const slope = new Path2D("M-19,10Q-8,4 -3.5,-10H3.5Q8,4 19,10Z");
  ctx.fill(slope);
  ctx.stroke(slope);
  ctx.fillStyle = "#fbf8ee";
  ctx.fill(new Path2D("M-3.5,-10H3.5L6.4,-2.6L3,-4.4L0,-1L-3,-4.4L-6.4,-2.6Z"));
  ctx.restore();
}

function seaRoutes(ctx: CanvasRenderingContext2D, routes: readonly Route[], stroke: Pen["stroke"]): void {
  for (const route of routes) {
    const path = new Path2D(route.path);
    stroke(path, "#16263a", 7, 0.5);
    ctx.setLineDash([9, 8]);
    stroke(path, "#f8eed2", 4);
    ctx.setLineDash([]);
    for (const [x, y] of route.ends) {
      const end = new Path2D();
      end.arc(x, y, 4.6, 0, 7);
      ctx.fillStyle = "#b23a2b";
      ctx.fill(end);
      stroke(end, "#f8eed2", 1.8);
    }
  }
}

function compass(ctx: CanvasRenderingContext2D): void {
  ctx.save();
  ctx.translate(1890, 905);
  ctx.rotate((23 * Math.PI) / 180);
  ctx.globalAlpha = 0.85;
  ctx.strokeStyle = ctx.fillStyle = "#f1e6ca";
  ctx.lineWidth = 1.6;
  ctx.beginPath();
  ctx.arc(0, 0, 34, 0, 7);
  ctx.stroke();
  ctx.fill(new Path2D("M0,-44L8,0L0,44L-8,0Z"));
  ctx.fill(new Path2D("M-38,0L0,-6L38,0L0,6Z"));
  ctx.fillStyle = "#b23a2b";
  ctx.fill(new Path2D("M0,-44L8,0H-8Z"));
  ctx.restore();
}
