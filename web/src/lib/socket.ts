/**
 * Closes a socket. One that is still being opened is closed when it is open: a browser complains of the other way, as if
 * something had gone wrong.
 */
export function hangUp(socket: WebSocket | null): void {
  if (socket?.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
  else socket?.close();
}
