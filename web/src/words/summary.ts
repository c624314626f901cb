// A finished game in numbers: from the server, which can play the record; else from what this browser saw go by.

import { ask } from "../wire/api";
import type { Play } from "../state/play.svelte";
import type { View } from "../wire/view";
import { say } from "./say";

export interface TurnFacts {
  turn: number;
  active?: string;
  honor: Record<string, number>;
  provinces: Record<string, number>;
}
export interface Summed {
  turns: TurnFacts[];
  turning: { turn: number; text: string }[];
  sentence: string;
}

export const factsOf = (view: View): TurnFacts => ({
  turn: view.turn,
  active: view.active,
  honor: Object.fromEntries(view.players.map((player) => [player.name, player.honor])),
  provinces: Object.fromEntries(
    view.players.map((player) => [player.name, player.provinces.filter((province) => !province.destroyed).length]),
  ),
});

/** At once from what was seen here. */
export const seenHere = (play: Play): Summed => ({
  turns: play.seen.history,
  turning: turningPoints(play, play.seen.history),
  sentence: sentence(play, play.seen.history),
});

/** From the server, where this browser has not seen the whole game. */
export async function summary(play: Play): Promise<Summed> {
  const mine = seenHere(play);
  if ((play.seen.history[0]?.turn ?? 99) <= 1) return mine;
  try {
    const answer = await fetch(`/api/games/${encodeURIComponent(play.game)}/summary`);
    const found = answer.ok ? ((await answer.json()) as Partial<Summed>) : {};
    if (!found.turns?.length) return mine;
    const own = turningPoints(play, found.turns);
    const theirs = found.turning ?? [];
    return {
      turns: found.turns,
      turning: own.length >= theirs.length ? own : theirs,
      sentence: sentence(play, found.turns),
    };
  } catch {
    return mine;
  }
}

/** What the server tells of a game that is over, for who has not seen it. */
export const summed = (game: string): Promise<Summed> => ask(`/api/games/${encodeURIComponent(game)}/summary`);

/** Provinces that fell, the lead in Honor that changed hands, and the largest leap of one turn. */
function turningPoints(play: Play, turns: readonly TurnFacts[]): { turn: number; text: string }[] {
  const found: { turn: number; text: string }[] = [];
  for (let i = 1; i < turns.length; i += 1) {
    const was = turns[i - 1]!;
    const is = turns[i]!;
    for (const [name, standing] of Object.entries(is.provinces)) {
      const lost = (was.provinces[name] ?? standing) - standing;
      const result = play.seen.results.find(
        (each) => each.falls && each.turn === is.turn && each.at.startsWith(`${name}.`),
      );
      if (lost > 0)
        found.push({
          turn: is.turn,
          text: result ? result.text : say("table.loses_provinces", { name, lost, standing }),
        });
    }
    for (const [name, honor] of Object.entries(is.honor)) {
      const leap = honor - (was.honor[name] ?? honor);
      if (Math.abs(leap) >= 6)
        found.push({
          turn: is.turn,
          text: say(leap > 0 ? "table.gains_honor_in_one_turn" : "table.loses_honor_in_one_turn", {
            name,
            honor: Math.abs(leap),
          }),
        });
    }
  }
  return found.slice(-8);
}

function sentence(play: Play, turns: readonly TurnFacts[]): string {
  const turn = turns.at(-1)?.turn ?? play.seen.view?.turn ?? 0;
  const fallen =
    play.seen.view?.players.reduce(
      (sum, player) => sum + player.provinces.filter((province) => province.destroyed).length,
      0,
    ) ?? 0;
  return fallen ? say("table.after_turns_fell", { turn, fallen }) : say("table.after_turns_none_fell", { turn });
}
