/** Cache of the move tables that the server sent, by game. */

import { MoveTable } from "../../lib/moves";

const tables = new Map<string, MoveTable>();

export function keepMoves(game: string, moves: MoveTable): void {
  tables.set(game, moves);
}

export function movesOf(game: string): MoveTable {
  return tables.get(game) ?? new MoveTable([]);
}
