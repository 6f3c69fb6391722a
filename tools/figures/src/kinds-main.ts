// `npm run kinds`: plants errors of the kinds of one half, audits them, and prints how well the audit told them.
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { caseFiles, shortcomingsOf } from "./deviations/case-files.ts";
import { caseOfKind, KINDS } from "./deviations/kinds/all-kinds.ts";
import {
  byLot,
  committedHalves,
  type Half,
  HALVES,
  HALVES_FILE,
} from "./deviations/kinds/halves.ts";
import { type JudgedCase, judgeCase } from "./deviations/kinds/judging.ts";
import { kindsNamed, runKinds } from "./deviations/kinds/running.ts";
import { talliesOf, tallyTable } from "./deviations/kinds/tallies.ts";
import { sealed } from "./deviations/planted-log.ts";
import { SUBJECTS_OF_KINDS } from "./deviations/subject.ts";

const USAGE = `npm run kinds -- [options]
  --half HALF      kinds of this half: ${HALVES.join(" or ")} (first)
  --at-the-end     needed for the second half, which is run once, when the audit is finished
  --kind NAME      only this kind
  --game ID        only this game: ${SUBJECTS_OF_KINDS.map(({ id }) => id).join(", ")}
  --logs N         logs of each kind in each game (6)
  --seed N         of the first game (1)
  --json FILE      writes tallies and every judged log there; - is the standard output
  --failures FILE  lists the logs that are not told as they should be
  --case NAME      judges one case; with --out FILE its log is written
  --cases          prints which of the case files are told as they should be
  --list           names the kinds of both halves
  --draw           draws the lot again and writes the halves
`;

const { values } = parseArgs({
  options: {
    half: { type: "string", default: "first" },
    "at-the-end": { type: "boolean", default: false },
    kind: { type: "string" },
    game: { type: "string" },
    logs: { type: "string", default: "6" },
    seed: { type: "string", default: "1" },
    json: { type: "string" },
    failures: { type: "string" },
    case: { type: "string" },
    out: { type: "string" },
    cases: { type: "boolean", default: false },
    list: { type: "boolean", default: false },
    draw: { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  },
});

const fail = (message: string): never => {
  process.stderr.write(`kinds: ${message}\n${USAGE}`);
  process.exit(3);
};

const count = (text: string): number => {
  const number = Number(text);
  return Number.isSafeInteger(number) && number > 0 ? number : fail(`${text} is no number`);
};

const halfNamed = (name: string): Half =>
  HALVES.find((half) => half === name) ?? fail(`there is no half ${name}`);

/** The second half may not be seen while the audit is made. */
const mustBeOpen = (names: readonly string[]): void => {
  if (values["at-the-end"]) return;
  const { second } = committedHalves();
  const shut = names.find((name) => second.includes(name));
  if (shut !== undefined)
    fail(`${shut} is in the second half, which is run once, with --at-the-end`);
};

const isRight = (judged: JudgedCase): boolean =>
  judged.misjudged === null &&
  (judged.legal ||
    (judged.exact !== "no" && judged.stopped === null && judged.honestAccused.length === 0));

const failureOf = ({
  name,
  misjudged,
  exact,
  roots,
  stopped,
  honestAccused,
  planted,
  told,
}: JudgedCase): string =>
  [
    `${name}:`,
    misjudged ?? (exact === "no" ? `not exact, ${roots} causes` : "exact"),
    stopped === null ? "" : `stops at ${stopped}`,
    honestAccused.length === 0 ? "" : `accuses ${honestAccused.join()}`,
    `planted at ${planted.at.join()}${planted.cheat === null ? "" : ` by ${planted.cheat}`}. ${told}`,
  ].join(" ");

const tellCase = (name: string): void => {
  mustBeOpen([name.split("/")[1] ?? ""]);
  const found = caseOfKind(name) ?? fail(`there is no case ${name}`);
  if (values.out !== undefined)
    writeFileSync(values.out, `${sealed(found.log.header, found.log.events).join("\n")}\n`);
  process.stdout.write(`${JSON.stringify(judgeCase(found), null, 2)}\n`);
};

const commandLine = (): string => ["npm run kinds --", ...process.argv.slice(2)].join(" ");

const measure = (): void => {
  const half = halfNamed(values.half);
  const names = values.kind === undefined ? committedHalves()[half] : [values.kind];
  mustBeOpen(names);
  const kinds = kindsNamed(names);
  if (kinds.length === 0) fail(`there is no kind ${values.kind}`);
  const judged = runKinds(
    {
      kinds,
      games: SUBJECTS_OF_KINDS.map(({ id }) => id).filter((id) => (values.game ?? id) === id),
      seed: count(values.seed),
      logs: count(values.logs),
    },
    (kind, logs) => process.stderr.write(`${kind}: ${logs}\n`),
  );
  const tallies = talliesOf(judged);
  const json = JSON.stringify({ command: commandLine(), tallies, logs: judged }, null, 1);
  if (values.json === "-") process.stdout.write(`${json}\n`);
  else process.stdout.write(`${tallyTable(tallies)}\n`);
  if (values.json !== undefined && values.json !== "-") writeFileSync(values.json, `${json}\n`);
  if (values.failures !== undefined) {
    const failing = judged.filter((one) => !isRight(one)).map(failureOf);
    writeFileSync(values.failures, `${failing.join("\n")}\n`);
  }
};

/** A row for each case file: what does not hold of it yet. */
const tellCaseFiles = (): void => {
  const rows = caseFiles().map((file) => ({ name: file.name, wrong: shortcomingsOf(file) }));
  const holding = rows.filter(({ wrong }) => wrong.length === 0).length;
  for (const { name, wrong } of rows)
    process.stdout.write(`| \`${name}\` | ${wrong.join("; ") || "holds"} |\n`);
  process.stdout.write(`${holding} of ${rows.length} hold\n`);
};

if (values.help) process.stdout.write(USAGE);
else if (values.draw) writeFileSync(HALVES_FILE, `${JSON.stringify(byLot(KINDS), null, 2)}\n`);
else if (values.cases) tellCaseFiles();
else if (values.list) process.stdout.write(`${JSON.stringify(committedHalves(), null, 2)}\n`);
else if (values.case === undefined) measure();
else tellCase(values.case);
