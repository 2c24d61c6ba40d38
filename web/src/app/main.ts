/** Entry point of the web app. */
import { mount } from "svelte";

import { gameOf, games, locale } from "../lib/api";
import { preferredLanguage } from "../lib/i18n.svelte";
import App from "./App.svelte";
import { openRoom, unpack } from "./rooms";

/** Preload what the first page will need while its messages are still loading. */
async function ahead(): Promise<void> {
  const [, page, name] = location.pathname.split("/");
  if (page === "t" && name) {
    void import("./pages/Table.svelte").catch(() => {});
    const game = (await gameOf(name)).name;
    await Promise.all([locale(preferredLanguage(), game), openRoom(game)]);
  } else if ((page === "rules" || page === "new") && name) {
    await Promise.all([games(), locale(preferredLanguage(), name), unpack(name)]);
  } else if (!page) {
    await games();
  }
}

void ahead().catch(() => {});
/** Warm up plural rules: building them is slow, and the page is only waiting for the network now. */
setTimeout(() => new Intl.PluralRules(preferredLanguage()).select(1));
const target = document.getElementById("app");
/** Mount in a task of its own, because evaluating the modules already took one. */
if (target) setTimeout(() => mount(App, { target }));

const LATER = 3000; // milliseconds: wait until the first page is drawn, so as not to compete with it

/** Register the service worker and have it cache the files loaded so far. */
async function keep(): Promise<void> {
  await navigator.serviceWorker.register("/sw.js");
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(performance.getEntriesByType("resource").map(({ name }) => name));
}

if (import.meta.env.PROD && "serviceWorker" in navigator) addEventListener("load", () => setTimeout(() => void keep().catch(() => {}), LATER));
