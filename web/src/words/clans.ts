// A word on each Clan for the lobby. Which decks there are comes from the server.

import { say } from "./say";

export const CLAN_WORDS: Record<string, { say: string; hard: 1 | 2 | 3 }> = {
  crab: { say: say("pages.walls_hammers_and_patience"), hard: 1 },
  crane: { say: say("pages.duels_and_the_emperor_ear"), hard: 2 },
  dragon: { say: say("pages.few_fighters_each_of_them_strange"), hard: 2 },
  lion: { say: say("pages.attack_early_attack_together"), hard: 1 },
  mantis: { say: say("pages.storms_ships_and_long_arrows"), hard: 2 },
  phoenix: { say: say("pages.spells_rings_and_much_honor"), hard: 3 },
  scorpion: { say: say("pages.make_others_lose_face"), hard: 3 },
  spider: { say: say("pages.strength_whatever_it_costs"), hard: 2 },
  unicorn: { say: say("pages.cavalry_there_before_you_look"), hard: 2 },
  unaligned: { say: say("pages.a_deck_of_its_own"), hard: 2 },
};

export const HARD = ["", say("pages.easy_to_play"), say("pages.some_practice"), say("pages.many_choices")] as const;

export const EDITION_WORDS: Record<string, { say: string; minutes: string }> = {
  war_of_honor: { say: say("pages.a_board_of_tiles_allies_four"), minutes: "60 min" },
  celestial: { say: say("pages.the_classic_duel_of_clans_with"), minutes: "40 min" },
  samurai: { say: say("pages.legacies_and_reactions_in_every"), minutes: "40 min" },
  gold: { say: say("pages.the_old_game_with_all_its"), minutes: "45 min" },
  lcg: { say: say("pages.rings_fate_and_conflicts_of_arms"), minutes: "50 min" },
};

export const TITLES: Record<string, string> = {
  war_of_honor: say("pages.war_of_honor"),
  celestial: say("pages.celestial_edition"),
  samurai: say("pages.samurai_edition"),
  gold: say("pages.gold_edition"),
  lcg: say("pages.living_card_game"),
};
