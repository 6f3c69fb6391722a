// What a record comes to with an arbiter's rulings, in lines of text and as JSON; and where a second arbiter rules otherwise.
import {
  type Answered,
  type Arbitration,
  type ArbitrationProblem,
  type AsArbitrated,
  type Finding,
  isJsonObject,
  type Json,
  type JsonObject,
  type Language,
  type OtherRuling,
  type Outcome,
  unreachable,
  type VerdictKind,
} from "@assize/kernel-model";
import type { Start } from "@assize/kernel-referee";
import { causeSentence } from "./cause-sentence.ts";
import { causesOf } from "./causes.ts";
import { stopText } from "./doubt-text.ts";
import { nameShown } from "./foreign-names.ts";
import { type Line, printLines, type Tone } from "./lines.ts";
import { outcomeLines } from "./outcome-text.ts";
import { arbitrationsIn } from "./messages/arbitrations/messages.ts";
import type { PlainLine } from "./plain-text.ts";
import { rulingText, shortText } from "./ruling-text.ts";
import { type Telling, tellingIn } from "./telling.ts";

/** One arbiter's rulings, and what the record comes to with them. */
export interface Opinion {
  /** What the rulings were read from; null for the log itself. */
  readonly source: string | null;
  readonly as: AsArbitrated;
}

/** What is told of rulings: one opinion, or two and where they differ. */
export interface Opinions {
  readonly first: Opinion;
  readonly second: Opinion | null;
  /** Empty where there is no second one. */
  readonly differing: readonly OtherRuling[];
}

/** How one line is told. */
interface SummaryOptions {
  readonly language: Language;
  /** Paint for a terminal (ANSI). */
  readonly colour?: boolean;
  /** What the log is called. */
  readonly log?: string;
}

const EMPTY: Line = { indent: 0, text: "" };

const TONES: Readonly<Record<VerdictKind, Tone>> = {
  compliant: "good",
  violated: "bad",
  undetermined: "open",
};

/** For example `COMPLIANT, every finding is answered by 3 rulings`. */
const standing = (as: AsArbitrated, { language }: Telling): string => {
  const { kind, answered, open, stopped } = as;
  const arbitrations = arbitrationsIn(language);
  const causes = causesOf(open).length;
  switch (kind) {
    case "compliant":
      return arbitrations.settled(answered.length);
    case "violated":
      return arbitrations.open(causes);
    case "undetermined":
      if (answered.some(({ problem }) => problem !== null)) return arbitrations.notCarried;
      return stopped === null ? arbitrations.leftOpen : arbitrations.notToTheEnd;
    default:
      return unreachable(kind, "standing");
  }
};

const sourceText = (source: string | null, { language }: Telling): string => {
  const arbitrations = arbitrationsIn(language);
  return source === null ? arbitrations.inLog : arbitrations.by(source);
};

const answeredLines = (
  { arbitration, moot, problem }: Answered,
  as: AsArbitrated,
  telling: Telling,
): readonly Line[] => {
  const arbitrations = arbitrationsIn(telling.language);
  const { line, code, arbiter, reason, penalty } = arbitration;
  const lead = `${arbitrations.at(line, code)}:`;
  const waits = penalty !== undefined && as.outcome === null && problem === null;
  return [
    { indent: 1, lead, tone: "strong", text: rulingText(arbitration, telling) },
    { indent: 2, text: arbitrations.said(arbiter, reason) },
    ...(problem === null
      ? []
      : [
          {
            indent: 2,
            lead: `${arbitrations.notCarriedOut}:`,
            tone: "bad" as const,
            text: arbitrations.problems[problem],
          },
        ]),
    ...(moot ? [{ indent: 2, text: arbitrations.moot }] : []),
    ...(waits ? [{ indent: 2, text: arbitrations.laterPenalty }] : []),
  ];
};

/** Why a ruling has no place in a record. */
export const arbitrationProblemInWords = (
  problem: ArbitrationProblem,
  language: Language,
): string => arbitrationsIn(language).problems[problem];

/** With its id, by which a further ruling answers it. */
const openLine = (finding: Finding, telling: Telling): Line => ({
  indent: 1,
  lead: `${arbitrationsIn(telling.language).openAt(finding.id, finding.seq, finding.code)}:`,
  tone: "bad",
  text: causeSentence(finding, telling).text,
});

/** Arbiters by whose penalties players come in other places than play came to. */
const placedBy = ({ answered }: AsArbitrated): readonly string[] => [
  ...new Set(
    answered.flatMap(({ arbitration: { penalty, arbiter }, problem, moot }) =>
      penalty !== undefined && "place" in penalty && problem === null && !moot ? [arbiter] : [],
    ),
  ),
];

/** An outcome that an arbiter has awarded rests on nobody else's word, and not on how play ended: those words are left out. */
const awarded = (outcome: Outcome): Outcome => {
  const { saidBy: _, scores, ...rest } = outcome;
  if (!isJsonObject(scores)) return { ...rest, scores };
  const figures = Object.entries(scores).filter(([, value]) => typeof value !== "string");
  return { ...rest, scores: Object.fromEntries(figures) };
};

/** How the game ended with the rulings, as it is told. */
const outcomeOf = (as: AsArbitrated): Outcome | null =>
  as.outcome === null || placedBy(as).length === 0 ? as.outcome : awarded(as.outcome);

const endLines = (as: AsArbitrated, telling: Telling): readonly Line[] => {
  const outcome = outcomeOf(as);
  const arbiters = placedBy(as);
  if (outcome === null) return [];
  return [
    ...outcomeLines(outcome, telling),
    ...(arbiters.length === 0
      ? []
      : [{ indent: 1, text: arbitrationsIn(telling.language).placesBy(arbiters.map(nameShown)) }]),
  ];
};

