// From a view to what is drawn: faces of cards, sides of players. Everything is made once for each object of the view and
// found again as long as that object is the same, so an untouched card is not drawn anew.

import type { Face, Stat } from "../card/face";
import { placeOf } from "./whereabouts";
import type { Attack, Battlefield, Conflict, Player, Print, Province, Thing, Value, View } from "./view";
import { say } from "../words/say";

const COSTS = new Set(["gold_cost", "cost"]);
const BLANK: Print = { type: "blank" };
/** Signs of the living card game, in words. */
const SIGNS = /([\dX])?\[(?:element|conflict|clan|season)-([a-z]+)\]/g;
const NONE: Readonly<Record<string, never>> = {};

interface Made {
  print: Print | undefined;
  under: readonly Face[];
  owner: string;
  face: Face;
}
const made = new WeakMap<Thing, Made>();

export function faceOf(view: View, id: string | null | undefined): Face | null {
  const thing = id ? view.things[id] : undefined;
  if (!id || !thing) return null;
  const print = thing.card === undefined ? undefined : view.cards[thing.card];
  const attachments = (thing.attachments ?? []).flatMap((each) => faceOf(view, each) ?? []);
  const had = made.get(thing);
  const owner = placeOf(view, id).owner;
  if (
    had &&
    had.print === print &&
    had.face.id === id &&
    had.owner === owner &&
    had.under.length === attachments.length &&
    had.under.every((each, i) => each === attachments[i])
  )
    return had.face;
  const face = draw(id, thing, print, attachments, owner);
  made.set(thing, { print, under: attachments, owner, face });
  return face;
}

function draw(id: string, thing: Thing, printed: Print | undefined, attachments: readonly Face[], owner: string): Face {
  const print = printed ?? BLANK;
  const numbers: Readonly<Record<string, Value>> = print.stats ?? NONE;
  const keys = [...new Set([...Object.keys(numbers), ...Object.keys(thing.values ?? {})])];
  const stats: Stat[] = keys.map((key) => ({
    key,
    printed: numbers[key] ?? null,
    now: thing.values && key in thing.values ? (thing.values[key] ?? null) : (numbers[key] ?? null),
  }));
  const lcg = thing.honored !== undefined || print.type === "character";
  return {
    id,
    name: thing.name ?? thing.card ?? "",
    title: (printed?.title ?? thing.card ?? say("table.a_card")).replace(/~\d+$/, ""),
    type: print.type.replaceAll(" ", "-"),
    clan: print.clans?.[0] ?? "",
    keywords: thing.keywords ?? print.keywords ?? [],
    text: (print.text ?? [])
      .join("\n")
      .replaceAll(":bow:", "bow")
      .replace(SIGNS, (_, before: string | undefined, sign: string) => (before ? `${before} ${sign}` : sign)),
    unique: (print.keywords ?? []).includes("Unique"),
    stats: stats.filter((stat) => !COSTS.has(stat.key)),
    cost: stats.find((stat) => COSTS.has(stat.key)) ?? null,
    back: printed === undefined ? (thing.back ?? "dynasty") : null,
    bowed: thing.bowed ?? false,
    dishonored: !lcg && (thing.dishonored ?? false),
    mark: lcg ? (thing.honored ? "honored" : thing.dishonored ? "dishonored" : null) : null,
    fate: lcg ? (thing.tokens?.["fate"] ?? 0) : 0,
    tokens: Object.entries(thing.tokens ?? {}).filter(([token]) => !lcg || token !== "fate"),
    attachments,
    under: thing.under?.size ?? 0,
    controller: thing.controller ?? owner,
    owner,
  };
}

/** A card as it is printed, on no table. */
export const printedFace = (name: string, print: Print): Face => draw(name, { card: name }, print, [], "");

export const facesOf = (view: View, ids: readonly string[] | undefined): Face[] =>
  (ids ?? []).flatMap((id) => faceOf(view, id) ?? []);

/** A face-down card that nobody can follow, for hands and decks. */
export const backOf = (deck: string, id = ""): Face => ({
  id,
  name: "",
  title: "",
  type: "blank",
  clan: "",
  keywords: [],
  text: "",
  unique: false,
  stats: [],
  cost: null,
  back: deck,
  bowed: false,
  dishonored: false,
  mark: null,
  fate: 0,
  tokens: [],
  attachments: [],
  under: 0,
  controller: null,
  owner: null,
});

