import { afterAll, expect, test, vi } from "vitest";

const refused = vi.hoisted(() => {
  const refused = vi.fn(() => Promise.reject(new TypeError("no notices here")));
  vi.stubGlobal("isSecureContext", true);
  vi.stubGlobal("Notification", Object.assign(class {}, { permission: "granted" }));
  vi.stubGlobal("document", { hidden: true });
  vi.stubGlobal("location", { pathname: "/t/x" });
  vi.stubGlobal("navigator", { serviceWorker: { getRegistration: async () => ({ active: {}, showNotification: refused }) } });
  return refused;
});
afterAll(() => vi.unstubAllGlobals());

test("a notification that the system refuses causes no error", async () => {
  vi.resetModules(); // another test may have loaded it where notifications are not supported
  const { notify, switchNotifications } = await import("./notify.svelte");
  await switchNotifications();
  notify("Your turn", "Pig")();
  await vi.waitUntil(() => refused.mock.calls.length > 0);
  await new Promise((done) => setTimeout(done)); // an unhandled rejection would surface now
  expect(refused).toHaveBeenCalledOnce();
});
