// The command from its bundle: the same as from the sources, and only while it was made of the sources that stand there.
import { spawnSync } from "node:child_process";
import {
  appendFileSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeBundle } from "../build/bundle.ts";
import { listOfInputs } from "../bin/bundle-inputs.js";
import { assize, type Ran } from "./command-line.ts";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const LOG = join(ROOT, "docs/examples/games/disputed-4p.jsonl");
const VERSION = "apps/cli/src/actions/version.ts";
const PLANTED = `if (process.env["PLANTED"] !== undefined) throw new Error("planted");`;
const MARK = "from the bundle";

let copy: string;

const linkInto = (folder: string, from: string): void => {
  mkdirSync(join(copy, folder), { recursive: true });
  for (const name of readdirSync(join(ROOT, from))) {
    const link = readlinkSync(join(ROOT, from, name));
    symlinkSync(link, join(copy, folder, name));
  }
};

/** The command's sources in a folder of its own, with the installed packages linked into it. */
const copySources = (): void => {
  const leftOut = new Set(["node_modules", "dist", "test"]);
  for (const folder of ["packages", "apps/cli"])
    cpSync(join(ROOT, folder), join(copy, folder), {
      recursive: true,
      filter: (path) => !leftOut.has(basename(path)),
    });
  linkInto("node_modules/@assize", "node_modules/@assize");
  const installed = readdirSync(join(ROOT, "node_modules")).filter((name) => name !== "@assize");
  for (const name of installed.filter((name) => !name.startsWith(".")))
    symlinkSync(join(ROOT, "node_modules", name), join(copy, "node_modules", name));
  for (const nested of globSync("packages/*/*/node_modules", { cwd: ROOT }))
    symlinkSync(join(ROOT, nested), join(copy, nested));
};

const edit = (path: string, change: (text: string) => string): void =>
  writeFileSync(join(copy, path), change(readFileSync(join(copy, path), "utf8")));

/** The parts of the bundle that a run loads, by the sources that are in them. */
const loadedBy = (args: readonly string[]): string => {
  const list = join(copy, "loaded.txt");
  const preload = join(copy, "loaded.mjs");
  writeFileSync(
    preload,
    `import { appendFileSync } from "node:fs";
import { registerHooks } from "node:module";
registerHooks({ load: (url, context, next) => (appendFileSync(${JSON.stringify(list)}, url + "\\n"), next(url, context)) });`,
  );
  rmSync(list, { force: true });
  const { status } = spawnSync(process.execPath, [
    "--import",
    preload,
    join(copy, "apps/cli/bin/assize.js"),
    ...args,
  ]);
  expect(status).not.toBe(70);
  const parts = readFileSync(list, "utf8")
    .split("\n")
    .filter((url) => url.includes("/dist/bundle/"));
  return parts.map((url) => readFileSync(fileURLToPath(url), "utf8")).join("\n");
};

const run = (args: readonly string[], env: Readonly<Record<string, string>> = {}): Ran => {
  const command = [join(copy, "apps/cli/bin/assize.js"), ...args];
  const ran = spawnSync(process.execPath, command, {
    encoding: "utf8",
    env: { ...process.env, ...env },
  });
  return { code: ran.status, out: ran.stdout, err: ran.stderr };
};

