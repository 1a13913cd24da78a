/** What lies where on the map of Ikusa, in pixels of the screen: names keep clear of it, castles stand beside it. */

import type { IkusaBoard } from "../../../generated/types";
import type { Box, Point } from "../../../board/geometry";
import { enlarged } from "../../../board/lettering";
import { boxAt, place, type Obstacle } from "../../../board/placement";
import type { MapScale } from "../../../board/viewport";
import { PROVINCES, armiesAt, forceAt, sum } from "../facts";
import { CHART } from "./chart";

export const APART = 46; // from piece to piece in a province, in units of the map
const [BANNER, FORCE, EMPTY] = [48, 58, 54];
const NUMBER = 24; // the size of the number on a banner

/** How much larger than on the printed board armies and forces are drawn. */
export const pieceSize = (scale: MapScale): number => enlarged(scale, NUMBER);

/** The width of a castle or fortress in pixels. */
export const castleSize = ({ x }: MapScale): number => Math.min(40, Math.max(26, 44 * x));

export function pieceBoxes(board: IkusaBoard, scale: MapScale): Box[] {
  const size = pieceSize(scale) * scale.x;
  return PROVINCES.map(({ index }) => {
    const [x, y] = CHART.anchors[index]!;
    const armies = armiesAt(board, index).length;
    const force = sum(forceAt(board, index)) > 0;
    const many = armies + (force ? 1 : 0);
    const width = (many ? (many - 1) * APART + (armies ? BANNER : FORCE) : EMPTY) * size;
    return boxAt([x * scale.x, y * scale.y], { width, height: (armies ? 62 : many ? FORCE : EMPTY) * size });
  });
}

let last: { castles: string; boxes: string; found: Map<number, Box> } | null = null;

/** Castles and fortresses: beside the pieces of their province, and on nobody else's. */
export function castleBoxes(board: IkusaBoard, scale: MapScale): Map<number, Box> {
  const tokens = pieceBoxes(board, scale);
  const castles = board.castle.join();
  const boxes = tokens.map(({ left, top, width }) => `${left | 0} ${top | 0} ${width | 0}`).join();
  if (last?.castles === castles && last.boxes === boxes) return last.found;
  const width = castleSize(scale);
  const standing = PROVINCES.flatMap(({ index }) => (board.castle[index] ? [index] : []));
  const places = place(
    standing.map((index) => {
      const { left, top, width: wide } = tokens[index]!;
      const home = CHART.extents[index]!;
      return {
        at: [left + wide + width / 2, top + width / 4] as Point,
        around: tokens[index]!,
        home: {
          left: home.left * scale.x,
          top: home.top * scale.y,
          width: home.width * scale.x,
          height: home.height * scale.y,
        },
        size: { width, height: width },
      };
    }),
    tokens.map((box) => ({ box, weight: 6 })),
  );
  const found = new Map(
    standing.map((index, at) => {
      const { left, top, width: wide } = tokens[index]!;
      const beside: Point = [left + wide + width / 2, top];
      return [index, places[at]?.box ?? boxAt(beside, { width, height: width })] as const;
    }),
  );
  last = { castles, boxes, found };
  return found;
}

export const castleObstacles = (board: IkusaBoard, scale: MapScale): Obstacle[] =>
  [...castleBoxes(board, scale).values()].map((box) => ({ box, weight: 3 }));
