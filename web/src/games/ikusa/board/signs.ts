/** Signs on the map of Ikusa that stand between provinces, in words. */

import type { IkusaBoard } from "../../../generated/types";
import { arrowBetween } from "../../../board/arrow";
import type { Sign } from "../../../board/signs";
import type { Words } from "../../../lib/words";
import { NAMES, battlesOf, cornerIsBarred } from "../facts";
import { CHART, CORNER_AT, barriers } from "./chart";

export function signsOf(board: IkusaBoard, words: Words): Sign[] {
  return [
    ...battlesOf(board).map(({ origin, body, target }) => ({
      at: arrowBetween(CHART.anchors[origin]!, CHART.anchors[target]!).middle,
      text: words.say("web-ikusa-declared-one", {
        body: NAMES.bodies[body]!,
        origin: CHART.ids[origin]!,
        target: CHART.ids[target]!,
      }),
    })),
    ...(cornerIsBarred(board.border_ways) ? [{ at: CORNER_AT, text: words.say("web-ikusa-corner") }] : []),
    ...barriers(board.border_ways).map((at) => ({ at, text: words.say("web-ikusa-barred") })),
  ];
}
