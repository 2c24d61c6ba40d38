import { expect, test, vi } from "vitest";

import { blockTaps, guardTaps } from "./tapGuard";

test("no tap counts for a moment after something has changed", () => {
  const now = vi.spyOn(performance, "now");
  const heard = (at: number, detail = 1): boolean => {
    now.mockReturnValue(at);
    const event = { detail, preventDefault: vi.fn(), stopPropagation: vi.fn() };
    guardTaps(event as unknown as MouseEvent);
    expect(event.preventDefault.mock.calls).toEqual(event.stopPropagation.mock.calls);
    return event.preventDefault.mock.calls.length === 0;
  };
  expect(heard(1000)).toBe(true);
  blockTaps();
  expect([1100, 1500, 1501].map((at) => heard(at))).toEqual([false, false, true]);
  expect(heard(1100, 0)).toBe(true); // keyboard
  now.mockRestore();
});
