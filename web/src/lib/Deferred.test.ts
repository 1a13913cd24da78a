import { flushSync, mount, unmount, type Component } from "svelte";
import { describe, expect, it } from "vitest";
import MuteButton from "../play/MuteButton.svelte";
import Deferred from "./Deferred.svelte";
import { load, type Words } from "./words";

type Loader = () => Promise<{ default: Component<{ words: Words }> }>;

async function shown(loader: Loader) {
  const words = await load("en");
  const target = document.body.appendChild(document.createElement("div"));
  const deferred = mount(Deferred<{ words: Words }>, {
    target,
    props: { load: loader, props: { words }, words },
  });
  const settled = async (): Promise<void> => {
    await new Promise((done) => setTimeout(done));
    flushSync();
  };
  return { target, settled, words, end: () => void unmount(deferred) };
}

describe("a component that is fetched when it is first shown", () => {
  it("appears when it has come", async () => {
    let arrive!: () => void;
    const arrival = new Promise<void>((done) => (arrive = done));
    const { target, settled, words, end } = await shown(() => arrival.then(() => ({ default: MuteButton })));
    expect(target.querySelector("[role=status]")?.textContent).toBe(words.say("web-lobby-loading"));
    arrive();
    await settled();
    expect(target.querySelector("[role=status]")).toBeNull();
    expect(target.querySelectorAll("button")).toHaveLength(1);
    end();
  });

  it("says that the server cannot be reached, and is fetched again on request", async () => {
    let online = false;
    const loader: Loader = () =>
      online ? Promise.resolve({ default: MuteButton }) : Promise.reject(new TypeError("offline"));
    const { target, settled, words, end } = await shown(loader);
    await settled();
    expect(target.querySelector("[role=alert]")?.textContent).toBe(words.say("web-lobby-advice-server"));
    online = true;
    target.querySelector("button")!.click();
    await settled();
    expect(target.querySelector("[role=alert]")).toBeNull();
    expect(target.querySelectorAll("button")).toHaveLength(1);
    end();
  });
});
