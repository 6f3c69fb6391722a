// The page of the deep tests, and one row of its table.
import type { Figures } from "./figures.ts";
import type { Part } from "./parts.ts";

const HEAD = `# Deep tests

With \`ASSIZE_DEEP\` set, tests do more of the same: ten times the runs of a property, one more level of a count, more games. Properties
draw fresh seeds, which one that fails prints; a quick run draws the same lots every time. They are
run in parts, in several sittings and on different commits; this page says what came of the last run of each part. \`npm run test:deep -- PART\` runs
a part and writes this page. Minutes are by the clock and two cores; a machine that does other work needs more.

| Part | About | Last run | Commit | Passed | Failed | Left out | Minutes |
| --- | --- | --- | --- | --- | --- | --- | --- |
`;

export const rowOf = ({ name, about }: Part, figures: Figures | undefined): string => {
  if (figures === undefined) return `| \`${name}\` | ${about} | not run yet | | | | | |`;
  const { date, commit, passed, failed, skipped, minutes } = figures;
  return `| \`${name}\` | ${about} | ${date} | \`${commit}\` | ${passed} | ${failed} | ${skipped} | ${minutes} |`;
};

const failuresOf = ({ part, failures }: Figures): string =>
  failures.length === 0
    ? ""
    : `\nFailed in \`${part}\`:\n\n${failures.map((name) => `- ${name}\n`).join("")}`;

export const deepTestsPage = (parts: readonly Part[], all: readonly Figures[]): string => {
  const rows = parts.map((part) =>
    rowOf(
      part,
      all.find((figures) => figures.part === part.name),
    ),
  );
  return `${HEAD}${rows.join("\n")}\n${all.map(failuresOf).join("")}`;
};
