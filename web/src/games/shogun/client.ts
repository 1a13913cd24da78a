/** Client of Shogun: the components that a table, a replay or the end page needs. */

import type { Board } from "../../generated/types";
import type { GameClient } from "../clients";
import { CHART } from "./board/chart";
import { MOVES } from "./decide/facts";
import Game from "./Game.svelte";
import Around from "./replay/Around.svelte";
import { openBoard } from "./openBoard";
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
  owners: { provinces: CHART.ids, of: (board) => (board as Board).owner, seat: (owner) => owner },
  openBoard: ({ board, seat }) => openBoard(board as Board, seat!),
  when: momentInWords,
  units: ["round", "year"],
} satisfies GameClient;
