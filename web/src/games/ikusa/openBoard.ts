/** A board as spectators see it, made from that of a player: what a screen shows while nobody has taken it. */

import type { IkusaBoard } from "../../generated/types";
import { HIDDEN, NOBODY, clanOfFigures, playerOf, stage, withoutRonin } from "./facts";

/** Without face-down ronin, plans, orders and drafts of this player's clans; a player may have two. */
export function openBoard(board: IkusaBoard, player: number, players: number): IkusaBoard {
  const own = (clan: number): boolean => clan >= 0 && playerOf(clan, players) === player;
  const planning = board.stage === stage("plan");
  const mayStrike = board.ninja !== NOBODY && board.round >= 2 && board.stage >= stage("turn");
  const secret = (clan: number): boolean => own(clan) && (board.drafted[clan]?.length ?? 0) > 0;
  return {
    ...board,
    acting: board.acting.filter((clan) => !secret(clan)),
    force_units: withoutRonin(board.force_units, board.hidden_forces),
    army_units: withoutRonin(board.army_units, board.hidden_armies),
    hidden_forces: [],
    hidden_armies: [],
    stacks: board.stacks.map((stack, clan) =>
      own(clan) ? stack.map((places) => places.map(() => HIDDEN)) : stack,
    ),
    tray: board.tray.includes(HIDDEN)
      ? board.tray.map((left, at) => (own(clanOfFigures(at)) ? HIDDEN : left))
      : board.tray,
    bins: planning
      ? board.bins.map((bins, clan) => (board.alive[clan] ? bins.map(() => HIDDEN) : bins))
      : board.bins,
    drafted: board.drafted.map(() => []),
    kept_back: board.kept_back.map((kept, clan) => (secret(clan) ? HIDDEN : kept)),
    orders: mayStrike ? [HIDDEN] : [],
    prompts_off: 0,
    legal_orders: [],
    losses: 0,
    paths: [],
    question: null,
  };
}
