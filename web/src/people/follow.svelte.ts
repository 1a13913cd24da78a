/** Settings that follow whoever is signed in: taken from the account once, and sent there when they change. */

import { LANGUAGES } from "../lib/languages";
import { prefs } from "../lib/prefs.svelte";
import { session } from "../lib/session.svelte";
import { account } from "./account";

const QUIET = 1500; // milliseconds without a further change
const FOLLOWING = [
  "lang",
  "theme",
  "tint",
  "sound",
  "volume",
  "speed",
  "stepwise",
  "confirm",
  "forced",
  "answers",
] as const;

/** The settings that follow, as they are now; a reminder of the browser is a matter of the device. */
export function settings(): Record<string, unknown> {
  return Object.fromEntries(FOLLOWING.map((name) => [name, $state.snapshot(prefs[name])]));
}

/** Take over what is known here and has the right kind; another version may have kept something else. */
export function apply(kept: Record<string, unknown>): void {
  for (const name of FOLLOWING) {
    const value = kept[name];
    const alike = name === "tint" ? typeof value === "string" : typeof value === typeof prefs[name];
    if (value === null || value === undefined || !alike) continue;
    if (name === "lang" && !(LANGUAGES as readonly unknown[]).includes(value)) continue;
    Object.assign(prefs, { [name]: value });
  }
  prefs.save();
}

let following = "";

/** Begin once for each session; the changes are noticed as long as the page is open. */
export async function follow(): Promise<void> {
  const token = session.token;
  if (token === null || following === token) return;
  following = token;
  const me = await account.me();
  if (session.token !== token) return;
  session.rename(me.name);
  apply(me.settings);
  let sent = JSON.stringify(me.settings);
  const stop = $effect.root(() => {
    $effect(() => {
      if (session.token !== token) return void stop();
      const now = JSON.stringify(settings());
      if (now === sent) return;
      const timer = setTimeout(() => {
        sent = now;
        account.change({ settings: JSON.parse(now) as object, language: prefs.lang }).catch(() => undefined);
      }, QUIET);
      return () => clearTimeout(timer);
    });
  });
}
