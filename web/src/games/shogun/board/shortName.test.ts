import { expect, test } from "vitest";
import { shortName } from "./shortName";

test("provinces that begin alike are told apart", () => {
  const names = "Shima Shimosa Shimotsuke Shinano Izu Izumo Echigo Echizen Awa-Boso Awa-Shikoku Mino".split(
    " ",
  );
  const short = names.map((name) => shortName(name, names));
  expect(new Set(short).size).toBe(names.length);
  expect(short.at(-1)).toBe("Min");
  expect(short.every((name) => name.length < 5)).toBe(true);
});
