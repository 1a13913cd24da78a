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
