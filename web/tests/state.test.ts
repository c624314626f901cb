// The state of a seat without a browser: the table as seen, what is selected, the question, and what goes by itself.
import { afterEach, beforeEach, describe, expect, test } from "vitest";

import { Autopilot, type Habits } from "../src/state/autopilot.svelte";
import { Questions } from "../src/state/questions.svelte";
import { Seen } from "../src/state/seen.svelte";
import { Selection } from "../src/state/selection.svelte";
import type { Choice, SeenEvent, View } from "../src/wire/view";

const choice = (move: string, more: Partial<Choice> = {}): Choice => ({
  move,
  verb: move.split(" ")[0]!,
  label: move,
  ...more,
});
const event = (n: number, kind: string, player: string): SeenEvent => ({ n, kind, player, text: `${player} ${kind}` });

/** A view in which Ann is asked this. */
function asking(choices: readonly Choice[], more: object = {}): View {
  return {
    viewer: "Ann",
    turn: 1,
    active: "Ann",
    phase: "action",
    players: [],
    cards: { Ox: { type: "personality" }, Elk: { type: "personality" } },
    things: { c1: { card: "Ox" }, c2: { card: "Elk" } },
    under_way: { actions: [], attack: null, duel: null, payment: null },
    decision: { player: "Ann", kind: "act", prompt: "Take an action or pass", choices },
    outcome: null,
    extra: {},
    ...more,
  } as unknown as View;
}

let seen: Seen;
let selection: Selection;
let questions: Questions;
let version = 0;
const show = (view: View, events: readonly SeenEvent[] = []): void => seen.take(view, ++version, null, events);

beforeEach(() => {
  seen = new Seen();
  selection = new Selection(seen);
  questions = new Questions(seen, selection);
});
afterEach(() => seen.close());

describe("the table as seen", () => {
  test("a patch is for the view it was made of", () => {
    show(asking([choice("pass", { usual: true })]));
    expect(seen.patchedBy(version - 1, [])).toBeNull();
    expect(seen.asked).toBe(true);
    seen.forget();
    expect(seen.patchedBy(version, [])).toBeNull();
    expect(seen.asked).toBe(false);
  });

  test("what is taken back is no longer among the events", () => {
    show(asking([]), [event(0, "bow", "Ann"), event(1, "bow", "Bob")]);
    seen.keepEvents(1);
    expect(seen.events.map((each) => each.n)).toEqual([0]);
  });

  test("a hint is for who plays against computers only", () => {
    show(asking([choice("pass")]));
    const seat = { kind: "computer", connected: true, clan: null, level: null };
    seen.seats = [
      { ...seat, seat: 0, name: "Ann", kind: "person" },
      { ...seat, seat: 1, name: "Bob" },
    ] as unknown as Seen["seats"];
    expect(seen.mayHint).toBe(true);
    seen.seats = [...seen.seats, { ...seen.seats[0]!, seat: 2, name: "Cid" }];
    expect(seen.mayHint).toBe(false);
  });
});

describe("the question", () => {
  const buying = [
    choice("buy Ox", { card: "c1", gold: 5 }),
    choice("buy Ox honor", { card: "c1", gold: 5, label: "Buy Ox for Honor" }),
    choice("discard Ox", { card: "c1" }),
    choice("done", { usual: true }),
  ];
  const dynasty = { decision: { player: "Ann", kind: "dynasty", prompt: "Buy or discard", choices: buying } };

  test("1 is the usual answer, the others follow, and 0 throws away", () => {
    show(asking(buying, dynasty));
    expect(questions.usual?.move).toBe("done");
    expect(questions.keyOf(buying[3]!)).toBe("1");
    expect(questions.answers.map((each) => [each.key, each.move])).toEqual([
      ["2", "buy Ox"],
      ["3", "buy Ox honor"],
      ["0", null],
    ]);
  });

  test("of a pressed card the usual answer buys, and no key of it is that which throws away", () => {
    show(asking(buying, dynasty));
    selection.openCard("c1");
    expect(questions.usual?.move).toBe("buy Ox honor");
    expect(questions.answers.map((each) => [each.key, each.move])).toEqual([
      ["2", "buy Ox"],
      ["0", "discard Ox"],
    ]);
    expect(selection.closeAnswers()).toBe(true);
    expect(questions.usual?.move).toBe("done");
    expect(selection.closeAnswers()).toBe(false);
  });

  test("a place shows the key of the answer that names it", () => {
    const lay = [
      choice("place Ox at (0,1)", { place: "(0,1)", usual: true }),
      choice("place Ox at (1,0)", { place: "(1,0)" }),
    ];
    show(asking(lay));
    expect([questions.keyAt("(0,1)"), questions.keyAt("(1,0)"), questions.keyAt("(2,2)")]).toEqual(["1", "2", ""]);
  });
});

describe("what goes by itself", () => {
  const habits = { skip: true, stops: [] as string[] };
  const pilot = (more: Partial<Habits> = {}): Autopilot => new Autopilot(seen, { ...habits, ...more });
  const passing = [choice("pass", { usual: true }), choice("use Ox", { card: "c1" })];

  test("nothing, unless the person wishes it", () => {
    show(asking(passing));
    expect(pilot().next()).toBeNull();
  });

  test("who passes until the phase ends passes in this phase only", () => {
    show(asking(passing));
    const one = pilot();
    one.begin("phase");
    expect(one.next()).toBe("pass");
    show(asking(passing, { phase: "attack" }));
    expect(one.next()).toBeNull();
    expect(one.until).toBeNull();
  });

  test("who passes until something happens stops when another has done something, not when he draws", () => {
    show(asking(passing), [event(0, "bow", "Bob")]);
    const one = pilot();
    one.begin("something");
    show(asking(passing), [event(1, "draw", "Bob"), event(2, "bow", "Ann")]);
    expect(one.next()).toBe("pass");
    show(asking(passing), [event(3, "destroy", "Bob")]);
    expect(one.next()).toBeNull();
  });

  test("a stop of the settings ends passing", () => {
    show(asking(passing));
    const one = pilot({ stops: ["attack"] });
    one.begin("turn");
    expect(one.next()).toBe("pass");
    show(asking(passing, { phase: "attack" }));
    expect(one.next()).toBeNull();
  });

  test("who passes until his next turn attacks nobody and buys nothing in this one", () => {
    show(asking([choice("attack Bob"), choice("no attack", { usual: true })]));
    const one = pilot();
    one.begin("turn");
    expect(one.next()).toBe("no attack");
    expect(one.stop()).toBe(true);
    expect(one.next()).toBeNull();
  });

  test("where somebody stands at one battlefield only, it is no question which battle is next", () => {
    const field = (at: string, units: string[]): object => ({ at, attacking: { units }, defending: { units: [] } });
    const attack = { battlefields: [field("Bob.P1", []), field("Bob.P2", ["c1"])], attacker: "Ann", allies: [] };
    const fights = ["Bob.P1", "Bob.P2"].map((place) => choice(`fight ${place}`, { place }));
    show(asking(fights, { under_way: { actions: [], attack, duel: null, payment: null } }));
    expect(pilot().next()).toBe("fight Bob.P2");
    expect(pilot({ skip: false }).next()).toBeNull();
  });
});
