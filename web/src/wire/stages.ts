// Positions that are played by hand, puzzles, lessons, and the shipped scenarios (docs/protocol.md, Positions).

import { ask } from "./api";
import type { Operation } from "./patch";
import type { SeenEvent, View } from "./view";

export interface Cited {
  id: string;
  says: string;
}
export interface Staged {
  version: number;
  view: View;
  events: SeenEvent[];
  rules: Cited[];
  /** What was taken by itself since the last move, because nothing else could be answered. */
  forced?: string[];
}
export type Scenario = Record<string, unknown> & { edition: string; title?: string; script?: unknown[] };
export interface Question {
  why?: string;
  explain?: { card: string; stat: string };
}

export const stageAt = (
  scenario: Scenario | string,
  moves: readonly string[],
  more: Question & { view?: string; computers?: readonly string[] } = {},
): Promise<Staged & { moves?: string[] }> => ask("/api/stage", { scenario, moves, ...more });

export interface WatchedStep {
  says: string;
  kind: "move" | "check" | "note";
  patch: Operation[];
  events: SeenEvent[];
  rules: Cited[];
  fault: string;
}
export interface Watched {
  title: string;
  edition: string;
  rules: Cited[];
  players: { name: string; clan: string | null }[];
  view: View;
  events: SeenEvent[];
  steps: WatchedStep[];
  scenario: Scenario;
  text?: string;
}
export const checkScenario = (scenario: Scenario | string): Promise<Watched & { text: string }> =>
  ask("/api/stage/check", { scenario });
/** Name, case, title, rules. */
export type Shipped = [string, string, string, string[]];
export const scenarios = (): Promise<Shipped[]> => ask("/api/scenarios");
export const watchScenario = (name: string, which: string): Promise<Watched> =>
  ask(`/api/scenarios/${name.split("/").map(encodeURIComponent).join("/")}?case=${encodeURIComponent(which)}`);

export interface PuzzleFacts {
  name: string;
  title: string;
  edition: string;
  about: string;
  solver: string;
  goal: string;
  moves: number;
}
export interface PuzzleNow extends Staged {
  moves: string[];
  solved: boolean;
  refused: string | null;
  title: string;
  goal: string;
  solver: string;
}
export const puzzles = (): Promise<PuzzleFacts[]> => ask("/api/puzzles");
export const puzzleAt = (name: string, moves: readonly string[], more: Question = {}): Promise<PuzzleNow> =>
  ask("/api/puzzles/play", { name, moves, ...more });

export interface Note {
  id: string;
  title: string;
  text: string;
  at: string;
  rule: string | null;
}
export interface LessonFacts {
  name: string;
  title: string;
  about: string;
  edition: string;
  notes: number;
}
export interface LessonNow extends Staged {
  title: string;
  learner: string;
  moves: string[];
  notes: Note[];
  count: [number, number];
  hint: { move: string; why: string } | null;
  ended: boolean;
}
export const lessons = (): Promise<LessonFacts[]> => ask("/api/lessons");
export const lessonAt = (name: string, moves: readonly string[], more: Question = {}): Promise<LessonNow> =>
  ask("/api/lessons/play", { name, moves, ...more });
