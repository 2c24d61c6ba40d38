/** What Pig brings with it. */
import type { Kit } from "@kaboodle/stage/kit";

import type { PigView } from "./view";

const DIE = `<rect x="3" y="3" width="18" height="18" rx="4" fill="#fff" stroke="#33222e" stroke-width="2"/><circle cx="12" cy="12" r="2.500" fill="#33222e"/>`;

const kit: Kit<PigView> = {
  pictures: { die: DIE },
  sign: ({ key }) => (key === "pig-rolled" ? "die" : null),
  badges: (view, seat) => [{ picture: "die", count: view.scores[seat] ?? 0, words: "web-pig-has-points" }],
};

export default kit;
