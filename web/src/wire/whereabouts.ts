// Where the cards of a view are: the list in which a card stands tells it, and the card itself only what is otherwise
// (`rokugan.core.views.whereabouts` says the same to programs). Made once for each view.

import type { View } from "./view";

export interface Place {
  owner: string;
  zone: string;
  at: string;
}

const NOWHERE: Place = { owner: "", zone: "", at: "" };
const known = new WeakMap<View, ReadonlyMap<string, Place>>();

export function whereabouts(view: View): ReadonlyMap<string, Place> {
  let found = known.get(view);
  if (!found) known.set(view, (found = made(view)));
  return found;
}

export const placeOf = (view: View, id: string): Place => whereabouts(view).get(id) ?? NOWHERE;

function made(view: View): ReadonlyMap<string, Place> {
  const listed = lists(view);
  const found = new Map<string, Place>();
  for (const [id, zone, at] of fighting(view)) {
    const usual = listed.get(id);
    if (usual) listed.set(id, { ...usual, zone, at });
  }
  const settle = (id: string, usual: Place): void => {
    const thing = view.things[id];
    if (!thing) return;
    const owner = thing.owner ?? usual.owner;
    const zone = thing.zone ?? usual.zone;
    const at = thing.at ?? (thing.zone === undefined ? usual.at : `${owner}.${zone}`);
    found.set(id, { owner, zone, at });
    for (const each of thing.attachments ?? []) settle(each, { owner: usual.owner, zone, at });
  };
  const attached = new Set(Object.values(view.things).flatMap((thing) => thing.attachments ?? []));
  for (const id of Object.keys(view.things)) if (!attached.has(id)) settle(id, listed.get(id) ?? NOWHERE);
  return found;
}

function lists(view: View): Map<string, Place> {
  const found = new Map<string, Place>();
  const put = (ids: readonly (string | null | undefined)[], place: Place): void => {
    for (const id of ids) if (id) found.set(id, place);
  };
  for (const player of view.players) {
    const owner = player.name;
    const home = { owner, zone: "home", at: `${owner}.home` };
    for (const [zone, pile] of Object.entries(player.zones)) put(pile.cards, { owner, zone, at: `${owner}.${zone}` });
    for (const province of player.provinces) {
      put([...province.cards, province.card], { owner, zone: "province", at: province.at });
      put([province.region, ...(province.fortifications ?? [])], home);
    }
    put([...player.in_play, player.stronghold, player.role], home);
  }
  for (const tile of view.extra?.war_of_honor?.tiles ?? [])
    put([tile.card], { owner: tile.owner ?? "", zone: "board", at: tile.at ? `(${tile.at[0]},${tile.at[1]})` : "" });
  return found;
}

function* fighting(view: View): Generator<[string, string, string]> {
  for (const field of view.under_way.attack?.battlefields ?? [])
    for (const id of [...field.attacking.units, ...field.defending.units]) yield [id, "battlefield", field.at];
  const conflict = view.extra?.lcg?.conflict;
  for (const id of conflict ? [...conflict.attacking, ...conflict.defending] : [])
    yield [id, "conflict", conflict?.province ?? ""];
}
