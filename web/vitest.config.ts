import { defineConfig } from "vitest/config";

// Of the table only what needs no browser and no compiled component; the rest is tested by tests/browser.
export default defineConfig({ test: { include: ["tests/**/*.test.ts"] } });
