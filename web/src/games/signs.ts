/** Signs that the clans of more than one game bear: paths within a box from -10 to 10. */

import { mapPoints, rotated } from "./svgPath";

const LEAF =
  "M0,-.6C-1.7,-2.6 -5.6,-3.8 -5.1,-7C-4.7,-9.4 -1.4,-9.8 0,-7.3C1.4,-9.8 4.7,-9.4 5.1,-7C5.6,-3.8 1.7,-2.6 0,-.6Z";
const BLADE = "M0,9C-2.5,3.5 -2.3,-4 0,-9.8C2.3,-4 2.5,3.5 0,9Z";
const RHOMB = "M0,-4.5L4.8,0L0,4.5L-4.8,0Z";

export const LEAVES = [0, 120, 240].map((turn) => rotated(LEAF, turn, 1.05)).join("");
export const BLADES = (
  [
    [-72, 0.72],
    [-37, 0.88],
    [0, 1],
    [37, 0.88],
    [72, 0.72],
  ] as const
)
  .map(([turn, size]) => rotated(BLADE, turn, size, [0, 9]))
  .join("");
export const RHOMBS = (
  [
    [0, -5],
    [0, 5],
    [-5.3, 0],
    [5.3, 0],
  ] as const
)
  .map(([x, y]) => mapPoints(RHOMB, ([u, v]) => [u + x, v + y]))
  .join("");
