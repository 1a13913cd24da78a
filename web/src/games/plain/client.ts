/**
 * Generic client for games without one: the board in text, legal moves as a form. The server sends the move table.
 */

import { MoveTable, type Kind } from "../../lib/moves";
import { api } from "../../lib/api";
import type { GameClient } from "../clients";
import Game from "./Game.svelte";
import { keepMoves } from "./moves";
import Picture from "./Picture.svelte";

export async function plainClient(game: string): Promise<GameClient> {
  const moves = new MoveTable((await api.moves(game)) as Kind[]);
  keepMoves(game, moves);
  return { moves, Game, Picture, when: (moment) => moment, units: ["round", "year"] };
}
