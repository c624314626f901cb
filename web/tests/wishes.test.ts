// What one may wish for a table: optional rules, decks that go with them, and who gets which.
import { describe, expect, it } from "vitest";

import type { DeckFacts, EditionFacts } from "../src/wire/api";
import { byClan, deckName, optionalRules, playable, seatWishes, usualDecks } from "../src/state/wishes";

const deck = (id: string, clan: string | null, option: string | null = null): DeckFacts => ({
  id,
  name: id,
  clan,
  option,
});
const DECKS = [deck("small crane", "Crane", "teaching"), deck("crane", "Crane"), deck("scorpion", "Scorpion")];
const FACTS: EditionFacts = {
  id: "gold",
  title: "Gold",
  players: [2, 8],
  usual_players: 2,
  levels: [],
  options: { "variant=one": "First.", "variant=two": "Second.", teaching: "A first game." },
  decks: DECKS,
};

it("makes one rule of those that are written with values", () => {
  expect(optionalRules(FACTS)).toEqual([
    {
      name: "variant",
      says: "Variant",
      values: [
        { value: "one", says: "First." },
        { value: "two", says: "Second." },
      ],
    },
    { name: "teaching", says: "A first game.", values: [] },
  ]);
});

describe("decks", () => {
  it("that are made for an optional rule are played by it only, and say so", () => {
    expect(DECKS.map((each) => playable(each, {}))).toEqual([false, true, true]);
    expect(playable(DECKS[0]!, { teaching: true })).toBe(true);
    expect(playable(DECKS[0]!, { teaching: false })).toBe(false);
    expect(DECKS.map(deckName)).toEqual(["small crane · for a teaching game", "crane", "scorpion"]);
  });

  it("stand under their Clan, once, with what the rules ask for before the rest", () => {
    const clans = (rules: object): [string | null, string[]][] =>
      byClan(DECKS, { ...rules }).map((each) => [each.clan, each.decks.map((one) => one.id)]);
    expect(clans({})).toEqual([
      ["Crane", ["crane", "small crane"]],
      ["Scorpion", ["scorpion"]],
    ]);
    expect(clans({ teaching: true })).toEqual([
      ["Crane", ["small crane", "crane"]],
      ["Scorpion", ["scorpion"]],
    ]);
  });

  it("without a Clan stand alone", () => {
    expect(byClan([deck("a", null), deck("b", null)], {})).toHaveLength(2);
  });
});

describe("the other seats", () => {
  const decks = (rules: object, mine = "scorpion", clan = "Scorpion"): unknown[] =>
    seatWishes(FACTS, "Ann", mine, clan, ["computer", "here", "open"], { ...rules }).map((seat) =>
      "deck" in seat ? seat.deck : seat.kind,
    );

  it("get decks of other Clans that the rules allow", () => {
    expect(decks({})).toEqual(["scorpion", "crane", "crane", "open"]);
    expect(decks({ teaching: true })).toEqual(["scorpion", "small crane", "small crane", "open"]);
    expect(usualDecks(DECKS, { teaching: true }).map((each) => each.id)).toEqual(["small crane"]);
  });

  it("get a fitting deck from the server where no other Clan is left", () => {
    expect(decks({ teaching: true }, "crane", "Crane")).toEqual(["crane", null, null, "open"]);
  });

  it("have names of their own", () => {
    const names = seatWishes(FACTS, "Aiko", null, null, ["computer", "here"]).map((seat) =>
      "name" in seat ? seat.name : "",
    );
    expect(new Set(names).size).toBe(3);
  });
});
