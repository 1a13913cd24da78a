import { afterEach, expect, test, vi } from "vitest";
import { MapSelection } from "./mapSelection.svelte";

afterEach(() => void vi.useRealTimers());

test("a province that is pointed out in the log is no part of a choice", () => {
  const selection = new MapSelection();
  selection.show(new Map([[3, "can"]]), null);
  selection.point(3);
  expect(selection.pointedOut).toBe(3);
  expect(selection.highlighted.get(3)).toBe("can");
});

test("what is pointed out goes by itself, at a second click and with the next question", () => {
  vi.useFakeTimers();
  const selection = new MapSelection();
  selection.point(3);
  vi.runAllTimers();
  expect(selection.pointedOut).toBeNull();
  selection.point(3);
  selection.point(3);
  expect(selection.pointedOut).toBeNull();
  selection.point(4);
  selection.show(new Map([[1, "target"]]), null);
  expect(selection.pointedOut).toBeNull();
  vi.runAllTimers();
});
