/** Signs on the map of Ikusa that stand between provinces, in words. */

import type { IkusaBoard } from "../../../generated/types";
import { arrowBetween } from "../../../board/arrow";
import type { Sign } from "../../../board/signs";
import type { Words } from "../../../lib/words";
import { NAMES, battlesOf } from "../facts";
import { CHART, CORNER_AT, barriers } from "./chart";

export function signsOf(board: IkusaBoard, words: Words, options: Readonly<Record<string, string>>): Sign[] {
  const corner = options["land_musashi_shimotsuke"] !== "true";
  return [
    ...battlesOf(board).map(({ origin, body, target }) => ({
      at: arrowBetween(CHART.anchors[origin]!, CHART.anchors[target]!).middle,
      text: words.say("web-ikusa-declared-one", {
        body: NAMES.bodies[body]!,
        origin: CHART.ids[origin]!,
        target: CHART.ids[target]!,
      }),
    })),
    ...(corner ? [{ at: CORNER_AT, text: words.say("web-ikusa-corner") }] : []),
    ...barriers(options).map((at) => ({ at, text: words.say("web-ikusa-barred") })),
  ];
}
