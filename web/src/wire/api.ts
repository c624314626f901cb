// The lobby's requests (PROTOCOL.md, HTTP).

import { say } from "../words/say";
import type * as server from "./server";

/** A shipped deck; `option` is the optional rule without which it cannot be played. */
export type DeckFacts = server.DeckOffered;
export type EditionFacts = server.EditionOffered;
export type SeatWish =
  | { kind: "person"; name: string; deck: string | Record<string, unknown> | null }
  | { kind: "computer"; name: string; deck: string | Record<string, unknown> | null; level: string | null }
  | { kind: "open" };
export type ClockWish = server.Clock;
export interface TableWish {
  options?: Record<string, unknown>;
  clock?: ClockWish | null;
  watch_delay?: number | null;
}
export type { GameFacts, SeatFacts, SeatGiven } from "./server";

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
export const tables = async (): Promise<server.GameFacts[]> => {
  const found = await ask<server.GameFacts[] | { games: server.GameFacts[] }>("/api/games");
  return Array.isArray(found) ? found : found.games;
};
export const table = (game: string): Promise<server.GameFacts> => ask(`/api/games/${encodeURIComponent(game)}`);
export const create = (
  edition: string,
  seats: SeatWish[],
  { options = {}, clock = null, watch_delay = null }: TableWish = {},
): Promise<{ game: string; seats: server.SeatGiven[] }> =>
  ask("/api/games", { edition, seats, options, clock, watch_delay, seed: null });
export const join = (
  game: string,
  name: string,
  deck: string | Record<string, unknown> | null,
): Promise<{ seat: number; token: string }> => ask(`/api/games/${encodeURIComponent(game)}/join`, { name, deck });
export const record = (game: string): Promise<Record<string, unknown>> =>
  ask(`/api/games/${encodeURIComponent(game)}/record`);
