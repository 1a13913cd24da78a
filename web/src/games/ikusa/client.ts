/** Client of Ikusa: the components that a table, a replay or the end page needs. */

import type { IkusaBoard } from "../../generated/types";
import type { GameClient } from "../clients";
import { CHART } from "./board/chart";
import { MOVES, decisionOf, playerOf } from "./facts";
import Game from "./Game.svelte";
import { openBoard } from "./openBoard";
import Around from "./replay/Around.svelte";
import { momentInWords } from "./replay/moments";
import Picture from "./replay/Picture.svelte";
import { SCRIPT } from "./script";

export default {
  moves: MOVES,
  Game,
  Picture,
  Around,
  result: () => import("./end/Result.svelte"),
  coach: () => import("./tutorial/Coach.svelte"),
  script: SCRIPT,
  owners: { provinces: CHART.ids, of: (board) => (board as IkusaBoard).owner, seat: playerOf },
  openBoard: ({ board, seat, players }) => openBoard(board as IkusaBoard, seat!, players),
  inTheOpen: (board) => decisionOf(board as IkusaBoard) === "enter_dice",
  when: momentInWords,
  units: ["phase", "round"],
} satisfies GameClient;
