// The table as seen from one seat: the view as it stands, who sits there, what has happened, what is asked.
// The view is never changed in place: a patch makes a new one that shares all that stayed the same.

import type { Face } from "../card/face";
import { say } from "../words/say";
import { factsOf, type TurnFacts } from "../words/summary";
import { battleResults, logLines, type LogLine, type Told } from "../words/telling";
import { attackStep, phaseName, segmentName } from "../words/words";
import type { Line } from "../wire/connection";
import { inFull } from "../wire/in_full";
import { patched, type Json } from "../wire/patch";
import type { Clock, SeatNow } from "../wire/protocol";
import { faceOf } from "../wire/scene";
import type { Choice, Decision, Outcome, SeenEvent, View } from "../wire/view";

export interface Said {
  from: string;
  text: string;
  at: number;
}

const LISTED = 400;

export class Seen {
  view = $state.raw<View | null>(null);
  version = $state(0);
  line = $state<Line>("connecting");
  started = $state(true);
  seats = $state.raw<readonly SeatNow[]>([]);
  mayUndo = $state(false);
  events = $state.raw<readonly SeenEvent[]>([]);
  said = $state.raw<readonly Said[]>([]);
  outcome = $state.raw<Outcome | null>(null);
  /** By how many seconds who looks on sees everything later. */
  late = $state(0);
  /** What a screen reader is told; the last sentences of the events. */
  told = $state("");
  /** How each turn that was seen here ended. */
  history: TurnFacts[] = [];

  /** The view as it was sent, which is what a patch is for. */
  private sent: View | null = null;
  private readonly strengths = new Map<string, number>();

  readonly results = $derived<readonly Told[]>(this.view ? battleResults(this.events, this.view, this.strengths) : []);
  readonly lines = $derived<readonly LogLine[]>(logLines(this.events, this.results));
  resultAt(at: string): Told | null {
    return this.results.findLast((result) => result.at === at && result.turn === this.view?.turn) ?? null;
  }

  // ---- what is asked

  get me(): string | null {
    return this.view?.viewer ?? null;
  }
  get decision(): Decision | null {
    return this.view?.decision ?? null;
  }
  get choices(): readonly Choice[] {
    return this.decision?.choices ?? [];
  }
  get asked(): boolean {
    return this.choices.length > 0 && this.outcome === null;
  }
  /** The answers that name a card, a place, a ring or a player. */
  readonly byCard = $derived.by(() => {
    const found = new Map<string, Choice[]>();
    const note = (id: string | null | undefined, choice: Choice): void => {
      if (!id) return;
      const had = found.get(id);
      if (had) had.push(choice);
      else found.set(id, [choice]);
    };
    for (const choice of this.choices) {
      note(choice.card, choice);
      if ((choice.copies ?? 1) > 1) for (const twin of this.twins(choice.card)) note(twin, choice);
      note(choice.place, choice);
      if (choice.ring) note(`ring:${choice.ring}`, choice);
      if (choice.player) note(`player:${choice.player}`, choice);
    }
    return found;
  });
  /** Equal cards in one hand are one answer: all of them show it. */
  private twins(id: string | null | undefined): string[] {
    const view = this.view;
    const one = id ? view?.things[id] : undefined;
    const hand =
      view?.players.find((player) => id && player.zones["hand"]?.cards.includes(id))?.zones["hand"]?.cards ?? [];
    return hand.filter((each) => each !== id && view?.things[each]?.card === one?.card);
  }
  /** Cards that what is under way has already aimed at or bowed for its cost, and units that have been assigned. */
  readonly chosen = $derived.by<ReadonlySet<string>>(() => {
    const found = new Set<string>();
    const under = this.view?.under_way;
    for (const action of under?.actions ?? []) {
      if (action.player === this.me && action.card) found.add(action.card);
      for (const each of [...action.targets, ...(action.paid ?? [])]) if (each.card) found.add(each.card);
    }
    for (const each of under?.attack?.assigned ?? []) if (each.unit) found.add(each.unit);
    return found;
  });
  /** Nobody else is a person: what is taken back is taken back at once. */
  get freeUndo(): boolean {
    return this.mayUndo && !this.seats.some((seat) => seat.kind === "person" && seat.name !== this.me);
  }
  /** In the middle of an own action: it can be taken back where undo is free. */
  get midway(): boolean {
    const under = this.view?.under_way;
    return !!under && (under.payment?.player === this.me || under.actions.some((action) => action.player === this.me));
  }
  /** Against the computer only: where other people play it would not be fair to ask what it would do. */
  get mayHint(): boolean {
    return (
      this.asked &&
      this.me !== null &&
      this.seats.length > 0 &&
      !this.seats.some((seat) => seat.name !== this.me && seat.kind !== "computer")
    );
  }

