/** Paths that are turned and moved once, here: each `transform` in a picture is a layer that the browser carries along. */

type Pair = readonly [x: number, y: number];

/** The path (of absolute pairs, x and y with a comma between them) with each of its points put elsewhere. */
export function moved(path: string, to: (point: Pair) => Pair): string {
  return path.replace(/(-?[\d.]+),(-?[\d.]+)/g, (_, x: string, y: string) =>
    to([Number(x), Number(y)])
      .map((value) => Number(value.toFixed(2)))
      .join(","),
  );
}

/** Scaled, then turned about a point by so many degrees. */
export function turned(path: string, degrees: number, scale = 1, [cx, cy]: Pair = [0, 0]): string {
  const [sin, cos] = [
    Math.sin((degrees * Math.PI) / 180) * scale,
    Math.cos((degrees * Math.PI) / 180) * scale,
  ];
  return moved(path, ([x, y]) => [
    cx + (x - cx) * cos - (y - cy) * sin,
    cy + (x - cx) * sin + (y - cy) * cos,
  ]);
}
