// One vitest process tests the whole workspace; nothing is built first. Modules are loaded as the program loads them, by
// Node alone: it is quicker, and what is tested is what runs.
// The include pattern fits any root, so a package can be tested alone with this same file.
// Test files share their workers, since rules keep no state: it halves the time. A test that has
// to change something global for good (an environment, a compiler) does so in a child process.
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { HAS_CHROMIUM, NO_CHROMIUM } from "./apps/viewer/test/chromium.ts";

if (!HAS_CHROMIUM) console.warn(`${NO_CHROMIUM} They are left out.`);

const DEEP = process.env["ASSIZE_DEEP"] !== undefined;
const PATIENCE_MS = DEEP ? 7_200_000 : 300_000;

/**
 * Files that take long for their size. Where nothing is known of earlier runs Vitest begins with the largest file, so that
 * these came last, and a processor had nothing to do beside them. The dearest first; those that mostly wait (for servers,
 * locks and processes) stand between those that compute, so that a processor never waits with them.
 */
const DEAR = [
  "e2e/accessibility",
  "verifier/test/laws",
  "jetstream/test/queue",
  "figures/test/deviations",
  "rule-mutants/test/xidit",
  "new-game/test/new-game",
  "new-game/test/tutorial",
  "cli/test/killed-machines",
  "cli/test/fast-lane",
  "docs/test/log-vectors",
  "figures/test/tampering",
  "xidit/game/test/tampering",
  "event-log/test/names",
  "verifier/test/explain/laws",
  "verifier/test/explain/taken-back",
  "grandlin/bots/test/mutants",
  "jetstream/test/event-store",
  "grandlin/bots/test/as-recorded",
  "jetstream/test/cluster",
  "e2e/taps",
  "cli/test/three-servers",
  "e2e/export",
].map((name) => `${name}.test.ts`);

const dearness = ({ moduleId }: TestSpecification): number => {
  const place = DEAR.findIndex((name) => moduleId.endsWith(name));
  return place === -1 ? DEAR.length : place;
};

class DearestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort((one, other) => dearness(one) - dearness(other));
  }
}

export default defineConfig({
  test: {
    include: ["**/test/**/*.test.ts"],
    setupFiles: [fileURLToPath(new URL("vitest.setup.ts", import.meta.url))],
    exclude: [
      "**/node_modules/**",
      "**/dist/**",
      "docs/examples/**",
      ...(HAS_CHROMIUM ? [] : ["**/test/e2e/**"]),
    ],
    passWithNoTests: false,
    experimental: { viteModuleRunner: false },
    sequence: { sequencer: DearestFirst },
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
