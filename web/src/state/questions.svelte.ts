// The question as the person meets it: which answers stand there, in what words, with which keys, and what would come of them.

import { numberKeys, placeKeys, preferred, priced, throwsAway } from "./answers";
import type { Face } from "../card/face";
import { consequence } from "../words/consequence";
import { say } from "../words/say";
import { spacesInWords } from "../words/spaces";
import { phaseName } from "../words/words";
import { fieldOf, playerOf } from "../wire/scene";
import type { Choice } from "../wire/view";
import type { Seen } from "./seen.svelte";
import type { Selection } from "./selection.svelte";

/** A button of the prompt: an answer, or a heading under which several stand. */
export interface Answer {
  move: string | null;
  group: string | null;
  label: string;
  key: string;
  card: string | null;
  then: string;
}

/** More answers than these are put under headings. */
const SHOWN = 6;
const SHORT = new Set(["use", "play", "equip"]);
const AIMING = new Set(["target", "pay", "order", "choose", "attacker", "defender", "ring", "province"]);

export class Questions {
  constructor(
    private readonly seen: Seen,
    private readonly selection: Selection,
  ) {}

  /** The answers to choose from now: of the pressed card, under the opened heading, or all. */
  readonly shown = $derived.by<readonly Choice[]>(() => {
    if (this.selection.among) return this.seen.byCard.get(this.selection.among) ?? [];
    if (this.selection.group !== null)
      return this.seen.choices.filter((choice) => this.heading(choice) === this.selection.group);
    return this.seen.choices;
  });
  readonly usual = $derived.by<Choice | null>(() =>
    this.selection.among
      ? preferred(this.seen.decision?.kind, this.shown)
      : this.selection.group !== null
        ? (this.shown[0] ?? null)
        : (this.seen.choices.find((choice) => choice.usual) ?? null),
  );
  readonly answers = $derived.by<readonly Answer[]>(() => {
    const usual = this.usual;
    const rest = this.shown.filter((choice) => choice !== usual);
    const whole = this.selection.among === null && this.selection.group === null;
    const found: (Omit<Answer, "key"> & { away: boolean })[] = [];
    for (const choice of rest) {
      const away = throwsAway(this.seen.decision?.kind, choice) && this.selection.group === null;
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
    if (throwsAway(this.seen.decision?.kind, choice)) return say("table.discard_a_card");
    return (
      choice.group ??
      (choice.card && (this.seen.byCard.get(choice.card)?.length ?? 0) > 1
        ? (this.seen.face(choice.card)?.name ?? null)
        : null)
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
    const found = this.seen.asked ? [this.usual, ...this.shown].find((choice) => choice?.place === place) : null;
    return found ? this.keyOf(found) : "";
  }
  aims(choice: Choice): boolean {
    return AIMING.has(choice.verb) || choice.verb.startsWith("pay");
  }
  /** Where the card says what it is about, its title is enough; two abilities of one card are told apart by their English. */
  labelled(choice: Choice): string {
    const face = SHORT.has(choice.verb) ? this.seen.face(choice.card) : null;
    if (!face) return priced(choice, this.inWords(choice.label, choice));
    const text = (this.seen.byCard.get(face.id)?.length ?? 0) > 1 ? this.abilityText(choice, face) : "";
    return this.selection.among === face.id && text
      ? text
      : text
        ? `${face.name}: ${text.length > 34 ? `${text.slice(0, 32).trimEnd()}…` : text}`
        : face.name;
  }
  /** A created card without a title goes by a number in moves (`created#2`); people read what it is. */
  private inWords(label: string, choice: Choice): string {
    for (const id of [choice.card, choice.on]) {
      const thing = id ? this.seen.view?.things[id] : undefined;
      const title = thing?.card ? this.seen.view?.cards[thing.card]?.title : undefined;
      if (thing && title) label = label.replace(thing.name ?? thing.card ?? title, title);
    }
    return this.seen.view ? spacesInWords(this.seen.view, label) : label;
  }
  private abilityText(choice: Choice, face: Face): string {
    const number = choice.ability?.number;
    const thing = this.seen.view?.things[face.id];
    const print = thing?.card ? this.seen.view?.cards[thing.card] : undefined;
    const line = choice.ability?.text ?? (number ? print?.text?.[print.abilities?.[number - 1] ?? -1] : undefined);
    return line?.replace(/^[A-Z][\w ,/&+-]{2,40}?: /, "") ?? "";
  }

  /** What stands in the place of the question while nobody here is asked. */
  get waiting(): string {
    if (!this.seen.view) return say("table.the_table_is_being_laid");
    if (this.seen.outcome) return say("table.the_game_is_over_told");
    if (this.seen.line === "broken") return say("table.the_line_is_broken_trying_again");
    if (!this.seen.started) return say("table.waiting_for_to_sit_down", { n: this.seen.view.waiting ?? 1 });
    return this.seen.decision ? say("table.decides", { player: this.seen.decision.player }) : "…";
  }

  /** A sentence under the question that no card asks. */
  get hint(): string {
    const view = this.seen.view;
    if (!view || this.seen.outcome) return "";
    // What one may react to is what has just happened.
    const last = this.seen.decision?.kind === "react" && view.family === "lcg" ? this.seen.events.at(-1) : undefined;
    if (last && this.seen.asked) return last.text;
    const payment = view.under_way.payment;
    if (payment) return say("table.of_gold_left_to_pay", { left: payment.left, cost: payment.cost });
    const field = fieldOf(view);
    const attack = view.under_way.attack;
    if (field && attack) {
      const by = field.attacking.force - field.defending.force;
      const mine = this.seen.sideOf(view);
      const lead =
        by === 0
          ? say("table.both_sides_are_equal")
          : mine
            ? by > 0 === (mine === "attacking")
              ? say("table.you_lead_by", { by: Math.abs(by) })
              : say("table.you_are_behind", { by: Math.abs(by) })
            : say("table.leads_by", { player: by > 0 ? attack.attacker : attack.defender, by: Math.abs(by) });
      const foe = playerOf(view, mine === "attacking" ? attack.defender : attack.attacker);
      return foe && foe.name !== this.seen.me
        ? `${lead} ${say("table.has_in_hand", { name: foe.name, n: foe.zones["hand"]?.size ?? 0 })}`
        : lead;
    }
    if (view.family === "lcg") return say("table.round_phase", { turn: view.turn, phase: phaseName(view.phase) });
    if (view.active === this.seen.me)
      return say("table.your_turn_phase", { turn: view.turn, phase: phaseName(view.phase) });
    return say("table.turn_phase", { active: view.active, phase: phaseName(view.phase) });
  }

  /** What an answer would mean, as far as it is known. */
  consequence(choice: Choice): string {
    const view = this.seen.view;
    const field = view ? fieldOf(view) : null;
    const auto = view?.under_way.payment?.auto;
    if (!view) return "";
    const then = consequence(view, choice, this.seen.sideOf(view));
    if (choice.verb === "pay auto" && auto) {
      const cards = auto.sources.flatMap((each) => this.seen.face(each.card)?.title ?? []).join(", ");
      const bows = say(auto.wasted ? "table.bows_and_wastes" : "table.bows", { cards, wasted: auto.wasted });
      return then ? `${bows}; ${then}` : bows;
    }
    // To let something happen has its own consequence; to act no more has that of the battle.
    if (choice.verb !== "pass" || !field?.if_all_pass || (then && this.seen.decision?.kind === "react")) return then;
    const seen = field.if_all_pass;
    const side = this.seen.sideOf(view);
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
    const moves = this.seen.asked && this.selection.looking ? (this.seen.byCard.get(this.selection.looking) ?? []) : [];
    const choice = moves.length === 1 ? moves[0] : moves.length ? null : this.seen.asked ? this.usual : null;
    const conflict = choice?.then?.conflict;
    return (
      choice?.then?.battlefields?.[at] ??
      (conflict ? { attacking: conflict.attacking_skill, defending: conflict.defending_skill } : null)
    );
  }
  /** What comes of pressing the card that is looked at, where that is one answer. */
  get lookedAhead(): string {
    const moves = this.seen.asked && this.selection.looking ? (this.seen.byCard.get(this.selection.looking) ?? []) : [];
    return moves.length === 1 && moves[0] ? this.consequence(moves[0]) : "";
  }
}
