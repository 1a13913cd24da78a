import { expect, test } from "vitest";
import { overlap } from "../../../board/geometry";
import { labelBox, stampsAt } from "../../../board/stamps";
import type { Words } from "../../../lib/words";
import { CHART } from "./chart";

test("no stamp hides the name of its province", () => {
  const name = (_: string, id: string): string => `${id[0]!.toUpperCase()}${id.slice(1)}`;
  const words = { lang: "en", name } as unknown as Words;
  const places = stampsAt(CHART, words);
  const hidden = CHART.ids.filter((id, province) => {
    const [x, y] = places[province]!;
    const stamp = { left: x - 17, top: y - 17, width: 34, height: 34 };
    const label = labelBox(CHART.labels[province]!, name("province", id), false);
    return overlap(stamp, { ...label, left: label.left + 6, width: label.width - 12, height: 20 });
  });
  expect(hidden).toEqual([]);
});
