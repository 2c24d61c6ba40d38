import { expect, test } from "vitest";

import { Carry } from "./carry";

const at = (clientX: number, clientY: number, pointerId = 1): PointerEvent => ({ button: 0, pointerId, clientX, clientY }) as PointerEvent;

function carried(): { carry: Carry<string>; calls: string[] } {
  const calls: string[] = [];
  const carry = new Carry<string>({
    take: ({ clientX }) => (clientX < 100 ? "card" : null),
    lift: (what) => void calls.push(`lift ${what}`),
    move: (what, { x, dy }) => void calls.push(`${what} at ${x}, ${dy} lower`),
    drop: (what, point) => void calls.push(`${what} ${point === null ? "back" : `let go at ${point.x}`}`),
  });
  return { carry, calls };
}

test("a press that hardly moves is a tap; one that moves is a drag", () => {
  const { carry, calls } = carried();
  carry.press(at(10, 10));
  carry.move(at(14, 12));
  carry.release(at(14, 12));
  expect(calls).toEqual([]);
  carry.press(at(10, 10));
  carry.move(at(40, 20));
  carry.move(at(50, 20, 2)); // another finger
  carry.release(at(60, 20));
  expect(calls).toEqual(["lift card", "card at 40, 10 lower", "card let go at 60"]);
});

test("a cancelled drag goes back, and what cannot be picked up stays", () => {
  const { carry, calls } = carried();
  carry.press(at(10, 10));
  carry.move(at(40, 20));
  carry.cancel(at(40, 20));
  carry.press(at(200, 10));
  carry.move(at(300, 20));
  carry.release(at(300, 20));
  expect(calls).toEqual(["lift card", "card at 40, 10 lower", "card back"]);
});

test("the click after a drag is swallowed; the next one is a tap again", () => {
  const { carry } = carried();
  const stopped: string[] = [];
  const click = { stopImmediatePropagation: () => void stopped.push("stopped"), preventDefault: () => undefined };
  carry.press(at(10, 10));
  carry.move(at(40, 20));
  carry.release(at(40, 20));
  carry.click(click);
  carry.click(click);
  expect(stopped).toEqual(["stopped"]);
});
