import { expect, test } from "vitest";
import { base64, bytes } from "./push";

test("keys are written as the server writes them, and read back", () => {
  const all = Uint8Array.from({ length: 256 }, (_, number) => number);
  expect(base64(all.buffer)).toMatch(/^[\w-]+$/);
  expect(bytes(base64(all.buffer))).toEqual(all);
  expect(base64(Uint8Array.of(251, 255).buffer)).toBe("-_8");
});
