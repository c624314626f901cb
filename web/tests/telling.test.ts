// What events are in the log: which of them make one sentence, which are results, and how sentences are cut at their cards.
import { describe, expect, it } from "vitest";

import { sentenceParts } from "../src/words/sentence";
import { logLines } from "../src/words/telling";
import type { SeenEvent } from "../src/wire/view";

const event = (kind: string, text: string, name?: string, player = "Ann"): SeenEvent =>
  ({ kind, text, player, cards: name ? [{ card: name, name }] : [] }) as unknown as SeenEvent;
const texts = (...events: SeenEvent[]): string[] => logLines(events, []).map((line) => line.text);

describe("the log", () => {
  it("says in one sentence what one player does to several cards in a row", () => {
    const both = texts(event("bow", "Ann bows Ox.", "Ox"), event("bow", "Ann bows Yak.", "Yak"));
    expect(both).toEqual(["Ann bows Ox and Yak."]);
  });

  it("keeps sentences apart that differ in more than the card", () => {
    const ann = event("bow", "Ann bows Ox.", "Ox");
    expect(texts(ann, event("bow", "Bob bows Yak.", "Yak", "Bob"))).toHaveLength(2);
    expect(texts(ann, event("straighten", "Ann bows Yak.", "Yak"))).toHaveLength(2);
  });

  it("begins a sentence with a capital and ends it with a full stop", () => {
    expect(texts(event("draw", "ann draws a card"))).toEqual(["Ann draws a card."]);
  });

  it("leaves out battles in which nobody stood", () => {
    const empty = { ...event("battle_totals", "0 to 0"), words: "0 attacking, 0 defending" };
    expect(texts(event("fight", "A battle"), empty, event("draw", "Ann draws."))).toEqual(["Ann draws."]);
  });
});

describe("a sentence", () => {
  const cut = (text: string, ...names: string[]): string[] =>
    sentenceParts(
      null,
      text,
      names.map((name) => ({ id: null, name })),
    ).map((part) => (part.title ? `[${part.title}]${part.text}` : part.text));

  it("is cut at its cards, which keep the comma or full stop behind them", () => {
    expect(cut("Ann bows Ox, then Yak.", "Ox", "Yak")).toEqual(["Ann bows ", "[Ox],", " then ", "[Yak]."]);
  });

  it("takes the longer of two names that begin alike", () => {
    expect(cut("Ann bows Ox Rider.", "Ox", "Ox Rider")).toEqual(["Ann bows ", "[Ox Rider]."]);
  });

  it("without cards is one part", () => {
    expect(cut("Ann passes.")).toEqual(["Ann passes."]);
  });
});
