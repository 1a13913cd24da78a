/**
 * Sounds: what the table lets be heard. Browsers let nothing be heard before the page has been touched. The sounds
 * themselves (`soundSet.ts`) are loaded by a table only.
 */

import { Mixer, type Voice } from "./mixer";
import { prefs } from "./prefs.svelte";

export type Sound =
  | "bell" // my turn
  | "taiko" // an event, a round
  | "horn" // war
  | "march"
  | "card"
  | "cubes"
  | "dice"
  | "points"
  | "won"
  | "lost"
  | "ceremony"
  | "chat";

export const VOICES: Record<Sound, Voice> = {
  bell: { rest: 1500, major: true },
  taiko: { rest: 1200, major: true },
  horn: { rest: 2500 },
  march: { rest: 700 },
  card: { rest: 160 },
  cubes: { rest: 900 },
  dice: { rest: 450 },
  points: { rest: 500 },
  won: { rest: 900 },
  lost: { rest: 900 },
  ceremony: { rest: 3000, major: true },
  chat: { rest: 400 },
};

const mixer = new Mixer(VOICES);
let heard: { context: AudioContext; master: GainNode } | null = null;

/** Everything goes through one loudness, which the settings change, and a limiter, so that nothing is ever harsh. */
function ready(): { context: AudioContext; master: GainNode } {
  if (!heard) {
    const context = new AudioContext();
    const [master, limiter] = [context.createGain(), context.createDynamicsCompressor()];
    master.connect(limiter).connect(context.destination);
    heard = { context, master };
  }
  heard.master.gain.value = prefs.volume;
  return heard;
}

/** Whether a sound may be heard: wished for, possible, and in a tab that is not looked at only "my turn". */
export function audible(sound: Sound): boolean {
  if (!prefs.sound || prefs.volume <= 0 || !("AudioContext" in globalThis)) return false;
  if (document.hidden && sound !== "bell") return false;
  return navigator.userActivation?.hasBeenActive ?? true;
}

/** Loads the sounds before the first is wanted: the network may be gone by then. */
export function preload(): void {
  if (prefs.sound) import("./soundSet").catch(() => undefined);
}

export function play(sound: Sound): void {
  if (!audible(sound) || !mixer.admit(sound, performance.now())) return;
  const { context, master } = ready();
  void Promise.all([import("./soundSet"), context.resume()]).then(
    ([{ SOUNDS }]) => suspendAfter(SOUNDS[sound](context, master, context.currentTime + 0.01)),
    () => undefined, // a page without its sounds is still a page
  );
}

const LINGER = 2; // seconds: sounds often follow each other, and a device takes a moment to wake up
let heardUntil = 0; // by the clock of the page, in ms
let suspending: ReturnType<typeof setTimeout> | undefined;

/** An open audio device costs processor time and battery even while nothing is heard. */
function suspendAfter(seconds: number): void {
  const now = performance.now();
  heardUntil = Math.max(heardUntil, now + (seconds + LINGER) * 1000);
  clearTimeout(suspending);
  suspending = setTimeout(() => void heard?.context.suspend(), heardUntil - now);
}
