/** The service worker's own file, in a scope that notes what it asks of the browser: headless browsers show no notices. */

import { readFileSync } from "node:fs";
import { beforeEach, expect, test, vi } from "vitest";

const CODE = readFileSync("public/sw.js", "utf-8");
const AT = "https://games.example/sw.js";
type Handler = (event: object) => void;

const handlers = new Map<string, Handler>();
const showNotification = vi.fn(() => Promise.resolve());
const setAppBadge = vi.fn(() => Promise.resolve());
const openWindow = vi.fn(() => Promise.resolve());
const pages: { url: string; focus: () => void }[] = [];

beforeEach(() => {
  vi.clearAllMocks();
  pages.length = 0;
  const scope = {
    addEventListener: (kind: string, handler: Handler) => handlers.set(kind, handler),
    location: new URL(AT),
    navigator: { setAppBadge, clearAppBadge: setAppBadge },
    registration: { showNotification },
    clients: { matchAll: () => Promise.resolve(pages), openWindow },
  };
  new Function("self", CODE)(scope);
});

async function happens(kind: string, event: object): Promise<void> {
  let until: Promise<unknown> = Promise.resolve();
  handlers.get(kind)!({ ...event, waitUntil: (work: Promise<unknown>) => (until = work) });
  await until;
}

const click = (url: unknown): Promise<void> =>
  happens("notificationclick", { notification: { close: () => undefined, data: { url } } });

test("what is pushed is shown, with the number of tables that wait", async () => {
  const told = { title: "Your turn: Friday", body: "Shogun", url: "#/t/abc", tag: "bakufu.abc", waiting: 2 };
  await happens("push", { data: { json: () => told } });
  const shown = expect.objectContaining({ body: "Shogun", tag: "bakufu.abc", data: { url: "#/t/abc" } });
  expect(showNotification).toHaveBeenCalledWith("Your turn: Friday", shown);
  expect(setAppBadge).toHaveBeenCalledWith(2);
});

test("a push that says nothing shows no more than the name", async () => {
  await happens("push", { data: null });
  expect(showNotification).toHaveBeenCalledWith("Bakufu", expect.objectContaining({ body: "" }));
});

test("a click shows the page of the table that is open, or opens one", async () => {
  await click("#/t/abc");
  expect(openWindow).toHaveBeenCalledWith("https://games.example/#/t/abc");
  const focus = vi.fn();
  pages.push({ url: "https://games.example/#/t/abc", focus });
  await click("#/t/abc");
  expect(focus).toHaveBeenCalled();
  expect(openWindow).toHaveBeenCalledTimes(1);
});

test.each(["https://evil.example/", "//evil.example/", "javascript:alert(1)", "/elsewhere", undefined])(
  "a click never leaves our own address: %s",
  async (url) => {
    await click(url);
    expect(openWindow).toHaveBeenCalledWith("https://games.example/");
  },
);

test("of all requests, only pages and what the page without a server needs are looked at", () => {
  const asked = (url: string, mode = "cors"): boolean => {
    let answered = false;
    const request = { method: "GET", url, mode };
    vi.stubGlobal("fetch", () => new Promise(() => undefined));
    handlers.get("fetch")!({ request, respondWith: () => (answered = true) });
    vi.unstubAllGlobals();
    return answered;
  };
  expect(asked("https://games.example/", "navigate")).toBe(true);
  expect(asked("https://games.example/start.css")).toBe(true);
  expect(asked("https://games.example/assets/index.js")).toBe(false);
  expect(asked("https://games.example/api/tables")).toBe(false);
  expect(asked("https://elsewhere.example/", "navigate")).toBe(false);
});
