import { SvelteMap } from "svelte/reactivity";
import { expect, it, vi } from "vitest";
import type { Ack } from "../generated/types";
import type { LiveTable } from "../lib/table.svelte";
import { Decider } from "./decider.svelte";

it("goes on by itself also where a position comes before the word that the move before it was taken", async () => {
  const sent: number[][] = [];
  let taken: (ack: Ack) => void = () => undefined;
  const table = {
    seq: 1,
    view: { legal: [7, 8] },
    submit: (moves: number[]) => {
      sent.push(moves);
      return new Promise<Ack>((resolve) => (taken = resolve));
    },
  };
  const decider = new Decider(table as unknown as LiveTable);
  const first = decider.play([7]);
  Object.assign(table, { seq: 2, view: { legal: [8] } });
  void decider.answer(8);
  taken({ type: "ack", seq: 2 } as Ack);
  await first;
  await vi.waitFor(() => expect(sent).toEqual([[7], [8]]));
});

it("takes no second answer to a question before what came of the first one is on the screen", async () => {
  const sent: number[][] = [];
  const submit = (moves: number[]) => Promise.resolve({ type: "ack", seq: sent.push(moves) + 1 } as Ack);
  const table = { seq: 1, view: { legal: [7, 8] }, submit };
  const decider = new Decider(table as unknown as LiveTable);
  await decider.play([7]);
  expect(decider.busy).toBe(true);
  await decider.play([8]);
  expect(sent).toEqual([[7]]);
  Object.assign(table, { seq: 2, view: { legal: [8] } });
  await decider.play([8]);
  expect(sent).toEqual([[7], [8]]);
});

it("hands in a draft once, however often it is pressed while the server judges it", async () => {
  const sent: number[][] = [];
  const submit = (moves: number[]) => Promise.resolve({ type: "ack", seq: sent.push(moves) + 1 } as Ack);
  const table = { seq: 1, view: { legal: [7, 8] }, submit };
  const decider = new Decider(table as unknown as LiveTable);
  let judged: (run: number[]) => void = () => undefined;
  decider.draft.run = () => new Promise((resolve) => (judged = resolve));
  const first = decider.playDraft();
  expect(decider.busy).toBe(true);
  const second = decider.playDraft();
  judged([7, 8]);
  expect(await first).toBe(true);
  await second;
  expect(sent).toEqual([[7, 8]]);
});

it("says that an incomplete draft was not handed in", async () => {
  const table = { seq: 1, view: { legal: [7, 8] } };
  const decider = new Decider(table as unknown as LiveTable);
  decider.draft.run = () => Promise.resolve([]);
  expect(await decider.playDraft()).toBe(false);
  expect(decider.busy).toBe(false);
});

it("asks the same question while others move beside it, and another one after every move of its own", async () => {
  const now = new SvelteMap<string, unknown>();
  const arrives = (seq: number, legal: number[]) => now.set("seq", seq).set("view", { legal });
  const submit = () => Promise.resolve({ type: "ack", seq: 3 } as Ack);
  const table = { get seq() { return now.get("seq"); }, get view() { return now.get("view"); }, submit }; // prettier-ignore
  const decider = new Decider(table as unknown as LiveTable);
  arrives(1, [7, 8]);
  const first = decider.question;
  arrives(2, [7, 8]);
  expect(decider.question).toBe(first);
  await decider.play([7]);
  const second = decider.question;
  expect(second).not.toBe(first);
  arrives(3, [8]);
  expect(decider.question).not.toBe(second);
  arrives(4, []);
  const waiting = decider.question;
  arrives(5, []);
  expect(decider.question).not.toBe(waiting);
});

it("does not tell of an answer by itself once what it led to has been shown and the notice is forgotten", async () => {
  let taken: (ack: Ack) => void = () => undefined;
  const submit = () => new Promise<Ack>((resolve) => (taken = resolve));
  const table = { seq: 1, view: { legal: [8] }, submit };
  const decider = new Decider(table as unknown as LiveTable);
  const answered = decider.answer(8);
  Object.assign(table, { seq: 2, view: { legal: [7, 9] } }); // the planning that follows comes before the ack
  decider.autoPlayedMove = null;
  taken({ type: "ack", seq: 2 } as Ack);
  await answered;
  expect(decider.autoPlayedMove).toBeNull();
});

it("does not tell of an answer by itself that was refused", async () => {
  const table = { seq: 1, view: { legal: [8] }, submit: () => Promise.reject({ type: "refuse" }) };
  const decider = new Decider(table as unknown as LiveTable);
  await decider.answer(8);
  expect(decider.autoPlayedMove).toBeNull();
});

it("asks before it ends a decision where something is ticked and not taken", async () => {
  const sent: number[][] = [];
  const submit = (moves: number[]) => Promise.resolve({ type: "ack", seq: sent.push(moves) } as Ack);
  const table = { seq: 1, view: { legal: [7, 8] }, submit };
  const decider = new Decider(table as unknown as LiveTable);
  await decider.end(8, "Bizen is chosen");
  expect(sent).toEqual([]);
  expect(decider.untaken).toBe("Bizen is chosen");
  decider.forget();
  await decider.confirm();
  expect(sent).toEqual([]);
  await decider.end(8, "Inaba is chosen");
  expect(sent).toEqual([]);
  await decider.end(8, "Inaba is chosen");
  expect(sent).toEqual([[8]]);
});

it("ends a decision at once where nothing is ticked", async () => {
  const sent: number[][] = [];
  const submit = (moves: number[]) => Promise.resolve({ type: "ack", seq: sent.push(moves) } as Ack);
  const table = { seq: 1, view: { legal: [7, 8] }, submit };
  const decider = new Decider(table as unknown as LiveTable);
  await decider.end(8);
  expect(sent).toEqual([[8]]);
});
