/**
 * The sounds of a table, synthesised with Web Audio: skin, wood, bronze, a shell, a koto. Loaded when the first one is
 * heard. Each is written for any context, so that a test can render it to samples.
 */

import type { Sound } from "./sounds";

type Played = (at: BaseAudioContext, out: AudioNode, start: number) => number; // returns its length in seconds

const SILENT = 0.0001; // an exponential ramp cannot end at 0

/** A loudness that rises at once and dies away. */
function fading(at: BaseAudioContext, out: AudioNode, start: number, loud: number, length: number): GainNode {
  const gain = at.createGain();
  gain.gain.setValueAtTime(SILENT, start);
  gain.gain.exponentialRampToValueAtTime(loud, start + 0.006);
  gain.gain.exponentialRampToValueAtTime(SILENT, start + length);
  gain.gain.setValueAtTime(0, start + length);
  gain.connect(out);
  return gain;
}

function tone(
  at: BaseAudioContext,
  out: AudioNode,
  type: OscillatorType,
  start: number,
  length: number,
): OscillatorNode {
  const wave = at.createOscillator();
  wave.type = type;
  wave.connect(out);
  wave.start(start);
  wave.stop(start + length);
  return wave;
}

/** Noise through a band: wood, paper, breath. */
function hiss(
  at: BaseAudioContext,
  out: AudioNode,
  start: number,
  length: number,
  pitch: number,
  width: number,
  loud: number,
): BiquadFilterNode {
  const buffer = at.createBuffer(1, Math.ceil(at.sampleRate * length), at.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let place = 0; place < samples.length; place++)
    samples[place] = (Math.random() * 2 - 1) * (1 - place / samples.length) ** 3;
  const noise = at.createBufferSource();
  noise.buffer = buffer;
  const [band, gain] = [at.createBiquadFilter(), at.createGain()];
  band.type = "bandpass";
  band.frequency.value = pitch;
  band.Q.value = width;
  gain.gain.value = loud;
  noise.connect(band).connect(gain).connect(out);
  noise.start(start);
  return band;
}

/** A string of a koto. */
function pluck(at: BaseAudioContext, out: AudioNode, start: number, pitch: number, loud = 0.22): void {
  const gain = fading(at, out, start, loud, 0.95);
  const body = tone(at, gain, "triangle", start, 1);
  body.frequency.setValueAtTime(pitch * 1.012, start);
  body.frequency.exponentialRampToValueAtTime(pitch, start + 0.08);
  const edge = tone(at, fading(at, gain, start, 0.3, 0.14), "sawtooth", start, 0.2);
  edge.frequency.value = pitch * 2;
}

/** A cube or a die that strikes wood. */
function knock(at: BaseAudioContext, out: AudioNode, start: number, pitch: number, loud: number): void {
  hiss(at, out, start, 0.06, pitch, 5, loud * 3);
}

/** A large drum: the skin falls in pitch, and a stick strikes it. */
function drum(at: BaseAudioContext, out: AudioNode, start: number, pitch: number, loud: number): void {
  const skin = tone(at, fading(at, out, start, loud, 0.85), "sine", start, 0.9);
  skin.frequency.setValueAtTime(pitch * 2.1, start);
  skin.frequency.exponentialRampToValueAtTime(pitch, start + 0.11);
  hiss(at, out, start, 0.09, 240, 0.8, loud * 0.9);
}

// A scale of five notes, as on a koto.
const [D, E, G, A, D2] = [293.7, 329.6, 392, 440, 587.3] as const;
// The partials of a temple bell are no whole multiples: share of the pitch, loudness, seconds.
const BRONZE = [
  [1, 0.2, 2.6],
  [2.02, 0.1, 1.7],
  [2.74, 0.09, 1.2],
  [4.1, 0.05, 0.7],
  [5.43, 0.035, 0.4],
] as const;

