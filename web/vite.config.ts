import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

const OUT = "../src/rokugan/server/static";

/** Beside each file the same compressed, so that the server needs no time for it. */
const compressed: Plugin = {
  name: "compressed",
  apply: "build",
  closeBundle() {
    for (const name of readdirSync(`${OUT}/assets`)) {
      if (/\.(js|css)$/.test(name))
        writeFileSync(`${OUT}/assets/${name}.gz`, gzipSync(readFileSync(`${OUT}/assets/${name}`), { level: 9 }));
    }
  },
};

// The built table goes into the Python package, from where `rokugan serve` and the wheel take it.
export default defineConfig({
  plugins: [svelte(), compressed],
  build: { outDir: OUT, emptyOutDir: true, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
});
