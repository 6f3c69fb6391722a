// The page of the costs and limits by which an audit tells one explanation from another.
import {
  COSTS_IN_WORDS,
  LIMITS,
  LIMITS_IN_WORDS,
  MARGIN,
  TABLE,
} from "@assize/kernel-verifier/costs";

const WHO = {
  recorder: "nobody",
  line: "the line's seat",
  either: "the line's seat or nobody",
} as const;

const costs = (): readonly string[] =>
  (Object.keys(TABLE) as (keyof typeof TABLE)[]).map((name) => {
    const { cost, more, held, accuses } = TABLE[name];
    const further = more === cost ? "" : String(more);
    return `| \`${name}\` | ${cost} | ${further} | ${held} | ${WHO[accuses]} | ${COSTS_IN_WORDS[name]} |`;
  });

const limits = (): readonly string[] =>
  (Object.keys(LIMITS) as (keyof typeof LIMITS)[]).map(
    (name) => `| \`${name}\` | ${LIMITS[name]} | ${LIMITS_IN_WORDS[name]} |`,
  );

export const auditCostsPage = (): string =>
  [
    "# Costs and limits of an audit",
    "",
    "Made from the verifier's own tables. How they are used: [how an audit goes, exactly](audit-algorithm.md).",
    "",
    "## Costs",
    "",
    "In tenths of a deviation. They are counts and no probabilities: what a person would call one mistake costs about ten, and a",
    "mistake that takes more to believe costs more. _More_ is what each further one adds: a line of the same run, a field of the same line,",
    "the same thing said once more; where nothing stands there, each costs the same. _Play goes on_: `corrected` as the rules say, `believed` as is",
    "recorded, `stood` by a choice that they refuse, `passed-over` without the line. _Accuses_: where nobody is accused, whoever kept the record",
    "made the slip. A finding names its row in `explained.edit`.",
    "",
    "| Row | Cost | More | Play goes on | Accuses | What is said |",
    "| --- | --- | --- | --- | --- | --- |",
    ...costs(),
    "",
    `Sets of edits that cost at most ${MARGIN} more than the cheapest have a say in who answers.`,
    "",
    "## Limits",
    "",
    "Counted, never timed. Costs among them are in tenths of a deviation.",
    "",
    "| Limit | | Meaning |",
    "| --- | --- | --- |",
    ...limits(),
    "",
  ].join("\n");
