/** Everything of Ikusa that a table, a replay or the end page wants. */

import type { GameClient } from "../clients";
import { MOVES } from "./facts";
import Game from "./Game.svelte";
import Around from "./replay/Around.svelte";
import { momentInWords } from "./replay/moments";
import Picture from "./replay/Picture.svelte";

export default { moves: MOVES, Game, Picture, Around, when: momentInWords } satisfies GameClient;
