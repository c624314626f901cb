// The requests of the pages around the table (docs/protocol.md, Around the table).

import type { Face } from "../card/face";
import { ask } from "../wire/api";
import { printedFace } from "../wire/scene";
import type * as server from "../wire/server";
import type { Print } from "../wire/view";

/** A card of a library: what is printed on it, and what becomes of it in decks. */
export interface CardFacts extends Print {
  name: string;
  title: string;
  part?: string;
  formats?: string[];
  set?: string;
  side?: string;
  unplayable?: string;
  mark?: "shown" | "checked";
}
export interface LibraryFacts {
  edition: string;
  cards: CardFacts[];
  fields: string[];
  stats: string[];
  parts: string[];
  types: Record<string, string[]>;
}

export interface Library extends LibraryFacts {
  byName: ReadonlyMap<string, CardFacts>;
  face: (name: string) => Face | null;
}

const libraries = new Map<string, Promise<Library>>();

/** The cards of an edition, loaded once. */
export function libraryOf(edition: string): Promise<Library> {
  let found = libraries.get(edition);
  if (!found) {
    found = ask<LibraryFacts>(`/api/cards/${encodeURIComponent(edition)}`).then((facts) => {
      const byName = new Map(facts.cards.map((card) => [card.name, card]));
      const faces = new Map<string, Face>();
      const face = (name: string): Face | null => {
        const card = byName.get(name);
        if (!card) return null;
        let made = faces.get(name);
        if (!made) faces.set(name, (made = printedFace(name, card)));
        return made;
      };
      return { ...facts, byName, face };
    });
    found.catch(() => libraries.delete(edition));
    libraries.set(edition, found);
  }
  return found;
}

export const findCards = (edition: string, words: string): Promise<{ names: string[] }> =>
  ask(`/api/cards/${encodeURIComponent(edition)}/search?q=${encodeURIComponent(words)}`);

export const said = (error: unknown): string => (error instanceof Error ? error.message : String(error));

// ---- decks

export interface DeckData {
  name: string;
  edition: string;
  format?: string;
  plan?: string;
  stronghold: string;
  wind?: string;
  sensei?: string;
  role?: string;
  dynasty: Record<string, number>;
  fate?: Record<string, number>;
  provinces?: Record<string, number>;
  conflict?: Record<string, number>;
}
export type Violation = server.Violation;
export type PlotData = server.Plot;
export interface Checked {
  deck: DeckData;
  text: string;
  format: { id: string; said: string; option: string };
  legal: boolean;
  violations: Violation[];
  plots: PlotData[];
  notes: string[];
  sizes: Record<string, number>;
}

export const checkDeck = (deck: DeckData | string, edition: string): Promise<Checked> =>
  ask("/api/decks/check", { deck, edition });
export const drawHand = (
  deck: DeckData,
  edition: string,
): Promise<{ seed: number; hand: string[]; provinces: string[] }> => ask("/api/decks/hand", { deck, edition });
export const keepDeck = (deck: DeckData, edition: string, who: string): Promise<{ id: string }> =>
  ask("/api/decks", { deck, edition }, { who });
export type KeptFacts = server.DeckOfMine;
/** What whoever has this token keeps on the server. */
export const keptDecks = (who: string): Promise<KeptFacts[]> => ask("/api/decks", undefined, { who });
export const forgetDeck = (id: string, who: string): Promise<unknown> =>
  ask(`/api/decks/${encodeURIComponent(id)}`, undefined, { who, method: "DELETE" });
export const keptDeck = (id: string): Promise<DeckData> => ask(`/api/decks/${encodeURIComponent(id)}`);

// ---- the workshop

export type CardEntry = Record<string, string | number | boolean | string[] | null> & { title: string; type: string };
export interface UnreadWords {
  start: number;
  end: number;
  words: string;
  fault: [number, number] | null;
  reason?: string;
  nearest: string[];
}
export interface Understood {
  status: string;
  playable: boolean;
  unread: UnreadWords[];
  unrunnable: string[];
  written: string | null;
  tree: string;
  card: CardFacts;
}

export const readCard = (card: CardEntry, edition: string): Promise<Understood> =>
  ask("/api/workshop/read", { card, edition });
export const tableFor = (card: CardEntry, edition: string): Promise<Record<string, unknown>> =>
  ask("/api/workshop/table", { card, edition });

// ---- the rules

export type RuleFacts = server.Rule;
export type Ledger = server.Rules;
export type DifferenceTable = server.Comparison;

const ledgers = new Map<string, Promise<Ledger>>();
export function ledgerOf(edition: string): Promise<Ledger> {
  let found = ledgers.get(edition);
  if (!found) {
    found = ask<Ledger>(`/api/rules/${encodeURIComponent(edition)}`);
    found.catch(() => ledgers.delete(edition));
    ledgers.set(edition, found);
  }
  return found;
}
export const findRules = (edition: string, words: string): Promise<{ ids: string[] }> =>
  ask(`/api/rules/${encodeURIComponent(edition)}/search?q=${encodeURIComponent(words)}`);
export const rulesAlike = (edition: string, id: string): Promise<Record<string, RuleFacts[]>> =>
  ask(`/api/rules/${encodeURIComponent(edition)}/${encodeURIComponent(id)}/alike`);
export const ruleDifferences = (): Promise<{ tables: DifferenceTable[] }> => ask("/api/rules/differences");

/** A shipped scenario that shows rules: its name, its case, its title, the rules. */
export type ShownBy = [name: string, which: string, title: string, rules: string[]];
let shown: Promise<Map<string, ShownBy[]>> | null = null;
/** The scenarios that show each rule. */
export const scenariosByRule = (): Promise<Map<string, ShownBy[]>> =>
  (shown ??= ask<ShownBy[]>("/api/scenarios").then(
    (all) => {
      const found = new Map<string, ShownBy[]>();
      for (const each of all)
        for (const id of each[3]) {
          const had = found.get(id);
          if (had) had.push(each);
          else found.set(id, [each]);
        }
      return found;
    },
    () => {
      shown = null;
      return new Map<string, ShownBy[]>();
    },
  ));
