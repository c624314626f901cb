// Keywords and headings of abilities in a sentence each, for the panel.

import type { Face } from "../card/face";
import { subject, told } from "./say";

const OF_LIVING = new Set(["character", "attachment", "province", "role"]);

const TERM = new RegExp(
  `\\b(${Object.keys(subject("glossary"))
    .sort((a, b) => b.length - a.length)
    .join("|")})\\b`,
  "g",
);

/** A text cut at the words that can be looked up; each once. */
export function termsIn(text: string): { text: string; says: string | null }[] {
  const found: { text: string; says: string | null }[] = [];
  const before = new Set<string>();
  let last = 0;
  for (const match of text.matchAll(TERM)) {
    const term = match[0];
    if (before.has(term)) continue;
    before.add(term);
    if (match.index > last) found.push({ text: text.slice(last, match.index), says: null });
    found.push({ text: term, says: told("glossary", term) });
    last = match.index + term.length;
  }
  if (last < text.length) found.push({ text: text.slice(last), says: null });
  return found;
}

export function glossary(face: Face): [string, string][] {
  const found: [string, string][] = [];
  const known = OF_LIVING.has(face.type) || face.cost?.key === "cost" ? "lcg_keywords" : "keywords";
  for (const keyword of face.keywords) {
    const words = told(known, keyword);
    if (words) found.push([keyword, words]);
  }
  for (const line of face.text.split("\n")) {
    for (const head of /^([A-Z][\w ,/&+-]{2,40}?):/.exec(line)?.[1]?.split(/[ /]+/) ?? []) {
      const words = told("headings", head);
      if (words && !found.some(([term]) => term === head)) found.push([head, words]);
    }
  }
  return found.slice(0, 6);
}
