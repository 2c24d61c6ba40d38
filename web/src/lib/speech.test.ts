import { expect, test } from "vitest";

import { Speech } from "./speech";

const speech = new Speech(
  "en",
  `seat = Seat { $number }
list = { $first } and { $last }
demo-motif-gold = shiny gold
demo-taken = { $seat } takes { $motif }.
demo-fight = A fight, with { $fighters }!
demo-pass = On to { $next_seat }.
demo-ended = The win goes to { $winners }.
demo-option = Title
    .about = Longer.
`,
);

test("seats become names, or numbers where nobody sits", () => {
  expect(speech.say("demo-taken", { seat: 0, motif: "x" }, ["Ada"])).toBe("Ada takes x.");
  expect(speech.say("demo-taken", { seat: 1, motif: "x" }, ["Ada"])).toBe("Seat 2 takes x.");
});

test("words of the game become messages, lists become lists", () => {
  expect(speech.say("demo-taken", { seat: 0, motif: "gold" }, ["Ada"])).toBe("Ada takes shiny gold.");
  expect(speech.say("demo-ended", { winners: [0, 1] }, ["Ada", "Bo"])).toBe("The win goes to Ada and Bo.");
  expect(speech.say("demo-fight", { fighters: [0, 1] }, ["Ada", "Bo"])).toBe("A fight, with Ada and Bo!");
  expect(speech.say("demo-pass", { next_seat: 1 }, ["Ada", "Bo"])).toBe("On to Bo.");
});

test("a title has its explanation, and a missing message shows its key", () => {
  expect(speech.about("demo-option")).toBe("Longer.");
  expect(speech.say("demo-none")).toBe("demo-none");
});
