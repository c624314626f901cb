// What comes of an answer, in few words for its button: "5 → 8 Force: you lead 14 to 13". The numbers are the server's (`then` of a choice).

import { named, say } from "./say";
import { faceOf, placeWords } from "../wire/scene";
import type { CardThen, Choice, FieldThen, Then, View } from "../wire/view";
import { elementName, pathName, signed } from "./words";

const PARTS = 3;
const VALUES = ["force", "military", "political", "chi", "fate"] as const;

export function consequence(view: View, choice: Choice, side: "attacking" | "defending" | null): string {
  const then = choice.then;
  if (!then) return "";
  if (then.outcome)
    return then.outcome.winner === view.viewer
      ? say("table.then_you_win")
      : then.outcome.winner
        ? say("table.then_wins", { player: then.outcome.winner })
        : say("table.then_nobody_wins");
  const cards = Object.entries(then.cards ?? {})
    .map(([id, facts]) => cardWords(view, choice, id, facts, then))
    .filter(Boolean);
  const rest = then.more ? [say("table.then_more", { n: then.more })] : [];
  // Who is invited has a side when he has sent somebody.
  const joins = choice.card ? then.cards?.[choice.card]?.side?.[1] : undefined;
  const sums = [
    ...battleWords(view, then, side ?? (joins === "attacking" || joins === "defending" ? joins : null)),
    ...conflictWords(view, then),
    ...duelWords(view, then),
  ];
  const others = [...provinceWords(view, then), ...playerWords(view, then), ...ringWords(view, then)];
  const said = cards.slice(0, PARTS - 1);
  if (said.length && sums[0])
    return [
      say("table.then_so", { what: list([...said, ...(cards.length > said.length ? [] : rest)]), so: sums[0] }),
      ...others,
    ]
      .slice(0, PARTS - 1)
      .join("; ");
  return list([...sums.slice(0, 2), ...others, ...said, ...rest].slice(0, PARTS));
}

const list = (words: readonly string[]): string => words.join(", ");

function cardWords(view: View, choice: Choice, id: string, facts: CardThen, then: Then): string {
  const words: string[] = [];
  const title = faceOf(view, id)?.title ?? "";
  const own = id === choice.card;
  if (facts.gone) words.push(say("table.then_leaves"));
  for (const stat of VALUES) {
    const change = facts[stat];
    if (change) words.push(say("table.then_value", { from: change[0], to: change[1], stat: named("stats", stat) }));
  }
  if (facts.dishonored) words.push(say(facts.dishonored[1] ? "table.then_dishonored" : "table.then_not_dishonored"));
  if (facts.honored) words.push(say(facts.honored[1] ? "table.then_honored" : "table.then_not_honored"));
  if (facts.controller)
    words.push(
      say(facts.controller[1] === view.viewer ? "table.then_is_yours" : "table.then_is_of", {
        player: facts.controller[1],
      }),
    );
  // Who goes home after a battle, bowed or not, does what everybody does.
  const home = (facts.at ?? facts.side)?.[1] === "home";
  const after = home && !then.battlefields && !then.conflict;
  if (after) words.splice(0, words.length);
  else if (facts.bowed && !facts.force)
    words.push(
      say(facts.bowed[1] ? "table.then_bows" : view.family === "lcg" ? "table.then_readies" : "table.then_straightens"),
    );
  if (home && !after) words.push(say("table.then_goes_home"));
  else if (facts.at && !home && !(own && then.battlefields))
    words.push(say("table.then_goes_to", { place: placeWords(view, facts.at[1]).words }));
  if (!words.length) return "";
  return own || !title ? words.join(", ") : say("table.then_of", { card: title, what: words.join(", ") });
}

