// The view of a seat, second edition (docs/view.md), in full (`in_full.ts`). Nothing in it is ever changed in place.

export type Value = number | string | null;

/** What is printed on a card, once for each title. A dash is null. */
export interface Print {
  /** If it is not the key. */
  title?: string;
  type: string;
  stats?: Readonly<Record<string, Value>>;
  clans?: readonly string[];
  keywords?: readonly string[];
  bonuses?: readonly string[];
  text?: readonly string[];
  abilities?: readonly number[];
}

/** A card in sight. What is as usual is left out. */
export interface Thing {
  /** What lasts on it. */
  effects?: readonly { text: string; until: string; source?: string }[];
  card?: string;
  name?: string;
  /** Whose and where, as far as the list does not tell in which it stands: ask `whereabouts`. */
  owner?: string;
  zone?: string;
  at?: string;
  face?: "down";
  back?: string;
  values?: Readonly<Record<string, Value>>;
  controller?: string;
  bowed?: boolean;
  dishonored?: boolean;
  honored?: boolean;
  dead?: boolean;
  tokens?: Readonly<Record<string, number>>;
  keywords?: readonly string[];
  attachments?: readonly string[];
  under?: { size: number; cards: readonly string[] };
  unit_force?: number;
}

export interface Pile {
  size: number | null;
  cards: readonly string[];
  places?: readonly number[];
}

export interface Province {
  name: string;
  at: string;
  strength: number | null;
  printed_strength?: number;
  destroyed: boolean;
  cards: readonly string[];
  card?: string;
  region?: string | null;
  fortifications?: readonly string[];
  tokens?: Readonly<Record<string, number>>;
}

export interface Player {
  name: string;
  seat: number;
  clan: string | null;
  honor: number;
  favor: boolean | string;
  eliminated: boolean;
  gold?: number;
  fate?: number;
  dial?: number | null;
  role?: string | null;
  claimed?: readonly string[];
  maximum_hand?: number;
  stronghold?: string | null;
  zones: Readonly<Record<string, Pile>>;
  provinces: readonly Province[];
  in_play: readonly string[];
}

export interface Army {
  units: readonly string[];
  force: number;
  by_player: Readonly<Record<string, number>>;
}

export interface Foreseen {
  winner: "attacking" | "defending" | null;
  tie: boolean;
  by: number;
  units_lost: Readonly<Record<string, number>>;
  cards_lost: Readonly<Record<string, number>>;
  province_falls: boolean;
  missing: number;
}

export interface Battlefield {
  at: string;
  fought: boolean;
  strength: number | null;
  attacking: Army;
  defending: Army;
  terrains: readonly string[];
  if_all_pass: Foreseen | null;
}

export interface Attack {
  attacker: string;
  defender: string;
  segment: string;
  current: string | null;
  assigning: string | null;
  invited: { attacking: readonly string[]; defending: readonly string[] };
  allies: readonly { player: string; side: "attacking" | "defending" }[];
  battlefields: readonly Battlefield[];
  /** The units that the viewer has assigned so far; they go when he is done. */
  assigned?: readonly { unit: string | null; at: string }[];
}

export interface Reference {
  card?: string | null;
  player?: string;
  place?: string;
  ring?: string;
}

export interface Action {
  kind: "action" | "trait";
  player: string;
  step: string;
  card: string | null;
  text?: string;
  targets: readonly Reference[];
  paid?: readonly Reference[];
  negated?: boolean;
}

export interface Payment {
  player: string;
  cost: number;
  left: number;
  for: Reference | null;
  sources: readonly Reference[];
  auto?: { sources: readonly Reference[]; gold: number; wasted: number };
}

export interface Dueller {
  card: string | null;
  player: string;
  value: number | null;
  focused: Pile;
  focus_value: number;
  from_hand: boolean;
}
export interface Duel {
  challenger: Dueller;
  challenged: Dueller;
  stat: string;
  step: string;
  chance: string | null;
  struck: boolean;
  stakes: string | null;
}

