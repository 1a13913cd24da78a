/**
 * Detection of the same table in another tab, by BroadcastChannel. Tabs ask each other again and again, because a tab
 * that is closed or crashes need not say so: one that no longer answers is gone.
 */

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
