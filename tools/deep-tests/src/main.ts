// `npm run test:deep -- PART`: runs the deep tests of a part and keeps its figures. Without a part: which there are.
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { deepTestFiles } from "./deep-files.ts";
import { countsOf, type Figures, replaced, type Report } from "./figures.ts";
import { deepTestsPage, rowOf } from "./page.ts";
import { PARTS, partsOf, type Part } from "./parts.ts";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const FIGURES = "tools/deep-tests/figures.json";
const PAGE = "docs/reference/deep-tests.md";

const git = (...args: readonly string[]): string =>
  execFileSync("git", args, { cwd: ROOT, encoding: "utf8" }).trim();

const commit = (): string => {
  const changed = git("status", "--porcelain", "--", ".", `:!${FIGURES}`, `:!${PAGE}`);
  return git("rev-parse", "HEAD").slice(0, 8) + (changed === "" ? "" : "+");
};

const run = (part: Part): Figures => {
  const files = deepTestFiles(ROOT).filter((path) => partsOf(path).includes(part));
  const folder = mkdtempSync(join(tmpdir(), "assize-deep-"));
  const report = join(folder, "report.json");
  const begun = { date: new Date(), commit: commit() };
  const vitest = ["vitest", "run", ...files, "--reporter=default", "--reporter=json"];
  spawnSync("npx", [...vitest, `--outputFile.json=${report}`], {
    cwd: ROOT,
    stdio: "inherit",
    env: { ...process.env, ASSIZE_DEEP: "1" },
  });
  const minutes = Math.ceil((Date.now() - begun.date.getTime()) / 60_000);
  const date = begun.date.toISOString().slice(0, 10);
  const counts = countsOf(JSON.parse(readFileSync(report, "utf8")) as Report);
  rmSync(folder, { recursive: true });
  return { part: part.name, date, commit: begun.commit, ...counts, minutes };
};

const readFigures = (): readonly Figures[] =>
  JSON.parse(readFileSync(join(ROOT, FIGURES), "utf8")) as readonly Figures[];

const store = (all: readonly Figures[]): void => {
  writeFileSync(join(ROOT, FIGURES), `${JSON.stringify(all, null, 2)}\n`);
  writeFileSync(join(ROOT, PAGE), deepTestsPage(PARTS, all));
  execFileSync("npx", ["oxfmt", FIGURES, PAGE], { cwd: ROOT });
};

const [name] = process.argv.slice(2);
const part = PARTS.find((one) => one.name === name);
if (part !== undefined) {
  const figures = run(part);
  store(replaced(readFigures(), figures, PARTS));
  console.log(rowOf(part, figures));
  process.exitCode = figures.failed === 0 ? 0 : 1;
} else {
  const kept = readFigures();
  store(kept);
  const rows = PARTS.map((one) =>
    rowOf(
      one,
      kept.find((figures) => figures.part === one.name),
    ),
  );
  console.log(["Name a part: npm run test:deep -- PART", ...rows].join("\n"));
  process.exitCode = name === undefined ? 0 : 1;
}
