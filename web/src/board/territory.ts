/** Whose ground a place of the map is: a province's own, or the sea in front of its coast. */

import type { Box, Point } from "./geometry";

const CELL = 10; // units of the map
const NOBODY = -1;

export class Territory {
  private readonly columns: number;
  private readonly rows: number;
  private readonly owner: Int16Array; // by cell

  /** `rings`: the lines around each province. */
  constructor(rings: readonly (readonly Point[][])[], width: number, height: number) {
    this.columns = Math.ceil(width / CELL);
    this.rows = Math.ceil(height / CELL);
    this.owner = new Int16Array(this.columns * this.rows).fill(NOBODY);
    rings.forEach((all, province) => all.forEach((ring) => this.fill(ring, province)));
    this.spread();
  }

  /** How much of a box, in units of the map, is a province's own; 0 to 1. */
  share(province: number, { left, top, width, height }: Box): number {
    let [own, all] = [0, 0];
    const [right, bottom] = [left + width, top + height];
    for (let y = top + CELL / 2; y < bottom; y += CELL)
      for (let x = left + CELL / 2; x < right; x += CELL) {
        all++;
        if (this.at(x, y) === province) own++;
      }
    return all ? own / all : 1;
  }

  at(x: number, y: number): number {
    const column = Math.min(this.columns - 1, Math.max(0, Math.floor(x / CELL)));
    const row = Math.min(this.rows - 1, Math.max(0, Math.floor(y / CELL)));
    return this.owner[row * this.columns + column]!;
  }

  /** The cells whose middle lies within a ring, row by row. */
  private fill(ring: readonly Point[], province: number): void {
    const ys = ring.map(([, y]) => y);
    const first = Math.max(0, Math.floor(Math.min(...ys) / CELL));
    const last = Math.min(this.rows - 1, Math.floor(Math.max(...ys) / CELL));
    for (let row = first; row <= last; row++) {
      const crossings = crossingsAt((row + 0.5) * CELL, ring);
      for (let place = 0; place + 1 < crossings.length; place += 2) {
        const from = Math.max(0, Math.ceil(crossings[place]! / CELL - 0.5));
        const to = Math.min(this.columns - 1, Math.floor(crossings[place + 1]! / CELL - 0.5));
        for (let column = from; column <= to; column++) this.owner[row * this.columns + column] = province;
      }
    }
  }

  /** The sea belongs to the coast that is nearest. */
  private spread(): void {
    const queue = [...this.owner.keys()].filter((cell) => this.owner[cell] !== NOBODY);
    for (let place = 0; place < queue.length; place++) {
      const cell = queue[place]!;
      const column = cell % this.columns;
      const beside = [
        column > 0 ? cell - 1 : NOBODY,
        column < this.columns - 1 ? cell + 1 : NOBODY,
        cell - this.columns,
        cell + this.columns,
      ];
      for (const next of beside) {
        if (this.owner[next] !== NOBODY) continue; // out of the map, or somebody's
        this.owner[next] = this.owner[cell]!;
        queue.push(next);
      }
    }
  }
}

/** Where a level line crosses a ring, from left to right. */
function crossingsAt(y: number, ring: readonly Point[]): number[] {
  const found: number[] = [];
  ring.forEach(([x1, y1], place) => {
    const [x2, y2] = ring[(place + 1) % ring.length]!;
    if (y1 <= y !== y2 <= y) found.push(x1 + ((y - y1) / (y2 - y1)) * (x2 - x1));
  });
  return found.sort((a, b) => a - b);
}
