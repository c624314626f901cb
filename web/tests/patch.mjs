// The page's JSON Patch against the cases of RFC 6902, and that what a patch does not touch stays the same object.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";

import { transformWithOxc } from "vite";

const file = new URL("../src/wire/patch.ts", import.meta.url);
const { code } = await transformWithOxc(readFileSync(file, "utf8"), file.pathname);
const { patched, PatchError } = await import(`data:text/javascript,${encodeURIComponent(code)}`);

const cases = [
  [{ foo: "bar" }, [{ op: "add", path: "/baz", value: "qux" }], { foo: "bar", baz: "qux" }],
  [{ foo: ["bar", "baz"] }, [{ op: "add", path: "/foo/1", value: "qux" }], { foo: ["bar", "qux", "baz"] }],
  [{ foo: ["bar"] }, [{ op: "add", path: "/foo/-", value: ["abc"] }], { foo: ["bar", ["abc"]] }],
  [{ baz: "qux", foo: "bar" }, [{ op: "remove", path: "/baz" }], { foo: "bar" }],
  [{ foo: ["bar", "qux", "baz"] }, [{ op: "remove", path: "/foo/1" }], { foo: ["bar", "baz"] }],
  [{ baz: "qux" }, [{ op: "replace", path: "/baz", value: null }], { baz: null }],
  [{ foo: { bar: 1 }, qux: {} }, [{ op: "move", from: "/foo/bar", path: "/qux/thud" }], { foo: {}, qux: { thud: 1 } }],
  [{ foo: ["all", "grass", "cows", "eat"] }, [{ op: "move", from: "/foo/1", path: "/foo/3" }], { foo: ["all", "cows", "eat", "grass"] }],
  [{ a: { b: [1] } }, [{ op: "copy", from: "/a/b", path: "/c" }], { a: { b: [1] }, c: [1] }],
  [{ "/": 9, "~1": 10 }, [{ op: "test", path: "/~01", value: 10 }, { op: "replace", path: "/~1", value: 8 }], { "/": 8, "~1": 10 }],
  [{ a: 1 }, [{ op: "replace", path: "", value: [2] }], [2]],
];
for (const [before, patch, after] of cases) {
  const copy = structuredClone(before);
  assert.deepEqual(patched(before, patch), after);
  assert.deepEqual(before, copy, "what was patched is unchanged");
}
const wrong = [
  [{ foo: 1 }, { op: "remove", path: "/bar" }],
  [{ foo: [1] }, { op: "replace", path: "/foo/1", value: 2 }],
  [{ foo: [1] }, { op: "add", path: "/foo/3", value: 2 }],
  [{ foo: [1] }, { op: "add", path: "/foo/01", value: 2 }],
  [{ foo: "bar" }, { op: "test", path: "/foo", value: "baz" }],
  [{ foo: "bar" }, { op: "add", path: "/foo/x", value: 1 }],
];
for (const [before, operation] of wrong) assert.throws(() => patched(before, [operation]), PatchError);
const before = { a: { deep: [1, 2] }, b: { kept: {} } }, after = patched(before, [{ op: "replace", path: "/a/deep/0", value: 3 }]);
assert.equal(after.b, before.b);
assert.notEqual(after.a, before.a);
console.log(`${cases.length + wrong.length + 1} cases hold`);
