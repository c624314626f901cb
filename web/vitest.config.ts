import { svelte } from "@sveltejs/vite-plugin-svelte";

// Of the table only what needs no browser and no compiled component; the rest is tested by tests/browser. State is Svelte's, as
// browsers have it. (Vitest has a Vite of its own, whose types differ from those of the plugin.)
export default {
  plugins: [svelte()],
  resolve: { conditions: ["browser"] },
  test: { include: ["tests/**/*.test.ts"] },
};
