// `npm run deviations`: plants errors in records of honest games, audits them, and prints how well the audit told them.
// With --case it writes one log, so that it can be looked at.
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { CORPUS_NAMES } from "./deviations/corpora.ts";
import { judgeLog } from "./deviations/judging.ts";
import { sealed } from "./deviations/planted-log.ts";
import { allOf, failingCases, tableOf } from "./deviations/report.ts";
import { caseNamed, gamesOf, run } from "./deviations/running.ts";
import { SUBJECTS } from "./deviations/subject.ts";

const USAGE = `npm run deviations -- [options]
  --games N        games of each kind (12; of nim five times as many)
  --seed N         of the first game (1): others make other logs
  --one-in N       one in so many logs (1)
  --game ID        only this game: ${SUBJECTS.map(({ id }) => id).join(", ")}
  --corpus NAME    only this corpus: ${CORPUS_NAMES.join(", ")}
  --failures FILE  lists the cases that fail
  --memory         says how much memory the greatest process takes that audits one hostile log
  --docs           writes the table into docs/explanation/planted-errors.md
  --case NAME      judges one case; with --out FILE its log is written
  --help           says this
`;

/** How often a log is audited, so that a busy machine counts less. */
const AUDITS = 3;

const { values } = parseArgs({
  options: {
    games: { type: "string", default: "12" },
    seed: { type: "string", default: "1" },
    "one-in": { type: "string", default: "1" },
    game: { type: "string" },
    corpus: { type: "string" },
    failures: { type: "string" },
    docs: { type: "boolean", default: false },
    memory: { type: "boolean", default: false },
    case: { type: "string" },
    out: { type: "string" },
    help: { type: "boolean", default: false },
  },
});

const fail = (message: string): never => {
  process.stderr.write(`deviations: ${message}\n${USAGE}`);
  process.exit(3);
};

const count = (text: string): number => {
  const number = Number(text);
  return Number.isSafeInteger(number) && number > 0 ? number : fail(`${text} is no number`);
};

const tellCase = (name: string): void => {
  const found = caseNamed(SUBJECTS, name) ?? fail(`there is no case ${name}`);
  if (values.out !== undefined)
    writeFileSync(values.out, `${sealed(found.log.header, found.log.events).join("\n")}\n`);
  const judged = judgeLog(found.subject, name, found.log, AUDITS);
  process.stdout.write(`${JSON.stringify({ ...judged, peakMiB: peakMiB() }, null, 2)}\n`);
};

/** The most memory that this process has had. */
const peakMiB = (): number => Math.round(process.resourceUsage().maxRSS / 1024);

/** The most memory that a process has which makes, judges and audits one of these logs and nothing else. */
const greatestPeak = (names: readonly string[]): string => {
  const peaks = names.map((name) => {
    const { stdout } = spawnSync(process.execPath, [SELF, "--case", name], { encoding: "utf8" });
    return { name, peakMiB: (JSON.parse(stdout) as { readonly peakMiB: number }).peakMiB };
  });
  const [greatest] = peaks.toSorted((a, b) => b.peakMiB - a.peakMiB);
  return greatest === undefined ? "none" : `${greatest.peakMiB} MiB, ${greatest.name}`;
};

const SELF = fileURLToPath(import.meta.url);
const PAGE = fileURLToPath(new URL("../../../docs/explanation/planted-errors.md", import.meta.url));
const [BEGIN, END] = ["<!-- measured -->", "<!-- end -->"];

/** Puts the table between its two marks. */
const writeToPage = (table: string): void => {
  const page = readFileSync(PAGE, "utf8");
  const [before, after] = [page.indexOf(BEGIN), page.indexOf(END)];
  if (before < 0 || after < before) fail(`${PAGE} has no marks to write between`);
  const [head, tail] = [page.slice(0, before + BEGIN.length), page.slice(after)];
  writeFileSync(PAGE, `${head}\n\n${table}\n\n${tail}`);
};

/** How what stands on the page was asked for. */
const commandLine = (): string => ["npm run deviations --", ...process.argv.slice(2)].join(" ");

const measure = (): void => {
  const subjects = SUBJECTS.filter(({ id }) => values.game === undefined || id === values.game);
  const corpora = CORPUS_NAMES.filter(
    (name) => values.corpus === undefined || name === values.corpus,
  );
  if (subjects.length === 0 || corpora.length === 0) fail("there is no such game or corpus");
  const games = count(values.games);
  const results = run(
    {
      subjects,
      corpora,
      seed: count(values.seed),
      games: gamesOf(games),
      oneIn: count(values["one-in"]),
      audits: AUDITS,
    },
    (done) => process.stderr.write(`${done}\n`),
  );
  const table = tableOf(results, corpora);
  process.stdout.write(`${table}\n`);
  const today = new Date().toISOString().slice(0, "2026-11-22".length);
  if (values.docs) writeToPage(`Measured on ${today}, \`${commandLine()}\`:\n\n${table}`);
  if (values.memory) {
    const hostile = allOf(results, "hostile").map(({ judged }) => judged.name);
    process.stdout.write(`greatest process: ${greatestPeak(hostile)}\n`);
  }
  if (values.failures !== undefined)
    writeFileSync(values.failures, `${failingCases(results).join("\n")}\n`);
};

if (values.help) process.stdout.write(USAGE);
else if (values.case === undefined) measure();
else tellCase(values.case);
