/** The mixer: what is heard of the sounds that the table asks for, so that fast beats do not pile up. */

/** Milliseconds before the same sound is heard again, and whether it is worth more than others. */
export interface Voice {
  rest: number;
  major?: true; // heard however much else is
}

export const MOST = 3; // sounds at once; of more nobody hears any

export class Mixer<Name extends string> {
  private readonly last = new Map<Name, number>(); // when each was last begun
  private ends: number[] = []; // of those that are being heard

  constructor(private readonly voices: Readonly<Record<Name, Voice>>) {}

  /** Whether this sound is to be heard now, in milliseconds of any clock; if so it counts until `length` is over. */
  admit(name: Name, now: number, length = 1000): boolean {
    const { rest, major } = this.voices[name];
    if (now - (this.last.get(name) ?? -Infinity) < rest) return false;
    this.ends = this.ends.filter((end) => end > now);
    if (this.ends.length >= MOST && !major) return false;
    this.last.set(name, now);
    this.ends.push(now + length);
    return true;
  }
}
