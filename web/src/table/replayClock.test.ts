import { describe, expect, test } from "vitest";

import { ReplayClock } from "./replayClock.svelte";

describe("a replay's time", () => {
  test("runs at the given rate, never past the next move, and is exact when stopped", () => {
    let local = 500;
    const clock = new ReplayClock(() => local);
    clock.stand(10_000);
    expect(clock.run(12_000, 4)).toBe(500);
    local += 100;
    expect([clock.now(), clock.running]).toEqual([10_400, true]);
    clock.stop();
    local += 1000;
    expect([clock.now(), clock.running]).toEqual([10_400, false]);
    expect(clock.run(12_000, 1)).toBe(1600);
    local += 9999;
    expect(clock.now()).toBe(12_000);
  });

  test("a new rate continues from the current time", () => {
    let local = 0;
    const clock = new ReplayClock(() => local);
    clock.stand(0);
    clock.run(9000, 1);
    local = 1000;
    expect(clock.run(9000, 2)).toBe(4000);
    local = 1500;
    expect(clock.now()).toBe(2000);
  });
});
