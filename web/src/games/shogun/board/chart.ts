/** Map data of Shogun, with the regions of either side of the board. */

import map from "../../../generated/shogun_map.json";
import { chartOf } from "../../../board/geometry";
import { PROVINCES } from "./facts";

export const CHART = chartOf(
  map,
  PROVINCES.map(({ id }) => id),
  {
    sun: PROVINCES.map(({ sun }) => `shogun-region-${sun}`),
    moon: PROVINCES.map(({ moon }) => `shogun-region-${moon}`),
  },
);
