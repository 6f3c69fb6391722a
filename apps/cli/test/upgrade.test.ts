// An upgrade in the midst of runs: two versions, both really built, on one server. What the old one left behind stops nobody. Of the deep
// run alone: a version takes half a minute to build.
import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { HAS_NATS_SERVER, startServer } from "@assize/testkit/node";
import { expect, test } from "vitest";
import { assize, assizeProcess, MAIN, makeFolder, NODE } from "./command-line.ts";
import { resultsIn, startMachine } from "./machines.ts";

const IS_DEEP = process.env["ASSIZE_DEEP"] !== undefined;
const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const VERIFIER = "packages/kernel/verifier/src/audit.ts";

const SOURCES = ["packages", "apps/cli", "package.json", "tsconfig.base.json"];

/** A clone with this change, built. What is installed is that of this clone; the packages of the workspace are its own. */
const buildVersion = (clone: string, change: (text: string) => string): string => {
  for (const path of SOURCES)
    cpSync(join(ROOT, path), join(clone, path), {
      recursive: true,
      filter: (from) => !/[\\/](?:node_modules|dist|test)(?:[\\/]|$)/.test(from.slice(ROOT.length)),
    });
  const nested = globSync("{packages/*,packages/*/*,apps/cli}/node_modules", { cwd: ROOT });
  for (const path of nested) symlinkSync(join(ROOT, path), join(clone, path));
  const installed = join(ROOT, "node_modules");
  mkdirSync(join(clone, "node_modules/@assize"), { recursive: true });
  for (const name of readdirSync(installed))
    if (name !== "@assize" && name !== ".cache")
      symlinkSync(join(installed, name), join(clone, "node_modules", name));
  for (const path of globSync("{packages/*,packages/*/*,apps/cli}/package.json", { cwd: clone })) {
    const { name } = JSON.parse(readFileSync(join(clone, path), "utf8")) as { name: string };
    symlinkSync(join(clone, dirname(path)), join(clone, "node_modules", name));
  }
  const verifier = join(clone, VERIFIER);
  writeFileSync(verifier, change(readFileSync(verifier, "utf8")));
  execFileSync(NODE, [join(clone, "apps/cli/build/main.ts")], { cwd: clone, stdio: "pipe" });
  expect(existsSync(join(clone, "apps/cli/dist/bundle/start.js"))).toBe(true);
  return join(clone, "apps/cli/bin/assize.js");
};

test.skipIf(!IS_DEEP || !HAS_NATS_SERVER)(
  "an upgrade in the midst of runs stops neither version",
  async () => {
    const folder = makeFolder();
    const other = buildVersion(folder.path("other"), (text) =>
      text.replace(/(VERIFIER = "assize\/[^"]*)"/, '$1-other"'),
    );
    const season = folder.path("season.jsonl");
    writeFileSync(season, (await assize(["simulate", "--games", "60", "--seed", "3"])).out);
    await assizeProcess(["archive", "audit", season, "--results", folder.path("here.sqlite")]);
    const expected = resultsIn(folder.path("here.sqlite"));
    const server = await startServer();
    const nats = ["--nats", server.url];
    const run = (main: string, results: string) =>
      startMachine(["archive", "audit", season, ...nats, "--results", folder.path(results)], main);
    const worker = (main: string) =>
      startMachine(["archive", "worker", "-j", "1", "--verbose", ...nats], main);

    // The old version is at work, and is ended: batches of it stay behind.
    const [oldWorker, oldRun] = [worker(MAIN), run(MAIN, "old.sqlite")];
    await expect.poll(() => oldWorker.said(), { timeout: 120_000 }).toContain("batch ");
    await Promise.all([oldWorker.kill(), oldRun.kill()]);
    const list = async () => {
      const { queues } = JSON.parse(
        (await assizeProcess(["archive", "queue", "--json", ...nats])).out,
      ) as { queues: readonly { program: string; waiting: number; inHand: number }[] };
      return queues;
    };
    const [left, ...more] = await list();
    expect([left!.waiting + left!.inHand > 0, more]).toEqual([true, []]);

    // The new version goes on beside them, and then the old one too, at the same time.
    const newWorker = worker(other);
    const newRun = run(other, "new.sqlite");
    await expect.poll(() => newWorker.said(), { timeout: 120_000 }).toContain("batch ");
    const [olderWorker, olderRun] = [worker(MAIN), run(MAIN, "old.sqlite")];
    expect([await newRun.ended, await olderRun.ended]).toEqual([0, 0]);
    expect(newWorker.said()).not.toContain("assize: ");
    expect(resultsIn(folder.path("old.sqlite"))).toEqual(expected);
    expect(resultsIn(folder.path("new.sqlite"))).toEqual(expected);
    await Promise.all([newWorker.kill(), olderWorker.kill()]);
    const ownName = async (main: string): Promise<string> => {
      const asked = startMachine(["archive", "queue", "--json", ...nats], main);
      await asked.ended;
      return (JSON.parse(asked.said()) as { program: string }).program;
    };
    expect(left!.program).toBe(await ownName(MAIN));
    expect(await ownName(other)).not.toBe(left!.program);
    await server.remove();
    folder.remove();
  },
);