export const playerOf = (view: View, name: string | null | undefined): Player | null =>
  view.players.find((player) => player.name === name) ?? null;

/** The players with the viewer first, then in turn order; one who looks on sits with the first. */
export function seated(view: View): readonly Player[] {
  const mine = view.players.findIndex((player) => player.name === view.viewer);
  return mine <= 0 ? view.players : [...view.players.slice(mine), ...view.players.slice(0, mine)];
}

/** What a unit adds to its army: the Force of its Personality (or a character's military skill), unless the view tells another. */
export const unitForce = (view: View, face: Face): number =>
  view.things[face.id]?.unit_force ??
  Number(face.stats.find((stat) => stat.key === "force" || stat.key === "military")?.now ?? 0);

export interface Home {
  stronghold: Face | null;
  units: Face[];
  holdings: Face[];
  others: Face[];
}

/** What a player has at home: what is away fighting is drawn there. */
export function homeOf(view: View, player: Player): Home {
  const here = player.in_play.filter((id) => {
    const thing = view.things[id];
    return thing && id !== player.stronghold && placeOf(view, id).zone === "home";
  });
  const faces = facesOf(view, here);
  const units = faces.filter((face) => face.type === "personality" || face.type === "character");
  const holdings = faces.filter((face) => face.type === "holding");
  return {
    stronghold: faceOf(view, player.stronghold),
    units,
    holdings,
    others: faces.filter((face) => !units.includes(face) && !holdings.includes(face)),
  };
}

export interface Heap {
  face: Face;
  count: number;
  all: Face[];
}

/** Equal bowed cards without anything of their own are one with a count. */
export function heaps(faces: readonly Face[], apart: (face: Face) => boolean): Heap[] {
  const found: Heap[] = [];
  for (const face of faces) {
    const plain = face.bowed && !face.attachments.length && !face.tokens.length && !apart(face);
    const same = plain
      ? found.find(
          (heap) =>
            heap.face.title === face.title &&
            heap.face.bowed &&
            !heap.face.tokens.length &&
            !heap.face.attachments.length &&
            !apart(heap.face),
        )
      : undefined;
    if (same) {
      same.count += 1;
      same.all.push(face);
    } else found.push({ face, count: 1, all: [face] });
  }
  return found;
}

export const provinceName = (province: Province | { name: string }): string =>
  /^P\d+$/.test(province.name)
    ? say("table.province", { number: province.name.slice(1) })
    : province.name === "SP"
      ? say("table.stronghold_province")
      : province.name;

/** `Bob.P3`: whose, and which. */
export function placeWords(view: View, at: string): { owner: Player | null; province: Province | null; words: string } {
  const [who, which] = at.split(".");
  const owner = playerOf(view, who);
  const province = owner?.provinces.find((each) => each.at === at || each.name === which) ?? null;
  return { owner, province, words: province ? provinceName(province) : at };
}

export const fieldOf = (view: View): Battlefield | null => {
  const attack = view.under_way.attack;
  return attack?.battlefields.find((field) => field.at === attack.current) ?? null;
};

const attacks = new WeakMap<Conflict, Attack>();

/** The attack under way; a conflict of the living card game is drawn as one with a single battlefield. */
export function attackOf(view: View): Attack | null {
  const conflict = view.extra?.lcg?.conflict;
  if (!conflict) return view.under_way.attack;
  const had = attacks.get(conflict);
  if (had) return had;
  const at = conflict.province ?? "";
  const { winner: who, by, province_breaks } = conflict.if_all_pass;
  const strength = placeWords(view, at).province?.strength ?? null;
  const army = (side: "attacking" | "defending"): Battlefield["attacking"] => ({
    units: conflict[side],
    force: conflict[`${side}_skill`],
    by_player: {},
  });
  const winner = who === null ? null : who === conflict.attacker ? "attacking" : "defending";
  const made: Attack = {
    attacker: conflict.attacker,
    defender: conflict.defender,
    segment: conflict.type,
    current: at,
    assigning: null,
    invited: { attacking: [], defending: [] },
    allies: [],
    battlefields: [
      {
        at,
        fought: false,
        strength,
        attacking: army("attacking"),
        defending: army("defending"),
        terrains: [],
        if_all_pass: {
          winner,
          tie: false,
          by,
          units_lost: {},
          cards_lost: {},
          province_falls: province_breaks,
          missing: 0,
        },
      },
    ],
  };
  attacks.set(conflict, made);
  return made;
}
