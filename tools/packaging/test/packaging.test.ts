// The packed packages in an empty folder: what they export, that they import and audit there, and what they say of types.
import { execFileSync, spawnSync } from "node:child_process";
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildPackages } from "../src/build.ts";
import { entriesOf, LOWEST_NODE, type Manifest } from "../src/manifest.ts";
import { publicNames } from "../src/public-names.ts";
import { publishedLibraries } from "../src/published.ts";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const LOG = join(ROOT, "docs/examples/games/disputed-4p.jsonl");
const BIN = join(ROOT, "node_modules/.bin");

interface PackedManifest extends Omit<Manifest, "exports"> {
  readonly exports: Readonly<Record<string, { readonly types: string; readonly default: string }>>;
  readonly engines: { readonly node: string };
}

let work: string;
let empty: string;
let packed: readonly string[];

const manifestOf = (name: string): PackedManifest =>
  JSON.parse(
    readFileSync(join(empty, "node_modules/@assize", name, "package.json"), "utf8"),
  ) as PackedManifest;

/** What `npm install` does with a packed package; what it stands on is linked from this workspace instead of fetched. */
const install = (file: string): string => {
  const name = /^assize-(.+)-\d+\.\d+\.\d+\.tgz$/.exec(basename(file))![1]!;
  const target = join(empty, "node_modules/@assize", name);
  mkdirSync(target, { recursive: true });
  execFileSync("tar", ["-xzf", file, "-C", target, "--strip-components=1"]);
  for (const dependency of Object.keys(manifestOf(name).dependencies ?? {})) {
    const link = join(empty, "node_modules", dependency);
    if (dependency.startsWith("@assize/")) continue;
    mkdirSync(dirname(link), { recursive: true });
    rmSync(link, { force: true });
    symlinkSync(join(ROOT, "node_modules", dependency), link);
  }
  return name;
};

beforeAll(async () => {
  work = mkdtempSync(join(tmpdir(), "assize-packed-"));
  empty = join(work, "empty");
  mkdirSync(empty);
  const built = await buildPackages(ROOT, join(work, "built"));
  execFileSync("npm", ["pack", "--silent", "--pack-destination", work, ...built]);
  packed = globSync("*.tgz", { cwd: work }).map((file) => install(join(work, file)));
  writeFileSync(join(empty, "package.json"), JSON.stringify({ type: "module" }));
  cpSync(new URL("./check-installed.js", import.meta.url), join(empty, "check.js"));
});
afterAll(() => rmSync(work, { recursive: true, force: true }));

test("the published set is the one that its page lists, with what each exports", () => {
  const libraries = publishedLibraries(ROOT).map(
    ({ manifest }) =>
      `- \`${manifest.name}\`: ${entriesOf(manifest)
        .map(({ subpath }) => `\`${subpath}\``)
        .join(", ")}`,
  );
  expect(packed).toHaveLength(libraries.length + 1);
  const page = readFileSync(new URL("../README.md", import.meta.url), "utf8");
  expect(page.split("\n").filter((line) => line.startsWith("- `@assize/"))).toEqual([
    "- `@assize/cli`: the program `assize`",
    ...libraries,
  ]);
});

test("each package has a manifest of its own, and in it only what is in the package", () => {
  for (const name of packed) {
    const manifest = manifestOf(name);
    expect(Object.keys(manifest)).not.toContain("devDependencies");
    expect(Object.keys(manifest)).not.toContain("private");
    expect(manifest.engines).toEqual({ node: `>=${LOWEST_NODE}` });
    const folder = join(empty, "node_modules/@assize", name);
    const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
    expect(files).toEqual(expect.arrayContaining(["LICENSE", "README.md"]));
    if (name !== "cli")
      expect(readFileSync(join(folder, "README.md"), "utf8")).toMatch(/\n\*\*Public\*\* .*\n$/);
    expect(files.filter((path) => /(?<!\.d)\.ts$|\btest\b/.test(path))).toEqual([]);
    for (const paths of Object.values(manifest.exports))
      for (const path of Object.values(paths)) expect(files).toContain(path.slice(2));
    const internal = Object.keys(manifest.dependencies ?? {}).filter((it) =>
      it.startsWith("@assize/"),
    );
    for (const dependency of internal)
      expect(packed).toContain(dependency.slice("@assize/".length));
  }
});

test("what nobody uses can be left out of a bundle, and each package says which names are public", () => {
  expect(packed.filter((name) => manifestOf(name).sideEffects === false).length).toBeGreaterThan(
    35,
  );
  expect(publicNames(ROOT, "@assize/kernel-history")).toContain("`seenBy`");
  expect(publicNames(ROOT, "@assize/kernel-replay")).toContain("no name of this package");
  expect(publicNames(ROOT, "@assize/archive")).toContain("what the entries");
});

test("every entry imports, and a log is audited", () => {
  const seen = execFileSync(process.execPath, [join(empty, "check.js"), empty, LOG], {
    encoding: "utf8",
  });
  const { entries, ...rest } = JSON.parse(seen) as { entries: readonly string[] };
  expect(entries.length).toBeGreaterThanOrEqual(packed.length);
  expect(rest).toMatchObject({ verdict: "violated", findings: { length: 3 } });
});

test("what others may not know cannot be imported", () => {
  for (const path of ["@assize/xidit-game/test/hand-made", "@assize/kernel-model/js/index.js"]) {
    const ran = spawnSync(process.execPath, ["-e", `await import("${path}")`], {
      cwd: empty,
      encoding: "utf8",
    });
    expect([path, ran.stderr]).toEqual([
      path,
      expect.stringContaining("ERR_PACKAGE_PATH_NOT_EXPORTED"),
    ]);
  }
});

test("the command audits, and brings the licences of what is in it", () => {
  const command = join(empty, "node_modules/@assize/cli");
  const ran = spawnSync(process.execPath, [join(command, "assize.js"), "audit", LOG], {
    encoding: "utf8",
  });
  expect(ran).toMatchObject({ status: 1, stderr: "" });
  expect(ran.stdout).toContain("VIOLATED");
  const licences = readFileSync(join(command, "THIRD-PARTY.md"), "utf8").split("\n## ").slice(1);
  expect(licences.length).toBeGreaterThanOrEqual(10);
  for (const licence of licences)
    expect(licence).toMatch(
      /^\S+ [\d.]+ \([\w.-]+\)\n\n[^]*(Copyright|Apache License|Author|public domain)/,
    );
});

test("a program that uses the packages compiles against their declarations", () => {
  for (const file of ["library.ts", "record-a-game.ts"])
    cpSync(join(ROOT, "docs/examples", file), join(empty, file));
  const imports = packed.flatMap((name) =>
    Object.keys(manifestOf(name).exports).map(
      (path) => `import "@assize/${name}${path.slice(1)}";`,
    ),
  );
  writeFileSync(join(empty, "every-entry.ts"), imports.join("\n"));
  const flags = "--noEmit --strict --module nodenext --target es2024 --skipLibCheck false".split(
    " ",
  );
  const types = ["--types", "node", "--typeRoots", join(ROOT, "node_modules/@types")];
  const files = ["every-entry.ts", "library.ts", "record-a-game.ts"];
  const { stdout } = spawnSync(join(BIN, "tsc"), [...flags, ...types, ...files], {
    cwd: empty,
    encoding: "utf8",
  });
  // What others say of their own types is theirs.
  expect(
    stdout.split("\n").filter((line) => /^(?!node_modules\/(?!@assize)|\s)./.test(line)),
  ).toEqual([]);
});
