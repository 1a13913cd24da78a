import { expect, it } from "vitest";
import { PATTERNS } from "./paint";

/** What a pattern draws, in words. */
function drawn(draw: (ctx: CanvasRenderingContext2D) => void): string {
  const strokes: string[] = [];
  const pen = new Proxy(
    {},
    {
      get:
        (_, name) =>
        (...numbers: number[]) =>
          strokes.push(`${String(name)} ${numbers.join()}`),
    },
  );
  draw(pen as CanvasRenderingContext2D);
  return strokes.join("\n");
}

it("gives each of five seats a pattern of its own, so that nobody needs colours to tell them apart", () => {
  const patterns = PATTERNS.map(drawn);
  expect(patterns.every((pattern) => pattern.includes(","))).toBe(true);
  expect(new Set(patterns).size).toBe(5);
});
