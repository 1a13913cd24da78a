/** Layout of the names on the map: they cover no pieces and no other name, and those of lit provinces come first. */

import { untrack } from "svelte";
import type { Highlight } from "../play/mapSelection.svelte";
import type { Box, Chart, Point } from "./geometry";
import { lettering, loadLetters, widthOf } from "./lettering";
import { place, preferring, type Obstacle, type Wish } from "./placement";
import { stampSize, stampsFor } from "./stamps";
import type { MapScale } from "./viewport";

/** What is laid out. */
interface Written {
  readonly chart: Chart;
  readonly names: readonly string[]; // by province
  readonly dense: boolean; // Chinese letters need their own size
  readonly scale: MapScale;
  readonly highlighted: Map<number, Highlight>;
  readonly lineBelow: number | null; // the width of a line below each name, in times the size of its numbers
  around(scale: MapScale): Box[]; // the pieces of each province, in pixels from the picture's corner
  signsBeside(scale: MapScale): Obstacle[]; // what else no name should cover
}

const OVERVIEW = 0.22; // pixels to a unit: on so small a map only the names of lit provinces are worth their room

export class NameLayout {
  private loaded = $state(0); // counts the loading of the letters

  readonly size = $derived.by(() => lettering(this.written.scale, this.written.dense));
  private readonly homes = $derived.by(() =>
    this.written.chart.extents.map(({ left, top, width, height }): Box => {
      const { x, y } = this.written.scale;
      return { left: left * x, top: top * y, width: width * x, height: height * y };
    }),
  );

  // Most updates change what is written on pieces, not where they lie: then no name is placed anew.
  private readonly lying = $derived.by(() => ({
    tokens: this.written.around(this.written.scale),
    beside: this.written.signsBeside(this.written.scale),
  }));
  private readonly lie = $derived(
    [...this.lying.tokens, ...this.lying.beside.map(({ box, weight }) => ({ ...box, height: weight }))]
      .map(({ left, top, width, height }) => [left | 0, top | 0, width | 0, height])
      .join(),
  );
  private readonly settled = $derived.by(() => {
    void [this.lie, this.written.scale];
    return untrack(() => this.lying);
  });
  private readonly obstacles = $derived<Obstacle[]>([
    ...this.settled.tokens.map((box) => ({ box, weight: 3 })),
    ...this.settled.beside,
  ]);
  private readonly wishes = $derived.by(() => {
    void this.loaded;
    return this.written.names.map((name, province) => this.wish(name, province));
  });
  private readonly freely = $derived.by(() =>
    this.written.scale.x < OVERVIEW ? this.wishes.map(() => null) : place(this.wishes, this.obstacles),
  );
  readonly labels = $derived.by(() =>
    preferring(this.freely, this.wishes, this.obstacles, new Set(this.written.highlighted.keys())),
  );
  /** Where the stamps of lit provinces stand. */
  readonly stamps = $derived.by(() =>
    stampsFor(this.written.highlighted, {
      anchors: this.written.chart.anchors.map((at) => this.inPicture(at)),
      tokens: this.settled.tokens,
      homes: this.homes,
      labels: this.labels,
      size: stampSize(this.written.scale),
    }),
  );

  constructor(private readonly written: Written) {
    $effect(() => untrack(() => void loadLetters().then(() => this.loaded++)));
  }

  private inPicture([x, y]: Point): Point {
    return [x * this.written.scale.x, y * this.written.scale.y];
  }

  private wish(name: string, province: number): Wish {
    const { chart, scale, lineBelow } = this.written;
    const { size } = this;
    const small = { width: widthOf(name) * size.name, height: size.name * 0.95 };
    const line = { width: (lineBelow ?? 0) * size.number, height: size.number };
    return {
      at: this.inPicture(chart.labels[province]!),
      around: this.settled.tokens[province]!,
      home: this.homes[province]!,
      own: ({ left, top, width, height }) =>
        chart.territory.share(province, {
          left: left / scale.x,
          top: top / scale.y,
          width: width / scale.x,
          height: height / scale.y,
        }),
      size:
        lineBelow !== null
          ? { width: Math.max(small.width, line.width), height: small.height + line.height + 1 }
          : small,
      ...(lineBelow !== null ? { small } : {}),
    };
  }
}
