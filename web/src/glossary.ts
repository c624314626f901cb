// Keywords and headings of abilities in a sentence each, for the panel.

import type { Face } from "./card/face";

const WORDS: Record<string, string> = {
  Samurai: "His player may have him commit seppuku.",
  Courtier: "His player may have him commit seppuku.",
  Shugenja: "Spells attach only to Shugenja.",
  Cavalry: "If all Followers of the unit are Cavalry too, it is assigned after the others, when they already stand.",
  Naval: "With more Naval cards at the battlefield the Attacker may take the first Battle action.",
  Tactician: "Once in a turn, in battle, you may discard a card: he has +Force equal to its Focus Value.",
  Unique: "You may control only one of this title, and have one in your deck.",
  Singular: "You may control only one of this title.",
  Kensai: "Can have two Weapons.",
  Loyal: "Only a player of the same Clan can control him.",
  Duelist: "Has the first chance to focus against one who is no Duelist and not weaker.",
  Experienced: "May be laid on the same person of lower experience.",
};
const LIVING: Record<string, string> = {
  Covert: "An enemy it chooses cannot be declared as a defender.",
  Sincerity: "When it leaves play, its controller draws a card.",
  Courtesy: "When it leaves play, its controller gains 1 fate.",
  Pride: "Honored when it wins a conflict, dishonored when it loses one.",
  Restricted: "A character may have at most two of these.",
  Ancestral: "Goes back to the hand when its character leaves play.",
};
const OF_LIVING = new Set(["character", "attachment", "province", "role"]);
const HEADS: Record<string, string> = {
  Battle: "an action of a battle’s Combat Segment.",
  Open: "an action of anybody’s Action Phase.",
  Limited: "an action of one’s own Action Phase.",
  Reaction: "taken when what it names happens.",
  Interrupt: "taken just before what it names happens.",
  Dynasty: "an action of one’s own Dynasty Phase.",
};

export function glossary(face: Face): [string, string][] {
  const found: [string, string][] = [];
  const known = OF_LIVING.has(face.type) || face.cost?.key === "cost" ? LIVING : WORDS;
  for (const keyword of face.keywords) {
    const words = known[keyword];
    if (words) found.push([keyword, words]);
  }
  for (const line of face.text.split("\n")) {
    for (const head of /^([A-Z][\w ,/&+-]{2,40}?):/.exec(line)?.[1]?.split(/[ /]+/) ?? []) {
      const words = HEADS[head];
      if (words && !found.some(([term]) => term === head)) found.push([head, words]);
    }
  }
  return found.slice(0, 6);
}
