/**
 * The stage director: shows beats one after the other, each for its time. It gets its clock from outside and knows
 * nothing of the page, so that it can be tested; `lib/table.svelte.ts` gives it what the server sends.
 */

import type { Beat } from "./beats";

export interface Clock {
  after: (milliseconds: number, work: () => void) => () => void; // returns what cancels it
  speed: () => number; // 1 normal, 2 twice as fast
  stepwise?: () => boolean; // whether the viewer wants to be waited for after each beat
  backlog?: number; // milliseconds of beats that may wait, if not as many as at a table
  reading?: (beat: Beat) => number; // milliseconds that its words need at normal speed
}

const BACKLOG = 15_000; // milliseconds of beats that may wait; a longer queue is played faster,
const FASTEST = 2.5; // but at most so many times,
const HASTE = 1.25; // and words stay for their reading time, divided by no more than this

export const LESSON = "lesson"; // the hold of a guide that is being read

export class Director {
  private queue: Beat[] = [];
  private cancel: (() => void) | null = null; // the pause that is running
  private readonly holds = new Set<string>(); // what must be gone before the next beat: a battle, an open lesson
  private over = false; // the pause has ended, and something holds the next beat, or the viewer does
  private inScene = false; // the beat that is shown goes on by itself
  paused = false;
  pace = 1; // how many times faster than written the last beat was shown

  constructor(
    private readonly clock: Clock,
    private readonly show: (beat: Beat) => void,
    private readonly changed: () => void = () => undefined,
  ) {}

  /** Whether something is still to be shown. */
  get playing(): boolean {
    return this.queue.length > 0 || this.cancel !== null || this.over;
  }

  /** How many steps are still to be shown after this one. */
  get behind(): number {
    return this.queue.length;
  }

  push(beats: readonly Beat[]): void {
    this.queue.push(...beats.map((beat) => this.readable(beat)));
    if (!this.cancel && !this.over && !this.paused) {
      // A picture keeps back even the first of them; a lesson only what follows, as it speaks about what is shown.
      if ([...this.holds].some((what) => what !== LESSON)) this.over = true;
      else this.next();
    }
    this.changed();
  }

  /** Everything that waits, at once: only the board at its end is shown. */
  skip(): void {
    const waiting = this.queue;
    this.stop();
    // Each update has its own last beat: whoever counts them must see them all.
    for (const beat of waiting) if (beat.update) this.show({ ...beat, fresh: [] });
    this.changed();
  }

  /** Forgets what waits: nobody looks any more. */
  stop(): void {
    this.cancel?.();
    this.cancel = null;
    this.over = false;
    this.queue = [];
  }

  pause(): void {
    this.paused = true;
    this.changed();
  }

  resume(): void {
    this.paused = false;
    if (!this.cancel && !this.over) this.next();
    this.changed();
  }

  /** Whether it waits for the viewer's word, not for something that is shown. */
  get waiting(): boolean {
    return this.over && !this.holds.size && !this.paused;
  }

  /** One beat while paused, or the next one where the viewer is waited for. */
  step(): void {
    this.cancel?.();
    this.cancel = null;
    this.over = false;
    this.next();
    this.changed();
  }

  /** Something on the page holds the next beat until it is gone. */
  hold(what: string, shown: boolean): void {
    if (shown) this.holds.add(what);
    else this.holds.delete(what);
    this.goOn();
  }

  /** On with it, if nothing holds it any more; also after the viewer has said that nobody need wait for him. */
  goOn(): void {
    if (!this.over || this.holds.size || this.stopsAfter) return;
    this.over = false;
    if (!this.paused) this.next();
    this.changed();
  }

  private get stopsAfter(): boolean {
    return !this.inScene && (this.clock.stepwise?.() ?? false);
  }

  /** The same beat, as long as its words need. A minor one has none of its own, nor has a picture of words. */
  private readable(beat: Beat): Beat {
    if (beat.scene || beat.minor || beat.told || beat.pause <= 0 || !beat.subject) return beat;
    const reading = this.clock.reading?.(beat) ?? 0;
    // The log of a beat is made when it is asked for: a copy of all would be long.
    return reading > 0
      ? Object.defineProperties({} as Beat, {
          ...Object.getOwnPropertyDescriptors(beat),
          reading: { value: reading },
          pause: { value: Math.max(beat.pause, reading) },
        })
      : beat;
  }

  private next(): void {
    let beat = this.queue.shift();
    while (beat?.minor && this.queued() > this.backlog) beat = this.queue.shift();
    if (!beat) return;
    this.inScene = beat.scene ?? false;
    this.pace = this.paceOf(beat);
    this.show(beat);
    if (beat.pause <= 0) return this.paused ? undefined : this.next();
    const least = (beat.reading ?? 0) / (HASTE * Math.max(0.25, this.clock.speed()));
    this.cancel = this.clock.after(beat.scene ? beat.pause : Math.max(least, beat.pause / this.pace), () => {
      this.cancel = null;
      this.over = this.holds.size > 0 || this.stopsAfter;
      if (!this.over && !this.paused) this.next();
      this.changed();
    });
  }

  /** How many times faster than written: as the viewer wants it, and between scenes faster when much is waiting. */
  private paceOf(beat: Beat): number {
    if (beat.scene) return this.clock.speed();
    const waiting = beat.pause + this.queued();
    return Math.max(0.25, this.clock.speed()) * Math.min(FASTEST, Math.max(1, waiting / this.backlog));
  }

  private get backlog(): number {
    return this.clock.backlog ?? BACKLOG;
  }

  /** Milliseconds of beats that wait. */
  private queued(): number {
    return this.queue.reduce((sum, { pause }) => sum + pause, 0);
  }
}
