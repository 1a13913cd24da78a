import { expect, test } from "vitest";
import type { Words } from "../lib/words";
import { CHART as IKUSA } from "../games/ikusa/board/chart";
import { CHART as SHOGUN } from "../games/shogun/board/chart";
import { overlap } from "./geometry";
import { labelBox, stampsAt } from "./stamps";

const named = (lang: string) =>
  ({ lang, name: (_: string, id: string) => `${id[0]!.toUpperCase()}${id.slice(1)}` }) as unknown as Words;

test.each([
  ["shogun", SHOGUN],
  ["ikusa", IKUSA],
])("no stamp of %s hides the name of its province", (_, chart) => {
  const words = named("en");
  const places = stampsAt(chart, words);
  const hidden = chart.ids.filter((id, province) => {
    const [x, y] = places[province]!;
    const stamp = { left: x - 17, top: y - 17, width: 34, height: 34 };
    const name = labelBox(chart.labels[province]!, words.name("province", id), false);
    return overlap(stamp, { ...name, left: name.left + 6, width: name.width - 12, height: 20 });
  });
  expect(hidden).toEqual([]);
});
