// The service worker: it shows notices, and a page of its own when the server cannot be reached. It keeps
// nothing else: every file comes from the server, so that a new version of the server is never masked.
const KEPT = "bakufu-offline";
const FILES = ["./offline.html", "./start.css", "./icon.svg"];

self.addEventListener("install", (event) => {
  const fresh = FILES.map((file) => new Request(file, { cache: "reload" }));
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(fresh)));
  self.skipWaiting();
});

self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || new URL(request.url).origin !== self.location.origin) return;
  if (request.mode === "navigate") event.respondWith(fetch(request).catch(() => kept("./offline.html")));
  // What the page without a server needs; with a server, the answer is always the server's.
  else if (FILES.some((file) => new URL(file, self.location.href).href === request.url))
    event.respondWith(fetch(request).catch(() => kept(request)));
});

async function kept(request) {
  return (await (await caches.open(KEPT)).match(request)) ?? Response.error();
}

self.addEventListener("push", (event) => event.waitUntil(show(told(event))));

function told(event) {
  try {
    return event.data.json();
  } catch (error) {
    return {}; // nothing that we sent
  }
}

async function show({ title = "Bakufu", body = "", url = "", tag = "bakufu", waiting = 0 }) {
  await badge(waiting);
  const icon = "./icon-192.png";
  await self.registration.showNotification(title, { body, tag, renotify: true, icon, data: { url } });
}

async function badge(count) {
  try {
    await (count ? self.navigator.setAppBadge(count) : self.navigator.clearAppBadge());
  } catch (error) {
    // this system shows no badges
  }
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.url ?? ""));
});

/** Show the table: in a page of ours that is open already, or in a new one. Never leave our own address. */
async function open(path) {
  const wanted = new URL(path.startsWith("#") ? `./${path}` : "./", self.location.href).href;
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((page) => page.url === wanted);
  if (there) return there.focus();
  return self.clients.openWindow(wanted);
}
