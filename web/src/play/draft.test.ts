import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Ack, Draft } from "../generated/types";
import type { LiveTable } from "../lib/table.svelte";
import { api } from "../lib/api";
import { DraftKeeper } from "./draft.svelte";

/** A table whose server saves drafts, or answers nothing while it is offline. */
function tableOf(saved: number[]) {
  const server = { saved, online: true };
  const table = {
    id: "abc",
    token: "secret",
    view: { legal: [1, 2, 3] },
    draft: null as number[] | null,
    previewedDraft: null as Draft | null,
    unsaved: false,
    submitting: false,
    keepDraft: (moves: number[]): Promise<Ack> => {
      if (!server.online) return new Promise(() => undefined);
      server.saved = moves;
      return Promise.resolve({ type: "ack", seq: 1 } as Ack);
    },
  };
  vi.spyOn(api, "draft").mockImplementation(() =>
    server.online
      ? Promise.resolve({ type: "draft", moves: server.saved } as Draft)
      : Promise.reject(new Error("offline")),
  );
  return { server, table, keeper: new DraftKeeper(table as unknown as LiveTable) };
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it("loads what the server has, and saves nothing by looking", async () => {
  const { server, table, keeper } = tableOf([7, 8]);
  const saved = server.saved;
  const close = keeper.open("plan.0");
  await vi.advanceTimersByTimeAsync(5000);
  expect(table.draft).toEqual([7, 8]);
  close();
  await vi.advanceTimersByTimeAsync(5000);
  expect(server.saved).toBe(saved);
});

it("saves a change soon, and then keeps no copy of it", async () => {
  const { server, keeper } = tableOf([]);
  keeper.open("plan.0");
  keeper.keep([1, 2]);
  expect(keeper.waiting).toBe(true);
  expect(localStorage.length).toBe(1);
  await vi.advanceTimersByTimeAsync(1000);
  expect(server.saved).toEqual([1, 2]);
  expect(keeper.waiting).toBe(false);
  expect(localStorage.length).toBe(0);
});

it("finds what it could not save after a reload of the page, and saves it then", async () => {
  const before = tableOf([1]);
  before.keeper.open("plan.0");
  await vi.advanceTimersByTimeAsync(100);
  before.server.online = false;
  before.keeper.keep([1, 2]);
  await vi.advanceTimersByTimeAsync(1000);
  const after = tableOf([1]);
  after.keeper.open("plan.0");
  expect(after.table.draft).toEqual([1, 2]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(after.server.saved).toEqual([1, 2]);
  expect(localStorage.length).toBe(0);
});

it("leaves the copy of another question alone", async () => {
  const before = tableOf([]);
  before.server.online = false;
  before.keeper.open("plan.0");
  before.keeper.keep([1, 2]);
  const after = tableOf([3]);
  after.keeper.open("plan.1");
  await vi.advanceTimersByTimeAsync(1000);
  expect(after.table.draft).toEqual([3]);
  expect(after.server.saved).toEqual([3]);
});

it("sends what is still to be sent when the panel closes", async () => {
  const { server, keeper } = tableOf([]);
  const close = keeper.open("plan.0");
  keeper.keep([1, 2]);
  close();
  await vi.advanceTimersByTimeAsync(10);
  expect(server.saved).toEqual([1, 2]);
});

it("has a run only where the server has judged exactly this draft", async () => {
  const { table, keeper } = tableOf([]);
  keeper.open("plan.0");
  const preview = { moves: [], may_follow: [], run: [4, 5] };
  table.previewedDraft = { moves: [1], preview };
  keeper.keep([1, 2]);
  expect(await keeper.run()).toEqual([]);
  table.previewedDraft = { moves: [1, 2], preview };
  expect(await keeper.run()).toEqual([4, 5]);
});

it("waits for the server's word on a draft that came too early, so that no press of Ready is lost", async () => {
  const { table, keeper } = tableOf([]);
  const judge = table.keepDraft;
  let refusals = 2;
  table.keepDraft = (moves) => {
    if (refusals-- > 0) return Promise.reject({ refusal: { key: "command-stale" } });
    table.previewedDraft = { moves, preview: { moves: [], may_follow: [], run: [4, 5] } };
    return judge(moves);
  };
  keeper.open("plan.0");
  keeper.keep([1, 2]);
  const run = keeper.run();
  await vi.advanceTimersByTimeAsync(5000);
  expect(await run).toEqual([4, 5]);
});

it("hands in what was changed while the server judged the draft before", async () => {
  const { table, keeper } = tableOf([]);
  const judge = table.keepDraft;
  table.keepDraft = async (moves) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    table.previewedDraft = { moves, preview: { moves: [], may_follow: [], run: moves } };
    return judge(moves);
  };
  keeper.open("plan.0");
  keeper.keep([1, 2]);
  const run = keeper.run();
  await vi.advanceTimersByTimeAsync(100);
  keeper.keep([1, 2, 3]);
  await vi.advanceTimersByTimeAsync(5000);
  expect(await run).toEqual([1, 2, 3]);
});
