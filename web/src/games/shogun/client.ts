/** Client of Shogun: the components that a table, a replay or the end page needs. */

import type { GameClient } from "../clients";
import { MOVES } from "./decide/facts";
import Result from "./end/Result.svelte";
import Game from "./Game.svelte";
import Around from "./replay/Around.svelte";
import { momentInWords } from "./replay/moments";
import Picture from "./replay/Picture.svelte";
import Coach from "./tutorial/Coach.svelte";

export default {
  moves: MOVES,
  Game,
  Picture,
  Around,
  Result,
  Coach,
  when: momentInWords,
  units: ["round", "year"],
} satisfies GameClient;
