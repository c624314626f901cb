// A scenario gone through: every step of its script with the table after it, what happened, and the rules of it.

import { Play } from "./play.svelte";
import { patched, type Json } from "../wire/patch";
import type { Watched } from "../wire/stages";
import type { SeenEvent, View } from "../wire/view";

export class Script {
  at = $state(0);
  readonly play: Play;
  private readonly views: View[];
  private readonly events: (readonly SeenEvent[])[];

  constructor(readonly found: Watched) {
    this.views = [found.view];
    this.events = [found.events];
    for (const step of found.steps) {
      this.views.push(patched(this.views.at(-1) as unknown as Json, step.patch) as unknown as View);
      this.events.push(step.events);
    }
    this.play = new Play("", null, (_hear, tell) => {
      tell("open");
      return { say: () => false, close: () => undefined };
    });
    this.show(0, false);
  }

  get last(): number {
    return this.found.steps.length;
  }
  private show(at: number, onward: boolean): void {
    this.at = at;
    this.play.film(this.views[at]!, at, this.events.slice(0, at + 1).flat(), onward ? this.events[at]! : []);
  }
  go(to: number): void {
    const at = Math.max(0, Math.min(to, this.last));
    if (at !== this.at) this.show(at, at === this.at + 1);
  }
}
