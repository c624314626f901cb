// The lobby's requests (PROTOCOL.md, HTTP).

import { say } from "../words/say";

export interface DeckFacts {
  id: string;
  name: string;
  clan: string | null;
  /** The optional rule without which it cannot be played. */
  option: string | null;
}
export interface EditionFacts {
  id: string;
  title: string;
  players: [number, number];
  usual_players?: number;
  levels?: string[];
  /** The optional rules with their words: a name, or `name=value` for one of several. */
  options: Record<string, string>;
  decks: DeckFacts[];
}
export type SeatWish =
  | { kind: "person"; name: string; deck: string | Record<string, unknown> | null }
  | { kind: "computer"; name: string; deck: string | Record<string, unknown> | null; level: string | null }
  | { kind: "open" };
export interface ClockWish {
  per: "player" | "move";
  seconds: number;
  increment?: number;
}
export interface TableWish {
  options?: Record<string, unknown>;
  clock?: ClockWish | null;
  watch_delay?: number | null;
}
export interface SeatGiven {
  seat: number;
  name: string;
  kind: string;
  token?: string;
}
export interface SeatFacts {
  seat: number;
  name: string | null;
  kind: string;
  clan?: string | null;
}
export interface GameFacts {
  game: string;
  edition: string;
  options: Record<string, unknown>;
  seats: SeatFacts[];
  turn?: number | null;
  over?: boolean;
  outcome?: { winner: string | null; victory: string | null } | null;
  watch_delay?: number;
}

export class Refused extends Error {}

/** `who`: a token by which the server knows what is his; `method`, where it is neither GET nor POST. */
export async function ask<T>(
  path: string,
  body?: unknown,
  { who, method }: { who?: string; method?: string } = {},
): Promise<T> {
  const headers = {
    ...(body === undefined ? {} : { "content-type": "application/json" }),
    ...(who ? { authorization: `Bearer ${who}` } : {}),
  };
  const answer = await fetch(path, {
    method: method ?? (body === undefined ? "GET" : "POST"),
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const said = (await answer.json().catch(() => ({}))) as T & { error?: string };
  if (!answer.ok) throw new Refused(said.error ?? say("table.the_server_answered", { status: answer.status }));
  return said;
}

let asked: Promise<EditionFacts[]> | null = null;
/** What can be played: asked for once. */
export const editions = (): Promise<EditionFacts[]> =>
  (asked ??= ask<EditionFacts[]>("/api/editions").catch((error: unknown) => {
    asked = null;
    throw error;
  }));
export const tables = async (): Promise<GameFacts[]> => {
  const found = await ask<GameFacts[] | { games: GameFacts[] }>("/api/games");
  return Array.isArray(found) ? found : found.games;
};
export const table = (game: string): Promise<GameFacts> => ask(`/api/games/${encodeURIComponent(game)}`);
export const create = (
  edition: string,
  seats: SeatWish[],
  { options = {}, clock = null, watch_delay = null }: TableWish = {},
): Promise<{ game: string; seats: SeatGiven[] }> =>
  ask("/api/games", { edition, seats, options, clock, watch_delay, seed: null });
export const join = (
  game: string,
  name: string,
  deck: string | Record<string, unknown> | null,
): Promise<{ seat: number; token: string }> => ask(`/api/games/${encodeURIComponent(game)}/join`, { name, deck });
export const record = (game: string): Promise<Record<string, unknown>> =>
  ask(`/api/games/${encodeURIComponent(game)}/record`);
