import { expect, test, vi } from "vitest";

import { changed, patient } from "./haste";

test("no tap counts for a moment after something has changed", () => {
  const now = vi.spyOn(performance, "now");
  const heard = (at: number): boolean => {
    now.mockReturnValue(at);
    const event = { preventDefault: vi.fn(), stopPropagation: vi.fn() };
    patient(event as unknown as MouseEvent);
    expect(event.preventDefault.mock.calls).toEqual(event.stopPropagation.mock.calls);
    return event.preventDefault.mock.calls.length === 0;
  };
  expect(heard(1000)).toBe(true);
  changed();
  expect([1100, 1500, 1501].map(heard)).toEqual([false, false, true]);
  now.mockRestore();
});