  face(id: string | null | undefined): Face | null {
    return this.view ? faceOf(this.view, id) : null;
  }
  get battle(): boolean {
    return !!this.view?.under_way.attack?.current || !!this.view?.extra?.lcg?.conflict;
  }
  /** The card that asks, and the sentence of its text. */
  get asker(): Face | null {
    return this.asked ? this.face(this.decision?.card) : null;
  }
  get sentence(): string {
    return this.decision?.sentence ?? "";
  }

  // ---- when it is

  get stepName(): string {
    const view = this.view;
    const attack = view?.under_way.attack;
    if (!view) return "";
    if (view.under_way.duel) return say("table.duel_step");
    if (view.under_way.payment) return say("table.gold");
    return attack ? segmentName(attack.segment) : phaseName(view.phase);
  }
  /** The step of the turn, as the strip shows it and as stops are set on it. */
  get step(): string {
    const view = this.view;
    return view ? `${view.turn}/${view.phase}` : "";
  }
  get segment(): string {
    const attack = this.view?.under_way?.attack;
    return attack ? attackStep(attack.segment) : "";
  }
  sideOf(view: View, name: string | null = this.me): "attacking" | "defending" | null {
    const attack = view.under_way.attack;
    if (!attack || !name) return null;
    if (attack.attacker === name) return "attacking";
    if (attack.defender === name) return "defending";
    return attack.allies.find((ally) => ally.player === name)?.side ?? null;
  }

  // ---- the clock

  private clock = $state.raw<Clock | null>(null);
  private clockAt = 0;
  now = $state(Date.now());
  private readonly ticking = setInterval(() => {
    if (this.clock) this.now = Date.now();
  }, 1000);
  setClock(clock: Clock | null): void {
    this.clock = clock;
    this.clockAt = this.now = Date.now();
  }
  /** Seconds left to a seat, counted on from when the server told them. */
  left(seat: number): number | null {
    const clock = this.clock;
    if (!clock) return null;
    const had = clock.remaining[seat] ?? 0;
    return Math.max(0, clock.running === seat ? had - (this.now - this.clockAt) / 1000 : had);
  }
  close(): void {
    clearInterval(this.ticking);
  }

  // ---- what comes in

  /** The view of another seat is coming: nothing of this one stays. */
  forget(): void {
    this.view = this.sent = null;
    this.events = [];
  }
  /** The last events, of those that the server sent. */
  last(events: readonly SeenEvent[]): readonly SeenEvent[] {
    return events.slice(-LISTED);
  }
  /** The view that a patch makes of the last one; null if it is a patch of another. */
  patchedBy(from: number, patch: unknown): View | null {
    if (from !== this.version || this.sent === null) return null;
    return patched(this.sent as unknown as Json, patch as Parameters<typeof patched>[1]) as unknown as View;
  }
  /** Something was taken back: only so many events are left. */
  keepEvents(left: number): void {
    this.events = this.events.filter((event) => event.n < left);
  }
  /** A view as it stands now, with all events or those that are new. */
  take(sent: View, version: number, all: readonly SeenEvent[] | null, more: readonly SeenEvent[]): void {
    const view = inFull(sent);
    for (const field of view.under_way?.attack?.battlefields ?? [])
      if (field.strength !== null && !field.fought) this.strengths.set(field.at, field.strength);
    this.view = view;
    this.sent = sent;
    this.version = version;
    if (view.players[0]?.provinces) {
      const facts = factsOf(view);
      if (this.history.at(-1)?.turn === facts.turn) this.history.pop();
      this.history.push(facts);
    }
    this.outcome = view.outcome ?? this.outcome;
    if (all) this.events = all;
    else if (more.length) this.events = this.last([...this.events, ...more]);
    this.tell(more);
  }
  /** The sentences of what happened, and then the question: one polite announcement. */
  private tell(more: readonly SeenEvent[]): void {
    const sentences = more.map((event) => event.text).filter(Boolean);
    const question = this.asked ? (this.decision?.prompt ?? "") : "";
    if (sentences.length || question) this.told = [...sentences.slice(-6), question].filter(Boolean).join(" ");
  }
  /** The last sentence again, for who did not catch it. */
  repeat(): void {
    const last = this.events.at(-1)?.text ?? say("table.nothing_has_happened_yet");
    this.told = this.told.endsWith("\u200b") ? last : `${last}\u200b`;
  }
}
