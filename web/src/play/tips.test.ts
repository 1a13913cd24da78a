import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import Tips from "./Tips.svelte";

let shown: Record<string, unknown>;
beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `<button id="card">a</button><button id="space" data-tip="what it does">b</button>`;
  shown = mount(Tips, { target: document.body });
  flushSync();
});
afterEach(() => {
  void unmount(shown);
  vi.useRealTimers();
});

let x = 0;
async function over(id: string, moves = true): Promise<boolean> {
  if (moves) x++;
  pointer("pointerover", id);
  await vi.advanceTimersByTimeAsync(1000);
  flushSync();
  return document.querySelector("[role=tooltip]") !== null;
}

function pointer(type: string, id: string): void {
  document
    .getElementById(id)!
    .dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: "mouse", clientX: x }));
  flushSync();
}

test("a pointer that rests on something is told what it is", async () => {
  expect(await over("space")).toBe(true);
});

test("where something was dropped nothing is told until the pointer has left it: it would cover the next card", async () => {
  pointer("pointerup", "space");
  expect(await over("space")).toBe(false);
  expect(await over("card")).toBe(false);
  expect(await over("space")).toBe(true);
});

test("what comes to lie under a pointer that rests tells nothing until that moves", async () => {
  expect(await over("card")).toBe(false);
  expect(await over("space", false)).toBe(false);
  x++;
  pointer("pointermove", "space");
  await vi.advanceTimersByTimeAsync(1000);
  flushSync();
  expect(document.querySelector("[role=tooltip]")).not.toBeNull();
});

test("a window of another size closes what is told about the old one", async () => {
  expect(await over("space")).toBe(true);
  dispatchEvent(new Event("resize"));
  flushSync();
  expect(document.querySelector("[role=tooltip]")).toBeNull();
});
