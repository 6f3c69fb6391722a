// Verdicts as plain JSON, keys always in the same order: evidence for other programs, with an English sentence beside
// the codes and values of a doubt, of where the audit stops and of what cannot be read.
import type {
  Consequences,
  Doubt,
  EnginesCompared,
  Explained,
  Eyes,
  Finding,
  Impact,
  Json,
  JsonObject,
  Matrix,
  OtherExplanation,
  Outcome,
  Stop,
  TakenBacks,
  Verdict,
} from "@assize/kernel-model";
import type { Audit, Impacts } from "@assize/kernel-verifier";
import { arbitratedReport, type Opinions } from "./arbitrated-text.ts";
import { causeSentence } from "./cause-sentence.ts";
import { causesOf } from "./causes.ts";
import { doubtText, stopText } from "./doubt-text.ts";
import { effectSentence } from "./effect-text.ts";
import { enginesReport } from "./engines-text.ts";
import { matrixReport } from "./matrix-text.ts";
import { readProblemInWords } from "./reading-text.ts";
import { takenBackText } from "./taken-back-text.ts";
import { contextsOf, type Telling, tellingIn } from "./telling.ts";
import type { SourceFile } from "./text-report.ts";

export const REPORT_FORMAT = "assize-report/2";

/** An audit and what its log is called. */
export interface NamedAudit {
  readonly log: string;
  readonly audit: Audit;
  /** The file that the log was made of, where it is none itself. */
  readonly source?: SourceFile | null;
  /** What the findings came to; left out, the report has no members for it. */
  readonly impacts?: Impacts | null;
  /** What the record comes to under other readings of the rules, where that was asked. */
  readonly matrix?: Matrix | null;
  /** What the record comes to with an arbiter's rulings, where somebody ruled. */
  readonly opinions?: Opinions | null;
  /** What several engines say of the record, where that was asked. */
  readonly engines?: EnginesCompared | null;
  /**
   * For whose eyes the verdict was made (`verdictSeenBy`), where these do not see all: the report names them, and no
   * digest, since a secret of few possibilities is found by trying.
   */
  readonly eyes?: Exclude<Eyes, "all">;
}

/** The report on these logs, in their order; `reportJsonSchema` describes it. */
export const jsonReport = (audits: readonly NamedAudit[]): JsonObject => ({
  format: REPORT_FORMAT,
  reports: audits.map(oneReport),
});

const oneReport = ({
  log,
  audit,
  impacts = null,
  matrix = null,
  opinions = null,
  engines = null,
  source = null,
  eyes,
}: NamedAudit): JsonObject => {
  if (audit.kind === "audited") {
    const telling = {
      ...tellingIn("en", audit.start, audit.model),
      before: contextsOf(audit),
    };
    const verdict = verdictReport(log, audit.verdict, telling, impacts, placingOf(source, eyes));
    const report = {
      ...verdict,
      ...(source === null || eyes !== undefined ? {} : { source: sourceReport(source) }),
      ...(matrix === null ? {} : { matrix: matrixReport(matrix) }),
      ...arbitratedReport(opinions, telling),
      ...(engines === null ? {} : { engines: enginesReport(engines) }),
    };
    return eyes === undefined ? report : { ...report, eyes, record: null };
  }
  const { code, line, field, values } = audit.problem;
  const message = readProblemInWords(audit.problem, "en");
  return {
    log,
    verdict: "unreadable",
    problem: { code, line, field, values: { ...values }, message },
  };
};

const sourceReport = ({ bytes, digest, remarks }: SourceFile): JsonObject => ({
  bytes,
  digest,
  remarks: remarks.map(({ place: { line, column }, message }) => ({
    place: { line, column },
    message,
  })),
});

/** Where an event stands in the file that the log was made of, as a member of what is told of it. */
type Placing = (seq: number) => JsonObject;

/** Nothing where the file is the log, and for a reader who may not know all of it. */
const placingOf =
  (source: SourceFile | null, eyes: NamedAudit["eyes"]): Placing =>
  (seq) =>
    source === null || eyes !== undefined ? {} : { place: { ...source.placeOf(seq) } };

const verdictReport = (
  log: string,
  verdict: Verdict,
  telling: Telling,
  impacts: Impacts | null,
  placing: Placing,
): JsonObject => {
  const { set, choices, read, assumed, replaced } = verdict.rulings;
  const { events, audited, stopped, searchedInPart } = verdict.covered;
  const { digest, bytes, header, lastLine, chain } = verdict.record;
  return {
    log,
    verdict: verdict.kind,
    game: verdict.game,
    rules: verdict.rules,
    rulebook: verdict.rulebook === null ? null : { ...verdict.rulebook },
    record: { digest, bytes, header, lastLine, chain },
    causes: causesOf(verdict.findings).map(({ root }) => root.id),
    findings: verdict.findings.map((finding) => ({
      ...findingReport(finding, telling, impacts),
      ...placing(finding.seq),
    })),
    ...(impacts === null
      ? {}
      : { impact: impacts.together && impactReport(impacts.together, null, telling) }),
    moreFindings: verdict.moreFindings,
    fitsAs: verdict.fitsAs === null ? null : { ...verdict.fitsAs },
    prefix: verdict.compliantPrefix,
    finished: verdict.finished,
    outcome: verdict.outcome === null ? null : outcomeReport(verdict.outcome),
    rulings: { set, choices: sorted(choices), read, assumed, replaced },
    covered: {
      events,
      audited,
      stopped:
        stopped === null ? null : { ...stopReport(stopped, telling), ...placing(stopped.seq) },
      ...(searchedInPart === undefined
        ? {}
        : { searchedInPart: searchedInPart.map((range) => ({ ...range })) }),
    },
    ...(verdict.takenBack === undefined
      ? {}
      : { takenBack: takenBackReport(verdict.takenBack, telling) }),
    assurance: verdict.assurance,
    doubts: verdict.doubts.map((doubt) => ({
      ...doubtReport(doubt, telling),
      ...placing(doubt.seq),
    })),
    verifier: verdict.verifier,
    algorithm: { ...verdict.algorithm },
  };
};

