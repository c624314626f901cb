// What one may wish for a table: who sits there, how long people may think, how late others look on.

import type { ClockWish, DeckFacts, EditionFacts, SeatWish } from "../wire/api";
import { say } from "../words/say";
import { word } from "../words/words";

/** The optional rules of a table that are on, as the server takes them: `{teaching: true}`, `{variant: "wartime"}`. */
export type Rules = Readonly<Record<string, unknown>>;

/** An optional rule: on or not, or one of several values. */
export interface OptionalRule {
  name: string;
  says: string;
  values: readonly { value: string; says: string }[];
}

/** The optional rules of an edition; those that are written `name=value` are one with several values. */
export function optionalRules(facts: EditionFacts): OptionalRule[] {
  const found = new Map<string, OptionalRule>();
  for (const [written, says] of Object.entries(facts.options)) {
    const [name = "", value] = written.split("=");
    const one = { value: value ?? "", says };
    if (value === undefined) found.set(name, { name, says, values: [] });
    else found.set(name, { name, says: word(name), values: [...(found.get(name)?.values ?? []), one] });
  }
  return [...found.values()];
}

/** Can the deck be played by these rules? */
export const playable = (deck: DeckFacts, rules: Rules): boolean => !deck.option || !!rules[deck.option];
/** The name of a deck, with what it is for. */
export const deckName = (deck: DeckFacts): string =>
  deck.option ? say("pages.made_for", { name: deck.name, option: word(deck.option).toLowerCase() }) : deck.name;
/** The decks that the rules ask for: those made for one of them, or else those that are made for none. */
export function usualDecks(decks: readonly DeckFacts[], rules: Rules): DeckFacts[] {
  const made = decks.filter((each) => each.option && playable(each, rules));
  return made.length ? made : decks.filter((each) => !each.option);
}

/** The decks of a Clan, those that the rules ask for first; a deck without a Clan stands alone. */
export interface ClanDecks {
  clan: string | null;
  decks: readonly [DeckFacts, ...DeckFacts[]];
}
/** Every Clan once, with its decks. */
export function byClan(decks: readonly DeckFacts[], rules: Rules): ClanDecks[] {
  const usual = usualDecks(decks, rules);
  const sorted = [...usual, ...decks.filter((each) => !usual.includes(each))];
  const found = new Map<string, ClanDecks>();
  for (const deck of sorted) {
    const key = deck.clan ?? deck.id;
    const had = found.get(key);
    found.set(key, { clan: deck.clan, decks: had ? [...had.decks, deck] : [deck] });
  }
  return [...found.values()];
}

/** A seat as the lobby writes it: `open`, `here`, `computer` (the strongest there is) or `computer:LEVEL`. */
export type SeatKind = string;

const LEVELS: Record<string, string> = {
  sensible: say("table.computer_plays_to_win"),
  random: say("table.computer_plays_at_random"),
};

/** The kinds of seats of an edition, with their words. The strongest of its computer players stands last in `levels`. */
export function seatKinds(facts: EditionFacts): [SeatKind, string][] {
  const levels = (facts.levels ?? []).toReversed();
  const computers = levels.map((level, i): [SeatKind, string] => [
    i ? `computer:${level}` : "computer",
    LEVELS[level] ?? `computer, ${level}`,
  ]);
  return [
    ...(computers.length ? computers : [["computer", "computer"] as [SeatKind, string]]),
    ["open", say("table.open_to_a_friend")],
    ["here", say("table.on_this_device")],
  ];
}

const NAMES = ["Aiko", "Bunta", "Chiyo", "Daigo", "Emi", "Fumio", "Goro"];
export type DeckWish = string | Record<string, unknown> | null;

/** All seats: mine, and each other one with a deck of another Clan, as long as there are any. */
export function seatWishes(
  facts: EditionFacts,
  me: string,
  deck: DeckWish,
  clan: string | null,
  kinds: readonly SeatKind[],
  rules: Rules = {},
): SeatWish[] {
  const free = usualDecks(facts.decks, rules).filter((each) => each.id !== deck && (!clan || each.clan !== clan));
  const taken = new Set([me]);
  const named = (): string => {
    const found = NAMES.find((each) => !taken.has(each)) ?? say("table.guest_size", { size: taken.size });
    taken.add(found);
    return found;
  };
  return [
    { kind: "person", name: me, deck },
    ...kinds.map((kind, i): SeatWish => {
      if (kind === "open") return { kind };
      const one = { name: named(), deck: free.length ? free[i % free.length]!.id : null };
      return kind === "here"
        ? { kind: "person", ...one }
        : { kind: "computer", ...one, level: kind.split(":")[1] ?? facts.levels?.at(-1) ?? null };
    }),
  ];
}

export const CLOCKS: readonly (readonly [string, ClockWish | null])[] = [
  [say("table.no_clock"), null],
  [say("table.quarter_hour_each"), { per: "player", seconds: 900, increment: 10 }],
  [say("table.half_hour_each"), { per: "player", seconds: 1800, increment: 10 }],
  [say("table.an_hour_each"), { per: "player", seconds: 3600 }],
  [say("table.a_minute_for_each_move"), { per: "move", seconds: 60 }],
  [say("table.a_day_for_each_move"), { per: "move", seconds: 86_400 }],
];

export const DELAYS: readonly (readonly [string, number | null])[] = [
  [say("table.see_it_as_the_server_has"), null],
  [say("table.see_it_at_once"), 0],
  [say("table.see_it_30_seconds_later"), 30],
  [say("table.see_it_5_minutes_later"), 300],
];
