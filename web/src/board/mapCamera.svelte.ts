/** Camera of the map: the part of it that the window shows, as hands, keys and what happens at the table move it. */

import { untrack } from "svelte";
import type { Event } from "../generated/types";
import { prefs } from "../lib/prefs.svelte";
import { overlayArea } from "../play/overlayArea.svelte";
import type { Chart, Point } from "./geometry";
import { panZoom } from "./panZoom";
import { placesOf } from "./placesOf";
import {
  begin,
  clamped,
  fitted,
  gathered,
  isSeen,
  scaleOf,
  scrolledIntoView,
  wholeLand,
  zoomed,
  MAP_HEIGHT,
  MAP_WIDTH,
  WIDE,
  type Frame,
  type MapScale,
  type Part,
  type Size,
  type Viewport,
} from "./viewport";

/** What the camera looks at. */
interface Scene {
  readonly chart: Chart;
  readonly happening: readonly Event[] | undefined; // undefined: nothing is ever shown to happen here
}

const HEAD = 58; // pixels for the words about what happens, where the map has them to spare
const SPARE = 500;
const HANDS = 3000; // milliseconds: hands that have just moved the map have their way
const GLIDE = 260;
const AROUND = 40; // pixels around the middle of a province, for what stands there
const LEAST = 60; // a part of the map lower than that is no place to show anything

export class MapCamera {
  element = $state<HTMLElement>(); // the window
  extent = $state<Size>({ width: 0, height: 0 }); // of the window
  moving = $state(false); // while hands or a glide move it
  private moved = $state<Viewport | null>(null); // null: as it begins, whatever size the window gets
  private wishedScale: number | null = null; // how close the viewer wants it; null: as it begins
  private touchedAt = -HANDS;
  private gliding = 0;
  private rested: Viewport | null = null;

  private readonly narrow = $derived(this.extent.width < WIDE);
  private readonly head = $derived.by(() =>
    this.scene.happening === undefined || this.narrow || this.extent.height < SPARE ? 0 : HEAD,
  );
  /** The window that the picture is fitted to. */
  readonly room = $derived<Frame>({ ...this.extent, head: this.head });
  readonly frame = $derived.by<Frame>(() => ({
    ...this.room,
    loose: this.narrow && Boolean(this.scene.happening?.length),
  }));
  private readonly land = $derived.by(() => this.scene.chart.land);
  readonly shown = $derived(
    this.moved ? clamped(this.moved, this.frame, this.land) : begin(this.frame, this.land),
  );
  readonly picture = $derived(fitted(this.room, this.land));

  // While hands move the map, its pictures are moved as they are; names and pieces get their size when it rests.
  private readonly resting = $derived.by(
    () => (this.rested = this.moving && this.rested ? this.rested : this.shown),
  );
  private readonly unit = $derived(scaleOf(this.resting, this.frame, this.land));
  private readonly unitX = $derived(this.unit.x);
  private readonly unitY = $derived(this.unit.y);
  readonly detail = $derived(this.unit.detail);
  /** The same object as long as it is the same scale: what depends on it is laid out anew otherwise. */
  readonly scale = $derived<MapScale>({ x: this.unitX || 1, y: this.unitY || 1, detail: this.detail });

  /** In which half of the window it happens: what lies over the map stands in the other one. */
  readonly half = $derived.by(() => {
    const points = this.scene.happening?.flatMap((event) => this.pointsOf(event)) ?? [];
    if (!points.length) return undefined;
    const xs = points.map((point) => this.seenAt(point)[0]);
    return Math.max(...xs) + Math.min(...xs) < this.extent.width ? "left" : "right";
  });

  constructor(private readonly scene: Scene) {
    // What happens is brought into sight, on a map of which a part is seen.
    $effect(() => {
      const { happening } = scene;
      if (!happening?.length || !this.extent.width) return;
      const points = happening.flatMap((event) => this.pointsOf(event));
      void [this.room, overlayArea.rects];
      untrack(() => this.show(points));
    });
    // Afterwards it is as close again as the viewer wants it.
    $effect(() => {
      if (scene.happening?.length) return;
      untrack(() => {
        const scale = this.scaleWanted();
        if (this.moved && this.moved.scale < scale - 0.01)
          this.moved = this.zoomedTo(this.moved, scale / this.moved.scale);
      });
    });
    $effect(() => () => cancelAnimationFrame(this.gliding));
  }

  /** Attach to the element that hands move. */
  readonly grasp = (node: HTMLElement): (() => void) =>
    panZoom(node, {
      pan: (dx, dy) => {
        this.handled();
        const { shown } = this;
        this.moved = clamped({ ...shown, x: shown.x + dx, y: shown.y + dy }, this.frame, this.land);
      },
      zoom: (factor, x, y) => this.zoom(factor, x, y),
      moving: (yes) => (this.moving = yes),
    });

  zoom(factor: number, x = this.frame.width / 2, y = this.frame.height / 2): void {
    this.handled();
    this.moved = zoomed(this.shown, factor, x, y, this.frame, this.land);
    this.wishedScale = this.moved.scale;
  }

  /** All of the land; a second time, as it begins. */
  reset(): void {
    this.handled();
    const whole = wholeLand(this.frame, this.land);
    const seen = this.moved !== null && this.shown.scale <= whole.scale;
    this.moved = seen || begin(this.frame, this.land).scale <= whole.scale ? null : whole;
    this.wishedScale = this.moved && whole.scale;
  }

