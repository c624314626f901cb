// A view leaves out of open piles and of what is under way what is as usual or stands elsewhere in it, so that what changes is short
// (docs/view.md; `rokugan.in_full` says the same to programs). The page reads the view in full, made once for each.

import type { Army, Attack, Battlefield, Duel, Dueller, Foreseen, Payment, Pile, Player, View } from "./view";

const SIDES = ["attacking", "defending"] as const;
type Side = (typeof SIDES)[number];
/** What is under way as it is sent. */
type SentField = Partial<Omit<Battlefield, Side | "if_all_pass">> & { at: string; if_all_pass?: Partial<Foreseen> } & {
  [side in Side]?: Partial<Army>;
};
type SentAttack = Omit<Attack, "invited" | "allies" | "battlefields"> & {
  invited?: Partial<Attack["invited"]>;
  allies?: Attack["allies"];
  battlefields: readonly SentField[];
};
type SentPayment = Partial<Payment> & Pick<Payment, "player" | "cost" | "for">;

export function inFull(sent: View): View {
  const under = sent.under_way;
  if (!under) return sent;
  const players = sent.players.map(player);
  if (!under.attack && !under.payment && !under.duel) return { ...sent, players };
  return {
    ...sent,
    players,
    under_way: {
      ...under,
      attack: under.attack && attack(sent, under.attack as SentAttack),
      payment: under.payment && payment(under.payment as SentPayment),
      duel: under.duel && duel(sent, under.duel),
    },
  };
}

const known = new WeakMap<Player, Player>();

/** A pile is as large as it is listed. Who has not changed stays the same object. */
function player(sent: Player): Player {
  let found = known.get(sent);
  if (!found) {
    const zones = Object.fromEntries(
      Object.entries(sent.zones).map(([zone, pile]) => [
        zone,
        pile.size === undefined ? { ...pile, size: pile.cards.length } : pile,
      ]),
    );
    known.set(sent, (found = { ...sent, zones }));
  }
  return found;
}

function attack(view: View, sent: SentAttack): Attack {
  const invited = { attacking: sent.invited?.attacking ?? [], defending: sent.invited?.defending ?? [] };
  return {
    ...sent,
    invited,
    allies: sent.allies ?? [],
    battlefields: sent.battlefields.map((field) => battlefield(view, sent, field)),
  };
}

function battlefield(view: View, attack: SentAttack, sent: SentField): Battlefield {
  const province = view.players.flatMap((player) => player.provinces).find((each) => each.at === sent.at);
  const army = (side: Side): Army => {
    const units = sent[side]?.units ?? [];
    const force = sent[side]?.force ?? 0;
    return {
      units,
      force,
      by_player:
        sent[side]?.by_player ??
        (units.length ? { [side === "attacking" ? attack.attacker : attack.defender]: force } : {}),
    };
  };
  return {
    at: sent.at,
    fought: sent.fought ?? false,
    strength: province?.strength ?? null,
    attacking: army("attacking"),
    defending: army("defending"),
    terrains: sent.terrains ?? [],
    if_all_pass: sent.if_all_pass ? foreseen(sent.if_all_pass) : null,
  };
}

function foreseen(sent: Partial<Foreseen>): Foreseen {
  const winner = sent.winner ?? null;
  const losing = SIDES.filter((side) => sent.tie || (winner !== null && side !== winner));
  const lost = (said: Readonly<Record<string, number>> = {}): Record<string, number> =>
    Object.fromEntries(losing.map((side) => [side, said[side] ?? 0]));
  return {
    winner,
    tie: sent.tie ?? false,
    by: sent.by ?? 0,
    units_lost: lost(sent.units_lost),
    cards_lost: lost(sent.cards_lost),
    province_falls: sent.province_falls ?? false,
    missing: sent.missing ?? 0,
  };
}

const payment = (sent: SentPayment): Payment => ({
  ...sent,
  left: sent.left ?? sent.cost,
  sources: sent.sources ?? [],
  ...(sent.auto && { auto: { ...sent.auto, wasted: sent.auto.wasted ?? 0 } }),
});

function duel(view: View, sent: Duel): Duel {
  const whole = (one: Partial<Dueller> & Dueller): Dueller => {
    const pile: Pile = view.players.find((player) => player.name === one.player)?.zones["focused"] ?? {
      size: 0,
      cards: [],
    };
    return { ...one, focused: pile, focus_value: one.focus_value ?? 0, from_hand: one.from_hand ?? false };
  };
  return { ...sent, challenger: whole(sent.challenger), challenged: whole(sent.challenged) };
}
