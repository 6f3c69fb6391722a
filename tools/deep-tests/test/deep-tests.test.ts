// Each deep test belongs to one part, and the page shows what is kept.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { deepTestFiles } from "../src/deep-files.ts";
import { countsOf, type Figures, replaced } from "../src/figures.ts";
import { PARTS, partsOf } from "../src/parts.ts";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const MOST_MINUTES = 120;

const kept = JSON.parse(
  readFileSync(join(ROOT, "tools/deep-tests/figures.json"), "utf8"),
) as readonly Figures[];

test("each deep test belongs to one part, and each part has some", () => {
  const files = deepTestFiles(ROOT);
  expect(files.length).toBeGreaterThanOrEqual(130);
  const names = (path: string) => partsOf(path).map(({ name }) => name);
  expect(files.filter((path) => names(path).length !== 1)).toEqual([]);
  expect([...new Set(files.flatMap(names))].toSorted()).toEqual(
    PARTS.map(({ name }) => name).toSorted(),
  );
});

test("a test is deep by what it reads or imports, through circles too", () => {
  const root = mkdtempSync(join(tmpdir(), "assize-deep-files-"));
  const write = (path: string, text: string): void => {
    mkdirSync(join(root, path, ".."), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  write("tools/a/test/reads.test.ts", 'process.env["ASSIZE_DEEP"]');
  write(
    "tools/a/test/imports.test.ts",
    'import { games } from "./games.ts"; import { b } from "./b.ts";',
  );
  write(
    "tools/a/test/games.ts",
    'import { b } from "./b.ts"; import { a } from "./imports.test.ts";',
  );
  write("tools/a/test/b.ts", 'process.env["ASSIZE_DEEP"]');
  write("tools/a/test/quick.test.ts", 'import { c } from "./none.ts"; import { d } from "vitest";');
  expect(deepTestFiles(root)).toEqual([
    "tools/a/test/imports.test.ts",
    "tools/a/test/reads.test.ts",
  ]);
  rmSync(root, { recursive: true });
});

test("of a report all that failed is named, a file that broke too", () => {
  const report = {
    numPassedTests: 3,
    numPendingTests: 1,
    numTodoTests: 0,
    testResults: [
      { name: "a.test.ts", status: "failed", assertionResults: [] },
      {
        name: "b.test.ts",
        status: "failed",
        assertionResults: [
          { fullName: "b holds", status: "passed" },
          { fullName: "b fails", status: "failed" },
        ],
      },
    ],
  };
  expect(countsOf(report)).toEqual({
    passed: 3,
    failed: 2,
    skipped: 1,
    failures: ["a.test.ts", "b fails"],
  });
});

test("what is kept is of parts that there are, in their order, each of two hours at most", () => {
  const order = kept.map(({ part }) => PARTS.findIndex(({ name }) => name === part));
  expect(order).toEqual(order.filter((at) => at !== -1).toSorted((one, other) => one - other));
  for (const { part, minutes } of kept)
    expect([part, minutes <= MOST_MINUTES]).toEqual([part, true]);
  for (const figures of kept) expect(replaced(kept, figures, PARTS)).toEqual(kept);
});

test("the page has a row for each part, with the figures that are kept", () => {
  const page = readFileSync(join(ROOT, "docs/reference/deep-tests.md"), "utf8");
  const rows = [...page.matchAll(/^\| `([\w-]+)` *\| (.*) \|$/gm)].map(([, name, rest]) => [
    name,
    ...rest!.split("|").map((cell) => cell.trim()),
  ]);
  expect(rows).toEqual(
    PARTS.map(({ name, about }) => {
      const figures = kept.find(({ part }) => part === name);
      if (figures === undefined) return [name, about, "not run yet", "", "", "", "", ""];
      const { date, commit, passed, failed, skipped, minutes } = figures;
      return [
        name,
        about,
        date,
        `\`${commit}\``,
        ...[passed, failed, skipped, minutes].map(String),
      ];
    }),
  );
  for (const { failures } of kept) for (const name of failures) expect(page).toContain(`- ${name}`);
});
