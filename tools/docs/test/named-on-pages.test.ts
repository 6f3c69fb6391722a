// Folders, files, packages and scripts that pages name are there, and README's table names all folders.
import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const without = (name: string): boolean => name === "node_modules" || name === "dist";
const textOf = (path: string): string => readFileSync(join(ROOT, path), "utf8");

const PAGES = ["README.md", "CONTRIBUTING.md"].concat(
  globSync("docs/**/*.md", { cwd: ROOT }),
  globSync("{apps,packages,tools}/**/README.md", { cwd: ROOT, exclude: without }),
);

interface Manifest {
  readonly name: string;
  readonly scripts?: Readonly<Record<string, string>>;
}

const MANIFESTS = new Map(
  ["package.json"]
    .concat(globSync("{apps,packages,tools}/**/package.json", { cwd: ROOT, exclude: without }))
    .map((path) => [dirname(path), JSON.parse(textOf(path)) as Manifest]),
);
const PACKAGES = new Set([...MANIFESTS.values()].map(({ name }) => name));

/** Packages that a reader of these pages makes. */
const READERS_OWN = /^(packages\/|@assize\/)(noughts|my-game)\b/;

const codeIn = (text: string): readonly string[] =>
  [...text.matchAll(/```.*?\n(.*?)```|`([^`\n]+)`/gs)].map(([, block, span]) => block ?? span!);

const PATH = /(?<![\w/.@-])(?:apps|packages|tools|docs)\/[\w./*{}<>@-]+/g;
const isPattern = (path: string): boolean => /[*{}<>]/.test(path);

/** From the root, or from the page's own folder. */
const isThere = (page: string, path: string): boolean =>
  [ROOT, join(ROOT, dirname(page))].some((from) => existsSync(join(from, path)));

/** What a piece of code on this page names and is not there, and how many names there are. */
const namesIn = (page: string, code: string) => {
  const paths = (code.match(PATH) ?? [])
    .map((path) => path.replace(/[.,:]+$/, ""))
    .filter((path) => !isPattern(path));
  const packages = [
    ...(code.match(/@assize\/[\w-]+/g) ?? []),
    ...[...code.matchAll(/(?<![\w/.@-])kernel[/-]([a-z][\w-]+)/g)].map(
      ([, name]) => `@assize/kernel-${name}`,
    ),
  ];
  const scripts = [...code.matchAll(/npm run (?:--silent |-s )?([\w:-]+)/g)].map(
    ([, name]) => name!,
  );
  const own = [MANIFESTS.get("."), MANIFESTS.get(dirname(page))];
  const lost = [
    ...paths.filter((path) => !isThere(page, path)),
    ...packages.filter((name) => !PACKAGES.has(name)),
    ...scripts.filter((name) => !own.some((manifest) => manifest?.scripts?.[name] !== undefined)),
  ].filter((name) => !READERS_OWN.test(name));
  return { lost, named: paths.length + packages.length + scripts.length };
};

test("every folder, file, package and script that a page names is there", () => {
  const found = PAGES.flatMap((page) =>
    codeIn(textOf(page)).map((code) => ({ page, ...namesIn(page, code) })),
  );
  expect(found.reduce((sum, { named }) => sum + named, 0)).toBeGreaterThanOrEqual(500);
  expect(found.flatMap(({ page, lost }) => lost.map((name) => `${page}: ${name}`))).toEqual([]);
});

const foldersOf = (path: string): readonly string[] =>
  readdirSync(join(ROOT, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !without(entry.name))
    .map(({ name }) => name);

const spansOf = (text: string): readonly string[] =>
  [...text.matchAll(/`([^`]+)`/g)].map(([, span]) => span!);

describe("README", () => {
  const [, where = ""] = textOf("README.md").split("\n## Where things are\n");
  const rows = [...where.matchAll(/^\| `([^`]+)` +\| (.*) \|$/gm)];

  test("has a row for each folder, and no other", () => {
    const below = ["packages", "apps"].flatMap((top) =>
      foldersOf(top).map((name) => `${top}/${name}`),
    );
    expect(rows.map(([, folder]) => folder!).toSorted()).toEqual(
      [...below, "docs", "tools"].toSorted(),
    );
  });

  test("names each tool, and no other", () => {
    const row = rows.find(([, folder]) => folder === "tools")!;
    expect(spansOf(row[2]!).toSorted()).toEqual([...foldersOf("tools")].toSorted());
  });
});

/** What a page calls a package: its folder, or that without what all of its kind have before it. */
const calls = new Set(
  [...MANIFESTS.keys()]
    .flatMap((folder) => {
      const parts = folder.split("/");
      return parts.map((_, index) => parts.slice(index).join("/"));
    })
    .concat(["kernel", "xidit", "grandlin", "chess", "inspection"]),
);

test.each([
  ["README.md", "## Where things are\n", "\n| Folder"],
  ["docs/explanation/architecture.md", "# How the code is arranged\n", "\n## The packages"],
  ["docs/explanation/architecture.md", "Three laws hold", "\n## The way of a line to its verdict"],
])("%s names packages from %j on", (page, from, to) => {
  const [, rest = ""] = textOf(page).split(from);
  const named = spansOf(rest.split(to)[0]!);
  expect(named.length).toBeGreaterThanOrEqual(8);
  expect(named.filter((name) => !calls.has(name))).toEqual([]);
});
