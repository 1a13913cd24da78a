/**
 * Closes a WebSocket without a console warning: one that is still connecting is closed once it is open, because
 * browsers log an error otherwise.
 */
export function hangUp(socket: WebSocket | null): void {
  if (socket?.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
  else socket?.close();
}
