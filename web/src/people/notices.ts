/** Requests about notices: what a person wishes to be told, and over which channels; a guest's devices. */

import type {
  AddChannel,
  AddedChannel,
  Done,
  GuestPush,
  NoticesInfo,
  PushTarget,
  Wishes,
} from "../generated/types";
import { call } from "../lib/api";
import { prefs } from "../lib/prefs.svelte";
import { session } from "../lib/session.svelte";

const ask = <T>(method: string, path: string, body?: unknown): Promise<T> =>
  call<T>(method, `/api/me/notices${path}`, prefs.lang, session.token, body);

const guest = <T>(method: string, table: string, token: string, body?: unknown): Promise<T> =>
  call<T>(method, `/api/tables/${encodeURIComponent(table)}/push`, prefs.lang, token, body);

export const zone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";

export const notices = {
  info: () => ask<NoticesInfo>("GET", ""),
  wish: (wishes: Wishes) => ask<Wishes>("PUT", "", wishes),
  add: (channel: Omit<AddChannel, "zone">) =>
    ask<AddedChannel>("POST", "/channels", { ...channel, zone: zone() }),
  turn: (channel: string, enabled: boolean) => ask<Done>("PUT", "/channels", { channel, enabled }),
  remove: (channel: string) => ask<Done>("DELETE", `/channels?channel=${channel}`),
  test: (channel: string) => ask<Done>("POST", `/test?channel=${channel}`),
};

export const guestNotices = {
  info: (table: string, token: string) => guest<GuestPush>("GET", table, token),
  add: (table: string, token: string, target: PushTarget) => guest<Done>("POST", table, token, target),
  remove: (table: string, token: string) => guest<Done>("DELETE", table, token),
};
