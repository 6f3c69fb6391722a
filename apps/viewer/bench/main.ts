// `npm run viewer:bench`: when the page first shows itself in real Chromium, how long a seek takes, whether scrubbing
// keeps up with the screen, and whether memory grows. Prints figures and asserts nothing.
import { mkdtempSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { type CDPSession, chromium, type Page } from "playwright-core";
import { build, preview } from "vite";
import solid from "vite-plugin-solid";
import { ensureBuilt } from "../build/ensure-built.ts";
import { CHROMIUM, FLAGS } from "../test/chromium.ts";
import { LOGS } from "./logs.ts";
import type { Bench, Seek } from "./page.tsx";

declare const bench: Bench;

const SEEKS = 500;
const WARM_UP = 100;
const SEEKS_FOR_MEMORY = 10_000;
const DEEP = process.argv.includes("--deep");
const STEP = 4;

/** Events in no order, the same in every run. */
const anywhere = (count: number, last: number): readonly number[] => {
  let state = 1;
  return Array.from({ length: count }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return state % (last + 1);
  });
};

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;

const row = (name: string, times: readonly number[]): string => {
  const sorted = times.toSorted((a, b) => a - b);
  const cells = [0.5, 0.9, 0.99, 1].map((share) => at(sorted, share).toFixed(1).padStart(8));
  return `${name.padEnd(26)}${cells.join("")}`;
};

const heapOf = async (page: Page): Promise<{ readonly bytes: number; readonly nodes: number }> => {
  const session = await page.context().newCDPSession(page);
  await session.send("HeapProfiler.collectGarbage");
  const { usedSize } = await session.send("Runtime.getHeapUsage");
  const { nodes } = await session.send("Memory.getDOMCounters");
  await session.detach();
  return { bytes: usedSize, nodes };
};

/** Processor time of the page's main thread in milliseconds; others on the machine do not count. */
const pageTime = async (session: CDPSession): Promise<number> => {
  const { metrics } = await session.send("Performance.getMetrics");
  return 1_000 * metrics.find(({ name }) => name === "TaskDuration")!.value;
};

/** Processor time in milliseconds of all that draws: pages with their workers, and the screen. */
const drawingTime = async (): Promise<number> => {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  await session.detach();
  const drawing = processInfo.filter(({ type }) => type === "renderer" || type === "GPU");
  return 1_000 * drawing.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
};

const seekEverywhere = async (page: Page, last: number): Promise<void> => {
  const run = (seqs: readonly number[]): Promise<readonly Seek[]> =>
    page.evaluate((wanted) => bench.seeks(wanted), seqs);
  await run(anywhere(WARM_UP, last));
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  console.log(`${"milliseconds".padEnd(26)}  median     p90     p99     max`);
  const onwards = Array.from({ length: SEEKS }, (_, index) => index + 1);
  for (const [name, seqs] of [
    ["seek anywhere", anywhere(SEEKS, last)],
    ["next event", onwards],
  ] as const) {
    const begun = await pageTime(session);
    const seeks = await run(seqs);
    const meanMs = ((await pageTime(session)) - begun) / seqs.length;
    console.log(
      row(
        name,
        seeks.map((one) => one.askMs + one.drawMs + one.layoutMs),
      ),
    );
    console.log(
      row(
        "  the worker's answer",
        seeks.map(({ askMs }) => askMs),
      ),
    );
    console.log(
      row(
        "  drawing",
        seeks.map(({ drawMs }) => drawMs),
      ),
    );
    console.log(
      row(
        "  styles and layout",
        seeks.map(({ layoutMs }) => layoutMs),
      ),
    );
    console.log(`  processor time of the page, mean, painting included: ${meanMs.toFixed(1)}`);
  }
};

