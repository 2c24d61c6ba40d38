import { expect, test } from "vitest";

import { dropped } from "./drag";

const me = { me: 1, aims: false };

test("a thing dropped on a target is chosen; elsewhere it goes back", () => {
  expect(dropped(me, "go forest", ["place-forest"])).toBe("go forest");
  expect(dropped(me, "go forest", ["place-cave"])).toBeNull();
  expect(dropped(me, "play fury", ["fighter-1", "stage"])).toBe("play fury");
  expect(dropped(me, "play fury", ["hand"])).toBeNull();
  expect(dropped({ me: 1, aims: true }, "play wasp-nest", ["seat-2"])).toBe("play wasp-nest on 2");
  expect(dropped({ me: 1, aims: true }, "play wasp-nest", ["stage"])).toBeNull();
  expect(dropped(me, "rob bone", ["seat-1"])).toBe("rob bone");
  expect(dropped(me, "rob bone", ["seat-0"])).toBeNull();
});
