// What the person looks at and has pressed: cards, headings, explanations, parts of the table that lie open.

import type { Part } from "../wire/protocol";
import type { Seen } from "./seen.svelte";

export interface WhyNot {
  card: string;
  title: string;
  reason: string;
  rule: string | null;
  /** When the move will be possible, where the rules tell. */
  when: string | null;
}
export interface Explained {
  card: string;
  stat: string;
  printed: number | string | null;
  value: number | string | null;
  parts: Part[];
  text?: readonly string[];
}
export interface Hinted {
  move: string;
  label: string;
  why: string;
}

export class Selection {
  /** The card in the panel, and the one whose moves are being chosen from. */
  looking = $state<string | null>(null);
  among = $state<string | null>(null);
  /** The heading that lies open. */
  group = $state<string | null>(null);
  why = $state.raw<WhyNot | null>(null);
  explained = $state.raw<Explained | null>(null);
  /** What the computer would do, and why; gone with the question. */
  hinted = $state.raw<Hinted | null>(null);
  dragging = $state<string | null>(null);
  /** The battle sheet is folded; whose lands lie open over the board. */
  folded = $state(false);
  lands = $state<string | null>(null);
  /** A long press on a phone: the panel lies open. */
  detail = $state(false);
  /** The pile that is open for looking through. */
  pile = $state.raw<{ player: string; zones: readonly string[] } | null>(null);

  constructor(private readonly seen: Seen) {}

  look(id: string | null): void {
    if (id === null || id === this.looking) return;
    this.looking = id;
  }
  /** The answers of one card lie open, or no longer. */
  openCard(id: string): void {
    this.among = this.among === id ? null : id;
    this.group = null;
    this.why = null;
  }
  /** Something else is asked: what belonged to the question before is gone. */
  clear(): void {
    this.among = null;
    this.group = null;
    this.why = null;
    this.hinted = null;
  }
  /** Close what was explained; was there anything? */
  closeExplained(): boolean {
    const had = this.why ?? this.hinted;
    if (this.why) this.why = null;
    else this.hinted = null;
    return had !== null;
  }
  /** Close the answers that lie open; did any? */
  closeAnswers(): boolean {
    const had = this.among ?? this.group;
    if (this.among !== null) this.among = null;
    else this.group = null;
    return had !== null;
  }
  /** Lands of the others in turn, where they are not on the table anyway. */
  nextLands(): void {
    const view = this.seen.view;
    if (!view || view.players.length < 3) return;
    const names = view.players.map((player) => player.name).filter((name) => name !== this.seen.me);
    this.lands = names[names.indexOf(this.lands ?? "") + 1] ?? null;
  }
}
