// Nx's targets: what runs again after a change, what comes from the cache, and what `nx affected` names. In a small
// workspace with our own settings, where each target only notes that it ran.
import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";

interface Target {
  readonly command: string;
  readonly inputs: readonly unknown[];
}

interface Project {
  readonly name: string;
  readonly targets: Readonly<Record<string, Target>>;
}

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const GROUPS = [
  "apps/project.json",
  "packages/kernel/project.json",
  "packages/project.json",
  "tools/project.json",
];
const projectAt = (path: string): Project =>
  JSON.parse(readFileSync(join(ROOT, path), "utf8")) as Project;

const FILES = [
  "apps/cli/src/run.ts",
  "docs/how-to/a.md",
  "docs/reference/a.md",
  "packages/grandlin/game/src/a.ts",
  "packages/kernel/model/src/a.ts",
  "packages/kernel/model/test/a.test.ts",
  "packages/my-game/test/a.test.ts",
  "packages/xidit/game/src/a.ts",
  "tools/docs/src/a.ts",
  "README.md",
];

let root: string;
const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
const nx = (...args: readonly string[]): string =>
  execFileSync(process.execPath, [join(ROOT, "node_modules/nx/dist/bin/nx.js"), ...args], {
    cwd: root,
    encoding: "utf8",
    // Whoever tests may be run by nx itself.
    env: Object.fromEntries(
      Object.entries(process.env).filter(([name]) => !name.startsWith("NX_")),
    ),
    stdio: ["ignore", "pipe", "pipe"],
  });

/** The targets that ran, and did not come from the cache. */
const ran = (...targets: readonly string[]): readonly string[] => {
  const notes = join(root, "node_modules/ran");
  rmSync(notes, { force: true });
  nx("run-many", "-t", ...targets);
  return existsSync(notes) ? readFileSync(notes, "utf8").trim().split("\n").sort() : [];
};

const affectedBy = (file: string): readonly string[] =>
  nx("show", "projects", "--affected", "--with-target", "test", `--files=${file}`)
    .trim()
    .split("\n")
    .sort();

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "assize-targets-"));
  mkdirSync(join(root, "node_modules"));
  for (const name of ["nx", "@nx"])
    if (existsSync(join(ROOT, "node_modules", name)))
      symlinkSync(join(ROOT, "node_modules", name), join(root, "node_modules", name));
  for (const path of ["nx.json", "package.json", "package-lock.json", ".gitignore"])
    cpSync(join(ROOT, path), join(root, path));
  for (const path of FILES) write(path, "");
  for (const path of GROUPS) {
    const { name, targets } = projectAt(path);
    const noting = Object.entries(targets).map(([target, one]) => {
      const command = `echo ${name}:${target} >> node_modules/ran; true`;
      return [target, { ...one, command }];
    });
    write(path, JSON.stringify({ name, targets: Object.fromEntries(noting) }));
  }
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

test("what is unchanged comes from the cache, and what a change can reach runs again", () => {
  const all = ["apps:test", "games:test", "kernel:test", "tools:test"];
  expect(ran("test")).toEqual(all);
  expect(ran("test")).toEqual([]);
  write("packages/xidit/game/src/a.ts", "changed");
  expect(ran("test", "types", "lint")).toEqual(
    ["games:test", "apps:test", "tools:test"]
      .concat(["apps", "games", "kernel", "tools"].flatMap((it) => [`${it}:lint`, `${it}:types`]))
      .sort(),
  );
  write("packages/kernel/model/test/a.test.ts", "changed");
  // Games too: to leave files out would leave them out of all that a target reads.
  expect(ran("test", "types", "lint")).toEqual([
    "games:lint",
    "games:test",
    "games:types",
    "kernel:lint",
    "kernel:test",
    "kernel:types",
    "tools:test",
  ]);
  // What everything stands on is read by everything.
  write("packages/kernel/model/src/a.ts", "changed");
  expect(ran("test")).toEqual(all);
});

test.each([
  ["packages/my-game/test/a.test.ts", ["games", "tools"]],
  ["docs/how-to/a.md", ["apps", "tools"]],
])("%s affects %j", (file, groups) => {
  expect(affectedBy(file)).toEqual(groups);
});

const testFiles = (): readonly string[] =>
  globSync("{apps,docs,packages,tools}/**/test/**/*.test.ts", {
    cwd: ROOT,
    exclude: (name) => ["node_modules", "dist", "examples"].includes(name),
  });

test("the tests that begin first are there", () => {
  const files = testFiles();
  const config = readFileSync(join(ROOT, "vitest.config.ts"), "utf8");
  const names = [...config.matchAll(/^ {2}"([\w/-]+)",$/gm)].map(([, name]) => `${name}.test.ts`);
  expect(names.length).toBeGreaterThanOrEqual(10);
  expect(names.filter((name) => !files.some((path) => path.endsWith(`/${name}`)))).toEqual([]);
});

test("every test belongs to one group", () => {
  const files = testFiles();
  expect(files.length).toBeGreaterThanOrEqual(200);
  const folders = new Set(files.map((path) => path.split(/[\\/]/)[0]));
  expect(folders).toEqual(new Set(["apps", "packages", "tools"]));
  const [apps, kernel, games, tools] = GROUPS.map(
    (path) => projectAt(path).targets["test"]!.command,
  );
  // Nx asks every program for colours, which tests of what is said would see.
  const run = "env -u FORCE_COLOR vitest run";
  expect([apps, tools]).toEqual([`${run} --dir apps`, `${run} --dir tools`]);
  const ofTheKernel = ["kernel", "testkit", "toys", "inspection"];
  expect(kernel).toBe(`${run} ${ofTheKernel.map((name) => `packages/${name}`).join(" ")}`);
  expect(games).toBe(`${run} --dir packages --exclude='{${ofTheKernel.join(",")}}/**'`);
});

test("no package has such a target of its own, which would start every program once more", () => {
  const manifests = globSync("{apps,packages,tools}/{*,*/*}/package.json", {
    cwd: ROOT,
    exclude: (name) => name === "node_modules",
  });
  expect(manifests.length).toBeGreaterThanOrEqual(40);
  for (const path of manifests) {
    const { scripts = {} } = JSON.parse(readFileSync(join(ROOT, path), "utf8")) as {
      scripts?: Readonly<Record<string, string>>;
    };
    const own = ["types", "lint", "test", "bench"].filter((name) => name in scripts);
    expect([path, own]).toEqual([path, []]);
  }
});

test("what tests of packages read elsewhere is among the inputs of their group", () => {
  const files = globSync("packages/**/test/**/*.ts", {
    cwd: ROOT,
    exclude: (name) => name === "node_modules",
  });
  const read = files.flatMap((path) => {
    const text = readFileSync(join(ROOT, path), "utf8");
    const group = /^packages.(kernel|testkit|toys|inspection)\b/.test(path) ? "kernel" : "games";
    return [...text.matchAll(/["'`](?:\.\.\/)+((?:apps|docs|tools)\/[\w-]*)/g)].map(
      ([, folder]) => `${group} ${folder}`,
    );
  });
  // `docs/` alone: a page of the reference, by its name.
  expect([...new Set(read)].toSorted()).toEqual([
    "games docs/",
    "games docs/examples",
    "games docs/reference",
    "kernel docs/reference",
  ]);
});
