import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// The built table goes into the Python package, from where `rokugan serve` and the wheel take it.
export default defineConfig({
  plugins: [svelte()],
  build: { outDir: "../src/rokugan/server/static", emptyOutDir: true, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
});
