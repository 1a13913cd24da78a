/** Props that the components around the map share. */

import type { IkusaBoard, SeatInfo } from "../../generated/types";
import type { Words } from "../../lib/words";

export interface BoardProps {
  board: IkusaBoard;
  words: Words;
  players: number;
  seats: readonly SeatInfo[];
  toAct: readonly number[];
  viewer: number | null;
  options?: Readonly<Record<string, string>>; // of the table, where they are known
}
