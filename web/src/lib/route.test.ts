import { expect, test } from "vitest";
import { route } from "./route.svelte";

function at(hash: string): [page: string, unknown: boolean] {
  route.hash = hash;
  return [route.page, route.unknown];
}

test("an address that names no table leads to the start page, which says so", () => {
  for (const hash of ["#/t/", "#/t", "#/replay/"]) expect(at(hash)).toEqual(["home", true]);
  expect(at("#/t/abc")).toEqual(["table", false]);
  expect(at("#/")).toEqual(["home", false]);
});
