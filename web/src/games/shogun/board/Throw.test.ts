import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import Throw from "../Throw.svelte";
import type { Event } from "../../../generated/types";
import { load } from "../../../lib/words";
import fights from "./samples/fights.json";

const seats = ["Aki", "Beni", "Chiyo", "Daigo", "Emi"];
const [lost, undecided] = fights as unknown as Event[][];

afterEach(() => vi.useRealTimers());

async function shown(
  events: Event[],
  speed: number,
  ondone = (): void => {},
  log: Event[] = [],
): Promise<{ target: HTMLElement; end: () => void }> {
  const words = (await load("en", "shogun")).at(seats);
  vi.useFakeTimers();
  const target = document.body.appendChild(document.createElement("div"));
  const part = mount(Throw, { target, props: { events, log, words, speed, ondone } });
  flushSync();
  return { target, end: () => void unmount(part) };
}

describe("a throw to watch", () => {
  it("tells the result at once at speed 0, and makes room after a while", async () => {
    const done = vi.fn();
    const { target, end } = await shown(lost!, 0, done);
    expect(target.querySelector(".result")?.textContent).toContain("fails");
    vi.advanceTimersByTime(3100);
    flushSync();
    expect(target.querySelector("section")).toBeNull();
    expect(done).toHaveBeenCalledOnce();
    end();
  });

  it("tells the result only when the cubes lie still", async () => {
    const { target, end } = await shown(lost!, 1);
    expect(target.querySelector(".result")).toBeNull();
    vi.advanceTimersByTime(2900);
    flushSync();
    expect(target.querySelector(".result")).not.toBeNull();
    end();
  });

  it("is about what was told before, and names the filling of the tower only where nothing was", async () => {
    const place = lost!.findIndex(({ key }) => key === "throw");
    const [before, thrown] = [lost!.slice(0, place), lost!.slice(place)];
    const fought = await shown(thrown, 1, undefined, before);
    expect(fought.target.querySelector(".headline")?.textContent).toContain("Chiyo attacks");
    fought.target.querySelector<HTMLElement>(".skip")!.click();
    flushSync();
    expect(fought.target.querySelector(".result")?.textContent).toContain("fails");
    fought.end();
    const filled = await shown([{ ...thrown[0]! }], 1, undefined, lost!);
    expect(filled.target.querySelector(".headline")?.textContent).toContain("filled before the first round");
    filled.end();
  });

  it("goes to the result by a click, and on to the next throw by another", async () => {
    const { target, end } = await shown([...lost!, ...undecided!], 1);
    const skip = (): void => {
      target.querySelector<HTMLElement>(".skip")!.click();
      flushSync();
    };
    skip();
    expect(target.querySelector(".result")?.textContent).toContain("fails");
    skip();
    expect(target.querySelector(".result")).toBeNull();
    skip();
    expect(target.querySelector(".result")?.textContent).toContain("neutral");
    end();
  });

  it("leaves the space bar to whoever is writing", async () => {
    const { target, end } = await shown(lost!, 1);
    const box = target.appendChild(document.createElement("textarea"));
    box.dispatchEvent(new KeyboardEvent("keydown", { key: " ", bubbles: true }));
    flushSync();
    expect(target.querySelector(".result")).toBeNull();
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: " ", bubbles: true }));
    flushSync();
    expect(target.querySelector(".result")).not.toBeNull();
    end();
  });
});
