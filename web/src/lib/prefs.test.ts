import { beforeEach, expect, it } from "vitest";
import { keep, keyOf, noteAnswer, ownKeys, prefs } from "./prefs.svelte";

const DAY = 24 * 3600 * 1000;

beforeEach(() => localStorage.clear());

it("keeps the key of a table that the server does not know for 30 days of absence", () => {
  keep({ table: "abc", seat: 1, token: "secret" });
  noteAnswer("abc", false, 1000);
  noteAnswer("abc", false, 1000 + 29 * DAY);
  expect(keyOf("abc")?.token).toBe("secret");
  noteAnswer("abc", true, 1000 + 29 * DAY);
  noteAnswer("abc", false, 1000 + 31 * DAY); // counted from the first absence after it was there
  expect(keyOf("abc")?.token).toBe("secret");
  noteAnswer("abc", false, 1000 + 62 * DAY);
  expect(keyOf("abc")).toBeNull();
});

it("does not count looking at the list as using a table, and lists absent ones last", () => {
  keep({ table: "old", seat: 0, token: "a" });
  const at = keyOf("old")?.at;
  keep({ table: "new", seat: 0, token: "b" });
  noteAnswer("new", false);
  noteAnswer("old", true);
  expect(ownKeys().map((key) => key.table)).toEqual(["old", "new"]);
  expect(keyOf("old")?.at).toBe(at);
});

it("leaves the animations of a table alone when a replay is shown faster", () => {
  prefs.replaying = true;
  prefs.replaySpeed = 4;
  prefs.save();
  expect(prefs.pace).toBe(4);
  prefs.replaying = false;
  expect([prefs.pace, localStorage.getItem("bakufu.speed")]).toEqual([1, "1"]);
});
