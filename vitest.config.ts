// One vitest process tests the whole workspace; nothing is built first. Modules are loaded as the program loads them, by
// Node alone: it is quicker, and what is tested is what runs.
// The include pattern fits any root, so a package can be tested alone with this same file.
// Test files share their workers, since rules keep no state: it halves the time. A test that has
// to change something global for good (an environment, a compiler) does so in a child process.
import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { HAS_CHROMIUM, NO_CHROMIUM } from "./apps/viewer/test/chromium.ts";

if (!HAS_CHROMIUM) console.warn(`${NO_CHROMIUM} They are left out.`);

const DEEP = process.env["ASSIZE_DEEP"] !== undefined;
const PATIENCE_MS = DEEP ? 7_200_000 : 300_000;

export default defineConfig({
  test: {
    include: ["**/test/**/*.test.ts"],
    exclude: [
      "**/node_modules/**",
      "**/dist/**",
      "docs/examples/**",
      ...(HAS_CHROMIUM ? [] : ["**/test/e2e/**"]),
    ],
    passWithNoTests: false,
    experimental: { viteModuleRunner: false },
    pool: "threads",
    isolate: false,
    // More than there are processors: tests that look at a page wait for it a third of their time.
    maxWorkers: Math.ceil(1.5 * availableParallelism()),
    // Bounds against what never ends, far beyond what a busy machine needs. Tests have none of their own.
    testTimeout: PATIENCE_MS,
    hookTimeout: PATIENCE_MS,
    expect: { poll: { timeout: 60_000 } },
  },
});