  /** Whether a province is in sight. */
  sees(province: number): boolean {
    return this.seesFrom(this.shown, province);
  }

  /** Brings a province into sight; a camera that sees it already stays. */
  bring(province: number): void {
    this.moved = this.bringing(province);
  }

  /** The same, because keys asked for it. */
  follow(province: number): void {
    if (this.bringing(province) === this.shown) return;
    this.handled();
    this.bring(province);
  }

  /** Puts the middle of these provinces into the window's middle; the first of them where they lie far apart. */
  gather(provinces: readonly number[]): void {
    const { anchors } = this.scene.chart;
    const mean = [0, 1].map(
      (side) => provinces.reduce((all, province) => all + anchors[province]![side]!, 0) / provinces.length,
    );
    const [x, y] = [mean[0]! / MAP_WIDTH, mean[1]! / MAP_HEIGHT];
    const { frame, picture, shown } = this;
    const middle = clamped(
      {
        x: frame.width / 2 - x * picture.width * shown.scale,
        y: frame.height / 2 - y * picture.height * shown.scale,
        scale: shown.scale,
      },
      frame,
      this.land,
    );
    if (provinces.some((province) => this.seesFrom(middle, province))) this.moved = middle;
    else this.bring(provinces[0]!);
  }

  /** Where a point of the map is seen, in pixels of the window. */
  seenAt([x, y]: Point): Point {
    const { picture, shown } = this;
    return [
      shown.x + (x / MAP_WIDTH) * picture.width * shown.scale,
      shown.y + (y / MAP_HEIGHT) * picture.height * shown.scale,
    ];
  }

  private seesFrom(viewport: Viewport, province: number): boolean {
    const [x, y] = this.scene.chart.anchors[province]!;
    return isSeen(viewport, x / MAP_WIDTH, y / MAP_HEIGHT, this.frame, this.land);
  }

  /** The viewport with this province in sight; the very same where it is so already. */
  private bringing(province: number): Viewport {
    const [x, y] = this.scene.chart.anchors[province]!;
    const { shown } = this;
    const now = scrolledIntoView(shown, x / MAP_WIDTH, y / MAP_HEIGHT, this.frame, this.land);
    return Math.abs(now.x - shown.x) + Math.abs(now.y - shown.y) > 1 ? now : shown;
  }

  private handled(): void {
    this.touchedAt = performance.now();
    cancelAnimationFrame(this.gliding);
  }

  private scaleWanted(): number {
    return this.wishedScale ?? begin(this.room, this.land).scale;
  }

  private zoomedTo(viewport: Viewport, factor: number): Viewport {
    const { frame } = this;
    return zoomed(viewport, factor, frame.width / 2, frame.height / 2, frame, this.land);
  }

  /** Brings what happens at these points into sight, unless hands are on the map. */
  private show(points: readonly Point[]): void {
    if (!points.length || performance.now() - this.touchedAt < HANDS) return;
    const scale = this.scaleWanted();
    if (scale <= 1.01 && !this.narrow) return; // all of it is in sight
    const { shown } = this;
    const to = gathered(points, this.clearing(), shown, scale, this.frame, this.land);
    if (Math.abs(to.x - shown.x) + Math.abs(to.y - shown.y) > 2 || to.scale !== shown.scale) this.glide(to);
  }

  /** The middles of the provinces that an event names, with their pieces. */
  private pointsOf(event: Event): Point[] {
    const { ids, extents, anchors } = this.scene.chart;
    const { provinces, way } = placesOf(event);
    return [...provinces, ...(way ?? [])].flatMap((name): Point[] => {
      const province = ids.indexOf(name);
      const extent = extents[province];
      if (!extent) return [];
      const { left, top, width, height } = extent;
      return [anchors[province]!, [left + width / 2, top + height / 2]];
    });
  }

  /** The part of the window that is below the words about what happens and clear of what lies over the map. */
  private clearing(): Part {
    const { extent } = this;
    const { top, left } = this.element!.getBoundingClientRect();
    const bar = this.element!.parentElement?.querySelector("[data-stage]")?.getBoundingClientRect();
    let [from, to] = [Math.max(0, (bar?.bottom ?? 0) - top), extent.height];
    for (const rect of overlayArea.rects) {
      if (rect.bottom <= top || rect.top >= top + extent.height || rect.right <= left) continue;
      const [above, below] = [rect.top - top - from, to - (rect.bottom - top)];
      if (Math.max(above, below) < LEAST) continue;
      if (above >= below) to = rect.top - top;
      else from = rect.bottom - top;
    }
    const around = Math.min(AROUND, (to - from) / 3);
    return { left: AROUND, top: from + around, right: extent.width - AROUND, bottom: to - around };
  }

  private glide(to: Viewport): void {
    cancelAnimationFrame(this.gliding);
    if (prefs.calm) {
      this.moved = to;
      return;
    }
    const [from, start] = [this.shown, performance.now()];
    this.moving = true;
    const step = (now: number): void => {
      const part = Math.min(1, Math.max(0, (now - start) / GLIDE));
      const eased = part * (2 - part);
      const between = (a: number, b: number): number => a + (b - a) * eased;
      this.moved = {
        x: between(from.x, to.x),
        y: between(from.y, to.y),
        scale: between(from.scale, to.scale),
      };
      if (part < 1) this.gliding = requestAnimationFrame(step);
      else this.moving = false;
    };
    this.gliding = requestAnimationFrame(step);
  }
}
