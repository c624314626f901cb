// What a battle would decide if nobody did anything more, in words; the numbers are the server's.

import { placeWords } from "./wire/scene";
import type { Attack, Battlefield, View } from "./wire/view";
import { count } from "./words";

export interface Forecast { when: string; verdict: string; loss: string; tone: "good" | "bad" | "" }

export function forecast(view: View, attack: Attack, field: Battlefield, me: string | null): Forecast | null {
  const seen = field.if_all_pass;
  if (!seen) return null;
  const mine = me === attack.attacker ? "attacking" : me === attack.defender ? "defending" : (attack.allies.find((ally) => ally.player === me)?.side ?? null);
  const name = (side: string): string => (side === mine ? "You" : side === "attacking" ? attack.attacker : attack.defender);
  const when = view.players.length > 2 ? "If all pass now" : "If both pass now";
  const lost = Object.entries(seen.units_lost).filter(([, units]) => units > 0);
  const loss = lost.map(([side, units]) => `${name(side) === "You" ? "Your" : `${name(side)}’s`} ${count(units, "unit")} ${units === 1 ? "is" : "are"} lost.`).join(" ");
  const place = placeWords(view, field.at).province ? "the province" : "the place";
  if (seen.tie) return { when, verdict: "Both armies fall.", loss, tone: mine ? "bad" : "" };
  if (!seen.winner) return { when, verdict: "Nobody wins.", loss, tone: "" };
  const wins = `${name(seen.winner)} ${name(seen.winner) === "You" ? "win" : "wins"} ${seen.by ? `by ${seen.by}` : "the draw"}.`;
  const falls = field.strength === null ? "" : seen.province_falls ? `${place[0]?.toUpperCase()}${place.slice(1)} falls.` : seen.winner === "attacking" ? `${count(seen.missing, "Force")} short: ${place} stands.`.replace("Forces", "Force") : "";
  return { when, verdict: wins, loss: [falls, loss].filter(Boolean).join(" "), tone: mine ? (seen.winner === mine ? "good" : "bad") : "" };
}
