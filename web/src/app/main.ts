/** Where the page begins. */
import { mount } from "svelte";

import { games } from "../lib/api";
import App from "./App.svelte";

void games().catch(() => {}); // under way while the words are still coming
if (location.pathname.startsWith("/t/")) void import("./pages/Table.svelte").catch(() => {});
const target = document.getElementById("app");
if (target) mount(App, { target });

/** The worker keeps what this page is made of, also what came before it was there. */
async function keep(): Promise<void> {
  await navigator.serviceWorker.register("/sw.js");
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(performance.getEntriesByType("resource").map(({ name }) => name));
}

if (import.meta.env.PROD && "serviceWorker" in navigator) addEventListener("load", () => void keep().catch(() => {}));
