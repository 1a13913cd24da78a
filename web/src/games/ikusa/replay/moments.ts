/** Names of replay moments: r2/c/blue is the battles of blue's turn in the second round. */

import type { Words } from "../../../lib/words";

export function momentInWords(moment: string, words: Words): string {
  const [, round, stage, clan] = /^r(\d+)\/(\w+)(?:\/(\w+))?$/.exec(moment) ?? [];
  if (!round || !stage) return words.say("web-replay-setup");
  const what = words.say(`web-ikusa-stage-${stage.replaceAll("_", "-")}`);
  return clan
    ? words.say("web-ikusa-moment-of", { round, stage: what, clan })
    : words.say("web-ikusa-moment", { round, stage: what });
}
