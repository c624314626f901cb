// From events to what is read: the lines of the log, and the results of battles with their reasons.

import { provinceName } from "../wire/scene";
import type { Named } from "./sentence";
import type { SeenEvent, View } from "../wire/view";
import { say } from "./say";

/** A line of the log: a sentence with its cards, or a heading. */
export interface LogLine {
  key: string;
  heading: string;
  text: string;
  player: string | null;
  cards: Named[];
  result: boolean;
}

/** How a battle ended. */
export interface Told {
  at: string;
  where: string;
  turn: number;
  falls: boolean;
  stamp: string;
  title: string;
  text: string;
}

const HEADINGS = new Set([
  "begin_turn",
  "fight",
  "dynasty_phase",
  "draw_phase",
  "conflict_phase",
  "fate_phase",
  "regroup_phase",
]);
const RESULTS = new Set([
  "battle_totals",
  "battle_result",
  "lose_province",
  "gain_province",
  "lose_game",
  "win_game",
  "duel_totals",
  "advance",
]);

/** Events of which several in a row by one player make one sentence. */
const TOGETHER = new Set(["bow", "straighten", "reveal", "turn_up", "discard", "assign", "enter_play", "put_back"]);

export function logLines(events: readonly SeenEvent[], results: readonly Told[]): LogLine[] {
  const lines: LogLine[] = [];
  let last: { event: SeenEvent; line: LogLine } | null = null;
  let battle = 0;
  for (const [i, event] of events.entries()) {
    if (event.kind === "fight" && nobodyStood(events, i)) continue;
    if (event.kind === "battle_totals" && EMPTY.test(event.words ?? "")) continue;
    const cards = (event.cards ?? []).flatMap((card) => (card?.name ? [{ id: card.card, name: card.name }] : []));
    if (
      last &&
      TOGETHER.has(event.kind) &&
      last.event.kind === event.kind &&
      last.event.player === event.player &&
      cards.length &&
      merge(last.line, last.event, event, cards)
    )
      continue;
    const result = event.kind === "battle_totals" ? results[battle++] : undefined;
    const line: LogLine = {
      key: `${event.n ?? i}`,
      heading: HEADINGS.has(event.kind) ? event.text.replaceAll("─", "").trim() : "",
      text: result?.text ?? sentence(event.text),
      player: event.player ?? null,
      cards,
      result: RESULTS.has(event.kind),
    };
    lines.push(line);
    last = { event, line };
  }
  return lines;
}

const EMPTY = /^0 attacking, 0 defending/;
const nobodyStood = (events: readonly SeenEvent[], at: number): boolean =>
  EMPTY.test(
    events.slice(at + 1).find((event) => event.kind === "battle_totals" || event.kind === "fight")?.words ?? "",
  );

/** `Ann turns up A.` and `Ann turns up B.` become one, if the sentences differ in nothing but the card. */
function merge(line: LogLine, first: SeenEvent, event: SeenEvent, cards: Named[]): boolean {
  const one = first.cards?.[0]?.name;
  const other = cards[0]?.name;
  if (
    !one ||
    !other ||
    first.cards?.length !== 1 ||
    cards.length !== 1 ||
    first.text.replace(one, "") !== event.text.replace(other, "")
  )
    return false;
  const names = [...line.cards.map((card) => card.name), other];
  line.text = sentence(first.text.replace(one, `${names.slice(0, -1).join(", ")}${say("game.and")}${names.at(-1)}`));
  line.cards = [...line.cards, ...cards];
  return true;
}

const sentence = (text: string): string => {
  const trimmed = text.trim().replace(/^[a-z]/, (letter) => letter.toUpperCase());
  return trimmed && !/[.!?:]$/.test(trimmed) ? `${trimmed}.` : trimmed;
};

/** Battles that were fought, from `fight`, the totals and whether the province fell. */
export function battleResults(
  events: readonly SeenEvent[],
  view: View,
  strengths: ReadonlyMap<string, number>,
): Told[] {
  const found: Told[] = [];
  let turn = 0;
  let at = "";
  for (const [i, event] of events.entries()) {
    if (event.kind === "begin_turn") turn = event.amount ?? turn;
    if (event.kind === "fight") at = event.words ?? "";
    if (event.kind !== "battle_totals" || !at || EMPTY.test(event.words ?? "")) continue;
    const totals = /(-?\d+) attacking, (-?\d+) defending/.exec(event.words ?? "");
    if (!totals) continue;
    const attacking = Number(totals[1]);
    const defending = Number(totals[2]);
    const fell = events
      .slice(i + 1, i + 40)
      .some((later) => later.kind === "lose_province" && (later.words === at || later.words === at.split(".")[1]));
    found.push(told(view, at, turn, attacking, defending, strengths.get(at) ?? null, fell));
  }
  return found;
}

function told(
  view: View,
  at: string,
  turn: number,
  attacking: number,
  defending: number,
  strength: number | null,
  falls: boolean,
): Told {
  const [owner, name] = at.split(".");
  const where = name ? provinceName({ name }) : at;
  const whose = owner === view.viewer ? say("game.your") : say("game.whose", { name: owner });
  const wall = strength === null ? "" : ` + strength ${strength}`;
  if (falls)
    return {
      at,
      where,
      turn,
      falls,
      stamp: "",
      title: say("table.is_destroyed", { where }),
      text: say("table.force_exceeds_province_falls", { attacking, defending, wall, whose }),
    };
  if (attacking > defending)
    return {
      at,
      where,
      turn,
      falls,
      stamp: say("table.it_stands"),
      title: `${where} stands`,
      text:
        strength === null
          ? say("table.the_attack_wins_with_force_against", { attacking, defending, whose })
          : say("table.the_attack_wins_but_force_does", { attacking, defending, wall, whose }),
    };
  if (attacking === defending)
    return {
      at,
      where,
      turn,
      falls,
      stamp: say("table.both_fall"),
      title: say("table.a_draw_at", { where }),
      text: say("table.force_against_both_armies_are", { attacking, defending }),
    };
  return {
    at,
    where,
    turn,
    falls,
    stamp: say("table.held"),
    title: say("table.is_held", { where }),
    text: say("table.force_against_the_attack_is_beaten", { defending, attacking }),
  };
}
