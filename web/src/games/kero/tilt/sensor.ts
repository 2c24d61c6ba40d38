/** Device sensors: orientation and motion, vibration, wake lock. */
import { raised } from "./tilt";

type Permission = "granted" | "denied" | "insecure" | "missing";

interface Asks {
  requestPermission?: () => Promise<string>;
}

/** Ask for permission. Some phones only allow it in a tap, and both sensors in the same one. */
export async function permission(): Promise<Permission> {
  if (!window.isSecureContext) return "insecure";
  if (typeof DeviceOrientationEvent === "undefined") return "missing";
  const asked = [DeviceOrientationEvent as Asks, globalThis.DeviceMotionEvent as Asks | undefined].map((each) => each?.requestPermission?.());
  try {
    const answers = await Promise.all(asked);
    if (answers.some((answer) => answer !== undefined && answer !== "granted")) return "denied";
  } catch {
    return "denied";
  }
  return (await speaks()) ? "granted" : "missing";
}

/** Whether a sensor reports anything within a second. */
function speaks(): Promise<boolean> {
  return new Promise((resolve) => {
    const done = (yes: boolean): void => {
      clearTimeout(timer);
      stop();
      resolve(yes);
    };
    const stop = angles(() => done(true));
    const timer = setTimeout(() => done(false), 1000);
  });
}

const STILL = 50; // ms

/**
 * Report every angle the phone is raised by. The returned function stops it. A phone at rest sends no
 * events, so its last angle is repeated until the sensor reports that it has none.
 */
export function angles(listener: (angle: number, now: number) => void): () => void {
  let last: number | null = null;
  let heard = 0;
  const say = (angle: number): void => {
    heard = performance.now();
    listener(angle, heard);
  };
  const hear = ({ beta, gamma }: DeviceOrientationEvent): void => {
    last = beta === null || gamma === null ? null : raised(beta, gamma);
    if (last !== null) say(last);
  };
  const timer = setInterval(() => {
    if (last !== null && performance.now() - heard >= STILL) say(last);
  }, STILL);
  addEventListener("deviceorientation", hear);
  return () => {
    clearInterval(timer);
    removeEventListener("deviceorientation", hear);
  };
}

/** Report every acceleration, without gravity. */
export function jolts(listener: (x: number, y: number, z: number, now: number) => void): () => void {
  const hear = ({ acceleration }: DeviceMotionEvent): void => {
    if (acceleration) listener(acceleration.x ?? 0, acceleration.y ?? 0, acceleration.z ?? 0, performance.now());
  };
  addEventListener("devicemotion", hear);
  return () => removeEventListener("devicemotion", hear);
}

/** Vibrate, if the device can and the user has interacted with the page. */
export function buzz(pattern: number | number[]): void {
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(pattern);
}

/** Keep the screen on, also after the page was hidden. The returned function stops it. */
export function awake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let over = false;
  const ask = async (): Promise<void> => {
    if (document.visibilityState !== "visible" || !("wakeLock" in navigator)) return;
    try {
      lock = await navigator.wakeLock.request("screen");
      if (over) await lock.release();
    } catch {
      // the device may refuse when its battery is low
    }
  };
  const again = (): void => void ask();
  document.addEventListener("visibilitychange", again);
  again();
  return () => {
    over = true;
    document.removeEventListener("visibilitychange", again);
    void lock?.release();
  };
}
