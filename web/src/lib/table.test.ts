import { afterEach, expect, it, vi } from "vitest";
import { LiveTable } from "./table.svelte";

/** The server's end of a socket. */
class FakeSocket {
  static last: FakeSocket;
  sent: Record<string, unknown>[] = [];
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: () => void = () => undefined;
  constructor() {
    FakeSocket.last = this;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.onclose();
  }
  says(message: Record<string, unknown>): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

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
