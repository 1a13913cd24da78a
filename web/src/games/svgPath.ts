/** Transforms of SVG path data. They are applied once, to the points: the browser keeps a layer for each `transform`. */

type Pair = readonly [x: number, y: number];

/** Applies a function to each point of a path of absolute coordinates, written `x,y`. */
export function mapPoints(path: string, to: (point: Pair) => Pair): string {
  return path.replace(/(-?[\d.]+),(-?[\d.]+)/g, (_, x: string, y: string) =>
    to([Number(x), Number(y)])
      .map((value) => Number(value.toFixed(2)))
      .join(","),
  );
}

/** Scales a path, then rotates it clockwise about a point. */
export function rotated(path: string, degrees: number, scale = 1, [cx, cy]: Pair = [0, 0]): string {
  const [sin, cos] = [
    Math.sin((degrees * Math.PI) / 180) * scale,
    Math.cos((degrees * Math.PI) / 180) * scale,
  ];
  return mapPoints(path, ([x, y]) => [
    cx + (x - cx) * cos - (y - cy) * sin,
    cy + (x - cx) * sin + (y - cy) * cos,
  ]);
}
