import { describe, expect, it } from "vitest";

import { isLoopback, readdressed } from "./reach.svelte";

describe("a host name", () => {
  it.each(["127.0.0.1", "127.8.0.1", "localhost", "bakufu.localhost", "[::1]", "::1"])(
    "%s means this machine",
    (host) => expect(isLoopback(host)).toBe(true),
  );
  it.each([
    "192.168.1.20",
    "10.0.0.1",
    "example.org",
    "localhost.example.org",
    "[2001:db8::1]",
    "1127.0.0.1",
  ])("%s is known to other machines", (host) => expect(isLoopback(host)).toBe(false));
});

describe("a link by another address", () => {
  it("leads to the same place", () =>
    expect(readdressed("http://127.0.0.1:8000/#/t/abc/invite/xyz", "http://192.168.1.20:8000")).toBe(
      "http://192.168.1.20:8000/#/t/abc/invite/xyz",
    ));
});
