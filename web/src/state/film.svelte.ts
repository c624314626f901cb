// A replay: the moves of a game that is over, fetched in stretches, shown on an ordinary table at which nobody answers.

import { Play } from "./play.svelte";
import { patched, type Json } from "../wire/patch";
import { stretch, type ReplayIndex, type Stretch } from "../wire/replays";
import type { SeenEvent, View } from "../wire/view";

const STRETCH = 40;
/** Moves a minute, as the person chooses. */
export const SPEEDS = [20, 60, 120, 300] as const;

/** A stretch with the views made out: `views[k]` is the table after `from + k` moves. */
interface Made {
  from: number;
  before: readonly SeenEvent[];
  views: View[];
  events: (readonly SeenEvent[])[];
}

function made(found: Stretch): Made {
  const views = [found.view];
  const events: (readonly SeenEvent[])[] = [[]];
  for (const step of found.steps) {
    views.push(patched(views.at(-1) as unknown as Json, step.patch) as unknown as View);
    events.push(step.events);
  }
  return { from: found.from, before: found.events, views, events };
}

export class Film {
  at = $state(0);
  viewer = $state("open");
  playing = $state(false);
  speed = $state<number>(SPEEDS[1]);
  trouble = $state("");
  readonly play: Play;
  private readonly stretches = new Map<string, Promise<Made>>();
  private shown: { at: number; viewer: string } | null = null;
  private wanted = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly game: string,
    readonly index: ReplayIndex,
    at: number,
    viewer: string,
  ) {
    this.play = new Play(game, null, (_hear, tell) => {
      tell("open");
      return { say: () => false, close: () => undefined };
    });
    this.viewer = index.players.some((player) => player.name === viewer) ? viewer : "open";
    this.at = Math.max(0, Math.min(at, this.last));
    void this.show();
  }

  get last(): number {
    return this.index.moves.length;
  }
  /** The last turn, and the last battle, that began at or before this move. */
  get turn(): ReplayIndex["turns"][number] | null {
    return this.index.turns.findLast((turn) => turn.at <= this.at) ?? null;
  }
  get fight(): ReplayIndex["fights"][number] | null {
    return this.index.fights.findLast((fight) => fight.at <= this.at && fight.turn === this.turn?.turn) ?? null;
  }

  close(): void {
    this.pause();
    this.play.close();
  }

  private load(number: number, viewer: string): Promise<Made> {
    const from = Math.floor(number / STRETCH) * STRETCH;
    const key = `${viewer}/${from}`;
    let found = this.stretches.get(key);
    if (!found) {
      found = stretch(this.game, from, viewer, STRETCH).then(made);
      found.catch(() => this.stretches.delete(key));
      this.stretches.set(key, found);
      if (this.stretches.size > 24) this.stretches.delete(this.stretches.keys().next().value!);
    }
    return found;
  }

  private async show(): Promise<void> {
    const at = this.at;
    const viewer = this.viewer;
    const ticket = ++this.wanted;
    try {
      const found = await this.load(at, viewer);
      if (ticket !== this.wanted) return;
      const k = at - found.from;
      const onward = this.shown?.viewer === viewer && this.shown.at === at - 1;
      const all = [...found.before, ...found.events.slice(0, k + 1).flat()];
      this.play.film(found.views[k]!, at, all, onward ? (found.events[k] ?? []) : []);
      this.shown = { at, viewer };
      this.trouble = "";
      if (at + 8 >= found.from + STRETCH && at + 8 < this.last) void this.load(at + 8, viewer).catch(() => undefined);
    } catch (error) {
      this.trouble = error instanceof Error ? error.message : String(error);
      this.pause();
    }
  }

  go(number: number): void {
    const at = Math.max(0, Math.min(number, this.last));
    if (at === this.at) return;
    this.at = at;
    void this.show();
  }
  look(viewer: string): void {
    this.viewer = viewer;
    void this.show();
  }
  step(by: number): void {
    this.pause();
    this.go(this.at + by);
  }

  private jump(places: readonly number[], by: 1 | -1): void {
    this.pause();
    const next = by > 0 ? places.find((place) => place > this.at) : places.findLast((place) => place < this.at);
    this.go(next ?? (by > 0 ? this.last : 0));
  }
  jumpTurn(by: 1 | -1): void {
    this.jump(
      this.index.turns.map((turn) => turn.at),
      by,
    );
  }
  jumpFight(by: 1 | -1, kinds: readonly string[] = ["battle", "conflict", "duel"]): void {
    this.jump(
      this.index.fights.filter((fight) => kinds.includes(fight.kind)).map((fight) => fight.at),
      by,
    );
  }

  toggle(): void {
    if (this.playing) return this.pause();
    if (this.at >= this.last) this.go(0);
    this.playing = true;
    this.tick();
  }
  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }
  private tick(): void {
    this.timer = setTimeout(() => {
      if (!this.playing) return;
      if (this.at >= this.last) return this.pause();
      this.go(this.at + 1);
      this.tick();
    }, 60000 / this.speed);
  }
}
