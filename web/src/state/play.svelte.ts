// One seat at one table: the table as seen, what is selected, the question and what goes by itself, and the line to the server.

import { tick, type Component } from "svelte";

import { throwsAway } from "./answers";
import { Travel } from "../table/flip";
import { say } from "../words/say";
import { moving, settings } from "./settings.svelte";
import { chime } from "./sound";
import { Connection, type Line, type OpenWire, type Wire } from "../wire/connection";
import type { FromServer } from "../wire/protocol";
import type { SeenEvent, View } from "../wire/view";
import { Autopilot, type Until } from "./autopilot.svelte";
import { Questions } from "./questions.svelte";
import { Seen } from "./seen.svelte";
import { Selection, type Explained } from "./selection.svelte";

/** An event in the words that are meant for who sits here. */
const asSaid = (event: SeenEvent): SeenEvent => (event.said ? { ...event, text: event.said } : event);

export class Play {
  readonly seen = new Seen();
  readonly selection = new Selection(this.seen);
  readonly questions = new Questions(this.seen, this.selection);
  readonly autopilot = new Autopilot(this.seen, settings);
  readonly travel = new Travel();

  /** A sentence for the person: a refusal, a broken line. */
  notice = $state("");
  /** The move that has been sent and not been answered. */
  sending = $state<string | null>(null);
  /** Who asks to take a move back. */
  undoAsked = $state<string | null>(null);
  /** What stands in the place of the question, where nobody is asked: the controls of a replay. */
  foot = $state.raw<Component<{ narrow?: boolean }> | null>(null);

  private connection: Wire;

  constructor(
    readonly game: string,
    token: string | null,
    open?: OpenWire,
  ) {
    const hear = (message: FromServer): void => this.hear(message);
    const tell = (line: Line): void => {
      this.seen.line = line;
    };
    this.connection = open ? open(hear, tell) : new Connection(game, token, hear, tell);
  }

  /** A table that was: the view, all that had happened, and what has just happened. */
  film(view: View, version: number, events: readonly SeenEvent[], news: readonly SeenEvent[]): void {
    this.seen.outcome = null;
    this.take(view, version, this.seen.last(events), news);
  }

  close(): void {
    this.seen.close();
    this.connection.close();
  }

  /** Hot-seat: the same table from another chair. The view of the one before is gone before the next is asked for. */
  sitAs(token: string): void {
    this.connection.close();
    this.seen.forget();
    this.selection.looking = null;
    this.connection = new Connection(
      this.game,
      token,
      (message) => this.hear(message),
      (line) => {
        this.seen.line = line;
      },
    );
  }

  // ---- what the person does

  answer(move: string): void {
    if (this.sending !== null) return;
    this.notice = "";
    this.selection.why = null;
    if (!this.connection.say({ type: "move", version: this.seen.version, move })) {
      this.notice = say("table.the_line_to_the_table_is");
      return;
    }
    this.sending = move;
  }

  /** A number key: an answer, or the heading that stands there. */
  answerKey(key: string): boolean {
    const found = this.questions.answers.find((answer) => answer.key === key);
    if (found) {
      if (found.move !== null) this.answer(found.move);
      else this.selection.group = found.group;
      return true;
    }
    if (this.questions.usual && key === this.questions.keyOf(this.questions.usual)) {
      this.answerUsual();
      return true;
    }
    return false;
  }

  answerUsual(): void {
    const choice = this.questions.usual;
    if (choice) this.answer(choice.move);
  }

  /** A click on a card or a place: its one move at once, its moves to choose from, or why it has none. */
  press(id: string, title: string, wish: string | null): void {
    this.selection.looking = id;
    const moves = this.seen.byCard.get(id) ?? [];
    if (moves.length === 1 && moves[0] && !throwsAway(this.seen.decision?.kind, moves[0])) this.answer(moves[0].move);
    else if (moves.length) {
      this.selection.openCard(id);
    } else if (wish && this.seen.me) {
      this.selection.among = null;
      this.whyFor = { card: id, title };
      this.connection.say({ type: "why", move: wish });
    }
  }
  private dropAt: string | null = null;

  /** The dragged card was let go over another one or a place: the answer that means both, or its one move and then that aim. */
  drop(on: string): void {
    const card = this.selection.dragging;
    this.selection.dragging = null;
    if (!card || card === on) return;
    const moves = this.seen.byCard.get(card) ?? [];
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
    const aim = on ? (this.seen.byCard.get(on) ?? []).filter((choice) => this.questions.aims(choice)) : [];
    this.dropAt = null;
    if (aim.length !== 1 || !aim[0]) return false;
    this.answer(aim[0].move);
    return true;
  }
  private whyFor: { card: string; title: string } | null = null;

  /** One step back: an explanation, passing by itself, answers that lie open. */
  back(): boolean {
    return this.selection.closeExplained() || this.autopilot.stop() || this.selection.closeAnswers();
  }
  passUntil(until: Until): void {
    this.autopilot.begin(until);
    this.goOn();
  }

