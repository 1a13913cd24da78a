import { afterEach, expect, it, vi } from "vitest";
import { FakeSocket } from "./socket.fixture";
import { visits } from "./prefs.svelte";
import { LiveTable } from "./table.svelte";

afterEach(() => vi.unstubAllGlobals());

function connected(): { table: LiveTable; server: FakeSocket } {
  vi.stubGlobal("WebSocket", FakeSocket);
  const table = new LiveTable("abc", "secret");
  FakeSocket.last.onopen();
  return { table, server: FakeSocket.last };
}

it("forgets the draft of the question that was answered", async () => {
  const { table, server } = connected();
  table.draft = [1, 2];
  const sent = table.submit([1, 2]);
  server.says({ type: "ack", id: server.sent.at(-1)!["id"], seq: 2 });
  await sent;
  expect(table.draft).toEqual([]);
  table.close();
});

it("keeps the draft of the next question, though the answer to the last one is acknowledged after it", async () => {
  const { table, server } = connected();
  table.draft = [];
  const sent = table.submit([8]);
  const { id } = server.sent.at(-1)!;
  table.draft = [5, 6]; // the next question was shown, and cards are laid
  server.says({ type: "ack", id, seq: 2 });
  await sent;
  expect(table.draft).toEqual([5, 6]);
  table.close();
});

it("waits for the server's word on the draft of a run that is taken back", async () => {
  const { table, server } = connected();
  table.draft = [];
  const sent = table.undo(true);
  expect(table.draft).toBeNull(); // what lies there stays until it is known
  server.says({ type: "draft", moves: [1, 2] });
  server.says({ type: "ack", id: server.sent.at(-1)!["id"], seq: 3 });
  await sent;
  expect(table.draft).toEqual([1, 2]);
  table.close();
});

it("has the draft that it had, where a run cannot be taken back", async () => {
  const { table, server } = connected();
  table.draft = [5];
  const sent = table.undo(true);
  server.says({ type: "refuse", id: server.sent.at(-1)!["id"], refusal: { key: "undo-barrier" }, words: "" });
  await expect(sent).rejects.toMatchObject({ refusal: { key: "undo-barrier" } });
  expect(table.draft).toEqual([5]);
  table.close();
});

/** An update in which this seat is asked, and its clock starts in a minute at the latest. */
function asking(seq: number, starts_at: number | null = Date.now() / 1000 + 60): Record<string, unknown> {
  const seats = [{ seat: 0, to_act: true, starts_at, due_at: starts_at && starts_at + 600 }];
  const view = { seat: 0, players: 3, legal: [1], to_act: [0], board: {}, outcome: null };
  return { type: "update", seq, table: { seats, game: "" }, view, events: [], events_from: 0, undo: false };
}

it("tells the server once that a seat has been shown what happened before it was asked", async () => {
  const { table, server } = connected();
  const told = (): unknown[] => server.sent.flatMap(({ type, seq }) => (type === "shown" ? [seq] : []));
  server.says(asking(3));
  await vi.waitFor(() => expect(told()).toEqual([3]));
  server.says(asking(3, Date.now() / 1000)); // the clock has started
  server.says(asking(4, null)); // no clock
  server.says(asking(5, Date.now() / 1000 - 3600)); // it has run for an hour
  server.says(asking(6));
  await vi.waitFor(() => expect(told()).toEqual([3, 6]));
  table.close();
});

it("notes no visit for a page that was left before its last update was shown", async () => {
  const { table, server } = connected();
  server.says(asking(3, null));
  await vi.waitFor(() => expect(visits.read("abc")?.seq).toBe(3));
  server.says(asking(4, null));
  table.close();
  await new Promise((done) => setTimeout(done, 300));
  table.use(undefined, undefined);
  expect(visits.read("abc")?.seq).toBe(3);
});

it("shows the secrets of a seat at a shared screen only from when its player takes the screen until it is asked nothing", async () => {
  const { table, server } = connected();
  table.share((view) => ({ ...view, board: "open" }));
  server.says(asking(3, null));
  await vi.waitFor(() => expect(table.view).not.toBeNull());
  expect(table.view!.board).toBe("open");
  table.lift();
  expect(table.view!.board).toEqual({});
  const idle = asking(4, null);
  const view = { ...(idle["view"] as object), legal: [], to_act: [] };
  server.says({ ...idle, view, table: { seats: [{ seat: 0, to_act: false }], game: "" } });
  await vi.waitFor(() => expect(table.seq).toBe(4));
  expect(table.view!.board).toBe("open");
  server.says(asking(5, null));
  await vi.waitFor(() => expect(table.seq).toBe(5));
  expect(table.view!.board).toBe("open");
  table.close();
});
