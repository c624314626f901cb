// The state of one seat at one table: the view as it stands, what is asked, what the person is looking at.
// The view is never changed in place: a patch makes a new one that shares all that stayed the same.

import { tick, type Component } from "svelte";

import { Travel } from "./flip";
import { keep, moving, settings } from "./settings.svelte";
import { chime } from "./sound";
import { Connection, type Line, type OpenWire, type Wire } from "./wire/connection";
import { inFull } from "./wire/in_full";
import { patched, type Json } from "./wire/patch";
import type { Clock, FromServer, Part, SeatNow } from "./wire/protocol";
import type { Choice, Decision, Outcome, SeenEvent, View } from "./wire/view";
import { faceOf, fieldOf, playerOf } from "./wire/scene";
import type { Face } from "./card/face";
import { battleResults, logLines, type LogLine, type Told } from "./telling";
import { numberKeys, placeKeys, preferred, priced, throwsAway } from "./answers";
import { spacesInWords } from "./spaces";
import { consequence } from "./consequence";
import { factsOf, type TurnFacts } from "./summary";
import { attackStep, phaseName, segmentName, UNTIL } from "./words";
import { say } from "./say";

export type Until = "something" | "phase" | "turn";
export interface Said {
  from: string;
  text: string;
  at: number;
}
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

/** A button of the prompt: an answer, or a heading under which several stand. */
export interface Answer {
  move: string | null;
  group: string | null;
  label: string;
  key: string;
  card: string | null;
  then: string;
}

const LISTED = 400;
/** More answers than these are put under headings. */
const SHOWN = 6;
const SHORT = new Set(["use", "play", "equip"]);
const AIMING = new Set(["target", "pay", "order", "choose", "attacker", "defender", "ring", "province"]);
/** Events that stop nobody who passes until something happens. */
const QUIET = new Set(["begin_turn", "straighten", "draw", "turn_up", "reveal"]);
/** An event in the words that are meant for who sits here. */
const asSaid = (event: SeenEvent): SeenEvent => (event.said ? { ...event, text: event.said } : event);

export class Play {
  view = $state.raw<View | null>(null);
  /** The view as it was sent, which is what a patch is for. */
  private sent: View | null = null;
  version = $state(0);
  line = $state<Line>("connecting");
  started = $state(true);
  seats = $state.raw<SeatNow[]>([]);
  clock = $state.raw<Clock | null>(null);
  mayUndo = $state(false);
  events = $state.raw<readonly SeenEvent[]>([]);
  said = $state.raw<readonly Said[]>([]);
  outcome = $state.raw<Outcome | null>(null);
  /** Seconds left to a seat, counted on from when the server told them. */
  left(seat: number): number | null {
    const clock = this.clock;
    if (!clock) return null;
    const had = clock.remaining[seat] ?? 0;
    return Math.max(0, clock.running === seat ? had - (this.now - this.clockAt) / 1000 : had);
  }
  private clockAt = 0;
  now = $state(Date.now());
  private readonly ticking = setInterval(() => {
    if (this.clock) this.now = Date.now();
  }, 1000);
  /** By how many seconds who looks on sees everything later. */
  late = $state(0);
  /** A sentence for the person: a refusal, a broken line. */
  notice = $state("");
  /** What a screen reader is told; the last sentences of the events. */
  told = $state("");
  sending = $state<string | null>(null);
  /** The card in the panel, and the one whose moves are being chosen from. */
  looking = $state<string | null>(null);
  among = $state<string | null>(null);
  group = $state<string | null>(null);
  why = $state.raw<WhyNot | null>(null);
  explained = $state.raw<Explained | null>(null);
  undoAsked = $state<string | null>(null);
  until = $state<Until | null>(null);
  readonly travel = new Travel();

  /** What stands in the place of the question, where nobody is asked: the controls of a replay. */
  foot = $state.raw<Component<{ narrow?: boolean }> | null>(null);

  private connection: Wire;
  private phaseThen = "";
  private segmentThen = "";
  private quietSince = -1;