  /** The next value of the card in the panel is explained. */
  explainMore(): void {
    const face = this.seen.face(this.selection.looking);
    const stats = face?.stats.map((stat) => stat.key) ?? [];
    const next =
      stats[
        (stats.indexOf(this.selection.explained?.card === face?.id ? (this.selection.explained?.stat ?? "") : "") + 1) %
          stats.length
      ];
    if (face && next) this.explain(face.id, next);
  }
  readRules(): void {
    const face = this.seen.face(this.selection.looking);
    if (face) this.seen.told = `${face.title}. ${face.text}`;
  }
  /** Questions of this kind that are not answered yet, and whether this game answers them at all. */
  private explaining = 0;
  private explains = true;
  /** Asked before the move that is under way: then the first refusal is of this question. */
  private explainedFirst = false;
  explain(card: string, stat: string): void {
    const view = this.seen.view;
    const thing = view?.things[card];
    const printed = thing?.card ? (view?.cards[thing.card]?.stats?.[stat] ?? null) : null;
    // What cannot change has one reason, which nobody needs to be asked for.
    const now = thing?.values && stat in thing.values ? (thing.values[stat] ?? null) : printed;
    if (thing?.values && stat in thing.values && this.explains) {
      if (!this.explaining) this.explainedFirst = this.sending === null;
      if (this.connection.say({ type: "explain", card, stat })) this.explaining += 1;
    } else
      this.selection.explained = {
        card,
        stat,
        printed,
        value: now,
        parts: [{ why: "printed", ...(typeof printed === "number" ? { amount: printed } : {}) }],
      };
  }
  askHint(): void {
    if (this.seen.mayHint && this.sending === null) this.connection.say({ type: "hint" });
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

  /** What is answered without the person. */
  private goOn(): void {
    const move = this.sending === null ? this.autopilot.next() : null;
    if (move !== null) this.answer(move);
  }

  // ---- what the server says

  private hear(message: FromServer): void {
    switch (message.type) {
      case "view":
        this.seen.seats = message.seats ?? this.seen.seats;
        this.seen.setClock(message.clock ?? null);
        this.seen.mayUndo = (message.undo ?? false) || this.seen.mayUndo;
        this.seen.started = message.started ?? true;
        this.take(message.view, message.version, message.events?.map(asSaid) ?? null);
        break;
      case "delta":
        if (message.clock) this.seen.setClock(message.clock);
        this.hearDelta(message);
        break;
      case "refused":
        // A game that cannot explain a value says so; the panel then shows what it has.
        if (this.explaining && (this.explainedFirst || this.sending === null)) {
          this.explaining -= 1;
          this.explains = false;
          break;
        }
        this.sending = null;
        this.autopilot.until = null;
        this.notice = message.when
          ? `${message.reason} ${say("table.possible", { when: message.when })}`
          : message.reason;
        if (message.code === "stale") this.connection.say({ type: "view" });
        break;
      case "seats":
        this.seen.seats = message.seats;
        break;
      case "undo":
        this.undoAsked = message.from;
        break;
      case "chat":
        this.seen.said = [...this.seen.said, { from: message.from, text: message.text, at: this.seen.events.length }];
        chime("chat");
        break;
      case "over":
        this.seen.outcome = message.outcome;
        break;
      case "error":
        this.notice = message.reason;
        break;
      case "answer":
        this.heed(message);
        break;
    }
  }

  private hearDelta(delta: FromServer & { type: "delta" }): void {
    const view = this.seen.patchedBy(delta.from, delta.patch);
    if (view === null) {
      this.connection.say({ type: "view" });
      return;
    }
    if (delta.told !== undefined) this.seen.keepEvents(delta.told);
    this.take(view, delta.version, null, delta.events?.map(asSaid) ?? []);
  }

  private heed(answer: { to: string } & Record<string, unknown>): void {
    if (answer.to === "why" && this.whyFor) {
      const reason = String(answer["reason"] ?? answer["why"] ?? "");
      const rule = typeof answer["rule"] === "string" ? answer["rule"] : null;
      const when = typeof answer["when"] === "string" ? answer["when"] : null;
      this.selection.why = reason ? { ...this.whyFor, reason, rule, when } : null;
      this.seen.told = this.selection.why
        ? `${this.selection.why.title}: ${this.selection.why.reason}`
        : this.seen.told;
    } else if (answer.to === "hint") {
      const move = String(answer["move"]);
      const choice = this.seen.choices.find((each) => each.move === move);
      if (!choice) return;
      this.selection.hinted = { move, label: choice.label, why: String(answer["why"]) };
      this.seen.told = say("table.the_computer_would_told", { label: choice.label, why: this.selection.hinted.why });
      if (choice.card) this.selection.look(choice.card);
    } else if (answer.to === "explain") {
      this.explaining = Math.max(0, this.explaining - 1);
      this.selection.explained = answer as unknown as Explained;
    }
  }

  private take(sent: View, version: number, all: readonly SeenEvent[] | null, more: readonly SeenEvent[] = []): void {
    const seen = this.seen;
    const first = seen.view === null;
    const was = seen.decision;
    const animate = !first && moving();
    if (animate) this.travel.before();
    seen.take(sent, version, all, more);
    if (this.sending !== null) seen.mayUndo = true;
    this.sending = null;
    if (was?.prompt !== seen.decision?.prompt || was?.choices !== seen.decision?.choices) this.selection.clear();
    if (!first && seen.asked && !was?.choices?.length) chime("asked");
    void tick().then(() => {
      if (animate) this.travel.after();
      if (!this.followDrop()) this.goOn();
    });
  }
}
