/** Parts of the page that others make; what is not there yet leaves its place empty. */

import type { Component } from "svelte";

const FOUND = import.meta.glob<{ default: Component<any> }>(
  [
    "../../../board/*.svelte",
    "../*.svelte",
    "../../../lobby/*.svelte",
    "../../../replay/*.svelte",
    "../../../chat/*.svelte",
    "../../../notes/*.svelte",
    "../../../around/*.svelte",
    "!../Game.svelte",
    "!../Log.svelte",
    "!**/Home.svelte",
  ],
  { eager: true },
);

export function slot(name: string): Component<any> | null {
  const path = Object.keys(FOUND).find((known) => known.endsWith(`/${name}.svelte`));
  return path ? FOUND[path]!.default : null;
}
