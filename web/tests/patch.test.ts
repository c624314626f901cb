// The page's JSON Patch against the cases of RFC 6902, and that what a patch does not touch stays the same object.
import { describe, expect, it, test } from "vitest";

import { patched, PatchError, type Json, type Operation } from "../src/wire/patch";

const CASES: [Json, Operation[], Json][] = [
  [{ foo: "bar" }, [{ op: "add", path: "/baz", value: "qux" }], { foo: "bar", baz: "qux" }],
  [{ foo: ["bar", "baz"] }, [{ op: "add", path: "/foo/1", value: "qux" }], { foo: ["bar", "qux", "baz"] }],
  [{ foo: ["bar"] }, [{ op: "add", path: "/foo/-", value: ["abc"] }], { foo: ["bar", ["abc"]] }],
  [{ baz: "qux", foo: "bar" }, [{ op: "remove", path: "/baz" }], { foo: "bar" }],
  [{ foo: ["bar", "qux", "baz"] }, [{ op: "remove", path: "/foo/1" }], { foo: ["bar", "baz"] }],
  [{ baz: "qux" }, [{ op: "replace", path: "/baz", value: null }], { baz: null }],
  [{ foo: { bar: 1 }, qux: {} }, [{ op: "move", from: "/foo/bar", path: "/qux/thud" }], { foo: {}, qux: { thud: 1 } }],
  [
    { foo: ["all", "grass", "cows"] },
    [{ op: "move", from: "/foo/1", path: "/foo/2" }],
    { foo: ["all", "cows", "grass"] },
  ],
  [{ a: { b: [1] } }, [{ op: "copy", from: "/a/b", path: "/c" }], { a: { b: [1] }, c: [1] }],
  [
    { "/": 9, "~1": 10 },
    [
      { op: "test", path: "/~01", value: 10 },
      { op: "replace", path: "/~1", value: 8 },
    ],
    { "/": 8, "~1": 10 },
  ],
  [{ a: 1 }, [{ op: "replace", path: "", value: [2] }], [2]],
];
const WRONG: [Json, Operation][] = [
  [{ foo: 1 }, { op: "remove", path: "/bar" }],
  [{ foo: [1] }, { op: "replace", path: "/foo/1", value: 2 }],
  [{ foo: [1] }, { op: "add", path: "/foo/3", value: 2 }],
  [{ foo: [1] }, { op: "add", path: "/foo/01", value: 2 }],
  [{ foo: "bar" }, { op: "test", path: "/foo", value: "baz" }],
  [{ foo: "bar" }, { op: "add", path: "/foo/x", value: 1 }],
];

describe("a patch", () => {
  test.each(CASES)("of %j by %j makes %j", (before, patch, after) => {
    const copy = structuredClone(before);
    expect(patched(before, patch)).toEqual(after);
    expect(before).toEqual(copy);
  });

  test.each(WRONG)("of %j by %j is refused", (before, operation) => {
    expect(() => patched(before, [operation])).toThrow(PatchError);
  });

  it("shares what it does not touch", () => {
    const before = { a: { deep: [1, 2] }, b: { kept: {} } };
    const after = patched(before, [{ op: "replace", path: "/a/deep/0", value: 3 }]) as typeof before;
    expect(after).toEqual({ a: { deep: [3, 2] }, b: { kept: {} } });
    expect(after.b).toBe(before.b);
    expect(after.a).not.toBe(before.a);
  });
});
