// A table that nobody keeps: the position and the moves since stand here, and the server answers what comes of them.

import { Play } from "./play.svelte";
import type { ToServer } from "../wire/protocol";
import type { Question, Staged } from "../wire/stages";

/** What the server answers, with the moves as they are now where it plays for others. */
export type Answer = Staged & { moves?: string[]; refused?: string | null };

export class Stage<A extends Answer> {
  moves = $state.raw<readonly string[]>([]);
  now = $state.raw<A | null>(null);
  busy = $state(false);
  trouble = $state("");
  readonly play: Play;
  private tell: (line: "open" | "broken") => void = () => undefined;

  /** Whose moves undo takes back; null: everybody's, one at a time. */
  private mine: string | null = null;

  /** `whose`: the one player of whom the answer says that he plays here. */
  constructor(
    private readonly ask: (moves: readonly string[], more: Question) => Promise<A>,
    private readonly whose: (answer: A) => string | null = () => null,
    private readonly heed: (answer: A) => void = () => undefined,
    moves: readonly string[] = [],
  ) {
    this.play = new Play("", null, (hear, tell) => {
      this.tell = tell;
      return { say: (message) => this.say(message, hear), close: () => undefined };
    });
    void this.go(moves);
  }

  private say(message: ToServer, hear: (message: never) => void): boolean {
    const player = this.play.seen.decision?.player ?? "";
    if (message.type === "move") {
      void this.go([...this.moves, `${player}: ${message.move}`]);
      return true;
    }
    if (message.type === "undo") {
      this.undo();
      return true;
    }
    if (message.type === "why" || message.type === "explain") {
      const asked: Question =
        message.type === "why" ? { why: message.move } : { explain: { card: message.card, stat: message.stat } };
      void this.ask(this.moves, asked).then(
        (answer) =>
          hear({
            type: "answer",
            to: message.type,
            ...(message.type === "explain" ? { card: message.card, stat: message.stat } : {}),
            ...(answer as unknown as Record<string, unknown>),
          } as never),
        () => undefined,
      );
      return true;
    }
    return false;
  }

  undo(): void {
    const last = this.mine
      ? this.moves.findLastIndex((move) => move.startsWith(`${this.mine}: `))
      : this.moves.length - 1;
    if (last >= 0) void this.go(this.moves.slice(0, last));
  }
  again(): void {
    void this.go([]);
  }

  /** The table after these moves. A refusal leaves all as it was. */
  async go(moves: readonly string[]): Promise<boolean> {
    this.busy = true;
    this.trouble = "";
    try {
      const answer = await this.ask(moves, {});
      const onward = moves.length > this.moves.length && this.now !== null;
      const before = this.play.seen.events.length ? this.play.seen.events.at(-1)!.n : -1;
      this.moves = answer.moves ?? moves;
      this.now = answer;
      this.mine = this.whose(answer);
      this.tell("open");
      this.play.film(
        answer.view,
        answer.version,
        answer.events,
        onward ? answer.events.filter((event) => event.n > before) : [],
      );
      this.play.seen.mayUndo = this.mine
        ? this.moves.some((move) => move.startsWith(`${this.mine}: `))
        : this.moves.length > 0;
      this.heed(answer);
      return true;
    } catch (error) {
      this.trouble = error instanceof Error ? error.message : String(error);
      this.play.sending = null;
      this.play.notice = this.trouble;
      return false;
    } finally {
      this.busy = false;
    }
  }
}
