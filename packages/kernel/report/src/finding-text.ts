// One finding in words: where, what is wrong, expected beside recorded, the clauses and rulings it rests on, blame.
import type { Finding, Verdict } from "@assize/kernel-model";
import { clauseLines, rulingLine } from "./citations.ts";
import { bothSides } from "./evidence-text.ts";
import { nameShown } from "./foreign-names.ts";
import type { Line } from "./lines.ts";
import { seatName, type Telling } from "./telling.ts";

export const findingLines = (
  finding: Finding,
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
    { indent: 1, text: blameText(finding, telling) },
    ...(finding.follows === null ? [] : [{ indent: 1, text: say.follows(finding.follows) }]),
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
