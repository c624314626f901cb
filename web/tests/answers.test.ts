// Which key an answer has.
import { expect, it, test } from "vitest";

import { numberKeys, numberOf, placeKeys, preferred, priced, throwsAway } from "../src/state/answers";
import type { Choice } from "../src/wire/view";

const choice = (move: string, more: Partial<Choice> = {}): Choice => ({
  move,
  verb: move.split(" ")[0]!,
  label: move,
  ...more,
});

test("a bid's key is its number", () => {
  const bids = ["bid 1", "bid 2", "bid 3", "bid 4", "bid 5"].map((move) => choice(move));
  expect([...numberKeys(bids)!]).toEqual([1, 2, 3, 4, 5].map((n) => [`bid ${n}`, String(n)]));
  expect([...numberKeys([choice("0"), choice("2")])!]).toEqual([
    ["0", "0"],
    ["2", "2"],
  ]);
});

test("numbers have no keys of their own where anything else can be answered, or one has two digits", () => {
  expect(numberKeys([choice("bid 1"), choice("pass")])).toBeNull();
  expect(numberKeys([choice("pay 1", { card: "c1" }), choice("pay 2", { card: "c2" })])).toBeNull();
  expect(numberKeys([choice("bid 9"), choice("bid 10")])).toBeNull();
  expect(numberKeys([choice("bid 1")])).toBeNull();
  expect(numberOf(choice("target Ox#2"))).toBeNull();
});

it("counts the others from 2, because the usual answer is 1", () => {
  expect(placeKeys(Array(10).fill({ away: false }))).toEqual(["2", "3", "4", "5", "6", "7", "8", "9", "", ""]);
});

it("gives what throws a card away a key that nothing else has", () => {
  expect(placeKeys([{ away: true }, { away: false }, { away: true }, { away: false }])).toEqual(["0", "2", "", "3"]);
  expect(throwsAway("dynasty", choice("discard Ox"))).toBe(true);
  expect(throwsAway("dynasty", choice("buy Ox"))).toBe(false);
  expect(throwsAway("discard", choice("discard Ox"))).toBe(false);
});

it("prefers of one card what the question does, else what no other answer is better than", () => {
  const ways = [
    choice("buy Ox", { card: "c1", gold: 5 }),
    choice("buy Ox discount", { card: "c1", gold: 3 }),
    choice("buy Ox honor", { card: "c1", gold: 5 }),
  ];
  expect(preferred("dynasty", ways)?.move).toBe("buy Ox discount");
  expect(preferred("dynasty", [ways[0]!, ways[2]!])?.move).toBe("buy Ox honor");
  expect(preferred("dynasty", [ways[0]!, ways[1]!, { ...ways[2]!, usual: true }])?.move).toBe("buy Ox honor");
  expect(preferred("dynasty", [choice("discard Ox", { card: "c1" })])).toBeNull();
  expect(preferred("act", [choice("use Ox:1", { card: "c1" }), choice("use Ox:2", { card: "c1" })])?.move).toBe(
    "use Ox:1",
  );
});

test("brackets are prices: what a source gives is said in words", () => {
  expect(priced(choice("buy Ox", { gold: 4 }), "Buy Ox")).toBe("Buy Ox (4)");
  expect(priced(choice("pay Border Keep", { gold: 2 }), "Pay with Border Keep")).toBe("Pay with Border Keep: 2 Gold");
  expect(priced(choice("pass"), "Pass")).toBe("Pass");
});
