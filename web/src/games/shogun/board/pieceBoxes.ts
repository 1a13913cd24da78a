/** What lies where on the map of Shogun, in pixels of the screen: names keep clear of it. */

import type { Board } from "../../../generated/types";
import type { Box } from "../../../board/geometry";
import { enlarged } from "../../../board/lettering";
import { boxAt, type Obstacle } from "../../../board/placement";
import type { MapScale } from "../../../board/viewport";
import { CLOSED, PROVINCES } from "./facts";

export const TOKEN = 38; // half the width of an army token, in units of the map
export const NUMBER = 33; // the size of its number
const TILE = 29;

/** How much larger than on the printed board armies are drawn. */
export const tokenSize = (scale: MapScale): number => enlarged(scale, NUMBER, 15, 1.6);

/** And buildings; their spaces lie close together. */
export const tileSize = (scale: MapScale): number => enlarged(scale, TILE, 14, 1.15);

/** The middle of each province: armies, or the circle where they would stand. */
export function tokenBoxes(board: Board, scale: MapScale): Box[] {
  return PROVINCES.map(({ index, anchor: [x, y] }) => {
    const half = board.owner[index] === CLOSED ? 4 : TOKEN * tokenSize(scale) * scale.x;
    const width = 2 * half;
    return boxAt([x * scale.x, y * scale.y], { width, height: width });
  });
}

/** Buildings, and lightly the spaces for them. */
export function tileBoxes(board: Board, scale: MapScale): Obstacle[] {
  const width = TILE * tileSize(scale) * scale.x;
  return PROVINCES.flatMap(({ index, slots }) =>
    slots.map(([x, y], place) => ({
      box: boxAt([x * scale.x, y * scale.y], { width, height: width }),
      weight: place < board.buildings[index]!.length ? 2 : 0.25,
    })),
  );
}
