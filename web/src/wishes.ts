// What one may wish for a table: who sits there, how long people may think, how late others look on.

import type { ClockWish, EditionFacts, SeatWish } from "./wire/api";
import { say } from "./say";

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
): SeatWish[] {
  const free = facts.decks.filter((each) => each.id !== deck && (!clan || each.clan !== clan));
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
