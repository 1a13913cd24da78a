/** Sound effects, synthesised with Web Audio: plucked strings, wood on wood, a drum. Off by default. */

import { prefs } from "./prefs.svelte";

export type Sound = "turn" | "chat" | "rattle" | "won" | "lost" | "over";

let context: AudioContext | null = null;

/** A string that is plucked: a bright attack that dies away. */
function pluck(at: AudioContext, start: number, pitch: number, loud = 0.16): void {
  const [body, edge, gain] = [at.createOscillator(), at.createOscillator(), at.createGain()];
  body.type = "triangle";
  edge.type = "sawtooth";
  body.frequency.setValueAtTime(pitch * 1.012, start);
  body.frequency.exponentialRampToValueAtTime(pitch, start + 0.08);
  edge.frequency.value = pitch * 2;
  const bright = at.createGain();
  bright.gain.setValueAtTime(0.25, start);
  bright.gain.exponentialRampToValueAtTime(0.001, start + 0.12);
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(loud, start + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + 0.9);
  body.connect(gain);
  edge.connect(bright).connect(gain);
  gain.connect(at.destination);
  for (const one of [body, edge]) {
    one.start(start);
    one.stop(start + 1);
  }
}

/** A cube that strikes wood. */
function knock(at: AudioContext, start: number, pitch: number, loud = 0.2): void {
  const noise = at.createBufferSource();
  const buffer = at.createBuffer(1, Math.ceil(at.sampleRate * 0.05), at.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let place = 0; place < samples.length; place++)
    samples[place] = (Math.random() * 2 - 1) * (1 - place / samples.length) ** 6;
  noise.buffer = buffer;
  const [wood, gain] = [at.createBiquadFilter(), at.createGain()];
  wood.type = "bandpass";
  wood.frequency.value = pitch;
  wood.Q.value = 5;
  gain.gain.value = loud;
  noise.connect(wood).connect(gain).connect(at.destination);
  noise.start(start);
}

function drum(at: AudioContext, start: number, pitch = 92, loud = 0.4): void {
  const [skin, gain] = [at.createOscillator(), at.createGain()];
  skin.frequency.setValueAtTime(pitch * 1.7, start);
  skin.frequency.exponentialRampToValueAtTime(pitch, start + 0.09);
  gain.gain.setValueAtTime(loud, start);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + 0.5);
  skin.connect(gain).connect(at.destination);
  skin.start(start);
  skin.stop(start + 0.55);
}

// A scale of five notes, as on a koto.
const [D, E, G, A, D2] = [293.7, 329.6, 392, 440, 587.3] as const;

const PLAYED: Record<Sound, (at: AudioContext, now: number) => void> = {
  turn: (at, now) => [A, D2].forEach((pitch, place) => pluck(at, now + place * 0.14, pitch)),
  chat: (at, now) => pluck(at, now, G, 0.07),
  rattle: (at, now) => {
    for (let cube = 0; cube < 9; cube++)
      knock(at, now + cube * 0.06 + Math.random() * 0.04, 900 + Math.random() * 1400, 0.14);
  },
  won: (at, now) => {
    drum(at, now);
    [D, A].forEach((pitch, place) => pluck(at, now + 0.12 + place * 0.1, pitch, 0.12));
  },
  lost: (at, now) => {
    drum(at, now, 70, 0.34);
    pluck(at, now + 0.14, E / 2, 0.12);
  },
  over: (at, now) => {
    [D, E, G, A, D2].forEach((pitch, place) => pluck(at, now + place * 0.17, pitch));
    drum(at, now + 0.85);
  },
};

export function play(sound: Sound): void {
  if (!prefs.sound || !("AudioContext" in globalThis)) return;
  context ??= new AudioContext();
  const at = context;
  // A browser lets nothing be heard before the page has been touched once.
  void at.resume().then(
    () => PLAYED[sound](at, at.currentTime + 0.01),
    () => undefined,
  );
}
