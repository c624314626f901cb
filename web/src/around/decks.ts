// Decks of this browser: kept here under keys of their own, newest first; and what one does with a deck while building it.

import type { CardFacts, DeckData } from "./asking";
import { say } from "../words/say";

export interface Mine {
  key: string;
  deck: DeckData;
  changed: number;
  legal: boolean;
  clan: string | null;
  /** The optional rule without which it cannot be played. */
  option?: string | null;
}

const KEY = "rokugan.decks";
const MOST = 200;

export function myDecks(): Mine[] {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? "[]") as Mine[]).filter((each) => each.deck?.edition);
  } catch {
    return [];
  }
}

export function keepMine(mine: Omit<Mine, "changed">): void {
  const { key } = mine;
  const others = myDecks().filter((each) => each.key !== key);
  localStorage.setItem(KEY, JSON.stringify([{ ...mine, changed: Date.now() }, ...others].slice(0, MOST)));
}

export function dropMine(key: string): void {
  localStorage.setItem(KEY, JSON.stringify(myDecks().filter((each) => each.key !== key)));
}

export const freshKey = (): string => Math.random().toString(36).slice(2, 10);
export const emptyDeck = (edition: string): DeckData => ({
  name: say("pages.a_new_deck"),
  edition,
  stronghold: "",
  dynasty: {},
  ...(edition === "lcg" ? { provinces: {}, conflict: {} } : { fate: {} }),
});

const ONE = new Set(["stronghold", "wind", "role", "sensei"]);
export type Part = "stronghold" | "wind" | "role" | "sensei" | "dynasty" | "fate" | "provinces" | "conflict";

/** How many of a card are in the deck, wherever they are. */
export function countsOf(deck: DeckData): Record<string, number> {
  const found: Record<string, number> = {};
  for (const part of [deck.dynasty, deck.fate, deck.provinces, deck.conflict])
    for (const [name, count] of Object.entries(part ?? {})) found[name] = (found[name] ?? 0) + count;
  for (const name of [deck.stronghold, deck.wind, deck.role, deck.sensei])
    if (name) found[name] = (found[name] ?? 0) + 1;
  return found;
}

/** The deck with so many more (or less) of a card in the part where it belongs. */
export function changed(deck: DeckData, name: string, by: number, card: CardFacts | undefined, from?: Part): DeckData {
  const part = (from ?? card?.part ?? "dynasty") as Part;
  if (ONE.has(part)) return { ...deck, [part]: by > 0 ? name : "" };
  const listed = { ...(deck[part as "dynasty"] ?? {}) };
  const count = Math.max(0, Math.min(99, (listed[name] ?? 0) + by));
  if (count) listed[name] = count;
  else delete listed[name];
  return { ...deck, [part]: listed };
}

/** One of the Fate deck to begin with, in the place of the one who was. */
export function beginWith(deck: DeckData, name: string): DeckData {
  const fate = { ...(deck.fate ?? {}) };
  const left = (fate[name] ?? 0) - 1;
  if (left > 0) fate[name] = left;
  else delete fate[name];
  if (deck.sensei) fate[deck.sensei] = (fate[deck.sensei] ?? 0) + 1;
  return { ...deck, fate, sensei: name };
}

/** The token by which the server knows whose decks these are: made here once, and kept in this browser. */
export function myToken(): string {
  const known = localStorage.getItem("rokugan.token");
  if (known) return known;
  const made = [...crypto.getRandomValues(new Uint8Array(24))]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");
  localStorage.setItem("rokugan.token", made);
  return made;
}

export function download(name: string, text: string, kind = "text/plain"): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: kind }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

/** A list as the community's builders read it: counts and titles under the type of each card. */
export function communityText(deck: DeckData, typeOf: (name: string) => string): string {
  const lines = [deck.name, ""];
  for (const [head, name] of [
    ["Stronghold", deck.stronghold],
    ["Wind", deck.wind],
    ["Role", deck.role],
    ["Sensei", deck.sensei],
  ] as const)
    if (name) lines.push(head, `1x ${name}`, "");
  for (const [head, cards] of [
    ["Province", deck.provinces],
    ["Dynasty Deck", deck.dynasty],
    ["Fate Deck", deck.fate],
    ["Conflict Deck", deck.conflict],
  ] as const) {
    const listed = Object.entries(cards ?? {});
    if (!listed.length) continue;
    lines.push(`${head} (${listed.reduce((sum, [, count]) => sum + count, 0)})`);
    for (const type of [...new Set(listed.map(([name]) => typeOf(name)))].sort())
      lines.push(...listed.filter(([name]) => typeOf(name) === type).map(([name, count]) => `${count}x ${name}`));
    lines.push("");
  }
  return lines.join("\n");
}

/** The deck in which what is misspelt is what was meant, with its number. */
export function mended(deck: DeckData, wrong: string, right: string): DeckData {
  const replaced = (cards: Record<string, number> | undefined): Record<string, number> | undefined =>
    cards && Object.fromEntries(Object.entries(cards).map(([name, n]) => [name === wrong ? right : name, n]));
  const next: DeckData = {
    ...deck,
    stronghold: deck.stronghold === wrong ? right : deck.stronghold,
    dynasty: replaced(deck.dynasty) ?? {},
  };
  for (const part of ["fate", "provinces", "conflict"] as const) {
    const listed = replaced(deck[part]);
    if (listed) next[part] = listed;
  }
  if (deck.role === wrong) next.role = right;
  if (deck.wind === wrong) next.wind = right;
  if (deck.sensei === wrong) next.sensei = right;
  return next;
}

/** The name of a deck as that of a file, without its ending. */
export const fileNameOf = (deck: DeckData): string =>
  deck.name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "") || "deck";
