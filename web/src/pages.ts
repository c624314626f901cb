// The pages around the table, by the first word of their address. Each is loaded when somebody goes there.

import type { Component } from "svelte";
import { say } from "./say";

export interface Page {
  /** What the navigation calls it; none: it stands in no navigation. */
  says?: string;
  load: () => Promise<{ default: Component<{ rest: string[] }> }>;
}

export const PAGES: Record<string, Page> = {
  decks: { says: say("pages.decks"), load: () => import("./pages/Decks.svelte") },
  cards: { says: say("pages.cards"), load: () => import("./pages/Cards.svelte") },
  learn: { says: say("pages.learn"), load: () => import("./pages/Learn.svelte") },
  judge: { says: say("pages.judge_desk"), load: () => import("./pages/Desk.svelte") },
  scenarios: { load: () => import("./pages/Scenarios.svelte") },
  puzzles: { says: say("pages.puzzles"), load: () => import("./pages/Puzzles.svelte") },
  replays: { says: say("pages.replays"), load: () => import("./pages/Replays.svelte") },
  workshop: { says: say("pages.workshop"), load: () => import("./pages/Workshop.svelte") },
  rules: { says: say("pages.rules"), load: () => import("./pages/Rules.svelte") },
};
