/** Service worker: caches the app shell for offline use. Tables are never cached. */
const CACHE = "kaboodle-3";

/** Cache the page and the files it loads first. */
async function shell() {
  const page = await fetch("/", { cache: "reload" });
  const text = await page.clone().text();
  const files = [...text.matchAll(/(?:src|href)="(\/(?:assets|icon)[^"]+)"/g)].map(([, file]) => file);
  const answers = await Promise.all([...new Set(files)].map((file) => kept(file)));
  if (!page.ok || !answers.every(isFile)) throw new Error("the app is not whole: another time");
  await (await caches.open(CACHE)).put("/", page);
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

/** Caches what the page loaded before this worker took control. */
self.addEventListener("message", (event) => {
  const urls = event.data.filter((each) => hashed(new URL(each)) || words(new URL(each)));
  event.waitUntil(Promise.allSettled(urls.map((url) => (hashed(new URL(url)) ? kept(url) : fresh(url, url)))));
});

/** Whether a response is a file of the app, not an HTML page or an error in its place. */
const isFile = (answer) =>
  answer.ok && /^(text\/(css|javascript)|font\/|image\/)/.test(answer.headers.get("content-type") ?? "");

/** Cache first: a file with a hash in its name never changes. */
async function kept(request) {
  const cache = await caches.open(CACHE);
  const found = await cache.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (isFile(answer)) await cache.put(request, answer.clone());
  return answer;
}

/** Delete cached files of older app versions: those the current chunk list does not name. */
async function tidy() {
  const list = await fetch("/chunks.json").catch(() => Response.error());
  if (!list.ok || !list.headers.get("content-type")?.includes("json")) return;
  const named = new Set((await list.text()).match(/assets\/[^"]+/g));
  const cache = await caches.open(CACHE);
  const files = (await cache.keys()).filter(({ url }) => hashed(new URL(url)));
  const old = files.filter(({ url }) => !named.has(new URL(url).pathname.slice(1)));
  await Promise.all(old.map((file) => cache.delete(file)));
}

/** Network first, falling back to the cache. */
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
  else if (request.mode === "navigate" && !url.pathname.includes(".")) {
    const page = fresh(request, "/");
    event.respondWith(page);
    event.waitUntil(page.then(tidy)); // a page from a newer deployment names other files
  }
});

/** A click on a notification focuses the table's tab, or opens one. */
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
