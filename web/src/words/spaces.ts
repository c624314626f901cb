// Where a space of the board lies, for people: "west of Toshi Ranbo" instead of its two numbers.

import { say } from "./say";
import type { View } from "../wire/view";

const DIRECTIONS = [
  [1, 0, "east"],
  [-1, 0, "west"],
  [1, -1, "northeast"],
  [0, -1, "northwest"],
  [0, 1, "southeast"],
  [-1, 1, "southwest"],
] as const;
const SPACE = /(at )?\((-?\d+),(-?\d+)\)/g;

/** A space by the tile beside it that has a name; one that no such tile touches keeps its numbers, without brackets. */
function spaceWords(view: View, q: number, r: number): string {
  for (const [dq, dr, direction] of DIRECTIONS) {
    const beside = view.extra?.war_of_honor?.tiles.find((tile) => tile.at?.[0] === q - dq && tile.at[1] === r - dr);
    const thing = beside?.card ? view.things[beside.card] : undefined;
    const name = thing?.card ? (view.cards[thing.card]?.title ?? thing.card) : undefined;
    if (name) return say("table.beside", { direction: say(`table.direction_${direction}`), tile: name });
  }
  return `${q},${r}`.replaceAll("-", "−");
}

/** A label with its spaces in words: the brackets of an answer are its price and nothing else. */
export const spacesInWords = (view: View, label: string): string =>
  label.replace(SPACE, (_, at: string, q: string, r: string) => {
    const words = spaceWords(view, Number(q), Number(r));
    return /^\d|^−/.test(words) ? (at ?? "") + words : words;
  });
