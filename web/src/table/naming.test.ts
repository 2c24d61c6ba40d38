import { expect, test } from "vitest";

import { fitting, unlike } from "./naming";

test("whoever gives no name is called unlike everybody else here", () => {
  expect(unlike("Hero", ["Ada", ""])).toBe("Hero");
  expect(unlike("Hero", ["HERO", "Ada"])).toBe("Hero 2");
  expect(unlike("Hero", ["Hero", "Hero 3", "Hero 2"])).toBe("Hero 4");
});

test("a name that is too long loses whole letters and whole pictures", () => {
  const family = "\u{1f468}\u200d\u{1f469}\u200d\u{1f467}\u200d\u{1f466}";
  expect(fitting("Ada")).toBe("Ada");
  expect(fitting("x".repeat(50))).toBe("x".repeat(40));
  expect(fitting(family.repeat(8))).toBe(family.repeat(5));
});
