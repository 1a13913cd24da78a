import { expect, test } from "vitest";
import { bytes, text } from "./passkeys";

test("bytes travel as text without the characters that addresses cannot hold", () => {
  const all = Uint8Array.from({ length: 256 }, (_, byte) => byte);
  expect(text(all.buffer)).toMatch(/^[\w-]+$/);
  expect(bytes(text(all.buffer))).toEqual(all);
  for (const length of [0, 1, 2, 3]) expect(bytes(text(all.slice(0, length).buffer)).length).toBe(length);
});