function battleWords(view: View, then: Then, side: "attacking" | "defending" | null): string[] {
  const current = view.under_way.attack?.current;
  const fields = Object.entries(then.battlefields ?? {}).sort(
    ([one], [two]) => Number(two === current) - Number(one === current),
  );
  return fields.map(([at, field]) =>
    at === current
      ? sumWords(field, side)
      : say("table.then_at", { place: placeWords(view, at).words, what: sumWords(field, side) }),
  );
}

/** The sum of a battle as it will be, and what it would decide. */
function sumWords(field: FieldThen, side: "attacking" | "defending" | null): string {
  const { attacking, defending, strength, if_all_pass: seen } = field;
  const mine = side === "defending" ? defending : attacking;
  const theirs = side === "defending" ? attacking : defending;
  if (seen.tie) return say("table.then_both_fall", { mine, theirs });
  if (seen.winner === "attacking" && strength !== null) {
    if (seen.province_falls) return say("table.then_the_province_falls", { mine, theirs });
    if (attacking > 0 && !defending) return say("table.then_does_not_exceed", { attacking, wall: strength });
    if (side === "defending") return say("table.then_the_province_stands", { mine, theirs });
  }
  if (!side) return say("table.then_against", { mine, theirs });
  return mine === theirs
    ? say("table.then_equal", { mine, theirs })
    : say(mine > theirs ? "table.then_you_lead" : "table.then_you_are_behind", { mine, theirs });
}

function conflictWords(view: View, then: Then): string[] {
  const conflict = then.conflict;
  const now = view.extra?.lcg?.conflict;
  if (!conflict || !now) return [];
  const attacks = now.attacker === view.viewer;
  const seen = conflict.if_all_pass;
  const mine = attacks ? conflict.attacking_skill : conflict.defending_skill;
  const theirs = attacks ? conflict.defending_skill : conflict.attacking_skill;
  if (!mine && !theirs) return [];
  const sum =
    seen.winner === null
      ? say("table.then_against", { mine, theirs })
      : say(seen.winner === view.viewer ? "table.then_you_lead" : "table.then_you_are_behind", { mine, theirs });
  return [seen.province_breaks ? say("table.then_and_breaks", { sum }) : sum];
}

function duelWords(view: View, then: Then): string[] {
  const duel = view.under_way.duel;
  const next = then.duel;
  if (!duel || !next) return [];
  const total = (role: "challenger" | "challenged"): number =>
    next[role]?.total ?? (duel[role].value ?? 0) + duel[role].focus_value;
  const mine = duel.challenged.player === view.viewer ? "challenged" : "challenger";
  const other = mine === "challenger" ? "challenged" : "challenger";
  return [say("table.then_against", { mine: total(mine), theirs: total(other) })];
}

function provinceWords(view: View, then: Then): string[] {
  return Object.entries(then.provinces ?? {}).flatMap(([at, facts]) =>
    facts.destroyed?.[1] ? [say("table.then_falls", { place: placeWords(view, at).words })] : [],
  );
}

function playerWords(view: View, then: Then): string[] {
  return Object.entries(then.players ?? {}).flatMap(([player, facts]) => {
    const mine = player === view.viewer;
    return Object.entries(facts).flatMap(([fact, change]) => {
      if (fact === "favor")
        return change[1] === true
          ? [say(mine ? "table.then_you_get_the_favor" : "table.then_gets_the_favor", { player })]
          : [];
      const from = Number(change[0]);
      const to = Number(change[1]);
      if (fact === "honor" || fact === "fate")
        return [
          say(mine ? "table.then_number" : "table.then_number_of", {
            player,
            by: signed(to - from),
            what: named("stats", fact),
            to,
          }),
        ];
      return [say(mine ? "table.then_step" : "table.then_step_of", { player, path: pathName(fact), to })];
    });
  });
}

function ringWords(view: View, then: Then): string[] {
  return Object.entries(then.rings ?? {}).flatMap(([ring, facts]) =>
    facts.claimed_by?.[1] === view.viewer && view.viewer
      ? [say("table.then_you_claim", { ring: elementName(ring) })]
      : [],
  );
}
