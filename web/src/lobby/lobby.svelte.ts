/** Lobby subscription: open tables over WebSocket, with HTTP polling as a fallback. */

import type { LobbyNews, TableInfo } from "../generated/types";
import { prefs } from "../lib/prefs.svelte";
import { hangUp } from "../lib/socket";
import { api } from "../lib/api";

const RECONNECT_DELAYS = [500, 1500, 4000, 15_000, 30_000];

export class LiveLobby {
  tables = $state.raw<TableInfo[]>([]);
  ready = $state(false); // the first list is there
  reachable = $state(true);

  private known = new Map<string, TableInfo>();
  private socket: WebSocket | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private tries = 0;
  private closed = false;

  constructor() {
    this.connect();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    hangUp(this.socket);
  }

  private connect(): void {
    const address = new URL("/ws", location.href);
    address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(address);
    this.socket = socket;
    socket.onopen = () => socket.send(JSON.stringify({ type: "lobby", lang: prefs.lang }));
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      const news = JSON.parse(data) as LobbyNews | { type: string };
      if (news.type !== "lobby") return;
      this.tries = 0;
      this.take(news as LobbyNews);
    };
    socket.onclose = () => {
      if (this.closed) return;
      void this.poll();
      const wait = RECONNECT_DELAYS[Math.min(this.tries++, RECONNECT_DELAYS.length - 1)]!;
      this.timer = setTimeout(() => this.back(), wait * (0.75 + Math.random() / 2));
    };
  }

  /** Nobody waits for the list in a page that is not seen. */
  private back(): void {
    if (this.closed) return;
    if (document.hidden) document.addEventListener("visibilitychange", () => this.back(), { once: true });
    else this.connect();
  }

  private take(news: LobbyNews): void {
    if (news.whole) this.known.clear();
    for (const table of news.tables) this.known.set(table.id, table);
    for (const id of news.gone) this.known.delete(id);
    this.show();
  }

  private async poll(): Promise<void> {
    try {
      const [waiting, playing] = await Promise.all([
        api.tables("?status=waiting"),
        api.tables("?status=playing"),
      ]);
      this.known = new Map([...waiting, ...playing].map((table) => [table.id, table]));
      this.show();
    } catch {
      this.reachable = false;
      this.ready = true;
    }
  }

  private show(): void {
    this.tables = [...this.known.values()].sort((a, b) => b.created_at - a.created_at);
    this.ready = true;
    this.reachable = true;
  }
}
