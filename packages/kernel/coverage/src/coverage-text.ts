// Coverage as tables for a terminal, in English. Ids and numbers only; computes nothing but sums.
import { grammarOf } from "@assize/kernel-model";
import { type Coverage, reachable } from "./coverage.ts";

const { count } = grammarOf("en");

type Cells = readonly string[];

/** The first column to the left, numbers to the right. */
const tableLines = (head: Cells, rows: readonly Cells[]): readonly string[] => {
  const widths = head.map((_, column) =>
    Math.max(...[head, ...rows].map((cells) => cells[column]!.length)),
  );
  return [head, ...rows].map((cells) =>
    cells
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!),
      )
      .join("  ")
      .trimEnd(),
  );
};

const counts = (...numbers: readonly number[]): Cells => numbers.map(String);

const share = (what: string, some: number, all: number): string => `${some} of ${all} ${what}`;

const clauseTable = ({ clauses }: Coverage): readonly string[] =>
  tableLines(
    ["clause", "applied", "compared", "refused", "found", ""],
    clauses
      .filter(({ citedBy }) => citedBy !== "not-auditable")
      .map((one) => [
        one.clause,
        ...counts(one.applied, one.compared, one.refused, one.found),
        one.reached ? "" : one.citedBy === "elsewhere" ? "not in play" : "never",
      ]),
  );

/** Three tables with what was never reached marked, and a summary on top. Lines without newlines. */
export const coverageText = (coverage: Coverage): readonly string[] => {
  const { game, rules, games, events, transitions, states } = coverage;
  const could = reachable(coverage);
  return [
    `${game}, rules ${rules}: ${count(games, "game", "games")}, ${events} events`,
    [
      share("clauses reached", could.filter((one) => one.reached).length, could.length),
      share(
        "transitions taken",
        transitions.filter((one) => one.taken > 0).length,
        transitions.length,
      ),
      share("states visited", states.filter((one) => one.visits > 0).length, states.length),
    ].join(", "),
    "",
    ...clauseTable(coverage),
    "",
    ...tableLines(
      ["transition", "taken", ""],
      transitions.map((one) => [one.transition, String(one.taken), one.taken > 0 ? "" : "never"]),
    ),
    "",
    ...tableLines(
      ["state", "visits", ""],
      states.map((one) => [one.state, String(one.visits), one.visits > 0 ? "" : "never"]),
    ),
  ];
};
