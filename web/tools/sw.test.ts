/** Tests of the service worker's cache. */
import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";

import { expect, test } from "vitest";

const HERE = "https://table.test";
const SCRIPT = { "content-type": "text/javascript; charset=utf-8" };
const PAGE = { "content-type": "text/html; charset=utf-8" };

type Listener = (event: object) => void;

/** Runs the worker in a mocked world that serves these files; `kept` is its cache. */
function worker(served: Map<string, Response>, kept = new Map<string, Response>()) {
  const listeners = new Map<string, Listener>();
  const address = (what: string | { url: string }) => new URL(typeof what === "string" ? what : what.url, HERE).href;
  const cache = {
    match: async (what: string) => kept.get(address(what))?.clone(),
    put: async (what: string, answer: Response) => void kept.set(address(what), answer),
    keys: async () => [...kept.keys()].map((url) => ({ url })),
    delete: async (what: { url: string }) => kept.delete(what.url),
  };
  const world = {
    URL,
    Response,
    location: new URL(HERE),
    caches: { open: async () => cache, keys: async () => [] },
    fetch: async (what: string) =>
      served.get(new URL(address(what)).pathname)?.clone() ?? Response.json({ error: "not-found" }, { status: 404 }),
    self: {
      addEventListener: (kind: string, listener: Listener) => void listeners.set(kind, listener),
      skipWaiting: async () => {},
    },
  };
  runInNewContext(readFileSync("public/sw.js", "utf8"), world);
  const tell = async (kind: string, more: object = {}) => {
    const work: Promise<unknown>[] = [];
    const wait = (promise: Promise<unknown>) => void work.push(promise);
    listeners.get(kind)?.({ waitUntil: wait, respondWith: wait, ...more });
    await Promise.all(work);
  };
  const asks = (path: string, mode = "cors") =>
    tell("fetch", { request: { url: HERE + path, method: "GET", mode } });
  return { tell, asks, paths: () => [...kept.keys()].map((url) => new URL(url).pathname).sort() };
}

test("a page in a file's place is not kept as that file", async () => {
  const served = new Map([["/assets/a.js", new Response("<!doctype html>", { headers: PAGE })]]);
  const { asks, tell, paths } = worker(served);
  await asks("/assets/a.js");
  await tell("message", { data: [`${HERE}/assets/a.js`, `${HERE}/assets/none.js`] });
  expect(paths()).toEqual([]);
  served.set("/assets/a.js", new Response("1", { headers: SCRIPT }));
  await asks("/assets/a.js");
  expect(paths()).toEqual(["/assets/a.js"]);
});

test("an app that is not whole is not installed", async () => {
  const page = '<script src="/assets/a.js"></script>';
  const served = new Map([["/", new Response(page, { headers: PAGE })]]);
  const { tell, paths } = worker(served);
  await expect(tell("install")).rejects.toThrow("not whole");
  expect(paths()).toEqual([]);
  served.set("/assets/a.js", new Response("1", { headers: SCRIPT }));
  await tell("install");
  expect(paths()).toEqual(["/", "/assets/a.js"]);
});

test("after a fresh page the files of an older app go", async () => {
  const kept = new Map(["/assets/old.js", "/assets/new.js", "/api/games"].map((path) => [HERE + path, new Response("")]));
  const served = new Map([["/", new Response("new", { headers: PAGE })]]);
  const { asks, paths } = worker(served, kept);
  await asks("/", "navigate");
  expect(paths()).toHaveLength(4); // without the chunk list, no file is known to be old
  const list = { "src/a.ts": { file: "assets/new.js", css: ["assets/new.css"] } };
  served.set("/chunks.json", Response.json(list));
  await asks("/", "navigate");
  expect(paths()).toEqual(["/", "/api/games", "/assets/new.js"]);
});
