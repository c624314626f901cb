// Positions that are played by hand, puzzles, lessons, and the shipped scenarios (docs/protocol.md, Positions).

import { ask } from "./api";
import type { Operation } from "./patch";
import type * as server from "./server";
import type { SeenEvent, View } from "./view";

export type { Cited, LessonFacts, Note, PuzzleFacts } from "./server";

/** The server says that a view, events and patches are data; what stands in them docs/view.md tells. */
type Known<Form> = Omit<Form, "view" | "events"> & { view: View; events: SeenEvent[] };
export type Staged = Omit<Known<server.Staged>, "moves">;
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

export type WatchedStep = Omit<server.WatchedStep, "patch" | "events"> & { patch: Operation[]; events: SeenEvent[] };
export type Watched = Known<Omit<server.Watched, "steps" | "scenario">> & { steps: WatchedStep[]; scenario: Scenario };
export const checkScenario = (scenario: Scenario | string): Promise<Watched & { text: string }> =>
  ask("/api/stage/check", { scenario });
/** Name, case, title, rules. */
export type Shipped = [string, string, string, string[]];
export const scenarios = (): Promise<Shipped[]> => ask("/api/scenarios");
export const watchScenario = (name: string, which: string): Promise<Watched> =>
  ask(`/api/scenarios/${name.split("/").map(encodeURIComponent).join("/")}?case=${encodeURIComponent(which)}`);

export type PuzzleNow = Known<server.PuzzleNow>;
export const puzzles = (): Promise<server.PuzzleFacts[]> => ask("/api/puzzles");
export const puzzleAt = (name: string, moves: readonly string[], more: Question = {}): Promise<PuzzleNow> =>
  ask("/api/puzzles/play", { name, moves, ...more });

export type LessonNow = Known<server.LessonNow>;
export const lessons = (): Promise<server.LessonFacts[]> => ask("/api/lessons");
export const lessonAt = (name: string, moves: readonly string[], more: Question = {}): Promise<LessonNow> =>
  ask("/api/lessons/play", { name, moves, ...more });
