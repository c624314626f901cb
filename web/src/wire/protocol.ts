// What the page and the server say to each other (PROTOCOL.md, WebSocket).

import type { Operation } from "./patch";
import type { Outcome, SeenEvent, View } from "./view";

export type RefusalCode = "illegal" | "stale" | "not_yours" | "too_fast" | "too_large" | "malformed";

/** A reason of a value: so much is added, or it is set. */
export interface Part {
  why: string;
  amount?: number;
  to?: number;
  source?: string;
  source_card?: string | null;
  until?: string;
}

export interface SeatNow {
  seat: number;
  name: string | null;
  kind: string;
  connected?: boolean;
}
export interface Clock {
  per: "player" | "move";
  seconds: number;
  remaining: number[];
  running: number | null;
}

export type FromServer =
  | {
      type: "view";
      version: number;
      view: View;
      seats?: SeatNow[];
      you?: number | null;
      clock?: Clock | null;
      undo?: boolean;
      started?: boolean;
      events?: SeenEvent[];
    }
  | {
      type: "delta";
      version: number;
      from: number;
      patch: Operation[];
      events?: SeenEvent[];
      told?: number;
      clock?: Clock | null;
    }
  | {
      type: "refused";
      code: RefusalCode;
      reason: string;
      rule?: string | null;
      about?: string | null;
      when?: string | null;
      offered?: string[];
    }
  | { type: "seats"; seats: SeatNow[] }
  | { type: "undo"; from: string; version: number }
  | { type: "chat"; from: string; text: string }
  | { type: "over"; outcome: Outcome }
  | { type: "error"; reason: string }
  | ({ type: "answer"; to: string } & Record<string, unknown>);

export type ToServer =
  | { type: "hello"; token: string; more: true }
  | { type: "hello"; watch: true; more: true }
  | { type: "move"; version: number; move: string }
  | { type: "view" }
  | { type: "undo"; agree?: boolean }
  | { type: "concede" }
  | { type: "chat"; text: string }
  | { type: "explain"; card: string; stat: string }
  | { type: "why"; move: string }
  | { type: "hint" };
