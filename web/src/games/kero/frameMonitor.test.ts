import { expect, test } from "vitest";

import { FrameMonitor } from "./frameMonitor";

const run = (monitor: FrameMonitor, ms: number, frames: number): boolean[] => Array.from({ length: frames }, (_, i) => monitor.slow(1000 + i * ms));

test("a slow machine is reported once for every few frames", () => {
  expect(run(new FrameMonitor(), 40, 31).filter(Boolean)).toHaveLength(2);
  expect(run(new FrameMonitor(), 16, 31).filter(Boolean)).toHaveLength(0);
});

test("a pause is no slow frame", () => {
  const monitor = new FrameMonitor();
  for (let i = 0; i < 40; i++) {
    expect(monitor.slow(i * 500 + 1)).toBe(false);
    monitor.rest();
  }
});