  constructor(
    readonly game: string,
    token: string | null,
    open?: OpenWire,
  ) {
    const hear = (message: FromServer): void => this.hear(message);
    const tell = (line: Line): void => {
      this.line = line;
    };
    this.connection = open ? open(hear, tell) : new Connection(game, token, hear, tell);
  }

  /** A table that was: the view, all that had happened, and what has just happened. */
  film(view: View, version: number, events: readonly SeenEvent[], news: readonly SeenEvent[]): void {
    this.outcome = null;
    this.take(view, version, events.slice(-LISTED), news);
  }

  close(): void {
    clearInterval(this.ticking);
    this.connection.close();
  }

  /** Hot-seat: the same table from another chair. The view of the one before is gone before the next is asked for. */
  sitAs(token: string): void {
    this.connection.close();
    this.view = this.sent = null;
    this.looking = null;
    this.events = [];
    this.connection = new Connection(
      this.game,
      token,
      (message) => this.hear(message),
      (line) => {
        this.line = line;
      },
    );
  }

  /** The battle sheet is folded; whose lands lie open over the board. */
  folded = $state(false);
  lands = $state<string | null>(null);
  /** A long press on a phone: the panel lies open. */
  detail = $state(false);
  /** How each turn that was seen here ended. */
  history: TurnFacts[] = [];
  /** The pile that is open for looking through. */
  pile = $state.raw<{ player: string; zones: readonly string[] } | null>(null);
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
  /** The answers to choose from now: of the pressed card, under the opened heading, or all. */
  readonly shown = $derived.by<readonly Choice[]>(() => {
    if (this.among) return this.byCard.get(this.among) ?? [];
    if (this.group !== null) return this.choices.filter((choice) => this.heading(choice) === this.group);
    return this.choices;
  });
  readonly usual = $derived.by<Choice | null>(() =>
    this.among
      ? preferred(this.decision?.kind, this.shown)
      : this.group !== null
        ? (this.shown[0] ?? null)
        : (this.choices.find((choice) => choice.usual) ?? null),
  );
  readonly answers = $derived.by<readonly Answer[]>(() => {
    const usual = this.usual;
    const rest = this.shown.filter((choice) => choice !== usual);
    const whole = this.among === null && this.group === null;
    const found: (Omit<Answer, "key"> & { away: boolean })[] = [];
    for (const choice of rest) {
      const away = throwsAway(this.decision?.kind, choice) && this.group === null;
      const group = whole && (away || rest.length > SHOWN) ? this.heading(choice) : null;
      const size = group === null ? 1 : rest.filter((each) => this.heading(each) === group).length;
      if (group !== null && (away || size > 1)) {
        if (!found.some((each) => each.group === group))
          found.push({ move: null, group, label: group, card: null, then: "", away });
      } else
        found.push({
          move: choice.move,
          group: null,
          label: this.labelled(choice),
          card: choice.card ?? null,
          then: this.consequence(choice),
          away,
        });
    }
    const numbers = numberKeys(this.shown);
    const keys = placeKeys(found);
    return found.map(({ away: _, ...each }, i) => ({
      ...each,
      key: (each.move !== null && numbers?.get(each.move)) || keys[i]!,
    }));
  });
  /** The heading of an answer among many: the server's, or its card where one card has many answers. */
  private heading(choice: Choice): string | null {
    if (throwsAway(this.decision?.kind, choice)) return say("table.discard_a_card");
    return (
      choice.group ??
      (choice.card && (this.byCard.get(choice.card)?.length ?? 0) > 1 ? (this.face(choice.card)?.name ?? null) : null)
    );
  }
  private readonly keys = $derived(
    new Map(this.answers.flatMap((answer) => (answer.move ? [[answer.move, answer.key] as const] : []))),
  );
  keyOf(choice: Choice): string {
    return choice === this.usual
      ? (numberKeys(this.shown)?.get(choice.move) ?? "1")
      : (this.keys.get(choice.move) ?? "");
  }
  /** The key of the answer that names this place, where one of those that can be given now does. */
  keyAt(place: string): string {
    const found = this.asked ? [this.usual, ...this.shown].find((choice) => choice?.place === place) : null;
    return found ? this.keyOf(found) : "";
  }
  aims(choice: Choice): boolean {
    return AIMING.has(choice.verb) || choice.verb.startsWith("pay");
  }
  /** Where the card says what it is about, its title is enough; two abilities of one card are told apart by their English. */
  labelled(choice: Choice): string {
    const face = SHORT.has(choice.verb) ? this.face(choice.card) : null;
    if (!face) return priced(choice, this.inWords(choice.label, choice));
    const text = (this.byCard.get(face.id)?.length ?? 0) > 1 ? this.abilityText(choice, face) : "";
    return this.among === face.id && text
      ? text
      : text
        ? `${face.name}: ${text.length > 34 ? `${text.slice(0, 32).trimEnd()}…` : text}`
        : face.name;
  }
  /** A created card without a title goes by a number in moves (`created#2`); people read what it is. */
  private inWords(label: string, choice: Choice): string {
    for (const id of [choice.card, choice.on]) {
      const thing = id ? this.view?.things[id] : undefined;
      const title = thing?.card ? this.view?.cards[thing.card]?.title : undefined;
      if (thing && title) label = label.replace(thing.name ?? thing.card ?? title, title);
    }
    return this.view ? spacesInWords(this.view, label) : label;
  }
  private abilityText(choice: Choice, face: Face): string {
    const number = choice.ability?.number;
    const thing = this.view?.things[face.id];
    const print = thing?.card ? this.view?.cards[thing.card] : undefined;
    const line = choice.ability?.text ?? (number ? print?.text?.[print.abilities?.[number - 1] ?? -1] : undefined);
    return line?.replace(/^[A-Z][\w ,/&+-]{2,40}?: /, "") ?? "";
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

  face(id: string | null | undefined): Face | null {
    return this.view ? faceOf(this.view, id) : null;
  }
  get battle(): boolean {
    return !!this.view?.under_way.attack?.current || !!this.view?.extra?.lcg?.conflict;
  }
  get asker(): Face | null {
    return this.asked ? this.face(this.decision?.card) : null;
  }
  get sentence(): string {
    return this.decision?.sentence ?? "";
  }

  get stepName(): string {
    const view = this.view;
    const attack = view?.under_way.attack;
    if (!view) return "";
    if (view.under_way.duel) return say("table.duel_step");
    if (view.under_way.payment) return say("table.gold");
    return attack ? segmentName(attack.segment) : phaseName(view.phase);
  }

  get waiting(): string {
    if (!this.view) return say("table.the_table_is_being_laid");
    if (this.outcome) return say("table.the_game_is_over_told");
    if (this.line === "broken") return say("table.the_line_is_broken_trying_again");
    if (!this.started) return say("table.waiting_for_to_sit_down", { n: this.view.waiting ?? 1 });
    return this.decision ? say("table.decides", { player: this.decision.player }) : "…";
  }

  /** A sentence under the question that no card asks. */
  get hint(): string {
    const view = this.view;
    if (!view || this.outcome) return "";
    // What one may react to is what has just happened.
    const last = this.decision?.kind === "react" && view.family === "lcg" ? this.events.at(-1) : undefined;
    if (last && this.asked) return last.text;
    const payment = view.under_way.payment;
    if (payment) return say("table.of_gold_left_to_pay", { left: payment.left, cost: payment.cost });
    const field = fieldOf(view);
    const attack = view.under_way.attack;
    if (field && attack) {
      const by = field.attacking.force - field.defending.force;
      const mine = this.sideOf(view);
      const lead =
        by === 0
          ? say("table.both_sides_are_equal")
          : mine
            ? by > 0 === (mine === "attacking")
              ? say("table.you_lead_by", { by: Math.abs(by) })
              : say("table.you_are_behind", { by: Math.abs(by) })
            : say("table.leads_by", { player: by > 0 ? attack.attacker : attack.defender, by: Math.abs(by) });
      const foe = playerOf(view, mine === "attacking" ? attack.defender : attack.attacker);
      return foe && foe.name !== this.me
        ? `${lead} ${say("table.has_in_hand", { name: foe.name, n: foe.zones["hand"]?.size ?? 0 })}`
        : lead;
    }
    if (view.active === this.me) return say("table.your_turn_phase", { turn: view.turn, phase: phaseName(view.phase) });
    return say("table.turn_phase", { active: view.active, phase: phaseName(view.phase) });
  }

  sideOf(view: View, name: string | null = this.me): "attacking" | "defending" | null {
    const attack = view.under_way.attack;
    if (!attack || !name) return null;
    if (attack.attacker === name) return "attacking";
    if (attack.defender === name) return "defending";
    return attack.allies.find((ally) => ally.player === name)?.side ?? null;
  }

  /** What an answer would mean, as far as it is known. */
  consequence(choice: Choice): string {
    const view = this.view;
    const field = view ? fieldOf(view) : null;
    const auto = view?.under_way.payment?.auto;
    if (!view) return "";
    const then = consequence(view, choice, this.sideOf(view));
    if (choice.verb === "pay auto" && auto) {
      const cards = auto.sources.flatMap((each) => this.face(each.card)?.title ?? []).join(", ");
      const bows = say(auto.wasted ? "table.bows_and_wastes" : "table.bows", { cards, wasted: auto.wasted });
      return then ? `${bows}; ${then}` : bows;
    }
    // To let something happen has its own consequence; to act no more has that of the battle.
    if (choice.verb !== "pass" || !field?.if_all_pass || (then && this.decision?.kind === "react")) return then;
    const seen = field.if_all_pass;
    const side = this.sideOf(view);
    if (seen.tie) return say("table.if_all_pass_both_armies_fall");
    if (!seen.winner) return say("table.if_all_pass_nobody_wins");
    return say(
      seen.winner === side
        ? "table.if_all_pass_you_win"
        : side
          ? "table.if_all_pass_you_lose"
          : seen.winner === "attacking"
            ? "table.if_all_pass_the_attack_wins"
            : "table.if_all_pass_the_defence_wins",
      { by: seen.by },
    );
  }
  /** How a battle would stand after the answer that is being thought of: that of the card looked at, else the usual one. */
  ahead(at: string): { attacking: number; defending: number } | null {
    const moves = this.asked && this.looking ? (this.byCard.get(this.looking) ?? []) : [];
    const choice = moves.length === 1 ? moves[0] : moves.length ? null : this.asked ? this.usual : null;
    const conflict = choice?.then?.conflict;
    return (
      choice?.then?.battlefields?.[at] ??
      (conflict ? { attacking: conflict.attacking_skill, defending: conflict.defending_skill } : null)
    );
  }
  /** What comes of pressing the card that is looked at, where that is one answer. */
  get lookedAhead(): string {
    const moves = this.asked && this.looking ? (this.byCard.get(this.looking) ?? []) : [];
    return moves.length === 1 && moves[0] ? this.consequence(moves[0]) : "";
  }
  get untilWords(): string {
    return this.until ? UNTIL[this.until] : "";
  }

  // ---- what the person does

  answer(move: string): void {
    if (this.sending !== null) return;
    this.notice = "";
    this.why = null;
    if (!this.connection.say({ type: "move", version: this.version, move })) {
      this.notice = say("table.the_line_to_the_table_is");
      return;
    }
    this.sending = move;
  }

  /** A number key: an answer, or the heading that stands there. */
  answerKey(key: string): boolean {
    const found = this.answers.find((answer) => answer.key === key);
    if (found) {
      if (found.move !== null) this.answer(found.move);
      else this.group = found.group;
      return true;
    }
    if (this.usual && key === this.keyOf(this.usual)) {
      this.answerUsual();
      return true;
    }
    return false;
  }

  answerUsual(): void {
    const choice = this.usual;
    if (choice) this.answer(choice.move);
  }

  /** A click on a card or a place: its one move at once, its moves to choose from, or why it has none. */
  press(id: string, title: string, wish: string | null): void {
    this.looking = id;
    const moves = this.byCard.get(id) ?? [];
    if (moves.length === 1 && moves[0] && !throwsAway(this.decision?.kind, moves[0])) this.answer(moves[0].move);
    else if (moves.length) {
      this.among = this.among === id ? null : id;
      this.group = null;
      this.why = null;
    } else if (wish && this.me) {
      this.among = null;
      this.whyFor = { card: id, title };
      this.connection.say({ type: "why", move: wish });
    }
  }
  dragging = $state<string | null>(null);
  private dropAt: string | null = null;

  /** The dragged card was let go over another one or a place: the answer that means both, or its one move and then that aim. */
  drop(on: string): void {
    const card = this.dragging;
    this.dragging = null;
    if (!card || card === on) return;
    const moves = this.byCard.get(card) ?? [];
    const both = moves.filter((choice) => choice.place === on || choice.on === on);
    if (both.length === 1 && both[0]) return this.answer(both[0].move);
    if (moves.length === 1 && moves[0]) {
      this.dropAt = on;
      return this.answer(moves[0].move);
    }
    this.press(card, "", null);
  }
  private followDrop(): boolean {
    const on = this.dropAt;
    const aim = on ? (this.byCard.get(on) ?? []).filter((choice) => this.aims(choice)) : [];
    this.dropAt = null;
    if (aim.length !== 1 || !aim[0]) return false;
    this.answer(aim[0].move);
    return true;
  }
  private whyFor: { card: string; title: string } | null = null;

  back(): boolean {
    if (this.why) {
      this.why = null;
      return true;
    }
    if (this.hinted) {
      this.hinted = null;
      return true;
    }
    if (this.until) {
      this.until = null;
      return true;
    }
    if (this.among) {
      this.among = null;
      return true;
    }
    if (this.group !== null) {
      this.group = null;
      return true;
    }
    return false;
  }

  look(id: string | null): void {
    if (id === null || id === this.looking) return;
    this.looking = id;
  }
  /** The last sentence again, for who did not catch it. */
  repeat(): void {
    const last = this.events.at(-1)?.text ?? say("table.nothing_has_happened_yet");
    this.told = this.told.endsWith("\u200b") ? last : `${last}\u200b`;
  }
  /** The next value of the card in the panel is explained. */
  explainMore(): void {
    const face = this.face(this.looking);
    const stats = face?.stats.map((stat) => stat.key) ?? [];
    const next =
      stats[(stats.indexOf(this.explained?.card === face?.id ? (this.explained?.stat ?? "") : "") + 1) % stats.length];
    if (face && next) this.explain(face.id, next);
  }
  readRules(): void {
    const face = this.face(this.looking);
    if (face) this.told = `${face.title}. ${face.text}`;
  }
  /** Lands of the others in turn, where they are not on the table anyway. */
  nextLands(): void {
    const view = this.view;
    if (!view || view.players.length < 3) return;
    const names = view.players.map((player) => player.name).filter((name) => name !== this.me);
    this.lands = names[names.indexOf(this.lands ?? "") + 1] ?? null;
  }
  /** Questions of this kind that are not answered yet, and whether this game answers them at all. */
  private explaining = 0;
  private explains = true;
  /** Asked before the move that is under way: then the first refusal is of this question. */
  private explainedFirst = false;
  explain(card: string, stat: string): void {
    const view = this.view;
    const thing = view?.things[card];
    const printed = thing?.card ? (view?.cards[thing.card]?.stats?.[stat] ?? null) : null;
    // What cannot change has one reason, which nobody needs to be asked for.
    const now = thing?.values && stat in thing.values ? (thing.values[stat] ?? null) : printed;
    if (thing?.values && stat in thing.values && this.explains) {
      if (!this.explaining) this.explainedFirst = this.sending === null;
      if (this.connection.say({ type: "explain", card, stat })) this.explaining += 1;
    } else
      this.explained = {
        card,
        stat,
        printed,
        value: now,
        parts: [{ why: "printed", ...(typeof printed === "number" ? { amount: printed } : {}) }],
      };
  }
  /** What the computer would do, and why; gone with the question. */
  hinted = $state.raw<{ move: string; label: string; why: string } | null>(null);
  /** Against the computer only: where other people play it would not be fair. */
  get mayHint(): boolean {
    return (
      this.asked &&
      this.me !== null &&
      this.seats.length > 0 &&
      !this.seats.some((seat) => seat.name !== this.me && seat.kind !== "computer")
    );
  }
  askHint(): void {
    if (this.mayHint && this.sending === null) this.connection.say({ type: "hint" });
  }
  undo(): void {
    this.connection.say({ type: "undo" });
  }
  answerUndo(agree: boolean): void {
    this.connection.say({ type: "undo", agree });
    this.undoAsked = null;
  }
  concede(): void {
    this.connection.say({ type: "concede" });
  }
  chat(text: string): void {
    this.connection.say({ type: "chat", text });
  }

  // ---- passing by itself

  passUntil(until: Until): void {
    this.until = until;
    this.phaseThen = this.step;
    this.segmentThen = this.segment;
    this.quietSince = this.events.at(-1)?.n ?? -1;
    this.passOn();
  }

  /** The step of the turn, as the strip shows it and as stops are set on it. */
  get step(): string {
    const view = this.view;
    return view ? `${view.turn}/${view.phase}` : "";
  }

  private get segment(): string {
    const attack = this.view?.under_way?.attack;
    return attack ? attackStep(attack.segment) : "";
  }

  private passOn(): void {
    const view = this.view;
    if (!view?.under_way || this.sending) return;
    // Whoever passes until his next turn also attacks nobody and buys nothing in this one.
    const plain =
      this.until === "turn" && view.active === this.me && !view.under_way.attack
        ? ["pass", "no attack", "done"]
        : ["pass"];
    const pass = this.choices.find((choice) => plain.includes(choice.move));
    const field = fieldOf(view);
    if (settings.skip && this.asked && this.choices.every((choice) => choice.verb === "fight")) {
      const places = new Set(
        view.under_way.attack?.battlefields
          .filter((each) => each.attacking.units.length || each.defending.units.length)
          .map((each) => each.at),
      );
      const worth = this.choices.filter((choice) => choice.place && places.has(choice.place));
      const next = worth.length ? worth : this.choices;
      if ((worth.length === 1 || !worth.length) && next[0]) return this.answer(next[0].move);
    }
    if (settings.skip && pass && this.asked && field && !field.attacking.units.length && !field.defending.units.length)
      return this.answer(pass.move);
    if (this.until && this.outcome) this.until = null;
    if (!this.until || !this.asked) return;
    const over =
      !pass ||
      (settings.stops.includes(view.phase) && this.step !== this.phaseThen) ||
      (settings.stops.includes(this.segment) && this.segment !== this.segmentThen) ||
      (this.until === "something" &&
        this.events.some((event) => event.n > this.quietSince && event.player !== this.me && !QUIET.has(event.kind))) ||
      (this.until === "phase" && this.step !== this.phaseThen) ||
      (this.until === "turn" && view.active === this.me && !this.phaseThen.startsWith(`${view.turn}/`));
    if (over || !pass) {
      this.until = null;
      return;
    }
    this.answer(pass.move);
  }

  toggleStop(phase: string): void {
    keep({
      stops: settings.stops.includes(phase)
        ? settings.stops.filter((each) => each !== phase)
        : [...settings.stops, phase],
    });
  }

  // ---- what the server says

  private hear(message: FromServer): void {
    switch (message.type) {
      case "view":
        this.seats = message.seats ?? this.seats;
        this.setClock(message.clock ?? null);
        this.mayUndo = (message.undo ?? false) || this.mayUndo;
        this.started = message.started ?? true;
        this.take(message.view, message.version, message.events?.map(asSaid) ?? null);
        break;
      case "delta":
        if (message.clock) this.setClock(message.clock);
        if (message.from !== this.version || this.sent === null) {
          this.connection.say({ type: "view" });
          break;
        }
        // Something was taken back: only so many events are left.
        if (message.told !== undefined) {
          const left = message.told;
          this.events = this.events.filter((event) => event.n < left);
        }
        this.take(
          patched(this.sent as unknown as Json, message.patch) as unknown as View,
          message.version,
          null,
          message.events?.map(asSaid) ?? [],
        );
        break;
      case "refused":
        // A game that cannot explain a value says so; the panel then shows what it has.
        if (this.explaining && (this.explainedFirst || this.sending === null)) {
          this.explaining -= 1;
          this.explains = false;
          break;
        }
        this.sending = null;
        this.until = null;
        this.notice = message.when
          ? `${message.reason} ${say("table.possible", { when: message.when })}`
          : message.reason;
        if (message.code === "stale") this.connection.say({ type: "view" });
        break;
      case "seats":
        this.seats = message.seats;
        break;
      case "undo":
        this.undoAsked = message.from;
        break;
      case "chat":
        this.said = [...this.said, { from: message.from, text: message.text, at: this.events.length }];
        chime("chat");
        break;
      case "over":
        this.outcome = message.outcome;
        break;
      case "error":
        this.notice = message.reason;
        break;
      case "answer":
        this.heed(message);
        break;
    }
  }

  private setClock(clock: Clock | null): void {
    this.clock = clock;
    this.clockAt = this.now = Date.now();
  }

  private heed(answer: { to: string } & Record<string, unknown>): void {
    if (answer.to === "why" && this.whyFor) {
      const reason = String(answer["reason"] ?? answer["why"] ?? "");
      const rule = typeof answer["rule"] === "string" ? answer["rule"] : null;
      const when = typeof answer["when"] === "string" ? answer["when"] : null;
      this.why = reason ? { ...this.whyFor, reason, rule, when } : null;
      this.told = this.why ? `${this.why.title}: ${this.why.reason}` : this.told;
    } else if (answer.to === "hint") {
      const move = String(answer["move"]);
      const choice = this.choices.find((each) => each.move === move);
      if (!choice) return;
      this.hinted = { move, label: choice.label, why: String(answer["why"]) };
      this.told = say("table.the_computer_would_told", { label: choice.label, why: this.hinted.why });
      if (choice.card) this.look(choice.card);
    } else if (answer.to === "explain") {
      this.explaining = Math.max(0, this.explaining - 1);
      this.explained = answer as unknown as Explained;
    }
  }

  private take(sent: View, version: number, all: readonly SeenEvent[] | null, more: readonly SeenEvent[] = []): void {
    const view = inFull(sent);
    const first = this.view === null;
    const was = this.decision;
    const animate = !first && moving();
    if (animate) this.travel.before();
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
    if (this.sending !== null) this.mayUndo = true;
    this.sending = null;
    this.outcome = view.outcome ?? this.outcome;
    if (all) this.events = all;
    else if (more.length) this.events = [...this.events, ...more].slice(-LISTED);
    if (was?.prompt !== view.decision?.prompt || was?.choices !== view.decision?.choices) {
      this.among = null;
      this.group = null;
      this.why = null;
      this.hinted = null;
    }
    this.tell(more);
    if (!first && this.asked && !was?.choices?.length) chime("asked");
    void tick().then(() => {
      if (animate) this.travel.after();
      if (!this.followDrop()) this.passOn();
    });
  }

  /** The sentences of what happened, and then the question: one polite announcement. */
  private tell(more: readonly SeenEvent[]): void {
    const sentences = more.map((event) => event.text).filter(Boolean);
    const question = this.asked ? (this.decision?.prompt ?? "") : "";
    if (sentences.length || question) this.told = [...sentences.slice(-6), question].filter(Boolean).join(" ");
  }
}
