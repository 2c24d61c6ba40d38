import { expect, test } from "vitest";

import { hint } from "./hint";
import type { KeroView, Tuarek } from "./types";

const view = (more: Partial<KeroView>): KeroView =>
  ({ turn: 0, asking: ["start"], chosen: 31, forgiven: false, tuareks: { thin: 0 } as Record<Tuarek, number>, ...more }) as KeroView;
const around = { me: 0, names: ["Ada", "Bo"], loose: 5, fuels: false, paced: true, roomy: true };
const t = (key: string, { owner, name }: Readonly<Record<string, unknown>> = {}): string => [key, owner, name].filter((part) => part !== undefined).join(" ");

test("before rolling: fuel where it can be paid for, else the dice; nothing for the player who waits", () => {
  expect(hint(view({}), { ...around, fuels: true }, t)).toBe("web-kero-hint-fuel Ada Bo");
  expect(hint(view({}), around, t)).toBe("web-kero-hint-dice Ada Bo");
  expect(hint(view({ chosen: 255 }), around, t)).toBe("web-kero-hint-tip");
  expect(hint(view({}), { ...around, me: 1 }, t)).toBe("");
});

test("rolling: what locks, and that nothing is left to roll", () => {
  const rolling = view({ asking: ["rolling"] });
  expect(hint(rolling, { ...around, roomy: false }, t)).toBe("web-kero-brief-rolling Ada Bo");
  expect(hint({ ...rolling, forgiven: true }, around, t)).toBe("web-kero-hint-forgiven Ada Bo");
  expect(hint(rolling, { ...around, loose: 0 }, t)).toBe("web-kero-nothing-loose");
});

test("a fuelling has a hint for every viewer, and a hurry only where time runs", () => {
  const fuelling = view({ asking: ["fuelling"] });
  expect(hint(fuelling, around, t)).toBe("web-kero-hint-filled Ada Bo");
  expect(hint(fuelling, { ...around, me: 1 }, t)).toBe("web-kero-hint-filling Ada Bo");
  expect(hint(fuelling, { ...around, me: 1, paced: false }, t)).toContain("web-kero-hint-hurry");
  expect(hint(fuelling, { ...around, me: null }, t)).toBe("web-kero-hint-fuelling Ada Bo");
});

test("KO-F4, KO-U3: the hint about five dice says what the asked player holds and has ordered, to that player alone", () => {
  const asked = (me: number | null, thin: number, always = false): string =>
    hint(view({ asking: ["thinning"], tuareks: { thin } as Record<Tuarek, number>, always }), { ...around, me }, t);
  expect(asked(1, 2)).toBe("web-kero-hint-asked Ada Bo");
  expect(asked(1, 0)).toBe("web-kero-hint-asked-none Ada Bo");
  expect([asked(1, 0, true), asked(1, 2, true)]).toEqual(Array(2).fill("web-kero-hint-asked-always Ada Bo"));
  for (const other of [0, null]) expect(new Set([asked(other, 0), asked(other, 2), asked(other, 0, true)])).toEqual(new Set(["web-kero-hint-thinning Ada Bo"]));
});
