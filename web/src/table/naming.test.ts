import { expect, test } from "vitest";

import { truncateName, uniqueName } from "./naming";

test("a player without a name gets one that nobody else at the table has", () => {
  expect(uniqueName("Hero", ["Ada", ""])).toBe("Hero");
  expect(uniqueName("Hero", ["HERO", "Ada"])).toBe("Hero 2");
  expect(uniqueName("Hero", ["Hero", "Hero 3", "Hero 2"])).toBe("Hero 4");
});

test("a name that is too long loses whole letters and whole pictures", () => {
  const family = "\u{1f468}\u200d\u{1f469}\u200d\u{1f467}\u200d\u{1f466}";
  expect(truncateName("Ada")).toBe("Ada");
  expect(truncateName("x".repeat(50))).toBe("x".repeat(40));
  expect(truncateName(family.repeat(8))).toBe(family.repeat(5));
});
