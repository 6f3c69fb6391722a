// `npm run behind-gaps`: plants errors behind lines that are gone, and prints how many of them the audit finds.
import { parseArgs } from "node:util";
import { behindGaps, type Judged, judgeBehindGap, LENGTHS } from "./deviations/behind-gaps.ts";
import { SUBJECTS } from "./deviations/subject.ts";

const { values } = parseArgs({
  options: { logs: { type: "string", default: "200" }, seed: { type: "string", default: "1" } },
});

const GAMES = SUBJECTS.filter(({ id }) => id === "xidit" || id === "grandlin");
const each = Math.ceil(Number(values.logs) / (LENGTHS.length * GAMES.length));

const median = (numbers: readonly number[]): number | undefined =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

const line = (cells: readonly (string | number)[]): string => `| ${cells.join(" | ")} |\n`;

const count = (all: readonly Judged[], is: (one: Judged) => boolean): number =>
  all.filter(is).length;

const rowOf = (name: string, all: readonly Judged[]): string => {
  const shares = all.flatMap(({ marked }) => marked ?? []);
  const share = median(shares);
  return line([
    name,
    all.length,
    count(all, ({ isFound }) => isFound),
    count(all, ({ log }) => log.cheat !== null),
    count(all, ({ isAccusedInWhole }) => isAccusedInWhole),
    count(all, ({ isAccused }) => isAccused),
    count(all, ({ isNamed }) => isNamed),
    count(all, ({ honestAccused }) => honestAccused.length > 0),
    count(all, ({ others }) => others > 0),
    shares.length,
    share === undefined ? "" : `${Math.round(100 * share)} %`,
  ]);
};

const HEADINGS = [
  "Lines gone",
  "Errors",
  "Found",
  "Illegal choices",
  "Accused without the gap",
  "Accused",
  "Named",
  "Honest accused",
  "Other causes",
  "Gaps told",
  "Marked",
];

process.stdout.write(line(HEADINGS) + line(HEADINGS.map(() => "---")));
const all = LENGTHS.flatMap((length) => {
  const judged = GAMES.flatMap((game) =>
    behindGaps(game, length, each, Number(values.seed)).map(judgeBehindGap),
  );
  process.stdout.write(rowOf(`${length}`, judged));
  return judged;
});
process.stdout.write(rowOf("all", all));

const isTold = ({ log, isFound, isAccused, isNamed, honestAccused, others }: Judged): boolean =>
  isFound &&
  (log.cheat === null || isAccused || isNamed) &&
  honestAccused.length === 0 &&
  others === 0;

for (const one of all.filter((judged) => !isTold(judged))) {
  const { name, gap, line, cheat } = one.log;
  const who = cheat === null ? "" : ` by ${cheat}`;
  process.stdout.write(`${name}: gap at ${gap}, error at ${line}${who}. ${one.told}\n`);
}
