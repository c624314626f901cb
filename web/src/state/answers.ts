// The keys of the answers: the usual one is number 1, a number has its own key, and what throws a card away never has one that buys.

import { say } from "../words/say";
import type { Choice } from "../wire/view";

/** To throw a card away in the Dynasty Phase stands beside buying it: nobody should do the one who means the other. */
export const throwsAway = (kind: string | undefined, choice: Choice): boolean =>
  kind === "dynasty" && choice.verb === "discard";
/** The key of what throws away: no answer that buys has it, nor any that comes before. */
export const AWAY = "0";

/** Does one way of buying a card cost more than another without gaining more, or gain less at the same price? */
const isWorse = (choice: Choice, other: Choice): boolean => {
  if (choice.verb !== "buy" || other.verb !== "buy" || choice.card !== other.card) return false;
  const [mine, theirs] = [choice.gold ?? 0, other.gold ?? 0];
  const [gain, more] = [choice, other].map((each) => each.move.endsWith(" honor"));
  return gain === more ? mine > theirs : !gain && mine >= theirs;
};

/** Which of the answers of one card is the usual one: that of the whole question, else the first that is worse than no other. None
 * throws a card away. */
export function preferred(kind: string | undefined, choices: readonly Choice[]): Choice | null {
  const able = choices.filter((each) => !throwsAway(kind, each));
  return able.find((each) => each.usual) ?? able.find((each) => !able.some((other) => isWorse(each, other))) ?? null;
}

/** A label with the Gold of its answer: in brackets what it costs, in words what a source gives. */
export function priced(choice: Choice, label: string): string {
  if (!choice.gold) return label;
  return choice.verb === "buy"
    ? `${label} (${choice.gold})`
    : say("table.gives_gold", { source: label, gold: choice.gold });
}

/** The number that an answer says, where it says nothing else. */
export function numberOf(choice: Choice): string | null {
  return choice.card || choice.place || choice.player ? null : (/^(?:\D+ )?(\d+)$/.exec(choice.move)?.[1] ?? null);
}

/** The key of each number, where all that can be answered are numbers with a digit each. */
export function numberKeys(choices: readonly Choice[]): ReadonlyMap<string, string> | null {
  const found = new Map(choices.map((choice) => [choice.move, numberOf(choice) ?? ""]));
  const keys = new Set(found.values());
  return choices.length > 1 && keys.size === choices.length && [...keys].every((key) => key.length === 1)
    ? found
    : null;
}

/** The keys of answers that stand in this order, the usual one before them: 1 is its key whether it stands there or not. */
export function placeKeys(answers: readonly { away: boolean }[]): string[] {
  let place = 1;
  let away = false;
  return answers.map((answer) => {
    if (!answer.away) return ++place <= 9 ? String(place) : "";
    if (away) return "";
    away = true;
    return AWAY;
  });
}
