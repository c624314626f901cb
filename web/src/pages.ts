// The pages around the table, by the first word of their address. Each is loaded when somebody goes there.

import type { Component } from "svelte";

export interface Page {
  /** What the navigation calls it; none: it stands in no navigation. */
  says?: string;
  load: () => Promise<{ default: Component<{ rest: string[] }> }>;
}

export const PAGES: Record<string, Page> = {
  decks: { says: "Decks", load: () => import("./pages/Decks.svelte") },
  cards: { says: "Cards", load: () => import("./pages/Cards.svelte") },
  learn: { says: "Learn", load: () => import("./pages/Learn.svelte") },
  judge: { says: "Judge’s desk", load: () => import("./pages/Desk.svelte") },
  scenarios: { load: () => import("./pages/Scenarios.svelte") },
  puzzles: { says: "Puzzles", load: () => import("./pages/Puzzles.svelte") },
  replays: { says: "Replays", load: () => import("./pages/Replays.svelte") },
  workshop: { says: "Workshop", load: () => import("./pages/Workshop.svelte") },
  rules: { says: "Rules", load: () => import("./pages/Rules.svelte") },
};
