import { describe, expect, test } from "vitest";

import { Reel } from "./reel.svelte";

describe("a replay's time", () => {
  test("runs as fast as is wanted, never past the next move, and is exact when it is stopped", () => {
    let local = 500;
    const reel = new Reel(() => local);
    reel.stand(10_000);
    expect(reel.run(12_000, 4)).toBe(500);
    local += 100;
    expect([reel.now(), reel.running]).toEqual([10_400, true]);
    reel.stop();
    local += 1000;
    expect([reel.now(), reel.running]).toEqual([10_400, false]);
    expect(reel.run(12_000, 1)).toBe(1600);
    local += 9999;
    expect(reel.now()).toBe(12_000);
  });

  test("another pace takes over where the last one was", () => {
    let local = 0;
    const reel = new Reel(() => local);
    reel.stand(0);
    reel.run(9000, 1);
    local = 1000;
    expect(reel.run(9000, 2)).toBe(4000);
    local = 1500;
    expect(reel.now()).toBe(2000);
  });
});
