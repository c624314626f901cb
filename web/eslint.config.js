import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";

// How the sources look is prettier's, and whether they compile svelte-check's. Here stands what neither sees.
export default defineConfig(
  js.configs.recommended,
  ts.configs.strict,
  ts.configs.stylistic,
  svelte.configs.recommended,
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  { files: ["**/*.svelte", "**/*.svelte.ts"], languageOptions: { parserOptions: { parser: ts.parser } } },
  {
    rules: {
      eqeqeq: "error",
      "no-console": "error",
      "one-var": ["error", { let: "never", const: "never" }],
      "no-undef": "off", // the compiler knows the globals
      // A type that speaks of itself can only be written with an index.
      "@typescript-eslint/consistent-indexed-object-style": "off",
      "@typescript-eslint/no-dynamic-delete": "off",
      "@typescript-eslint/no-empty-function": ["error", { allow: ["arrowFunctions"] }],
      // Every index may be undefined to the compiler; `!` says that this one is there.
      "@typescript-eslint/no-non-null-assertion": "off",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      // Maps and sets are made anew and never changed once others see them.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  { files: ["tests/**"], rules: { "no-console": "off" } },
);
