/** System notifications, for a player whose tab is hidden. Off until the user allows them. */
import { recall, remember } from "./storage";

/** Browsers allow no notifications over plain http from another machine. */
const supported = (): boolean => typeof Notification === "function" && isSecureContext;

let permission = $state(supported() ? Notification.permission : "denied");
let on = $state(recall("call") === "on");

/** Whether to offer notifications. False after the user has denied them in the browser. */
export const canNotify = (): boolean => permission !== "denied";
export const notifying = (): boolean => on && permission === "granted";

/** Turn notifications on or off, on a tap. The browser asks for permission the first time. */
export async function switchNotifications(): Promise<void> {
  if (!supported()) return;
  on = !notifying();
  if (on && permission === "default") permission = await Notification.requestPermission();
  remember("call", on ? "on" : "off");
}

/** Show a notification if the tab is hidden. The returned function closes it. */
export function notify(title: string, body: string): () => void {
  if (!notifying() || !document.hidden) return () => {};
  const options = { body, tag: location.pathname, icon: "/icon.svg", data: location.pathname };
  const shown = show(title, options).catch(() => () => {}); // the system may still refuse
  return () => void shown.then((close) => close());
}

/** Show it through the service worker, which phones require; without one, directly. */
async function show(title: string, options: NotificationOptions & { tag: string }): Promise<() => void> {
  const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  if (worker?.active) {
    await worker.showNotification(title, options);
    return () => void worker.getNotifications({ tag: options.tag }).then((all) => all.forEach((each) => each.close()));
  }
  const notice = new Notification(title, options);
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
  return () => notice.close();
}
