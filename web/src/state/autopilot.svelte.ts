// Answers that the table gives by itself: passing until something happens, and questions that are none.

import { UNTIL } from "../words/words";
import { fieldOf } from "../wire/scene";
import type { Choice } from "../wire/view";
import type { Seen } from "./seen.svelte";

export type Until = "something" | "phase" | "turn";
/** What of the settings it goes by: whether empty battlefields are passed, and where passing stops. */
export interface Habits {
  readonly skip: boolean;
  readonly stops: readonly string[];
}

/** Events that stop nobody who passes until something happens. */
const QUIET = new Set(["begin_turn", "straighten", "draw", "turn_up", "reveal"]);

export class Autopilot {
  until = $state<Until | null>(null);
  private phaseThen = "";
  private segmentThen = "";
  private quietSince = -1;

  constructor(
    private readonly seen: Seen,
    private readonly habits: Habits,
  ) {}

  get untilWords(): string {
    return this.until ? UNTIL[this.until] : "";
  }
  begin(until: Until): void {
    this.until = until;
    this.phaseThen = this.seen.step;
    this.segmentThen = this.seen.segment;
    this.quietSince = this.seen.events.at(-1)?.n ?? -1;
  }
  /** Stop passing; was it under way? */
  stop(): boolean {
    const had = this.until !== null;
    this.until = null;
    return had;
  }

  /** The move that is made by itself now; null where the person is to answer. */
  next(): string | null {
    const seen = this.seen;
    const view = seen.view;
    if (!view?.under_way) return null;
    if (this.habits.skip && seen.asked) {
      const skipped = this.onlyBattle() ?? this.emptyField();
      if (skipped) return skipped.move;
    }
    if (this.until && seen.outcome) this.until = null;
    if (!this.until || !seen.asked) return null;
    const pass = this.pass();
    if (!pass || this.isOver()) {
      this.until = null;
      return null;
    }
    return pass.move;
  }

  private pass(): Choice | undefined {
    const view = this.seen.view!;
    // Whoever passes until his next turn also attacks nobody and buys nothing in this one.
    const plain =
      this.until === "turn" && view.active === this.seen.me && !view.under_way.attack
        ? ["pass", "no attack", "done"]
        : ["pass"];
    return this.seen.choices.find((choice) => plain.includes(choice.move));
  }
  /** Which battle is next is no question where somebody stands at one battlefield only, or at none. */
  private onlyBattle(): Choice | undefined {
    const choices = this.seen.choices;
    if (!choices.every((choice) => choice.verb === "fight")) return undefined;
    const places = new Set(
      this.seen.view?.under_way.attack?.battlefields
        .filter((each) => each.attacking.units.length || each.defending.units.length)
        .map((each) => each.at),
    );
    const worth = choices.filter((choice) => choice.place && places.has(choice.place));
    return worth.length === 1 || !worth.length ? (worth.length ? worth : choices)[0] : undefined;
  }
  /** Nobody stands at the battlefield: everybody passes. */
  private emptyField(): Choice | undefined {
    const field = fieldOf(this.seen.view!);
    return field && !field.attacking.units.length && !field.defending.units.length ? this.pass() : undefined;
  }
  private isOver(): boolean {
    const { habits, seen, until } = this;
    const view = seen.view!;
    const moved = seen.step !== this.phaseThen;
    if (habits.stops.includes(view.phase) && moved) return true;
    if (habits.stops.includes(seen.segment) && seen.segment !== this.segmentThen) return true;
    if (until === "phase") return moved;
    if (until === "turn") return view.active === seen.me && !this.phaseThen.startsWith(`${view.turn}/`);
    return seen.events.some((event) => event.n > this.quietSince && event.player !== seen.me && !QUIET.has(event.kind));
  }
}
