/** The shell works without a network; tables are never cached. */
const CACHE = "kaboodle-1";

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.add("/")).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  const old = caches.keys().then((names) => names.filter((name) => name !== CACHE));
  event.waitUntil(old.then((names) => Promise.all(names.map((name) => caches.delete(name)))));
});

/** What has a hash in its name never changes. */
async function kept(request) {
  const cache = await caches.open(CACHE);
  const found = await cache.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

/** Fresh if it can be had, else as it was. */
async function fresh(request, key) {
  const cache = await caches.open(CACHE);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(key, answer.clone());
    return answer;
  } catch {
    return (await cache.match(key)) ?? Response.error();
  }
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (url.pathname.startsWith("/assets/")) event.respondWith(kept(request));
  else if (url.pathname.startsWith("/api/locale/")) event.respondWith(fresh(request, request));
  else if (request.mode === "navigate" && !url.pathname.includes(".")) event.respondWith(fresh(request, "/"));
});

/** Whoever answers a call comes back to the table it was about. */
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const path = event.notification.data;
  const open = self.clients.matchAll({ type: "window" });
  event.waitUntil(
    open.then((tabs) => {
      const tab = tabs.find((each) => new URL(each.url).pathname === path);
      return tab ? tab.focus() : self.clients.openWindow(path);
    }),
  );
});
