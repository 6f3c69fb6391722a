// The order of an audit, and the only place that tells it:
// a log is read, its bytes are checked, the game is re-derived, what the log claims is compared, the verdict told.
import * as Result from "effect/Result";
import {
  asStored,
  headerOf,
  type ReadGame,
  readGames,
  type RecordedGame,
  type ReadProblem,
  type StoredGame,
} from "@assize/kernel-event-log";
import {
  auditedRecord,
  type ChainCheck,
  checkChain,
  countLinked,
  digestWith,
  type Hash,
  LINK_BYTES,
} from "@assize/kernel-integrity";
import {
  type Assurance,
  type AuditedRecord,
  Defect,
  type Doubt,
  doubt,
  type Finding,
  type FindingCode,
  type GameModel,
  LIMITS,
  type Outcome,
  type Unproved,
  type Verdict,
  type VerdictKind,
} from "@assize/kernel-model";
import { type Start, start, type StartOptions } from "@assize/kernel-referee";
import { type Begun, fastLane, type LaneOptions, type Step } from "@assize/kernel-replay";
import { type Counts, NO_COUNTS } from "./counts.ts";
import { type CourseOptions, type CourseResult, runCourse } from "./course.ts";
import { ALGORITHM } from "./explain/algorithm.ts";
import { atOnce, type Explained } from "./explaining.ts";
import { allFindings, chainFindings, type Damage, numberFindings } from "./findings.ts";

/** Named in every verdict. */
export const VERIFIER = "assize/0.1.0";

export interface AuditOptions extends Omit<StartOptions, "digest">, CourseOptions {
  /** Base64url SHA-256: `nodeHash` from `@assize/kernel-integrity/node`, or `nobleHash` anywhere. */
  readonly hash: Hash;
  /** True: parses and compares every line, as an audit does where the fast lane ends. The verdict is the same. */
  readonly fullReader?: boolean | undefined;
  /** True: no other header is looked for that the record may fit better. */
  readonly asStated?: boolean | undefined;
}

/** What an audit answers: a verdict, or why the bytes are not a log at all. */
export type Audit =
  | { readonly kind: "unreadable"; readonly problem: ReadProblem }
  | {
      readonly kind: "audited";
      readonly verdict: Verdict;
      /** The game made ready, for whoever tells the verdict; null where that could not be done. */
      readonly start: Start | null;
      /** The game, ready or not; null where it is not known here. */
      readonly model: GameModel | null;
      /** How the game went on, from the first event that is not what the rules say; empty where none deviates. */
      readonly deviating: readonly Step[];
      /** Filled with `countTaken`. */
      readonly counts: Counts;
      /** Rulings read where the record is what the rules say; what is asked of its last state is noted here as well. */
      readonly read: ReadonlySet<string>;
    };

/** Audits the one game of a log. Further games in the same bytes are left alone; see `auditAll`. */
export const audit = (log: Uint8Array, options: AuditOptions): Audit => {
  for (const read of readGames(log)) return auditRead(read, options);
  throw new Defect("a reader gave neither a game nor a problem");
};

/** Audits each game of an archive, one after the other. */
export function* auditAll(logs: Uint8Array, options: AuditOptions): Generator<Audit> {
  for (const read of readGames(logs)) yield auditRead(read, options);
}

/** What was read, and what its bytes say by themselves. */
interface StoredBytes {
  readonly read: RecordedGame;
  readonly record: AuditedRecord;
  readonly damage: readonly Damage[];
}

/** The game as it is stored, where the fast lane can go along it; else null. */
const laneFor = (read: ReadGame, options: AuditOptions): StoredGame | null => {
  const stored = asStored(read);
  const isFull = options.fullReader === true || options.countTaken === true;
  if (stored === null || isFull || options.engine === "xstate" || stored.torn !== null) return null;
  return stored.header.terse === true && options.onStep !== undefined ? null : stored;
};

/** How far lines can be gone along, and how they end there: with their links as far as these are right, or all without any. */
const endsOfLines = (linked: number, { length }: StoredGame): LaneOptions =>
  linked > 0 ? { linked, linkBytes: LINK_BYTES } : { linked: length, linkBytes: 1 };

const unreadable = (read: ReadGame): Audit => {
  if (read.ok) throw new Defect("a game that can be read was told to be unreadable");
  return { kind: "unreadable", problem: read.problem };
};

