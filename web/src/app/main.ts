/** Where the page begins. */
import { mount } from "svelte";

import { gameOf, games, locale } from "../lib/api";
import { preferredLanguage } from "../lib/i18n.svelte";
import App from "./App.svelte";
import { openRoom, unpack } from "./rooms";

/** What the first page will ask for is under way while the words are still coming. */
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
/** Counting in words is slow to learn: while the words are coming nothing else is to be done. */
setTimeout(() => new Intl.PluralRules(preferredLanguage()).select(1));
const target = document.getElementById("app");
/** In a turn of its own: reading all this took one. */
if (target) setTimeout(() => mount(App, { target }));

const LATER = 3000; // milliseconds: by then the page stands, and nothing is taken from it

/** The worker keeps what this page is made of, also what came before it was there. */
async function keep(): Promise<void> {
  await navigator.serviceWorker.register("/sw.js");
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(performance.getEntriesByType("resource").map(({ name }) => name));
}

if (import.meta.env.PROD && "serviceWorker" in navigator) addEventListener("load", () => setTimeout(() => void keep().catch(() => {}), LATER));