const scrub = async (page: Page, last: number): Promise<void> => {
  const begun = await drawingTime();
  const { gaps, drawings } = await page.evaluate(([end, by]) => bench.scrub(end, by), [
    last,
    STEP,
  ] as const);
  const meanMs = ((await drawingTime()) - begun) / gaps.length;
  console.log(row("screen, while scrubbing", gaps));
  console.log(
    `  processor time for a frame, mean, worker and painting included: ${meanMs.toFixed(1)}`,
  );
  const kept = gaps.filter((gap) => gap < 20).length / gaps.length;
  console.log(
    `  ${Math.round(100 * kept)} % of ${gaps.length} frames in time, ${drawings} drawings`,
  );
};

const seekOften = async (page: Page, last: number): Promise<void> => {
  const before = await heapOf(page);
  for (let round = 0; round < 10; round++)
    await page.evaluate((seqs) => bench.seeks(seqs), anywhere(SEEKS_FOR_MEMORY / 10, last));
  const after = await heapOf(page);
  const growth = (100 * (after.bytes - before.bytes)) / before.bytes;
  const mebibytes = (bytes: number): string => (bytes / 2 ** 20).toFixed(1);
  console.log(
    `after ${SEEKS_FOR_MEMORY} seeks: heap ${mebibytes(before.bytes)} to ${mebibytes(after.bytes)} MiB (${growth.toFixed(1)} %), nodes ${before.nodes} to ${after.nodes}`,
  );
};

const measure = async (page: Page, log: string): Promise<void> => {
  const last = await page.evaluate((text) => bench.open(text), log);
  const shapes = await page.locator(".board-drawing [data-key]").count();
  console.log(`${last} events, ${shapes} shapes; load ${loadavg()[0]!.toFixed(1)}`);
  await seekEverywhere(page, last);
  await scrub(page, last);
  if (DEEP) await seekOften(page, last);
};

const VISITS = 7;

/** Milliseconds from the question for the page to its first paint, each time with nothing kept. */
const firstPaints = async (address: string): Promise<readonly number[]> => {
  const times: number[] = [];
  for (let visit = 0; visit < VISITS; visit++) {
    const context = await browser.newContext({ viewport: { width: 1_280, height: 800 } });
    const page = await context.newPage();
    await page.goto(address);
    await page.waitForFunction(
      () => performance.getEntriesByName("first-contentful-paint").length > 0,
    );
    times.push(
      await page.evaluate(
        () => performance.getEntriesByName("first-contentful-paint")[0]!.startTime,
      ),
    );
    await context.close();
  }
  return times;
};

const outDir = mkdtempSync(join(tmpdir(), "assize-bench-"));
const root = import.meta.dirname;
const shared = { configFile: false, root, logLevel: "error" } as const;
await build({
  ...shared,
  plugins: [solid({ ssr: false })],
  worker: { format: "es" },
  build: { outDir, emptyOutDir: true, target: "es2022" },
});
const server = await preview({ ...shared, build: { outDir }, preview: { port: 0 } });
const browser = await chromium.launch({ executablePath: CHROMIUM, args: FLAGS });
try {
  await ensureBuilt("folder");
  const viewer = join(root, "..");
  const site = await preview({
    ...shared,
    root: viewer,
    build: { outDir: join(viewer, "dist") },
    preview: { port: 0 },
  });
  console.log(`${"milliseconds".padEnd(26)}  median     p90     p99     max`);
  console.log(row("first paint", await firstPaints(site.resolvedUrls!.local[0]!)));
  await site.close();
  for (const [name, log] of Object.entries(LOGS)) {
    const page = await browser.newPage({ viewport: { width: 1_280, height: 800 } });
    page.on("pageerror", (error) => console.error(error));
    await page.goto(server.resolvedUrls!.local[0]!);
    await page.waitForFunction(() => "bench" in window);
    console.log(`\n${name}`);
    await measure(page, log());
    await page.close();
  }
} finally {
  await browser.close();
  await server.close();
  rmSync(outDir, { recursive: true });
}