/** Audits one game that has been read. */
export const auditRead = (read: ReadGame, options: AuditOptions): Audit =>
  atOnce(auditing(read, options));

/** Audits one game that has been read, with a pause where it deviates. */
export function* auditing(read: ReadGame, options: AuditOptions): Explained<Audit> {
  const header = headerOf(read);
  const stored = laneFor(read, options);
  // A listener is told nothing of a game that cannot be read; the fast lane finds out by itself, without parsing.
  if (header === null || ((stored === null || options.onStep !== undefined) && !read.ok))
    return unreadable(read);
  const linked = stored === null ? 0 : countLinked(stored, options.hash);
  const started = start(header, { ...options, digest: digestWith(options.hash) });
  const begun =
    stored === null || Result.isFailure(started)
      ? undefined
      : fastLane(started.success, stored, {
          ...endsOfLines(linked, stored),
          onStep: options.onStep,
        });
  if (begun !== undefined) stored!.isSoundUpTo(begun.index);
  if (!read.ok) return unreadable(read);
  return yield* auditStarted(read, started, options, linked, begun);
}

/** Audits a game that can be read, from where the fast lane has left it. */
function* auditStarted(
  read: RecordedGame,
  started: ReturnType<typeof start>,
  options: AuditOptions,
  linked: number,
  begun: Begun | undefined,
): Explained<Audit> {
  const isUnlinked = linked === 0 && begun !== undefined && begun.index === read.length;
  const chain = isUnlinked ? UNCHAINED : chainOf(read, options.hash, linked);
  const bytes: StoredBytes = {
    read,
    record: auditedRecord(read, chain, options.hash),
    damage: chainFindings(chain, read),
  };
  const doubts = read.torn === null ? [] : [doubt("line-torn", read.length + 1, {})];
  if (Result.isFailure(started))
    return {
      kind: "audited",
      verdict: verdictWithoutReplay(bytes, [...doubts, ...started.failure]),
      start: null,
      model: options.games.find(({ id }) => id === read.header.game) ?? null,
      deviating: [],
      counts: NO_COUNTS,
      read: new Set(),
    };
  const course = yield* runCourse(started.success, read, options, begun);
  const digest = digestWith(options.hash);
  const under = { ...options, digest };
  const fitsAs =
    options.asStated === true
      ? null
      : (course.explaining?.otherHeader(started.success, read, course, under) ?? null);
  const numbers = numberFindings(read, begun?.index ?? 0);
  const { outcome } = started.success.game.model;
  const isUnknown = course.isOutcomeOpen || isEndUnknown(started.success, course, read.length);
  const end = isUnknown ? null : (outcome(course.position.context) ?? null);
  const told = fitsAs === null ? course.findings : course.findings.map(undecided);
  const found = end?.unproved === undefined ? told : told.map(restingOn(end.unproved));
  const all = allFindings([...bytes.damage, ...numbers], found);
  return {
    kind: "audited",
    verdict: { ...verdictOf(started.success, course, end, all, doubts, bytes), fitsAs },
    start: started.success,
    model: started.success.game.model,
    deviating: course.deviating,
    counts: course.counts,
    read: course.sound.read,
  };
}

/** True where somebody outside the seats states last what the record does not know: then nobody can say who has won. */
const isEndUnknown = ({ game }: Start, { doubts }: CourseResult, last: number): boolean =>
  doubts.some(
    ({ reason, seq, values }) =>
      reason === "unknown-value" &&
      seq === last &&
      game.events.get(values.type)?.class === "outside",
  );

/** Where the record fits another header, it is not certain that anybody played against the rules. */
const undecided = (finding: Finding): Finding =>
  finding.blame === "player" && finding.by !== null
    ? { ...finding, blame: "undecided", between: [finding.by, "recorder"] }
    : finding;

/** A value that rests on what nobody has proved is nobody's mistake. */
const restingOn =
  ({ event }: Unproved) =>
  (finding: Finding): Finding =>
    finding.type === event && VALUES.includes(finding.code)
      ? { ...finding, blame: "rules-gap", between: [] }
      : finding;

const VALUES: readonly FindingCode[] = ["value-wrong", "outcome-wrong"];

/** Of lines that were all found to stand there without a link. */
const UNCHAINED: ChainCheck = { chained: false, breaks: [], missing: [] };
const WHOLE: ChainCheck = { chained: true, breaks: [], missing: [] };

