// The judge's position: kept in this browser, and shared as a link that holds it, compressed behind the #.

import type { Scenario } from "../wire/stages";
import { say } from "../words/say";

export interface Kept {
  scenario: Scenario;
  moves: readonly string[];
}
const KEY = "rokugan.desk";

export const EMPTY = (edition: string): Scenario => ({
  title: say("pages.a_position"),
  edition,
  phase: edition === "lcg" ? "conflict" : "attack",
  turn: 3,
  ...(edition === "lcg" ? { first_player: "Ann" } : { active: "Ann" }),
  cards: [],
  ...(edition === "war_of_honor"
    ? {
        tiles: [
          { title: "Fort of Ann", owner: "Ann", at: [1, 0], kind: "fortress" },
          { title: "Fort of Bob", owner: "Bob", at: [0, 1], kind: "fortress" },
        ],
      }
    : {}),
  players: ["Ann", "Bob"].map((name) => ({
    name,
    honor: 10,
    ...(edition === "lcg"
      ? { fate: 3 }
      : { stronghold: { title: `Keep of ${name}`, province_strength: 6, gold_production: 5, starting_honor: 10 } }),
  })),
  script: [],
});

export function keepPosition(kept: Kept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    /* a browser that keeps nothing */
  }
}
export function keptPosition(): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "null") as Kept | null;
  } catch {
    return null;
  }
}

/** A table that another page has made for the desk: the workshop's, for a card that was just written. */
export function broughtPosition(): Kept | null {
  const said = sessionStorage.getItem("rokugan.stage");
  sessionStorage.removeItem("rokugan.stage");
  try {
    return said ? { scenario: { ...(JSON.parse(said) as Scenario), script: [] }, moves: [] } : null;
  } catch {
    return null;
  }
}

const LARGEST = 400_000;
async function through(bytes: Uint8Array, stream: GenericTransformStream): Promise<Uint8Array> {
  const read = new Blob([bytes as BlobPart])
    .stream()
    .pipeThrough(stream as ReadableWritablePair<Uint8Array, Uint8Array>)
    .getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await read.read();
    if (done) break;
    size += value.length;
    if (size > LARGEST) throw new Error(say("pages.the_position_in_this_link_is"));
    parts.push(value);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
/** A position as a piece of an address. */
export async function packed(kept: Kept): Promise<string> {
  const bytes = await through(new TextEncoder().encode(JSON.stringify(kept)), new CompressionStream("deflate-raw"));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
}
export async function unpacked(text: string): Promise<Kept> {
  let said: unknown;
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) =>
      letter.charCodeAt(0),
    );
    said = JSON.parse(new TextDecoder().decode(await through(bytes, new DecompressionStream("deflate-raw"))));
  } catch {
    throw new Error(say("pages.this_link_holds_no_position_it"));
  }
  const kept = said as Partial<Kept> | null;
  if (!kept || typeof kept.scenario !== "object" || !Array.isArray(kept.moves))
    throw new Error(say("pages.this_link_holds_no_position_it"));
  return kept as Kept;
}