const takenBackReport = ({ count, byFewer, told }: TakenBacks, telling: Telling): JsonObject => ({
  count,
  byFewer: { count: byFewer.count, seen: { ...byFewer.seen } },
  told: told.map((one) => ({
    seq: one.seq,
    to: one.to,
    seats: one.seats,
    seen: { ...one.seen },
    firstSeen: one.firstSeen,
    text: takenBackText(one, telling),
  })),
});

const stopReport = (stop: Stop, telling: Telling): JsonObject => ({
  seq: stop.seq,
  code: stop.code,
  values: { ...stop.values },
  resumes: stop.resumes,
  reason: stopText(stop, telling),
});

const doubtReport = (doubt: Doubt, telling: Telling): JsonObject => ({
  reason: doubt.reason,
  seq: doubt.seq,
  values: { ...doubt.values },
  detail: doubtText(doubt, telling),
});

/** What decided, as data, and one sentence of it. */
const causeReport = (finding: Finding, telling: Telling): JsonObject => {
  const { said, text } = causeSentence(finding, telling);
  return { said: said.map(({ fact, values }) => ({ fact, values })), text };
};

/** What came of a finding, as data and in English; `about` is null for all findings together. */
const impactReport = (impact: Impact, about: Finding | null, telling: Telling): JsonObject => {
  const { ways, ...consequences } = impact;
  const told = effectSentence(impact, about, telling);
  return {
    ...consequencesReport(consequences),
    ways: ways.map(({ instead, ...way }) => ({ instead, ...consequencesReport(way) })),
    text: [told.text, ...told.ways, ...told.assumes].join(" "),
  };
};

const consequencesReport = (one: Consequences): JsonObject => ({
  effect: one.effect,
  winners: { ...one.winners },
  places: { ...one.places },
  scores: { ...one.scores },
  firstNotLegal: one.firstNotLegal,
  notLegalBy: one.notLegalBy,
  assumes: one.assumes.map((assumption) => ({ ...assumption })),
});

const findingReport = (
  finding: Finding,
  telling: Telling,
  impacts: Impacts | null,
): JsonObject => ({
  id: finding.id,
  code: finding.code,
  seq: finding.seq,
  type: finding.type,
  by: finding.by,
  clauses: finding.clauses,
  ...(finding.completions === undefined ? {} : { completions: finding.completions }),
  rulings: finding.rulings,
  expected: finding.expected,
  recorded: finding.recorded,
  fields: finding.fields,
  blame: finding.blame,
  between: finding.between,
  follows: finding.follows,
  explained: finding.explained === null ? null : explainedReport(finding.explained),
  cause: causeReport(finding, telling),
  ...(impacts === null ? {} : { impact: causeImpact(finding, telling, impacts) }),
});

/** Null for what belongs to another cause, for a finding about the bytes, and beyond the causes that are followed. */
const causeImpact = (
  finding: Finding,
  telling: Telling,
  { causes }: Impacts,
): JsonObject | null => {
  const impact = causes.get(finding.id);
  return impact === undefined ? null : impactReport(impact, finding, telling);
};

/** Each once, at its least cost: some differ in what is not told (dice that were supposed). Requires the cheapest first. */
const distinctOthers = (others: readonly OtherExplanation[]): readonly OtherExplanation[] => {
  const stories = others.map(({ moves }) => JSON.stringify(moves));
  return others.filter((_, at) => stories.indexOf(stories[at]!) === at);
};

const explainedReport = ({
  deviation,
  edit,
  held,
  cost,
  supposed,
  others,
}: Explained): JsonObject => ({
  deviation,
  edit,
  held,
  cost,
  supposed,
  others: distinctOthers(others).map(({ more, moves }) => ({
    more,
    moves: moves.map((move) => ({ ...move })),
  })),
});

const outcomeReport = ({ winners, places, scores, note, saidBy }: Outcome): JsonObject => ({
  winners,
  places,
  scores,
  note: note ?? null,
  ...(saidBy === undefined ? {} : { saidBy }),
});

const sorted = (choices: Readonly<Record<string, string>>): { readonly [key: string]: Json } =>
  Object.fromEntries(
    Object.keys(choices)
      .sort()
      .map((id) => [id, choices[id]!]),
  );
