// A word on each Clan for the lobby. Which decks there are comes from the server.

export const CLAN_WORDS: Record<string, { say: string; hard: 1 | 2 | 3 }> = {
  crab: { say: "Walls, hammers and patience.", hard: 1 },
  crane: { say: "Duels and the Emperor’s ear.", hard: 2 },
  dragon: { say: "Few fighters, each of them strange.", hard: 2 },
  lion: { say: "Attack early, attack together.", hard: 1 },
  mantis: { say: "Storms, ships and long arrows.", hard: 2 },
  phoenix: { say: "Spells, Rings and much Honor.", hard: 3 },
  scorpion: { say: "Make others lose face.", hard: 3 },
  spider: { say: "Strength, whatever it costs.", hard: 2 },
  unicorn: { say: "Cavalry, there before you look.", hard: 2 },
  unaligned: { say: "A deck of its own.", hard: 2 },
};

export const HARD = ["", "easy to play", "some practice", "many choices"] as const;

export const EDITION_WORDS: Record<string, { say: string; minutes: string }> = {
  war_of_honor: { say: "A board of tiles, allies, four Paths to victory. The best first game.", minutes: "60 min" },
  celestial: { say: "The classic duel of Clans with the Imperial Favor.", minutes: "40 min" },
  samurai: { say: "Legacies, and Reactions in every step.", minutes: "40 min" },
  gold: { say: "The old game, with all its terrors.", minutes: "45 min" },
  lcg: { say: "Rings, fate and conflicts of arms and words.", minutes: "50 min" },
};

export const TITLES: Record<string, string> = { war_of_honor: "War of Honor", celestial: "Celestial Edition", samurai: "Samurai Edition", gold: "Gold Edition", lcg: "Living Card Game" };
