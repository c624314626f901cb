// What people read: the catalogue that the terminal reads as well (src/rokugan/catalogue). A key that is not there does not compile.

import card from "../../../src/rokugan/catalogue/english/card.json";
import conflicts from "../../../src/rokugan/catalogue/english/conflicts.json";
import counted from "../../../src/rokugan/catalogue/english/counted.json";
import elements from "../../../src/rokugan/catalogue/english/elements.json";
import game from "../../../src/rokugan/catalogue/english/game.json";
import glossary from "../../../src/rokugan/catalogue/english/glossary.json";
import headings from "../../../src/rokugan/catalogue/english/headings.json";
import keys from "../../../src/rokugan/catalogue/english/keys.json";
import keywords from "../../../src/rokugan/catalogue/english/keywords.json";
import lcg_keywords from "../../../src/rokugan/catalogue/english/lcg_keywords.json";
import pages from "../../../src/rokugan/catalogue/english/pages.json";
import paths from "../../../src/rokugan/catalogue/english/paths.json";
import phases from "../../../src/rokugan/catalogue/english/phases.json";
import piles from "../../../src/rokugan/catalogue/english/piles.json";
import segments from "../../../src/rokugan/catalogue/english/segments.json";
import stats from "../../../src/rokugan/catalogue/english/stats.json";
import table from "../../../src/rokugan/catalogue/english/table.json";
import types from "../../../src/rokugan/catalogue/english/types.json";
import victories from "../../../src/rokugan/catalogue/english/victories.json";

const CATALOGUE = {
  card,
  conflicts,
  counted,
  elements,
  game,
  glossary,
  headings,
  keys,
  keywords,
  lcg_keywords,
  pages,
  paths,
  phases,
  piles,
  segments,
  stats,
  table,
  types,
  victories,
};
type Catalogue = typeof CATALOGUE;
export type Subject = keyof Catalogue;
export type Key = { [S in Subject]: `${S}.${keyof Catalogue[S] & string}` }[Subject];
type Value = string | number | null | undefined;

/** All texts of a subject, by their keys. */
export const subject = (name: Subject): Readonly<Record<string, string>> => CATALOGUE[name];

/** The text of that name with its values; `{n:card|cards}` is the first for one and the second for any other number. */
export function say(key: Key, values: Readonly<Record<string, Value>> = {}): string {
  const dot = key.indexOf(".");
  const text = subject(key.slice(0, dot) as Subject)[key.slice(dot + 1)] ?? key;
  return text.replace(/\{(\w+)(?::([^{}|]*)\|([^{}]*))?\}/g, (_, name: string, one?: string, many?: string) =>
    one === undefined ? String(values[name] ?? "") : ((Number(values[name]) === 1 ? one : many) ?? ""),
  );
}

/** What a thing is called, by the program's word for it; a word that the catalogue does not know stands for itself. */
export const named = (name: Subject, word: string): string =>
  subject(name)[word] ?? word.charAt(0).toUpperCase() + word.slice(1).replaceAll("_", " ");
/** What is said of a thing, or nothing. */
export const told = (name: Subject, word: string): string | null => subject(name)[word] ?? null;