export const SOUNDS: Record<Sound, Played> = {
  card: (at, out, start) => {
    hiss(at, out, start, 0.12, 2600, 0.9, 0.55).frequency.exponentialRampToValueAtTime(900, start + 0.12);
    hiss(at, out, start + 0.07, 0.06, 320, 1, 0.5);
    return 0.2;
  },
  cubes: (at, out, start) => {
    const cubes = 14; // they fall close together and then one by one
    for (let cube = 0; cube < cubes; cube++) {
      const when = 1.1 * (cube / cubes) ** 1.4 + Math.random() * 0.03;
      knock(at, out, start + when, 700 + Math.random() * 1300, 0.3 * (1 - (0.5 * cube) / cubes));
    }
    return 1.3;
  },
  dice: (at, out, start) => {
    [0, 0.07, 0.13, 0.22, 0.29, 0.42].forEach((when, place) =>
      knock(at, out, start + when, 1700 + (place % 3) * 420 + Math.random() * 300, 0.3 - place * 0.03),
    );
    return 0.55;
  },
  taiko: (at, out, start) => {
    drum(at, out, start, 58, 0.62);
    drum(at, out, start + 0.42, 64, 0.3);
    drum(at, out, start + 0.58, 58, 0.5);
    return 1.5;
  },
  march: (at, out, start) => {
    [0, 0.16, 0.32].forEach((when) => drum(at, out, start + when, 92, 0.16));
    return 1.25;
  },
  bell: (at, out, start) => {
    for (const [share, loud, length] of BRONZE)
      tone(at, fading(at, out, start, loud, length), "sine", start, length).frequency.value = 233 * share;
    hiss(at, out, start, 0.05, 900, 1, 0.2);
    return 2.7;
  },
  horn: (at, out, start) => {
    // A shell is blown: the breath comes first, then the tone climbs and swells.
    const [shell, gain] = [at.createBiquadFilter(), at.createGain()];
    shell.type = "lowpass";
    shell.frequency.setValueAtTime(420, start);
    shell.frequency.linearRampToValueAtTime(1300, start + 0.5);
    shell.frequency.linearRampToValueAtTime(500, start + 1.35);
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(0.2, start + 0.16);
    gain.gain.linearRampToValueAtTime(0.3, start + 0.65);
    gain.gain.linearRampToValueAtTime(0, start + 1.4);
    shell.connect(gain).connect(out);
    for (const detune of [-7, 6]) {
      const wave = tone(at, shell, "sawtooth", start, 1.45);
      wave.detune.value = detune;
      wave.frequency.setValueAtTime(165, start);
      wave.frequency.exponentialRampToValueAtTime(220, start + 0.22);
      wave.frequency.setValueAtTime(220, start + 1);
      wave.frequency.exponentialRampToValueAtTime(196, start + 1.4);
    }
    hiss(at, out, start, 0.3, 700, 0.6, 0.12);
    return 1.5;
  },
  points: (at, out, start) => {
    [G, A, D2].forEach((pitch, place) => pluck(at, out, start + place * 0.09, pitch, 0.14));
    return 1.25;
  },
  won: (at, out, start) => {
    drum(at, out, start, 78, 0.36);
    [D, A].forEach((pitch, place) => pluck(at, out, start + 0.12 + place * 0.1, pitch, 0.18));
    return 1.3;
  },
  lost: (at, out, start) => {
    drum(at, out, start, 60, 0.36);
    pluck(at, out, start + 0.14, E / 2, 0.2);
    return 1.2;
  },
  ceremony: (at, out, start) => {
    [D, E, G, A, D2].forEach((pitch, place) => pluck(at, out, start + place * 0.17, pitch));
    drum(at, out, start + 0.85, 58, 0.5);
    drum(at, out, start + 1.25, 58, 0.5);
    return 2.3;
  },
  chat: (at, out, start) => {
    pluck(at, out, start, G, 0.1);
    return 1.05;
  },
};