type Pair<T> = readonly [T, T];
export interface CardThen {
  force?: Pair<number>;
  chi?: Pair<number>;
  military?: Pair<number>;
  political?: Pair<number>;
  fate?: Pair<number>;
  bowed?: Pair<boolean>;
  dishonored?: Pair<boolean>;
  honored?: Pair<boolean>;
  at?: Pair<string>;
  side?: Pair<string>;
  controller?: Pair<string>;
  gone?: true;
}
export interface FieldThen {
  attacking: number;
  defending: number;
  strength: number | null;
  if_all_pass: Pick<Foreseen, "winner" | "tie" | "by" | "province_falls" | "missing">;
}

/** What is known to come of an answer: only what will stand otherwise, as it is and as it will be. */
export interface Then {
  cards?: Readonly<Record<string, CardThen>>;
  more?: number;
  players?: Readonly<Record<string, Readonly<Record<string, Pair<number | boolean>>>>>;
  provinces?: Readonly<Record<string, { destroyed?: Pair<boolean>; gone?: true }>>;
  rings?: Readonly<Record<string, { fate?: Pair<number>; claimed_by?: Pair<string | null> }>>;
  battlefields?: Readonly<Record<string, FieldThen>>;
  duel?: { challenger?: { total: number; unknown: number }; challenged?: { total: number; unknown: number } };
  conflict?: Pick<Conflict, "attacking_skill" | "defending_skill" | "if_all_pass">;
  outcome?: Outcome;
}

export interface Choice {
  move: string;
  verb: string;
  label: string;
  card?: string | null;
  title?: string;
  on?: string | null;
  place?: string;
  player?: string;
  ability?: { number?: number; text?: string };
  gold?: number;
  ring?: string;
  copies?: number;
  group?: string;
  usual?: boolean;
  then?: Then;
}

export interface Decision {
  player: string;
  kind?: string;
  prompt?: string;
  card?: string | null;
  sentence?: string | null;
  options?: readonly string[];
  choices?: readonly Choice[];
}

export interface Outcome {
  winner: string | null;
  victory: string | null;
}

export interface Tile {
  card: string | null;
  kind: string;
  owner: string | null;
  at: readonly [number, number] | null;
  face: "up" | "down";
}

export interface Path {
  path: string;
  steps: Readonly<Record<string, number>>;
  spaces: readonly string[];
  earned: readonly string[];
}

/** What War of Honor has beside the card game. */
export interface Board {
  options: Readonly<Record<string, unknown>>;
  tiles: readonly Tile[];
  paths: readonly Path[];
  honor_this_turn: Readonly<Record<string, { gained: number; lost: number; caused: number }>>;
  rings: Readonly<Record<string, readonly string[]>>;
  mission: Readonly<Record<string, number>> | null;
  attack: { from: string | null; to: string | null } | null;
}

export interface Ring {
  ring: string;
  fate: number;
  claimed_by: string | null;
  contested: boolean;
  elements: readonly string[];
}

export interface Conflict {
  attacker: string;
  defender: string;
  type: string;
  ring: string | null;
  province: string | null;
  attacking: readonly string[];
  defending: readonly string[];
  attacking_skill: number;
  defending_skill: number;
  if_all_pass: { winner: string | null; by: number; province_breaks: boolean };
  winner: string | null;
}

/** What the living card game has beside the cards. */
export interface Living {
  first_player: string;
  rings: readonly Ring[];
  conflict: Conflict | null;
  duel: { challenger: string | null; challenged: string | null; skill: string } | null;
}

export interface Extra {
  war_of_honor?: Board;
  lcg?: Living;
  [section: string]: unknown;
}

export interface View {
  edition: string;
  family?: string;
  viewer: string | null;
  waiting?: number;
  turn: number;
  turn_limit: number | null;
  phase: string;
  active: string;
  players: readonly Player[];
  things: Readonly<Record<string, Thing>>;
  cards: Readonly<Record<string, Print>>;
  under_way: { actions: readonly Action[]; payment: Payment | null; attack: Attack | null; duel: Duel | null };
  decision: Decision | null;
  outcome: Outcome | null;
  extra?: Extra;
}

/** What happened, as one sentence and taken apart. */
export interface SeenEvent {
  n: number;
  kind: string;
  text: string;
  said?: string;
  player?: string;
  cards?: readonly ({ card: string | null; name: string } | null)[];
  amount?: number;
  stat?: string;
  words?: string;
  from?: string;
  to?: string;
  by?: unknown;
  cause?: unknown;
  known_to?: readonly string[];
  rule?: string;
}