beforeAll(async () => {
  copy = mkdtempSync(join(tmpdir(), "assize-bundle-"));
  copySources();
  edit(VERSION, (text) => text.replace(/(=> \{\n)/, `$1  ${PLANTED}\n`));
  await makeBundle(copy);
  const bundle = join(copy, "apps/cli/dist/bundle");
  appendFileSync(join(bundle, "start.js"), `\nprocess.stderr.write("${MARK}\\n");`);
  const { paths, parts } = JSON.parse(readFileSync(join(bundle, "inputs.json"), "utf8")) as {
    paths: readonly string[];
    parts: { paths: readonly string[] };
  };
  const [list, text] = listOfInputs(copy, paths, bundle, parts.paths);
  writeFileSync(join(bundle, list), text);
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe("a bundle", () => {
  test("audits as the sources do, with the same exit code", async () => {
    const fromSources = await assize(["audit", LOG]);
    expect(fromSources.code).toBe(1);
    expect(run(["audit", LOG])).toEqual({ ...fromSources, err: `${fromSources.err}${MARK}\n` });
  });

  test("loads other languages when they are asked for", async () => {
    const parts = globSync("*.js", { cwd: join(copy, "apps/cli/dist/bundle") });
    expect(parts.length).toBeGreaterThanOrEqual(20);
    for (const args of [
      ["rules", "recruit.weakest", "--lang", "de"],
      ["audit", LOG, "--lang", "fr"],
      ["audit", LOG, "--lang=es"],
    ]) {
      const told = await assize(args);
      expect(run(args)).toEqual({ ...told, err: `${told.err}${MARK}\n` });
    }
  });

  test("answers --version as a run does, before any command is loaded", async () => {
    expect(run(["--version"])).toEqual({ ...(await assize(["--version"])), err: `${MARK}\n` });
    const loaded = loadedBy(["--version"]);
    expect(loaded).toContain("// apps/cli/src/start.ts");
    expect(loaded).not.toMatch(/\/src\/commands\/|\/effect\//);
  });

  test("audits a log with its command and its game alone", () => {
    const loaded = loadedBy(["audit", "--quiet", LOG]);
    expect(loaded).toContain("// packages/xidit/game/src/model.ts");
    expect(loaded).toContain("// apps/cli/src/commands/audit.ts");
    expect(loaded).not.toMatch(/^\/\/ packages\/(?:xidit\/(?:bots|scene)|kernel\/drawing)\//m);
    expect(loaded).not.toMatch(/^\/\/ packages\/xidit\/game\/src\/messages\/(?:fr|de|es)\.ts/m);
    expect(loaded).not.toMatch(/\/packages\/(?:chess|grandlin)\/|\/commands\/archive\.ts/);
    expect(loaded).not.toMatch(
      /^\/\/ (?:packages\/(?:chess|grandlin)|apps\/cli\/src\/commands\/archive)/m,
    );
  });

  test("tells a defect with its exit code, and its stack with lines of the sources", () => {
    const told = run(["version"], { PLANTED: "1" });
    expect(told.code).toBe(70);
    expect(told.err).not.toContain("    at ");
    const { err } = run(["version"], { PLANTED: "1", ASSIZE_DEBUG: "1" });
    const line = readFileSync(join(copy, VERSION), "utf8").split(PLANTED)[0]!.split("\n").length;
    expect(err).toContain(`${VERSION}:${line}:`);
  });

  test("draws and tells charts as the sources do: their functions keep their names", async () => {
    for (const args of [
      ["chart", "xidit", "--format", "json"],
      ["chart", "xidit", "--format", "svg"],
    ]) {
      const told = await assize(args);
      expect(told.code).toBe(0);
      expect(run(args)).toEqual({ ...told, err: `${MARK}\n` });
    }
  });

  test("leaves a game from a module of somebody's own to the sources, whose kernel it stands on", () => {
    const module = join(copy, "same.mjs");
    const source = join(copy, "packages/grandlin/game/src/index.ts");
    writeFileSync(module, `export { grandlin as model } from ${JSON.stringify(source)};`);
    const asked = ["distinguish", "grandlin", "--against", module, "--most-ways", "5"];
    const { code, out, err } = run([...asked, "--most-states", "5", "--games", "0"]);
    expect([code, err]).toEqual([2, ""]);
    expect(out).toContain("bots did not play");
    const start = join(copy, "apps/cli/dist/bundle/start.js");
    const alone = spawnSync(process.execPath, [start, ...asked], { encoding: "utf8" });
    expect(alone.status).toBe(3);
    expect(alone.stderr).toContain(`--against ${module}: a module runs with the program's sources`);
  });

  test("finds the viewer where the sources find it", () => {
    mkdirSync(join(copy, "apps/viewer/build"), { recursive: true });
    const builder = `process.stderr.write("asked to build " + import.meta.filename); process.exitCode = 70;`;
    writeFileSync(join(copy, "apps/viewer/build/main.ts"), builder);
    const { err } = run(["view", LOG, "--no-open"]);
    expect(err).toContain(`asked to build ${join(copy, "apps/viewer/build/main.ts")}`);
  });
});

test("a bundle of which a part was emptied, cut or removed does not run", () => {
  const bundle = join(copy, "apps/cli/dist/bundle");
  const [program = ""] = globSync("program-*.js", { cwd: bundle });
  const damages = [
    ["start.js", (whole: Buffer) => whole.subarray(0, 0)],
    [program, (whole: Buffer) => whole.subarray(0, 200)],
    ["start.js", () => null],
  ] as const;
  const { out } = run(["version"]);
  for (const [part, damage] of damages) {
    const whole = readFileSync(join(bundle, part));
    const damaged = damage(whole);
    if (damaged === null) rmSync(join(bundle, part));
    else writeFileSync(join(bundle, part), damaged);
    expect(run(["version"])).toEqual({ code: 0, out, err: "" });
    writeFileSync(join(bundle, part), whole);
  }
  expect(run(["version"]).err).toBe(`${MARK}\n`);
});

describe("a source that is edited", () => {
  test("is what runs, until it is as it was", () => {
    const before = run(["version"]);
    expect(before.err).toBe(`${MARK}\n`);
    edit("packages/kernel/model/src/index.ts", (text) => `${text}\n`);
    edit(VERSION, (text) => text.replace("log format", "format of logs"));
    const edited = run(["version"]);
    expect(edited).toMatchObject({ code: 0, err: "" });
    expect(edited.out).toBe(before.out.replace("log format", "format of logs"));
    edit(VERSION, (text) => text.replace("format of logs", "log format"));
    edit("packages/kernel/model/src/index.ts", (text) => text.slice(0, -1));
    expect(run(["version"])).toEqual(before);
  });

  test("is what runs, also where its size and the time of its change are as they were", async () => {
    const seen = join(copy, "node_modules/.cache/assize/bundle-seen.txt");
    await expect
      .poll(() => run(["--version"]).code === 0 && existsSync(seen), { timeout: 30_000 })
      .toBe(true);
    const { atime, mtime } = statSync(join(copy, VERSION));
    edit(VERSION, (text) => text.replace("log format", "log FORMAT"));
    utimesSync(join(copy, VERSION), atime, mtime);
    expect(run(["version"])).toMatchObject({ out: expect.stringContaining("FORMAT"), err: "" });
    edit(VERSION, (text) => text.replace("log FORMAT", "log format"));
    expect(run(["version"]).err).toBe(`${MARK}\n`);
  }, 60_000);

  test("is what runs, where only a manifest or the bundling itself is another", () => {
    for (const path of ["packages/kernel/model/package.json", "apps/cli/build/bundle.ts"]) {
      edit(path, (text) => `${text}\n`);
      expect(run(["--version"])).toMatchObject({ code: 0, err: "" });
      edit(path, (text) => text.slice(0, -1));
    }
  });
});

test("a package that is not installed is told with what to do, wherever it is missing", () => {
  const asked = ["distinguish", "grandlin", "--against", join(copy, "none.mjs")];
  for (const name of ["kernel-distinction", "kernel-model"]) {
    const link = join(copy, "node_modules/@assize", name);
    const to = readlinkSync(link);
    rmSync(link);
    expect(run(asked)).toEqual({
      code: 3,
      out: "",
      err: `assize: the package @assize/${name} is not installed here, and this version needs it; run npm ci in the folder of assize (after each pull)\n`,
    });
    symlinkSync(to, link);
  }
});

test("a bundle that cannot load every game is not kept", async () => {
  edit("packages/grandlin/game/src/index.ts", (text) => `${text}\nthrow new Error("planted");\n`);
  await expect(makeBundle(copy)).rejects.toThrow(/planted/);
  expect(existsSync(join(copy, "apps/cli/dist/bundle/start.js"))).toBe(true);
  expect(readdirSync(join(copy, "apps/cli/dist"))).toEqual(["bundle"]);
  expect(run(["version"])).toMatchObject({ code: 70 });
});
