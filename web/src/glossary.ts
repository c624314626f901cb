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

/** Words of the rulebooks, for notes and texts: what a reader would look up. */
const TERMS: Record<string, string> = {
  Force: "What a card counts in battle: the sword.", Chi: "The strength of the soul: what counts in a duel, and keeps a Personality alive.", Gold: "What cards cost. Bow cards that produce it to pay.",
  Honor: "Family Honor is a player’s standing; Personal Honor is what one Personality adds to it.", Personality: "A person in play who attacks, defends and bears other cards.", Personalities: "People in play who attack, defend and bear other cards.",
  Follower: "A card that joins a Personality and adds its Force to his unit.", Item: "A card that a Personality bears.", Holding: "A card that brings Gold, or something else, every turn.", Holdings: "Cards that bring Gold, or something else, every turn.",
  Strategy: "A card played from the hand for its action, then discarded.", Strategies: "Cards played from the hand for their action, then discarded.", Stronghold: "The card a player begins with: his Clan, his Gold, how strong his provinces are.",
  province: "One of the four lands of a player. Whoever has none left has lost.", provinces: "The four lands of a player. Whoever has none left has lost.", bow: "Turn a card on its side: it has been used. It straightens at the beginning of its player’s turn.", bowed: "Turned on its side: used until it straightens.",
  straighten: "Turn a bowed card upright: it can be used again.", unit: "A Personality with all that is attached to him.", units: "Personalities, each with all that is attached to him.", army: "All units of one side at a battlefield.",
  Attacker: "Who declared the attack.", Defender: "Who is attacked.", Favor: "The Imperial Favor: one player holds it, and may spend it.", Lobby: "The action that takes the Imperial Favor.", Ring: "A card of an element. Five of them are enlightenment.", Rings: "Cards of the elements. Five of them are enlightenment.",
  Fortress: "A tile of a Clan, from which attacks go out and to which they go.", Path: "A way to victory in War of Honor, of five steps.", Paths: "The four ways to victory in War of Honor, of five steps each.", duel: "A fight of two Personalities: cards are focused, then both strike.", "Focus Value": "What a card counts when it is focused in a duel.",
  fate: "What cards of the Living Card Game cost, and what keeps characters in play.", glory: "What an honored character adds to both skills, and a dishonored one loses.", dishonored: "Disgraced: he counts less until he is rehonored.", conflict: "An attack of arms or of words on a province.", ally: "A third player who fights at somebody’s side.", allies: "Third players who fight at somebody’s side.",
};
const TERM = new RegExp(`\\b(${Object.keys(TERMS).sort((a, b) => b.length - a.length).join("|")})\\b`, "g");

/** A text cut at the words that can be looked up; each once. */
export function termsIn(text: string): { text: string; says: string | null }[] {
  const found: { text: string; says: string | null }[] = [], told = new Set<string>();
  let last = 0;
  for (const match of text.matchAll(TERM)) {
    const term = match[0];
    if (told.has(term)) continue;
    told.add(term);
    if (match.index > last) found.push({ text: text.slice(last, match.index), says: null });
    found.push({ text: term, says: TERMS[term] ?? null });
    last = match.index + term.length;
  }
  if (last < text.length) found.push({ text: text.slice(last), says: null });
  return found;
}

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
