// The page of the costs and limits by which an audit tells one explanation from another.
import { COSTS, COSTS_IN_WORDS, DEFAULTS, LIMITS_IN_WORDS } from "@assize/kernel-verifier/costs";

interface Told {
  readonly meaning: string;
  readonly needs: string;
}

const numbers = (value: number | object): string =>
  typeof value === "number"
    ? String(value)
    : Object.entries(value)
        .map(([name, number]) => `${name} ${number}`)
        .join(", ");

const tableOf = <Name extends string>(
  heading: string,
  values: Readonly<Record<Name, number | object>>,
  words: Readonly<Record<Name, Told>>,
): readonly string[] => [
  `| Name | ${heading} | Meaning | The case that needs it |`,
  "| --- | --- | --- | --- |",
  ...(Object.keys(values) as Name[]).map((name) => {
    const { meaning, needs } = words[name];
    return `| \`${name}\` | ${numbers(values[name])} | ${meaning} | ${needs} |`;
  }),
];

export const auditCostsPage = (): string =>
  [
    "# Costs and limits of an audit",
    "",
    "Made from the verifier's own table. How they are used: [how an audit goes, exactly](audit-algorithm.md).",
    "",
    "## Costs",
    "",
    "In tenths of a deviation. They are counts and no probabilities: what a person would call one mistake costs about ten, and a",
    "mistake that takes more to believe costs more. `turn-passed` and `matches-…` are events of nim.",
    "",
    ...tableOf("Cost", COSTS, COSTS_IN_WORDS),
    "",
    "## Limits",
    "",
    "Counted, never timed. Costs among them are in tenths of a deviation.",
    "",
    ...tableOf("Limit", DEFAULTS, LIMITS_IN_WORDS),
    "",
  ].join("\n");
