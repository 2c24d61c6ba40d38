/** Where the page begins. */
import { mount } from "svelte";

import { games } from "../lib/api";
import App from "./App.svelte";

void games().catch(() => {}); // under way while the words are still coming
if (location.pathname.startsWith("/t/")) void import("./pages/Table.svelte").catch(() => {});
const target = document.getElementById("app");
if (target) mount(App, { target });

if (import.meta.env.PROD && "serviceWorker" in navigator) {
  addEventListener("load", () => void navigator.serviceWorker.register("/sw.js").catch(() => {}));
}
