// The pages around the table, by the first word of their address. Each is loaded when somebody goes there.

import type { Component } from "svelte";
import { say } from "../words/say";

export interface Page {
  /** What the navigation calls it; none: it stands in no navigation. */
  says?: string;
  load: () => Promise<{ default: Component<{ rest: string[] }> }>;
}

export const PAGES: Record<string, Page> = {
  decks: { says: say("pages.decks"), load: () => import("./Decks.svelte") },
  cards: { says: say("pages.cards"), load: () => import("./Cards.svelte") },
  learn: { says: say("pages.learn"), load: () => import("./Learn.svelte") },
  judge: { says: say("pages.judge_desk"), load: () => import("./Desk.svelte") },
  scenarios: { load: () => import("./Scenarios.svelte") },
  puzzles: { says: say("pages.puzzles"), load: () => import("./Puzzles.svelte") },
  replays: { says: say("pages.replays"), load: () => import("./Replays.svelte") },
  workshop: { says: say("pages.workshop"), load: () => import("./Workshop.svelte") },
  rules: { says: say("pages.rules"), load: () => import("./Rules.svelte") },
};
