// What one does with a deck while building it: mending misspelt names, and naming its file.
import { expect, it } from "vitest";

import type { DeckData } from "../src/around/asking";
import { fileNameOf, mended } from "../src/around/decks";

const DECK: DeckData = {
  name: "Crane, my first!",
  edition: "gold",
  stronghold: "Kyuden Doij",
  wind: "Kyuden Doij",
  dynasty: { "Doij Hoturi": 3, "Copper Mine": 2 },
  fate: { "Doij Hoturi": 1, Block: 3 },
};

it("puts what was meant in the place of what is misspelt, with its number, wherever it stands", () => {
  const next = mended(DECK, "Doij Hoturi", "Doji Hoturi");
  expect(next.dynasty).toEqual({ "Doji Hoturi": 3, "Copper Mine": 2 });
  expect(next.fate).toEqual({ "Doji Hoturi": 1, Block: 3 });
  expect(next.stronghold).toBe("Kyuden Doij");
  expect(next.provinces).toBeUndefined();
  const seat = mended(DECK, "Kyuden Doij", "Kyuden Doji");
  expect([seat.stronghold, seat.wind]).toEqual(["Kyuden Doji", "Kyuden Doji"]);
  expect(DECK.stronghold).toBe("Kyuden Doij");
});

it("names a file by the words of the deck's name", () => {
  expect(fileNameOf(DECK)).toBe("crane-my-first");
  expect(fileNameOf({ ...DECK, name: "!!" })).toBe("deck");
});
