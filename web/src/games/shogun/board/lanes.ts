/** Lanes of a track: tokens with equal or close values lie below one another instead of hiding each other. */

/** The lane of each value, so that in a lane all values are at least `room` apart. Earlier ones come first. */
export function lanes(values: readonly number[], room: number): number[] {
  const order = values.map((_, index) => index).sort((a, b) => values[a]! - values[b]! || a - b);
  const last: number[] = [];
  const found = values.map(() => 0);
  for (const index of order) {
    const value = values[index]!;
    let lane = last.findIndex((taken) => value - taken >= room);
    if (lane < 0) lane = last.length;
    last[lane] = value;
    found[index] = lane;
  }
  return found;
}

/** The end of a track that shows these values: a round number with some room after the highest. */
export function trackEnd(values: readonly number[], least: number): number {
  return Math.max(least, Math.ceil((Math.max(0, ...values) + 1) / 10) * 10);
}
