import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { reloadIfRenewed } from "./renewed";

const page = (build: string): string => `<html><head><meta name="build" content="${build}" /></head></html>`;

beforeEach(() => {
  document.head.innerHTML = '<meta name="build" content="one" />';
  sessionStorage.clear();
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.head.innerHTML = "";
});

function serving(html: string, ok = true): () => Promise<number> {
  vi.stubGlobal("fetch", () => Promise.resolve({ ok, text: () => Promise.resolve(html) }));
  const reload = vi.fn();
  return async () => {
    await reloadIfRenewed(reload);
    return reload.mock.calls.length;
  };
}

it("stays as long as the server's page is the same", async () => {
  expect(await serving(page("one"))()).toBe(0);
});

it("is loaded anew for a new build, but only once", async () => {
  const ask = serving(page("two"));
  expect(await ask()).toBe(1);
  expect(await ask()).toBe(1);
});

it("stays where the server has no page, or says nothing of its build", async () => {
  expect(await serving(page("two"), false)()).toBe(0);
  expect(await serving("<html></html>")()).toBe(0);
});

it("stays while the server is away", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("away")));
  const reload = vi.fn();
  await reloadIfRenewed(reload);
  expect(reload).not.toHaveBeenCalled();
});
