/** The shell works without a network; tables are never kept. */
const CACHE = "kaboodle-2";

/** The page, and what it loads before anything else. */
async function shell() {
  const cache = await caches.open(CACHE);
  const page = await fetch("/", { cache: "reload" });
  const text = await page.clone().text();
  const files = [...text.matchAll(/(?:src|href)="(\/(?:assets|icon)[^"]+)"/g)].map(([, file]) => file);
  await cache.put("/", page);
  await cache.addAll([...new Set(files)]);
}

self.addEventListener("install", (event) => {
  event.waitUntil(shell().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  const old = caches.keys().then((names) => names.filter((name) => name !== CACHE));
  const gone = old.then((names) => Promise.all(names.map((name) => caches.delete(name))));
  event.waitUntil(gone.then(() => self.clients.claim()));
});

const hashed = (url) => url.pathname.startsWith("/assets/");
const words = (url) => url.pathname.startsWith("/api/locale/") || url.pathname === "/api/games";

/** What a page had loaded before this worker was there is kept for it too. */
self.addEventListener("message", (event) => {
  const urls = event.data.filter((each) => hashed(new URL(each)) || words(new URL(each)));
  event.waitUntil(caches.open(CACHE).then((cache) => Promise.allSettled(urls.map((url) => cache.add(url)))));
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
  if (hashed(url)) event.respondWith(kept(request));
  else if (words(url)) event.respondWith(fresh(request, request));
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
