// Where no clone is, nothing asks a registry for a name of this project: nobody holds them there, and who takes one would run code.
// Actions of others are named by the commit that they are, since a tag can be moved.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const textOf = (path: string): string => readFileSync(join(ROOT, path), "utf8");

/** A command that takes a package of this name from a registry where it is not installed. */
const ASKS =
  /\b(?:npx|npm (?:exec|x|i|install|add)|pnpm (?:dlx|add)|yarn (?:dlx|add)|bunx)(?: -\S+)* @?assize\b/;

const PAGES = ["README.md", "CONTRIBUTING.md", ...globSync("docs/**/*.md", { cwd: ROOT })].sort();
const YAML = ["action.yml", ...globSync("docs/**/*.{yml,yaml}", { cwd: ROOT })];

/** Pages about machines that have no clone. */
const WITHOUT_CLONE: readonly string[] = [
  "docs/how-to/audit-an-archive-in-ci.md",
  "docs/how-to/audit-an-archive-on-many-machines.md",
  "docs/how-to/run-without-a-clone.md",
];

const blocksOf = (page: string, language: string): readonly string[] =>
  [...textOf(page).matchAll(/^```(\w*)\n([^]*?)^```$/gm)].flatMap(([, named, text]) =>
    named === language ? [text!] : [],
  );

const recipes = (): readonly (readonly [where: string, text: string])[] => [
  ...YAML.map((path) => [path, textOf(path)] as const),
  ...PAGES.flatMap((page) => blocksOf(page, "yaml").map((text) => [page, text] as const)),
];

test("recipes for machines without a clone ask no registry for a name of ours", () => {
  const all = [...recipes(), ...WITHOUT_CLONE.map((page) => [page, textOf(page)] as const)];
  expect(all.length).toBeGreaterThanOrEqual(8);
  expect(all.filter(([, text]) => ASKS.test(text)).map(([where]) => where)).toEqual([]);
  for (const asking of ["npx assize audit", "npx -y @assize/cli", "npm install assize"])
    expect(asking).toMatch(ASKS);
});

test("no page installs a package of ours by its name, and none of the viewer's texts asks for one", () => {
  const texts = globSync("{apps,packages}/**/messages/*.ts", { cwd: ROOT }).filter(
    (path) => !path.includes("node_modules"),
  );
  expect(texts.length).toBeGreaterThanOrEqual(20);
  expect(PAGES.length).toBeGreaterThanOrEqual(100);
  const installs = /\bnpm (?:i|install|add|exec)(?: -\S+)* @?assize\b/;
  expect(PAGES.filter((page) => installs.test(textOf(page)))).toEqual([]);
  expect(texts.filter((path) => ASKS.test(textOf(path)))).toEqual([]);
});

test("actions of others are named by their commits", () => {
  const used = recipes().flatMap(([where, text]) =>
    [...text.matchAll(/\buses: (\S+)/g)].map(([, name]) => [where, name!] as const),
  );
  const others = used.filter(([, name]) => !name.startsWith("<owner>/assize@"));
  expect(others.length).toBeGreaterThanOrEqual(5);
  for (const [where, name] of others)
    expect(`${where}: ${name}`).toMatch(/: [\w-]+\/[\w/-]+@[0-9a-f]{40}$/);
});