const opinionLines = ({ source, as }: Opinion, lead: string, telling: Telling): readonly Line[] => {
  const { say } = telling;
  const text = [say.headline[as.kind], sourceText(source, telling), standing(as, telling)];
  return [
    EMPTY,
    { indent: 0, lead: `${lead}:`, tone: TONES[as.kind], text: text.join(", ") },
    ...as.answered.flatMap((one) => answeredLines(one, as, telling)),
    ...causesOf(as.open).map(({ root }) => openLine(root, telling)),
    ...(as.stopped === null
      ? []
      : [{ indent: 1, text: say.stopped(as.stopped.seq, stopText(as.stopped, telling)) }]),
    ...endLines(as, telling).map((one) => ({ ...one, indent: one.indent + 1 })),
  ];
};

const differingLines = ({ second, differing }: Opinions, telling: Telling): readonly Line[] => {
  if (second === null) return [];
  const arbitrations = arbitrationsIn(telling.language);
  if (differing.length === 0) return [{ indent: 0, text: arbitrations.agree }];
  return [
    { indent: 0, lead: `${arbitrations.differ}:`, tone: "strong" },
    ...differing.map(({ line, code, first, second: other }): Line => ({
      indent: 1,
      lead: `${arbitrations.at(line, code)}:`,
      text: arbitrations.sideBySide(shortText(first, telling), shortText(other, telling)),
    })),
  ];
};

export const arbitratedLines = (opinions: Opinions, telling: Telling): readonly Line[] => {
  const { lead, second } = arbitrationsIn(telling.language);
  return [
    ...opinionLines(opinions.first, lead, telling),
    ...(opinions.second === null ? [] : opinionLines(opinions.second, second, telling)),
    ...differingLines(opinions, telling),
  ];
};

/**
 * The same in plain lines, for a document. Eyes that do not see all are told what was ruled, not what is open nor how the game
 * stands.
 */
export const arbitratedText = (
  opinions: Opinions,
  start: Start | null,
  language: Language,
  seesAll: boolean,
): readonly PlainLine[] => {
  const telling = tellingIn(language, start);
  const ruled = ({ as, ...one }: Opinion): Opinion => ({
    ...one,
    as: seesAll ? as : { ...as, open: [], outcome: null },
  });
  const { first, second } = opinions;
  const told = { ...opinions, first: ruled(first), second: second && ruled(second) };
  return printLines(
    arbitratedLines(told, telling).filter(({ lead, text }) => lead !== undefined || text !== ""),
    false,
  );
};

/** The worst first. */
const KINDS: readonly VerdictKind[] = ["violated", "undetermined", "compliant"];

/** One line a game: what it comes to with the rulings, of two opinions the worse one first of all. */
export const arbitratedSummary = (
  { first, second }: Opinions,
  { language, colour = false, log }: SummaryOptions,
): PlainLine => {
  const telling = tellingIn(language, null);
  const { lead, second: other } = arbitrationsIn(language);
  const kinds = [first.as.kind, ...(second === null ? [] : [second.as.kind])];
  const kind = KINDS.find((one) => kinds.includes(one))!;
  const told = [
    `${lead}: ${standing(first.as, telling)}`,
    ...(second === null ? [] : [`${other}: ${standing(second.as, telling)}`]),
  ];
  const text = `${log === undefined ? "" : `${log}: `}${told.join("; ")}`;
  const line: Line = { indent: 0, lead: telling.say.headline[kind], tone: TONES[kind], text };
  return printLines([line], colour)[0]!;
};

// ---- for programs

const ruledReport = (arbitration: Arbitration | null): Json =>
  arbitration === null ? null : ({ ...arbitration } as unknown as JsonObject);

const opinionReport = ({ source, as }: Opinion, telling: Telling): JsonObject => ({
  ...opinionRulings({ source, as }, telling),
  outcome: outcomeReport(outcomeOf(as)),
});

const outcomeReport = (outcome: Outcome | null): Json =>
  outcome === null
    ? null
    : {
        winners: outcome.winners,
        places: outcome.places,
        scores: outcome.scores,
        note: outcome.note ?? null,
      };

const opinionRulings = ({ source, as }: Opinion, telling: Telling): JsonObject => ({
  source,
  verdict: as.kind,
  rulings: as.answered.map(({ arbitration, finding, moot, problem }) => ({
    arbitration: ruledReport(arbitration),
    finding: finding === null ? null : { seq: finding.seq, code: finding.code },
    moot,
    problem,
    text: rulingText(arbitration, telling),
  })),
  open: as.open.map((finding) => ({
    id: finding.id,
    seq: finding.seq,
    code: finding.code,
    type: finding.type,
    by: finding.by,
    text: causeSentence(finding, telling).text,
  })),
  stopped: as.stopped === null ? null : as.stopped.seq,
});

/** The members of a report about rulings; none where nobody ruled. */
export const arbitratedReport = (opinions: Opinions | null, telling: Telling): JsonObject => {
  if (opinions === null) return {};
  const { first, second, differing } = opinions;
  return {
    asArbitrated: opinionReport(first, telling),
    ...(second === null
      ? {}
      : {
          secondOpinion: {
            ...opinionReport(second, telling),
            differs: differing.map((one) => ({
              line: one.line,
              code: one.code,
              first: ruledReport(one.first),
              second: ruledReport(one.second),
            })),
          },
        }),
  };
};
