import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { flushSync } from "svelte";
import { poll } from "./poll";
import { reactive } from "./poll.fixture.svelte";
import { Refusal } from "./api";

let hidden = false;
beforeEach(() => {
  vi.useFakeTimers();
  hidden = false;
  Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
});
afterEach(() => vi.useRealTimers());

const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * 60_000);
function show(seen: boolean): void {
  hidden = !seen;
  document.dispatchEvent(new Event("visibilitychange"));
}

test("it looks at once, then at its pace, and not after it was stopped", async () => {
  const look = vi.fn(async () => undefined);
  const stop = poll(15_000, look);
  expect(look).toHaveBeenCalledTimes(1);
  await minutes(1);
  expect(look).toHaveBeenCalledTimes(5);
  stop();
  await minutes(5);
  expect(look).toHaveBeenCalledTimes(5);
});

test("nobody looks while the page is hidden, and it looks when it is seen again", async () => {
  const look = vi.fn(async () => undefined);
  const stop = poll(15_000, look);
  show(false);
  await minutes(60);
  expect(look).toHaveBeenCalledTimes(1);
  show(true);
  expect(look).toHaveBeenCalledTimes(2);
  show(false);
  show(true); // a moment later there is nothing new
  expect(look).toHaveBeenCalledTimes(2);
  await minutes(1);
  expect(look.mock.calls.length).toBeGreaterThan(4);
  stop();
});

test("what fails is tried less and less often, and no sooner than the server asked", async () => {
  const look = vi.fn(async () => {
    throw new Refusal("wait", "too-fast", "", 429, 300);
  });
  const stop = poll(15_000, look);
  await minutes(4);
  expect(look).toHaveBeenCalledTimes(1);
  await minutes(2);
  expect(look).toHaveBeenCalledTimes(2);
  stop();
});

test("an effect that polls is not run again by what the look reads and writes", async () => {
  const page = reactive((state) =>
    poll(15_000, async () => {
      state.infos = { ...state.infos, [state.looks]: await Promise.resolve(1) };
      state.looks++;
    }),
  );
  flushSync();
  await minutes(1);
  expect(page.state.looks).toBe(5);
  page.stop();
});
