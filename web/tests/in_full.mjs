// The page's view in full against the one that Python makes: lines of [view as sent, view in full] in the file that is named.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";

import { transformWithOxc } from "vite";

const file = new URL("../src/wire/in_full.ts", import.meta.url);
const { code } = await transformWithOxc(readFileSync(file, "utf8"), file.pathname);
const { inFull } = await import(`data:text/javascript,${encodeURIComponent(code)}`);

const pairs = readFileSync(process.argv[2], "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line));
for (const [sent, whole] of pairs) {
  const copy = structuredClone(sent);
  assert.deepEqual(inFull(sent), whole);
  assert.deepEqual(sent, copy, "the view that was sent is unchanged");
}
console.log(`${pairs.length} views are the same in full`);
