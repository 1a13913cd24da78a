import { afterEach, expect, test, vi } from "vitest";
import { prefs } from "../lib/prefs.svelte";
import { audible, VOICES } from "../lib/sounds";
import { SOUNDS } from "../lib/soundSet";
import type { Script } from "../play/beats";
import { gamesWith } from "./gamesWith.fixture";

const SCRIPTS = gamesWith(import.meta.glob<Script>("./*/script.ts", { eager: true, import: "SCRIPT" }));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  prefs.sound = true;
});

test("every sound that the table names is designed", () => {
  expect(Object.keys(SOUNDS).sort()).toEqual(Object.keys(VOICES).sort());
});

test.each(SCRIPTS)("%s names a sound for its events, and each is one of the set", (_, script) => {
  const named = Object.values(script.sounds ?? {});
  expect(new Set(named).size).toBeGreaterThan(3);
  for (const sound of named) expect(VOICES).toHaveProperty(sound);
  // What is shown in no time is not heard.
  for (const key of Object.keys(script.sounds ?? {}))
    expect(script.pauses[key] ?? script.pause).toBeGreaterThan(0);
});

test("a hidden tab is silent but for my turn, and who wants no sound hears none", () => {
  vi.stubGlobal("AudioContext", class {});
  vi.stubGlobal("navigator", { userActivation: { hasBeenActive: true } });
  expect(audible("taiko")).toBe(true);
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  expect([audible("taiko"), audible("bell")]).toEqual([false, true]);
  prefs.sound = false;
  expect(audible("bell")).toBe(false);
});

test("nothing is tried before the page has been touched", () => {
  vi.stubGlobal("AudioContext", class {});
  vi.stubGlobal("navigator", { userActivation: { hasBeenActive: false } });
  expect(audible("bell")).toBe(false);
});