/** The chain, of which the first `linked` events were found right. Where that is all of them, none is parsed. */
const chainOf = (read: RecordedGame, hash: Hash, linked: number): ChainCheck =>
  linked > 0 && linked === read.length
    ? WHOLE
    : checkChain(read.headerLine, read.events, hash, linked);

const verdictKind = (
  findings: readonly Finding[],
  doubts: readonly Doubt[],
  assumed: boolean,
): VerdictKind => {
  // Under rulings that were only assumed, what looks like a violation may be none; damage is damage.
  if (assumed && !findings.some((finding) => finding.blame === "record-damage"))
    return "undetermined";
  if (findings.some(({ blame }) => blame !== "rules-gap")) return "violated";
  return doubts.length > 0 ? "undetermined" : "compliant";
};

/** A chain that is broken somewhere assures nothing. */
const assuranceOf = ({ chain }: AuditedRecord): Assurance =>
  chain === "whole" ? "chained" : "stated";

/** Whether the limit keeps findings from being told, or from being found: then the course stopped there. */
const isMore = (all: readonly Finding[], { findings, stopped }: CourseResult): boolean =>
  all.length > LIMITS.findingsPerGame ||
  (findings.length >= LIMITS.findingsPerGame && stopped !== null);

const prefixLength = (findings: readonly Finding[], events: number): number =>
  findings.reduce((shortest, finding) => Math.min(shortest, finding.seq - 1), events);

/** What the end rests on, where nobody has proved it; it concerns the record's last event. */
const unprovedIn = (outcome: Outcome | null, last: number): readonly Doubt[] => {
  if (outcome?.unproved === undefined) return [];
  const { event, fact } = outcome.unproved;
  return [doubt("unproved", last, { type: event, fact: fact.fact, values: fact.values })];
};

const verdictOf = (
  started: Start,
  course: CourseResult,
  outcome: Outcome | null,
  findings: readonly Finding[],
  doubts: readonly Doubt[],
  { read, record }: StoredBytes,
): Omit<Verdict, "fitsAs"> => {
  const allDoubts = [
    ...started.doubts,
    ...course.doubts,
    ...unprovedIn(outcome, read.length),
    ...doubts,
  ];
  const { model } = started.game;
  const { rulings } = started;
  const sound = Math.min(
    prefixLength(findings, read.length),
    course.stopped === null ? read.length : course.stopped.seq - 1,
  );
  return {
    kind: verdictKind(findings, allDoubts, rulings.assumed),
    record,
    doubts: allDoubts,
    findings: findings.slice(0, LIMITS.findingsPerGame),
    moreFindings: isMore(findings, course),
    game: model.id,
    rules: model.rules,
    rulebook: started.rulebook,
    compliantPrefix: sound,
    finished: outcome !== null,
    outcome,
    rulings: {
      set: rulings.set,
      choices: rulings.resolved.choices,
      read: course.rulingsRead,
      assumed: rulings.assumed,
      replaced: rulings.replaced,
    },
    covered: {
      events: read.length,
      audited: course.audited,
      stopped: course.stopped,
      ...(course.searchedInPart.length === 0 ? {} : { searchedInPart: course.searchedInPart }),
    },
    ...(course.takenBack === null ? {} : { takenBack: course.takenBack }),
    assurance: assuranceOf(record),
    verifier: VERIFIER,
    algorithm: ALGORITHM,
  };
};

/** The verdict on a log whose game cannot be replayed here: only its bytes could be checked. */
const verdictWithoutReplay = (
  { read, record, damage }: StoredBytes,
  doubts: readonly Doubt[],
): Verdict => ({
  kind: damage.length > 0 ? "violated" : "undetermined",
  record,
  doubts,
  findings: allFindings(damage, []).slice(0, LIMITS.findingsPerGame),
  moreFindings: damage.length > LIMITS.findingsPerGame,
  fitsAs: null,
  game: read.header.game,
  rules: read.header.rules,
  rulebook: null,
  compliantPrefix: 0,
  finished: false,
  outcome: null,
  rulings: {
    set: read.header.rulings.set,
    choices: read.header.rulings.overrides,
    read: [],
    assumed: false,
    replaced: false,
  },
  covered: { events: read.length, audited: 0, stopped: null },
  assurance: assuranceOf(record),
  verifier: VERIFIER,
  algorithm: ALGORITHM,
});
