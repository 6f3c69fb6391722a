// `npm run ablate`: says of each thing that an explanation may say what it is worth over the kinds of the first half.
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import {
  isWorthNothing,
  runWithAll,
  runWithout,
  type Switch,
  SWITCHES,
  type Worth,
  worthOf,
} from "./deviations/kinds/ablating.ts";
import { caseFiles } from "./deviations/case-files.ts";
import { committedHalves } from "./deviations/kinds/halves.ts";
import { casesOf, kindsNamed } from "./deviations/kinds/running.ts";
import { SUBJECTS_OF_KINDS } from "./deviations/subject.ts";

const USAGE = `npm run ablate -- [options]
  --logs N     logs of each kind in each game (3)
  --seed N     of the first game (1)
  --game ID    only this game
  --off NAMES  only these switches, with commas between
  --json FILE  writes there which logs are told otherwise
  --list       names the switches
`;

const { values } = parseArgs({
  options: {
    logs: { type: "string", default: "3" },
    seed: { type: "string", default: "1" },
    game: { type: "string" },
    off: { type: "string" },
    json: { type: "string" },
    list: { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  },
});

const HEADINGS = [
  "Off",
  "Exact",
  "Files",
  "Lost",
  "Gained",
  "Otherwise",
  "Stops",
  "Honest accused",
  "Cheats accused",
  "Named",
  "Steps",
  "Time",
];

const line = (cells: readonly (string | number)[]): string => `| ${cells.join(" | ")} |\n`;

const inPercent = (share: number): string => `${Math.round(100 * share)} %`;

const rowOf = (
  name: string,
  { tally, files, lost, gained, otherwise, steps, time }: Worth,
): string =>
  line([
    name,
    tally.exact,
    files,
    lost.length,
    gained.length,
    otherwise.length,
    tally.stops,
    tally.honestAccused,
    tally.cheatsAccused,
    tally.cheatsNamed,
    inPercent(steps),
    inPercent(time),
  ]);

const measure = (switches: readonly Switch[]): void => {
  const wanted = {
    games: SUBJECTS_OF_KINDS.map(({ id }) => id).filter((id) => (values.game ?? id) === id),
    seed: Number(values.seed),
    logs: Number(values.logs),
  };
  const cases = kindsNamed(committedHalves().first).flatMap((kind) => casesOf(kind, wanted));
  // A short run warms up.
  runWithAll(cases.slice(0, 30), []);
  const all = runWithAll(cases, caseFiles());
  process.stdout.write(line(HEADINGS) + line(HEADINGS.map(() => "---")));
  process.stdout.write(rowOf("nothing", worthOf(all, all)));
  const worths = switches.map((one) => {
    const { name } = one;
    const worth = worthOf(all, runWithout(all, one));
    process.stdout.write(rowOf(`\`${name}\``, worth));
    return { name, ...worth };
  });
  const worthless = worths.filter((worth) => isWorthNothing(all, worth)).map(({ name }) => name);
  process.stdout.write(
    `\nWorth nothing in ${all.length} logs and files: ${worthless.join(", ") || "-"}\n`,
  );
  if (values.json !== undefined)
    writeFileSync(values.json, `${JSON.stringify({ cases: cases.length, worths }, null, 1)}\n`);
};

const wantedSwitches = (names: readonly string[]): readonly Switch[] =>
  names.map((name) => {
    const found = SWITCHES.find((one) => one.name === name);
    if (found !== undefined) return found;
    process.stderr.write(`ablate: nothing is named ${name}\n${USAGE}`);
    process.exit(3);
  });

if (values.help) process.stdout.write(USAGE);
else if (values.list) process.stdout.write(`${SWITCHES.map(({ name }) => name).join("\n")}\n`);
else measure(values.off === undefined ? SWITCHES : wantedSwitches(values.off.split(",")));
