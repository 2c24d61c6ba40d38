import { expect, test } from "vitest";

import { eye, seen, under } from "./camera";

test("unprojecting a point and projecting it again gives the point", () => {
  const far = eye(560, 286);
  for (const [x, y, z] of [[0, 0, 0], [-250, 120, 24], [200, -140, 60]] as const) {
    const [sx, sy] = seen(under(x, y, z, far), far);
    expect(sx).toBeCloseTo(x);
    expect(sy).toBeCloseTo(y);
  }
});
