// A sentence of the log cut at the names of its cards, so that each can be looked at.

import type { View } from "../wire/view";

export interface Part {
  text: string;
  id: string | null;
  title: string | null;
  clan: string | null;
}
export interface Named {
  id: string | null;
  name: string;
}

const plain = (text: string): Part => ({ text, id: null, title: null, clan: null });

export function sentenceParts(view: View | null, text: string, cards: readonly Named[]): Part[] {
  const names = [...new Map(cards.filter((card) => card.name).map((card) => [card.name, card])).values()].sort(
    (a, b) => b.name.length - a.name.length,
  );
  if (!names.length) return [plain(text)];
  const parts: Part[] = [];
  let rest = text;
  while (rest) {
    let first: { at: number; card: Named } | null = null;
    for (const card of names) {
      const at = rest.indexOf(card.name);
      if (at >= 0 && (first === null || at < first.at)) first = { at, card };
    }
    if (!first) break;
    if (first.at) parts.push(plain(rest.slice(0, first.at)));
    const { id, name } = first.card;
    const title = name.replace(/#\d+$/, "");
    const print = (id ? view?.cards[view.things[id]?.card ?? ""] : undefined) ?? view?.cards[title];
    // A created card without a title goes by a number in moves; people read what it is.
    parts.push({ text: "", id, title: print?.title ?? name, clan: print?.clans?.[0] ?? null });
    rest = rest.slice(first.at + name.length);
    // A full stop or a comma stays with the card before it.
    const after = /^[.,;:]/.exec(rest)?.[0];
    if (after) {
      parts[parts.length - 1]!.text = after;
      rest = rest.slice(1);
    }
  }
  if (rest) parts.push(plain(rest));
  return parts;
}
