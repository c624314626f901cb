// A card as it is drawn, whatever edition it is of. `wire/scene.ts` makes faces from views; nothing here knows a view.

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
interface Shown { sign: string; place: "left" | "mid" | "right"; label: string; bonus?: boolean }

const person: Record<string, Shown> = {
  force: { sign: "force", place: "left", label: "Force" },
  chi: { sign: "chi", place: "right", label: "Chi" },
  personal_honor: { sign: "ph", place: "mid", label: "Personal Honor" },
};
const FOOT: Record<string, Record<string, Shown>> = {
  personality: person,
  follower: { force: { sign: "force", place: "left", label: "Force" }, chi: { sign: "chi", place: "mid", label: "Chi" }, focus_value: { sign: "fv", place: "right", label: "Focus Value" } },
  item: {
    force: { sign: "force", place: "left", label: "Force", bonus: true },
    chi: { sign: "chi", place: "mid", label: "Chi", bonus: true },
    focus_value: { sign: "fv", place: "right", label: "Focus Value" },
  },
  stronghold: {
    province_strength: { sign: "wall", place: "left", label: "Province Strength" },
    strength: { sign: "wall", place: "left", label: "Province Strength" },
    strength_bonus: { sign: "wall", place: "left", label: "Strength bonus", bonus: true },
    gold_production: { sign: "gold", place: "mid", label: "Gold Production" },
    fate: { sign: "gold", place: "mid", label: "Fate" },
    starting_honor: { sign: "honor", place: "right", label: "Starting Honor" },
    honor: { sign: "honor", place: "right", label: "Honor" },
  },
  holding: {
    gold_production: { sign: "gold", place: "left", label: "Gold Production" },
    strength_bonus: { sign: "wall", place: "left", label: "Strength bonus", bonus: true },
  },
  region: { strength: { sign: "wall", place: "left", label: "Province Strength", bonus: true } },
  character: {
    military: { sign: "swords", place: "left", label: "Military" },
    political: { sign: "court", place: "right", label: "Political" },
    glory: { sign: "honor", place: "mid", label: "Glory" },
  },
  attachment: {
    military_bonus: { sign: "swords", place: "left", label: "Military", bonus: true },
    political_bonus: { sign: "court", place: "right", label: "Political", bonus: true },
  },
  province: { strength: { sign: "wall", place: "left", label: "Strength" } },
};
const any: Record<string, Shown> = { focus_value: { sign: "fv", place: "right", label: "Focus Value" } };

export const STAT_LABEL: Record<string, string> = {
  force: "Force", chi: "Chi", personal_honor: "Personal Honor", honor_requirement: "Honor Requirement", gold_cost: "Gold Cost", focus_value: "Focus Value",
  gold_production: "Gold Production", strength: "Strength", province_strength: "Province Strength", starting_honor: "Starting Honor",
  military: "Military", political: "Political", glory: "Glory", cost: "Cost", fate: "Fate", honor: "Honor", influence: "Influence",
  military_bonus: "Military bonus", political_bonus: "Political bonus", strength_bonus: "Strength bonus", element: "Element",
};

export interface Footed extends Stat, Shown {}

/** The values at the foot of the card, from left to right. A Follower that gives no Chi shows none. */
export function foot(face: Face): Footed[] {
  const shown = FOOT[face.type] ?? any;
  return face.stats.flatMap((stat) => {
    const how = shown[stat.key] ?? any[stat.key];
    if (!how || (how.place === "mid" && face.type !== "personality" && !stat.now && !stat.printed)) return [];
    return [{ ...stat, ...how }];
  });
}

const order = { left: 0, mid: 1, right: 2 };
export const inOrder = (stats: Footed[]): Footed[] => [...stats].sort((a, b) => order[a.place] - order[b.place]);

export const written = (value: Numeral, bonus = false): string =>
  value === null ? "–" : typeof value === "string" ? value : (bonus && value >= 0 ? "+" : "") + String(value).replace("-", "−");

export const trend = (stat: Stat): "up" | "down" | "" =>
  typeof stat.now === "number" && typeof stat.printed === "number" && stat.now !== stat.printed ? (stat.now > stat.printed ? "up" : "down") : "";

export const typeName = (type: string): string => type.charAt(0).toUpperCase() + type.slice(1).replaceAll("_", " ");

/** What a screen reader says of a card: title, type, values with printed ones, states. */
export function spoken(face: Face, more: readonly string[] = []): string {
  if (face.back) return [`face-down ${face.back} card`, ...more].join(", ");
  const said = [face.title, typeName(face.type)];
  for (const stat of inOrder(foot(face))) said.push(`${stat.label} ${written(stat.now, stat.bonus)}${trend(stat) ? ` (printed ${written(stat.printed)})` : ""}`);
  if (face.cost && face.cost.now !== null) said.push(`costs ${written(face.cost.now)}`);
  if (face.bowed) said.push("bowed");
  if (face.dishonored) said.push("dishonored");
  if (face.mark) said.push(face.mark);
  if (face.fate) said.push(`${face.fate} fate`);
  for (const [token, count] of face.tokens) said.push(count > 1 ? `${count} tokens ${token}` : `token ${token}`);
  if (face.attachments.length) said.push(`with ${face.attachments.map((each) => each.title).join(" and ")}`);
  return [...said, ...more].join(", ");
}
