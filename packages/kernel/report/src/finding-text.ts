// One cause in words: where, what is wrong, expected beside recorded, the clauses and rulings it rests on, how it is
// explained, blame; then in one line each what belongs to it.
import type { Finding, Verdict } from "@assize/kernel-model";
import type { Cause } from "./causes.ts";
import { clauseLines, rulingLine } from "./citations.ts";
import { bothSides } from "./evidence-text.ts";
import { explainedLines } from "./explained-text.ts";
import { nameShown } from "./foreign-names.ts";
import type { Line } from "./lines.ts";
import { seatName, type Telling } from "./telling.ts";

/** Findings of one cause that are listed below it; of more the number is told. */
const PARTS_LISTED = 5;

export const causeLines = (
  { root: finding, parts }: Cause,
  verdict: Verdict,
  telling: Telling,
): readonly Line[] => {
  const { say, start, language } = telling;
  const model = start?.game.model ?? null;
  return [
    { indent: 0, lead: finding.id, tone: "bad", text: heading(finding, telling) },
    { indent: 1, text: say.findings[finding.code] },
    ...evidenceLines(finding, telling),
    ...finding.clauses.flatMap((id) => clauseLines(id, model, language, say, 1)),
    ...finding.rulings.map((id) => rulingLine(id, verdict.rulings.choices, telling, 1)),
    ...explainedLines(finding, telling),
    { indent: 1, text: blameText(finding, telling) },
    ...partLines(parts, telling),
  ];
};

/** What belongs to a cause, or may stem from it. */
const partLines = (parts: readonly Finding[], telling: Telling): readonly Line[] => {
  const [first] = parts;
  if (first === undefined) return [];
  const { explanations } = telling.say;
  const last = parts.at(-1)!;
  const more = parts.length - PARTS_LISTED;
  return [
    { indent: 1, text: explanations.parts(parts.length, first.seq, last.seq) },
    ...parts
      .slice(0, PARTS_LISTED)
      .map((part) => ({ indent: 2, lead: part.id, text: heading(part, telling) })),
    ...(more > 0 ? [{ indent: 2, text: explanations.moreParts(more) }] : []),
  ];
};

/** Who answers for it, or between whom it cannot be decided. */
export const blameText = ({ blame, between }: Finding, telling: Telling): string => {
  const { say } = telling;
  if (blame !== "undecided") return say.blame[blame];
  const names = between.map((one) =>
    one === "recorder" ? say.whoeverRecorded : seatName(telling, one),
  );
  return say.undecided(names);
};

const heading = (finding: Finding, telling: Telling): string => {
  const seat = finding.by === null ? "" : `, ${seatName(telling, finding.by)}`;
  return `${telling.say.event(finding.seq)}, ${nameShown(finding.type)}${seat}: ${finding.code}`;
};

const evidenceLines = (finding: Finding, telling: Telling): readonly Line[] => {
  const { say } = telling;
  const { expected, recorded } = bothSides(finding, telling);
  if (expected === "" && recorded === "") return [];
  return [
    ...(expected === ""
      ? []
      : [{ indent: 1, lead: `${say.expected}:`, tone: "good" as const, text: expected }]),
    {
      indent: 1,
      lead: `${say.recorded}:`,
      tone: "bad",
      text: recorded === "" ? say.nothing : recorded,
    },
  ];
};
