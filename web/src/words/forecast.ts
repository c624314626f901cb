// What a battle would decide if nobody did anything more, in words; the numbers are the server's.

import { placeWords } from "../wire/scene";
import type { Attack, Battlefield, View } from "../wire/view";
import { say } from "./say";

export interface Forecast {
  when: string;
  verdict: string;
  loss: string;
  tone: "good" | "bad" | "";
}

export function forecast(view: View, attack: Attack, field: Battlefield, me: string | null): Forecast | null {
  const seen = field.if_all_pass;
  if (!seen) return null;
  const mine =
    me === attack.attacker
      ? "attacking"
      : me === attack.defender
        ? "defending"
        : (attack.allies.find((ally) => ally.player === me)?.side ?? null);
  const name = (side: string): string => (side === "attacking" ? attack.attacker : attack.defender);
  const when = say(view.players.length > 2 ? "table.if_all_pass_now" : "table.if_both_pass_now");
  const lost = Object.entries(seen.units_lost).filter(([, units]) => units > 0);
  const loss = lost
    .map(([side, units]) =>
      side === mine ? say("table.your_units_lost", { units }) : say("table.units_lost", { player: name(side), units }),
    )
    .join(" ");
  const province = !!placeWords(view, field.at).province;
  if (seen.tie) return { when, verdict: say("table.both_armies_fall"), loss, tone: mine ? "bad" : "" };
  if (!seen.winner) return { when, verdict: say("table.nobody_wins"), loss, tone: "" };
  const wins =
    seen.winner === mine
      ? say(seen.by ? "table.you_win_by" : "table.you_win_the_draw", { by: seen.by })
      : say(seen.by ? "table.wins_by" : "table.wins_the_draw", { player: name(seen.winner), by: seen.by });
  const short = (): string =>
    say(province ? "table.force_short_the_province_stands" : "table.force_short_the_place_stands", {
      missing: seen.missing,
    });
  const falls =
    field.strength === null
      ? ""
      : seen.province_falls
        ? say(province ? "table.the_province_falls" : "table.the_place_falls")
        : seen.winner === "attacking"
          ? short()
          : "";
  return {
    when,
    verdict: wins,
    loss: [falls, loss].filter(Boolean).join(" "),
    tone: mine ? (seen.winner === mine ? "good" : "bad") : "",
  };
}
