// Where a space of the board lies, in words.
import { expect, test } from "vitest";

import { spacesInWords } from "../src/words/spaces";
import type { View } from "../src/wire/view";

const view = {
  things: { c1: { card: "Toshi Ranbo" }, c2: { card: "Lion Muster" } },
  cards: { "Toshi Ranbo": {}, "Lion Muster": { title: "Lion Muster" } },
  extra: {
    war_of_honor: {
      tiles: [
        { card: "c1", at: [0, 0] },
        { card: "c2", at: [-1, 0] },
        { card: null, at: [3, 3] },
      ],
    },
  },
} as unknown as View;

test("a space is said by the tile beside it, without brackets", () => {
  expect(spacesInWords(view, "Lay Plains at (1,0)")).toBe("Lay Plains east of Toshi Ranbo");
  expect(spacesInWords(view, "Lay Plains at (0,1)")).toBe("Lay Plains southeast of Toshi Ranbo");
  expect(spacesInWords(view, "Lay Plains at (-2,1)")).toBe("Lay Plains southwest of Lion Muster");
  expect(spacesInWords(view, "Lay Plains at (4,3)")).toBe("Lay Plains at 4,3");
  expect(spacesInWords(view, "From (-5,3)")).toBe("From −5,3");
});

test("what names no space stays as it is", () => {
  expect(spacesInWords(view, "Look at Lion Muster")).toBe("Look at Lion Muster");
});
