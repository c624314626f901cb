// Replays: what there is to jump to, and stretches of moves (docs/protocol.md, Replays).

import { ask, type SeatGiven } from "./api";
import type { Operation } from "./patch";
import type * as server from "./server";
import type { SeenEvent, View } from "./view";

export type { Fight, ReplayIndex } from "./server";
export type Stretch = Omit<server.Stretch, "view" | "events" | "steps"> & {
  view: View;
  events: SeenEvent[];
  steps: { patch: Operation[]; events: SeenEvent[] }[];
};

const place = (game: string, more = ""): string => `/api/games/${encodeURIComponent(game)}/replay${more}`;
export const replay = (game: string): Promise<server.ReplayIndex> => ask(place(game));
export const stretch = (game: string, at: number, viewer: string, count: number): Promise<Stretch> =>
  ask(place(game, `/${at}?view=${encodeURIComponent(viewer)}&count=${count}`));
export const asScenario = (game: string, at: number): Promise<{ name: string; text: string }> =>
  ask(place(game, `/${at}/scenario`));
export const playOn = (game: string, at: number, name: string): Promise<{ game: string; seats: SeatGiven[] }> =>
  ask(place(game, `/${at}/play`), { name });
export const bring = (record: unknown): Promise<{ game: string }> => ask("/api/replays", record);

/** Hands a text to the person as a file. */
export function download(name: string, text: string, type = "application/json"): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
