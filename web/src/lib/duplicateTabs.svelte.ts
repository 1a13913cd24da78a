/** Whether the same table is open in another tab of this browser. Tabs ask each other, for one that is closed or
 * crashes need not say so; whoever does not answer any more is gone. */

const ASK_EVERY = 1500; // milliseconds

export class DuplicateTabs {
  found = $state(false);
  #channel: BroadcastChannel | null = null;
  #timer: ReturnType<typeof setInterval> | undefined;
  #answered = false;

  constructor(table: string) {
    if (!("BroadcastChannel" in globalThis)) return;
    const channel = new BroadcastChannel(`bakufu.table.${table}`);
    this.#channel = channel;
    channel.onmessage = ({ data }: MessageEvent<string>) => {
      this.found = this.#answered = data !== "gone";
      if (data === "here?") channel.postMessage("here");
      if (data === "gone") channel.postMessage("here?"); // there may be a third
    };
    channel.postMessage("here?");
    this.#timer = setInterval(() => this.#ask(channel), ASK_EVERY);
    addEventListener("pagehide", this.#leave);
  }

  #ask(channel: BroadcastChannel): void {
    if (!this.found) return;
    this.found = this.#answered;
    this.#answered = false;
    channel.postMessage("here?");
  }

  #leave = (): void => this.#channel?.postMessage("gone");

  close(): void {
    clearInterval(this.#timer);
    removeEventListener("pagehide", this.#leave);
    this.#leave();
    this.#channel?.close();
  }
}
