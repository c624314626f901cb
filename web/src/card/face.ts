// A card as it is drawn, whatever edition it is of. `wire/scene.ts` makes faces from views; nothing here knows a view.

import { named, say, subject } from "../words/say";

export type Numeral = number | string | null;

export interface Stat {
  key: string;
  now: Numeral;
  printed: Numeral;
}

export interface Face {
  /** What this viewer calls the card in messages; new when he lost sight of it. */
  id: string;
  /** As the notation names it: `Ox#2`. */
  name: string;
  title: string;
  type: string;
  clan: string;
  keywords: readonly string[];
  text: string;
  unique: boolean;
  stats: readonly Stat[];
  cost: Stat | null;
  /** The deck whose back shows, or null when the face does. */
  back: string | null;
  bowed: boolean;
  dishonored: boolean;
  /** A named mark instead of a turned card, as the living card game has it. */
  mark: "honored" | "dishonored" | null;
  fate: number;
  tokens: readonly (readonly [string, number])[];
  attachments: readonly Face[];
  under: number;
  controller: string | null;
  owner: string | null;
}

const CLANS = new Set(["crab", "crane", "dragon", "lion", "mantis", "phoenix", "scorpion", "spider", "unicorn"]);

export const clanClass = (clan: string | null | undefined): string => {
  const plain = (clan ?? "").toLowerCase().replace(/ clan$/, "");
  return CLANS.has(plain) ? plain : "unaligned";
};

/** Where each value stands at the foot of a card, and its sign. Plus: the number is a bonus to somebody else. */
interface Shown {
  sign: string;
  place: "left" | "mid" | "right";
  bonus?: boolean;
}

const person: Record<string, Shown> = {
  force: { sign: "force", place: "left" },
  chi: { sign: "chi", place: "right" },
  personal_honor: { sign: "ph", place: "mid" },
};
const FOOT: Record<string, Record<string, Shown>> = {
  personality: person,
  follower: {
    force: { sign: "force", place: "left" },
    chi: { sign: "chi", place: "mid" },
    focus_value: { sign: "fv", place: "right" },
  },
  item: {
    force: { sign: "force", place: "left", bonus: true },
    chi: { sign: "chi", place: "mid", bonus: true },
    focus_value: { sign: "fv", place: "right" },
  },
  stronghold: {
    province_strength: { sign: "wall", place: "left" },
    strength: { sign: "wall", place: "left" },
    strength_bonus: { sign: "wall", place: "left", bonus: true },
    gold_production: { sign: "gold", place: "mid" },
    fate: { sign: "gold", place: "mid" },
    starting_honor: { sign: "honor", place: "right" },
    honor: { sign: "honor", place: "right" },
  },
  holding: {
    gold_production: { sign: "gold", place: "left" },
    strength_bonus: { sign: "wall", place: "left", bonus: true },
  },
  region: { strength: { sign: "wall", place: "left", bonus: true } },
  character: {
    military: { sign: "swords", place: "left" },
    political: { sign: "court", place: "right" },
    glory: { sign: "honor", place: "mid" },
  },
  attachment: {
    military_bonus: { sign: "swords", place: "left", bonus: true },
    political_bonus: { sign: "court", place: "right", bonus: true },
  },
  province: { strength: { sign: "wall", place: "left" } },
};
const any: Record<string, Shown> = { focus_value: { sign: "fv", place: "right" } };

export const STAT_LABEL = subject("stats");

/** Values that are called otherwise on some cards. */
const LABELLED: Record<string, string> = {
  "stronghold.strength": "province_strength",
  "region.strength": "province_strength",
  "attachment.military_bonus": "military",
  "attachment.political_bonus": "political",
};

export interface Footed extends Stat, Shown {
  label: string;
}

/** The values at the foot of the card, from left to right. A Follower that gives no Chi shows none. */
export function foot(face: Face): Footed[] {
  const shown = FOOT[face.type] ?? any;
  return face.stats.flatMap((stat) => {
    const how = shown[stat.key] ?? any[stat.key];
    if (!how || (how.place === "mid" && face.type !== "personality" && !stat.now && !stat.printed)) return [];
    return [{ ...stat, ...how, label: named("stats", LABELLED[`${face.type}.${stat.key}`] ?? stat.key) }];
  });
}

const order = { left: 0, mid: 1, right: 2 };
export const inOrder = (stats: Footed[]): Footed[] => [...stats].sort((a, b) => order[a.place] - order[b.place]);

export const written = (value: Numeral, bonus = false): string =>
  value === null
    ? "–"
    : typeof value === "string"
      ? value
      : (bonus && value >= 0 ? "+" : "") + String(value).replace("-", "−");

export const trend = (stat: Stat): "up" | "down" | "" =>
  typeof stat.now === "number" && typeof stat.printed === "number" && stat.now !== stat.printed
    ? stat.now > stat.printed
      ? "up"
      : "down"
    : "";

export const typeName = (type: string): string => named("types", type);

/** What a screen reader says of a card: title, type, values with printed ones, states. */
export function spoken(face: Face, more: readonly string[] = []): string {
  if (face.back) return [say("card.face_down", { back: face.back }), ...more].join(", ");
  const said = [face.title, typeName(face.type)];
  for (const stat of inOrder(foot(face)))
    said.push(
      say(trend(stat) ? "card.changed_stat" : "card.stat", {
        stat: stat.label,
        now: written(stat.now, stat.bonus),
        printed: written(stat.printed),
      }),
    );
  if (face.cost && face.cost.now !== null) said.push(say("card.costs", { cost: written(face.cost.now) }));
  if (face.bowed) said.push(say("card.bowed"));
  if (face.dishonored) said.push(say("card.dishonored"));
  if (face.mark) said.push(say(`card.${face.mark}`));
  if (face.fate) said.push(say("card.fate", { fate: face.fate }));
  for (const [token, n] of face.tokens) said.push(say("card.tokens", { token, n }));
  if (face.attachments.length)
    said.push(say("card.with", { cards: face.attachments.map((each) => each.title).join(say("game.and")) }));
  return [...said, ...more].join(", ");
}
