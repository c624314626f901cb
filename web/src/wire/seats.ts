// The seats this device holds: their tokens, kept here and sent only in the first message of a socket, never in an address.

import type { GameBegun } from "./server";

export interface Held {
  seat: number;
  name: string;
  token: string;
}

const key = (game: string): string => `rokugan.seats.${game}`;

export function held(game: string): Held[] {
  try {
    return JSON.parse(localStorage.getItem(key(game)) ?? "[]") as Held[];
  } catch {
    return [];
  }
}

export function hold(game: string, seats: Held[]): void {
  const others = held(game).filter((had) => !seats.some((seat) => seat.seat === had.seat));
  localStorage.setItem(key(game), JSON.stringify([...others, ...seats].sort((a, b) => a.seat - b.seat)));
}

/** Keeps the seats of a game that one has begun: those whose tokens the server gave. */
export function holdMine(begun: GameBegun): void {
  const mine = begun.seats.flatMap(({ seat, name, token }) => (token ? [{ seat, name: name ?? "", token }] : []));
  hold(begun.game, mine);
}

/** `rokugan play` and links for a friend hand a token over behind the #, which no browser sends to a server. It is kept and taken off the address. */
export function takeFromAddress(game: string): void {
  const found = /^#(?:seat=(\d+)&)?t=([\w.~-]+)$/.exec(location.hash);
  if (!found?.[2]) return;
  hold(game, [{ seat: Number(found[1] ?? 0), name: "", token: found[2] }]);
  history.replaceState(null, "", location.pathname);
}
