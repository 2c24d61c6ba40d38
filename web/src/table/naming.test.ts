import { expect, test } from "vitest";

import { unlike } from "./naming";

test("whoever gives no name is called unlike everybody else here", () => {
  expect(unlike("Hero", ["Ada", ""])).toBe("Hero");
  expect(unlike("Hero", ["HERO", "Ada"])).toBe("Hero 2");
  expect(unlike("Hero", ["Hero", "Hero 3", "Hero 2"])).toBe("Hero 4");
});
