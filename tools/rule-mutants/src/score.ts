// Tried mutants counted: by what noticed them, by how they were made. Makes numbers and table rows only.
import { OPERATORS } from "./mutants.ts";
import { NOTICES, type Tried } from "./trial.ts";

/** The share of mutants that something noticed, from 0 to 1. Requires at least one. */
export const shareNoticed = (tried: readonly Tried[]): number =>
  tried.filter(({ notice }) => notice !== null).length / tried.length;

export const survivorsOf = (tried: readonly Tried[]): readonly string[] =>
  tried.filter(({ notice }) => notice === null).map(({ mutant }) => mutant.name);

/** A Markdown table: one row for each kind of mutation and one for all. */
export const scoreTable = (tried: readonly Tried[]): readonly string[] => {
  const columns = [...NOTICES, null];
  const cells = (some: readonly Tried[]): string =>
    [some.length, ...columns.map((one) => some.filter(({ notice }) => notice === one).length)].join(
      " | ",
    );
  return [
    `| Mutation | Mutants | ${columns.map((one) => one ?? "survivor").join(" | ")} |`,
    `| --- | ${["", ...columns].map(() => "---:").join(" | ")} |`,
    ...OPERATORS.map(
      (operator) =>
        `| ${operator} | ${cells(tried.filter(({ mutant }) => mutant.operator === operator))} |`,
    ),
    `| **all** | ${cells(tried)} |`,
  ];
};
