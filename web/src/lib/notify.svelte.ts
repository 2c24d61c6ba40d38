/** Calls somebody back who looks elsewhere: a notice of the system's own, where that was allowed. */
import { recall, remember } from "./storage";

/** Over plain http from another machine there are no notices. */
const supported = (): boolean => typeof Notification === "function" && isSecureContext;

let permission = $state(supported() ? Notification.permission : "denied");
let on = $state(recall("call") === "on");

/** Whether it is worth offering. Who has said no to the browser is not asked again. */
export const canNotify = (): boolean => permission !== "denied";
export const notifying = (): boolean => on && permission === "granted";

/** By a tap: the first time the browser asks whether it may. */
export async function switchNotifications(): Promise<void> {
  if (!supported()) return;
  on = !notifying();
  if (on && permission === "default") permission = await Notification.requestPermission();
  remember("call", on ? "on" : "off");
}

/** Says it, if nobody looks; the answer takes it back. */
export function notify(title: string, body: string): () => void {
  if (!notifying() || !document.hidden) return () => {};
  const options = { body, tag: location.pathname, icon: "/icon.svg", data: location.pathname };
  const shown = show(title, options).catch(() => () => {}); // the system may refuse all the same
  return () => void shown.then((close) => close());
}

/** Phones show notices only through the service worker; desks without one show them all the same. */
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
