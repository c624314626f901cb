// The catalogue as the page speaks it.
import { expect, test } from "vitest";

import { named, say, told } from "../src/words/say";
import { count, signed } from "../src/words/words";

test("values stand where the text names them", () => {
  expect(say("table.wins_by", { player: "Bob", by: 3 })).toBe("Bob wins by 3.");
});

test("one thing is spoken of in another number than several, and none like several", () => {
  expect([0, 1, 2].map((n) => count(n, "counted.cards"))).toEqual(["0 cards", "1 card", "2 cards"]);
});

test("a word that the catalogue does not know stands for itself", () => {
  expect(named("phases", "a_new_phase")).toBe("A new phase");
  expect(told("glossary", "no such term")).toBeNull();
});

test("a change carries its sign, a loss with a minus and not with a hyphen", () => {
  expect([2, 0, -1].map(signed)).toEqual(["+2", "0", "−1"]);
});
