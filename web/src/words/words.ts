// What the table calls things, by the program's words for them. The English stands in the catalogue (say.ts).

import { named, say, subject, type Key } from "./say";
import type { View } from "../wire/view";

export const PHASES = subject("phases");
export const SEGMENTS = subject("segments");
export const PILES = subject("piles");
export const VICTORIES = subject("victories");

const CLASSIC = ["straighten", "events", "action", "attack", "dynasty", "end"];
const LIVING = ["dynasty", "draw", "conflict", "fate", "regroup"];
/** The phases of a turn in their order. */
export function phasesOf(view: { family?: string; phase: string; extra?: { war_of_honor?: unknown } }): string[] {
  if (view.family === "lcg") return LIVING;
  return view.extra?.war_of_honor ? [...CLASSIC, "paths"] : CLASSIC;
}
export const phaseName = (phase: string): string => named("phases", phase);

/** What is counted: turns, and in the living card game rounds. */
export const turnName = (view: View, turn = view.turn): string =>
  say(view.family === "lcg" ? "table.round" : "table.turn", { turn });
export const segmentName = (segment: string): string => named("segments", segment || "attack");
/** The step of the strip that a segment of an attack belongs to. */
export const attackStep = (segment: string): string =>
  segment === "" || segment.endsWith("maneuvers") ? "maneuvers" : segment;
/** How a game was won. */
export const victoryWords = (victory: string): string =>
  VICTORIES[victory] ?? say("table.by_a_way", { way: word(victory) });

const SIGNS: Record<string, string> = {
  attack: "swords",
  dynasty: "gold",
  end: "hand",
  straighten: "bow",
  events: "flag",
  action: "force",
  paths: "honor",
  tiles: "board",
  draw: "hand",
  conflict: "swords",
  fate: "gold",
  regroup: "flag",
};
export const phaseSign = (phase: string, battle: boolean): string => (battle ? "swords" : (SIGNS[phase] ?? "flag"));

export const PATH_WORDS: Record<string, { says: string; sign: string }> = {
  military: { says: say("table.path_military"), sign: "swords" },
  honor: { says: say("table.path_honor"), sign: "honor" },
  dishonor: { says: say("table.path_dishonor"), sign: "x" },
  enlightenment: { says: say("table.path_enlightenment"), sign: "void" },
};

export const UNTIL = {
  something: say("table.until_something"),
  phase: say("table.until_phase"),
  turn: say("table.until_turn"),
} as const;

export const KEYS: readonly (readonly [string, string])[] = Object.entries(subject("keys"));

/** The names of what only some games have, as headings. */
export const pathName = (path: string): string => titled(named("paths", path));
export const elementName = (element: string): string => titled(named("elements", element));
export const conflictName = (type: string): string => named("conflicts", type);
const titled = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

export const word = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1).replaceAll("_", " ");
/** A number of things, which the catalogue has in both numbers: `cards`, `players`. */
export const count = (n: number, what: Key & `counted.${string}`): string => say(what, { n });
export const signed = (n: number): string => (n > 0 ? `+${n}` : String(n).replace("-", "−"));
