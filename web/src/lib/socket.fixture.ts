/** The server's end of a socket, for tests. */
export class FakeSocket {
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
