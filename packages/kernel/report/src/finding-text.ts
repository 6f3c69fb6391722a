// One cause in words: where and why, the clauses and rulings it rests on, how it is explained, blame; quietly the code with
// expected beside recorded; then in one line each what belongs to it.
import type { Finding, GameModel, Verdict } from "@assize/kernel-model";
import type { Start } from "@assize/kernel-referee";
import type { Impacts } from "@assize/kernel-verifier";
import { causeSentence } from "./cause-sentence.ts";
import type { Cause } from "./causes.ts";
import { clauseLines, rulingLine } from "./citations.ts";
import { effectLines } from "./effect-text.ts";
import { sidesInWords } from "./evidence-text.ts";
import { explainedLines } from "./explained-text.ts";
import { nameShown } from "./foreign-names.ts";
import type { Line } from "./lines.ts";
import { clauseOf, eventPlaced, seatName, type Telling } from "./telling.ts";

/** Findings of one cause that are listed below it; of more the number is told. */
const PARTS_LISTED = 5;

export const causeLines = (
  { root: finding, parts }: Cause,
  verdict: Verdict,
  telling: Telling,
  impacts: Impacts | null = null,
): readonly Line[] => {
  const { say, start, language } = telling;
  const model = start?.game.model ?? null;
  return [
    { indent: 0, lead: finding.id, tone: "bad", text: heading(finding, telling) },
    ...effectLines(impacts?.causes.get(finding.id), finding, telling),
    ...clausesTold(finding, start).flatMap((id) =>
      clauseLines(id, model, language, say, 1, isCompleted(finding, id)),
    ),
    ...concerning(finding, model).map((id) => rulingLine(id, verdict.rulings.choices, telling, 1)),
    ...explainedLines(finding, telling),
    { indent: 1, text: blameText(finding, telling) },
    ...evidenceLines(finding, telling),
    ...partLines(parts, telling),
  ];
};

/** True where no text states what of a clause decided against it. */
export const isCompleted = ({ completions = [] }: Finding, clause: string): boolean =>
  completions.includes(clause);

/** The clauses broken, without those that this table cannot come to; all of them where no other is left. */
export const clausesTold = ({ clauses }: Finding, start: Start | null): readonly string[] => {
  const mayApply = start?.game.model.mayApply;
  if (mayApply === undefined) return clauses;
  const told = clauses.filter((clause) => mayApply(clause, start!.setup));
  return told.length === 0 ? clauses : told;
};

/** The rulings through which the clauses broken are read; others were read for the line as well. */
export const concerning = (
  { rulings, clauses }: Finding,
  model: GameModel | null,
): readonly string[] =>
  rulings.filter((id) =>
    clauses.some((clause) => model !== null && clauseOf(model, clause)?.rulings?.includes(id)),
  );

/** What belongs to a cause, or may stem from it. */
export interface PartsInWords {
  /** How many there are, and where. */
  readonly summary: string;
  /** The first of them, each with its event. */
  readonly listed: readonly { readonly id: string; readonly text: string }[];
  /** How many more there are; empty where all are listed. */
  readonly more: string;
}

/** Null where nothing belongs to the cause. */
export const partsText = (parts: readonly Finding[], telling: Telling): PartsInWords | null => {
  const [first] = parts;
  if (first === undefined) return null;
  const { explanations } = telling.say;
  const more = parts.length - PARTS_LISTED;
  return {
    summary: explanations.parts(parts.length, first.seq, parts.at(-1)!.seq),
    listed: parts
      .slice(0, PARTS_LISTED)
      .map((part) => ({ id: part.id, text: heading(part, telling) })),
    more: more > 0 ? explanations.moreParts(more) : "",
  };
};

const partLines = (parts: readonly Finding[], telling: Telling): readonly Line[] => {
  const told = partsText(parts, telling);
  if (told === null) return [];
  return [
    { indent: 1, text: told.summary },
    ...told.listed.map(({ id, text }) => ({ indent: 2, lead: id, text })),
    ...(told.more === "" ? [] : [{ indent: 2, text: told.more }]),
  ];
};

/** Who answers for it, or between whom it cannot be decided. */
export const blameText = ({ blame, between, by }: Finding, telling: Telling): string => {
  const { say } = telling;
  if (blame === "player" && by !== null) return say.answerable(seatName(telling, by));
  if (blame !== "undecided") return say.blame[blame];
  const names = between.map((one) =>
    one === "recorder" ? say.whoeverRecorded : seatName(telling, one),
  );
  return say.undecided(names);
};

/** Where, and the sentence of cause. */
const heading = (finding: Finding, telling: Telling): string =>
  `${eventPlaced(finding.seq, telling)}: ${causeSentence(finding, telling).text}`;

/** What stands in the report for programs: the code, the type, both sides as they are recorded. */
const evidenceLines = (finding: Finding, telling: Telling): readonly Line[] => {
  const { say } = telling;
  const { expected, recorded } = sidesInWords(finding, telling);
  const quiet = (text: string): Line => ({ indent: 1, tone: "faint", text });
  return [
    quiet(`${finding.code}, ${nameShown(finding.type)}`),
    ...(expected === "" ? [] : [quiet(`${say.expected}: ${expected}`)]),
    ...(expected === "" && recorded === ""
      ? []
      : [quiet(`${say.recorded}: ${recorded === "" ? say.nothing : recorded}`)]),
  ];
};
