// This workspace keeps the laws, so that `npm test` alone finds a forbidden import. And docs/explanation/architecture.md is held to the code: the floors follow from the imports, and the way of a line is taken
// by the files and functions that it names.
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { checkWorkspace } from "../src/check.ts";
import { SCOPE } from "../src/layers.ts";
import { describeViolation } from "../src/violation.ts";
import { type Package, readWorkspace, type SourceFile } from "../src/workspace.ts";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));
const PAGE = readFileSync(join(ROOT, "docs/explanation/architecture.md"), "utf8");
// To read it takes seconds: once for all tests.
const WORKSPACE = readWorkspace(ROOT);
const PACKAGES = WORKSPACE.packages.filter(({ folder }) => !folder.startsWith("tools/"));

const packageOf = (specifier: string): string => specifier.split("/").slice(0, 2).join("/");

const importedBy = ({ folder, name, files }: Package): ReadonlySet<string> => {
  const sources = files.filter(({ path }) => path.startsWith(`${folder}/src/`));
  const specifiers = sources.flatMap((file) => file.imports.map((one) => one.specifier ?? ""));
  const others = specifiers.filter((one) => one.startsWith(SCOPE)).map(packageOf);
  return new Set(others.filter((one) => one !== name));
};

const IMPORTS = new Map(PACKAGES.map((one) => [one.name, importedBy(one)]));

/** The longest way down. */
const floorOf = (name: string): number =>
  Math.max(0, ...[...IMPORTS.get(name)!].map((below) => floorOf(below) + 1));

test("this workspace keeps the laws", () => {
  const { violations, packageCount, edgeCount } = checkWorkspace(WORKSPACE);
  expect(violations.map(describeViolation)).toEqual([]);
  expect(packageCount).toBeGreaterThanOrEqual(24);
  expect(edgeCount).toBeGreaterThanOrEqual(90);
});

describe("the floors", () => {
  const lines = /```floors\n(.*?)\n```/s.exec(PAGE)![1]!.split("\n");
  const floors = lines.map((line) => line.split(/ +/));

  test("every package and app stands on the floor that its imports give it", () => {
    const drawn = floors.flatMap(([floor, ...names]) => names.map((name) => [name, Number(floor)]));
    const counted = PACKAGES.map(({ name }) => [name.slice(SCOPE.length), floorOf(name)]);
    expect(new Map(drawn as [string, number][])).toEqual(new Map(counted as [string, number][]));
    expect(drawn).toHaveLength(PACKAGES.length);
    expect(drawn.length).toBeGreaterThanOrEqual(30);
  });

  test("they are drawn from the top", () => {
    const numbers = floors.map(([floor]) => Number(floor));
    expect(numbers).toEqual(numbers.map((_, index) => numbers.length - 1 - index));
  });
});

interface Stop {
  readonly file: string;
  readonly called: string;
}

const stopsUnder = (heading: string): readonly Stop[] => {
  const section = PAGE.split(/^## /m).find((one) => one.startsWith(`${heading}\n`))!;
  const rows = section.matchAll(/^\| `([^`]+)`\s*\| `([^`]+)`/gm);
  return [...rows].map(([, file, called]) => ({ file: file!, called: called! }));
};

const FILES = new Map<string, SourceFile>(
  PACKAGES.flatMap(({ files }) => files.map((file) => [file.path, file] as const)),
);
const textOf = (file: string): string => readFileSync(join(ROOT, file), "utf8");
const ownerOf = (file: string): string =>
  PACKAGES.find(({ folder }) => file.startsWith(`${folder}/`))!.name;

/** Whether a file imports another, by its path or by its package. */
const imports = (from: string, to: string): boolean =>
  (FILES.get(from)?.imports ?? []).some(({ specifier = "" }) =>
    specifier.startsWith(".")
      ? normalize(join(dirname(from), specifier)) === to
      : specifier.startsWith(SCOPE) && packageOf(specifier) === ownerOf(to),
  );

const mentions = (file: string, name: string): boolean =>
  new RegExp(`\\b${name}\\b`).test(textOf(file));

/** Reached from an earlier stop: in the same file, or by an import of that name. */
const isReached = (stop: Stop, earlier: readonly Stop[]): boolean =>
  earlier.some(
    ({ file }) => file === stop.file || (imports(file, stop.file) && mentions(file, stop.called)),
  );

/** Where the command, the page and its worker begin; between page and worker are messages, no imports. */
const BEGINNINGS = [
  "apps/cli/src/actions/audit.ts",
  "apps/viewer/src/session/open-logs.ts",
  "apps/viewer/src/worker/worker.ts",
  "apps/viewer/src/history-view/history-view.ts",
  "apps/viewer/src/board/board.tsx",
];

describe.each(["The way of a line to its verdict", "The way of a line to the screen"])(
  "%s",
  (heading) => {
    const stops = stopsUnder(heading);

    test("is taken by files and functions that are there", () => {
      expect(stops.length).toBeGreaterThanOrEqual(12);
      const lost = stops.filter(
        ({ file, called }) => !existsSync(join(ROOT, file)) || !mentions(file, called),
      );
      expect(lost).toEqual([]);
    });

    test("goes on from each stop to one that it imports", () => {
      const lost = stops.filter(
        (stop, index) => !BEGINNINGS.includes(stop.file) && !isReached(stop, stops.slice(0, index)),
      );
      expect(lost).toEqual([]);
    });
  },
);
