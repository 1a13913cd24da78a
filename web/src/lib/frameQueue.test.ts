import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { runInFrame } from "./frameQueue";

let callbacks: FrameRequestCallback[] = [];
beforeEach(() =>
  vi.stubGlobal("requestAnimationFrame", (callback: FrameRequestCallback) => callbacks.push(callback)),
);
afterEach(() => {
  for (let frames = 0; callbacks.length && frames < 20; frames++) draw();
  vi.unstubAllGlobals();
});

function draw(): void {
  const due = callbacks;
  callbacks = [];
  for (const callback of due) callback(0);
}

test("each piece is done in a frame of its own, the urgent one first", () => {
  const done: string[] = [];
  runInFrame(1, () => done.push("log"));
  runInFrame(1, () => done.push("ground"));
  runInFrame(1, () => done.push("board"), true);
  const seen = [1, 2, 3].map(() => {
    draw();
    return done.join();
  });
  expect(seen).toEqual(["board", "board,log", "board,log,ground"]);
});

test("what is due later waits, and what is called off is not done", () => {
  const done: string[] = [];
  runInFrame(3, () => done.push("later"));
  runInFrame(1, () => done.push("never"))();
  draw();
  draw();
  expect(done).toEqual([]);
  draw();
  expect(done).toEqual(["later"]);
});

test("urgent work in every frame keeps nothing else waiting for ever", () => {
  let [news, log] = [0, 0];
  runInFrame(1, () => log++);
  runInFrame(
    1,
    function again() {
      if (++news < 8) runInFrame(1, again, true);
    },
    true,
  );
  for (let frames = 0; frames < 8; frames++) draw();
  expect([news, log]).toEqual([8, 1]);
});
