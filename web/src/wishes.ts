// What one may wish for a table: who sits there, how long people may think, how late others look on.

import type { ClockWish, EditionFacts, SeatWish } from "./wire/api";

/** A seat as the lobby writes it: `open`, `here`, `computer` (the strongest there is) or `computer:LEVEL`. */
export type SeatKind = string;

const LEVELS: Record<string, string> = { sensible: "computer, plays to win", random: "computer, plays at random" };

/** The kinds of seats of an edition, with their words. The strongest of its computer players stands last in `levels`. */
export function seatKinds(facts: EditionFacts): [SeatKind, string][] {
  const levels = (facts.levels ?? []).toReversed();
  const computers = levels.map((level, i): [SeatKind, string] => [i ? `computer:${level}` : "computer", LEVELS[level] ?? `computer, ${level}`]);
  return [...(computers.length ? computers : [["computer", "computer"] as [SeatKind, string]]), ["open", "open to a friend"], ["here", "on this device"]];
}

const NAMES = ["Aiko", "Bunta", "Chiyo", "Daigo", "Emi", "Fumio", "Goro"];
export type DeckWish = string | Record<string, unknown> | null;

/** All seats: mine, and each other one with a deck of another Clan, as long as there are any. */
export function seatWishes(facts: EditionFacts, me: string, deck: DeckWish, clan: string | null, kinds: readonly SeatKind[]): SeatWish[] {
  const free = facts.decks.filter((each) => each.id !== deck && (!clan || each.clan !== clan));
  const taken = new Set([me]);
  const named = (): string => { const found = NAMES.find((each) => !taken.has(each)) ?? `Guest ${taken.size}`; taken.add(found); return found; };
  return [{ kind: "person", name: me, deck }, ...kinds.map((kind, i): SeatWish => {
    if (kind === "open") return { kind };
    const one = { name: named(), deck: free.length ? free[i % free.length]!.id : null };
    return kind === "here" ? { kind: "person", ...one } : { kind: "computer", ...one, level: kind.split(":")[1] ?? facts.levels?.at(-1) ?? null };
  })];
}

export const CLOCKS: readonly (readonly [string, ClockWish | null])[] = [
  ["no clock", null],
  ["15 minutes each, 10 seconds more a move", { per: "player", seconds: 900, increment: 10 }],
  ["30 minutes each, 10 seconds more a move", { per: "player", seconds: 1800, increment: 10 }],
  ["an hour each", { per: "player", seconds: 3600 }],
  ["a minute for each move", { per: "move", seconds: 60 }],
  ["a day for each move", { per: "move", seconds: 86_400 }],
];

export const DELAYS: readonly (readonly [string, number | null])[] = [
  ["see it as the server has it", null],
  ["see it at once", 0],
  ["see it 30 seconds later", 30],
  ["see it 5 minutes later", 300],
];
