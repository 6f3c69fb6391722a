// One vitest process tests the whole workspace; nothing is built first.
// The include pattern fits any root, so a package can be tested alone with this same file.
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["**/test/**/*.test.ts"],
    exclude: ["**/node_modules/**", "**/dist/**", "docs/examples/**"],
    passWithNoTests: false,
    pool: "threads",
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
