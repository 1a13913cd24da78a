/** Push notices of this browser: its service worker, and its subscription at its maker's push service. */

import type { PushTarget } from "../generated/types";

/** Why this browser shows no push notices; null: it can. */
export type NoPush = "insecure" | "unsupported" | "denied";

export class PushRefused extends Error {
  constructor(readonly why: NoPush) {
    super(why);
  }
}

export function noPush(): NoPush | null {
  if (!isSecureContext) return "insecure";
  if (!("serviceWorker" in navigator) || !("PushManager" in globalThis) || !("Notification" in globalThis))
    return "unsupported";
  return null; // whether it is allowed is asked by a click, and only then
}

/** The service worker; only those who want notices, or have installed the app, get it. */
export async function worker(): Promise<ServiceWorkerRegistration> {
  // Its file is asked for anew every time: an old worker never outlives its server.
  await navigator.serviceWorker.register("./sw.js", { updateViaCache: "none" });
  return navigator.serviceWorker.ready;
}

/** Ask the reader and the browser for a subscription. Only ever called by a click. */
export async function subscribe(key: string): Promise<PushTarget> {
  const why = noPush();
  if (why) throw new PushRefused(why);
  if ((await Notification.requestPermission()) !== "granted") throw new PushRefused("denied");
  const { pushManager } = await worker();
  const old = await pushManager.getSubscription();
  if (old && base64(old.options.applicationServerKey) !== key) await old.unsubscribe(); // of another server
  try {
    const wish = { userVisibleOnly: true, applicationServerKey: bytes(key) };
    return targetOf(await pushManager.subscribe(wish));
  } catch {
    throw new PushRefused("unsupported"); // a browser whose push service cannot be reached
  }
}

/** This browser's subscription, if it has one: its address as the server knows it by. */
export async function ownDigest(): Promise<string | null> {
  if (noPush() === "insecure" || !("serviceWorker" in navigator)) return null;
  const registration = await navigator.serviceWorker.getRegistration();
  const found = await registration?.pushManager?.getSubscription();
  return found ? sha256(found.endpoint) : null;
}

function targetOf(found: PushSubscription): PushTarget {
  return {
    endpoint: found.endpoint,
    p256dh: base64(found.getKey("p256dh")),
    auth: base64(found.getKey("auth")),
  };
}

export function base64(buffer: ArrayBuffer | null): string {
  const letters = String.fromCharCode(...new Uint8Array(buffer ?? new ArrayBuffer(0)));
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

export function bytes(text: string): Uint8Array<ArrayBuffer> {
  const letters = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
