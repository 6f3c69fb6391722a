// Whether today's rulebook judges a record as it was judged before, and which clauses make the difference. What was judged before is
// told by a report that somebody kept, or else derived again by the rulebook that the header names. Knows no file.
import type { Header, ReadGame } from "@assize/kernel-event-log";
import type { SeatId, UndeterminedReason, Verdict, VerdictKind } from "@assize/kernel-model";
import { type AuditOptions, auditRead } from "./audit.ts";

/** A finding as far as it is compared: clauses were called otherwise in another rulebook. */
export interface JudgedFinding {
  /** The event it is about, counted from 1. */
  readonly seq: number;
  readonly code: string;
  readonly type: string;
  readonly clauses: readonly string[];
}

/** What a verdict comes to. */
export interface Judgement {
  readonly kind: VerdictKind;
  readonly findings: readonly JudgedFinding[];
  /** Null where the game has no outcome. */
  readonly winners: readonly number[] | null;
}

export type Migration =
  | { readonly kind: "unreadable" }
  /** `before` and `today` agree in kind, findings and winners. */
  | { readonly kind: "same"; readonly today: Judgement }
  | {
      readonly kind: "changed";
      readonly before: Judgement;
      readonly today: Judgement;
      /** What is found today and was not, and the reverse. */
      readonly found: readonly JudgedFinding[];
      readonly gone: readonly JudgedFinding[];
      /** Of these findings, each once; empty where only the winners are others, or what is not known. */
      readonly clauses: readonly string[];
    }
  /** The rulebook of the header is not known here, and there is no report: what was judged then nobody can say. */
  | {
      readonly kind: "unknown-before";
      readonly reason: UndeterminedReason;
      readonly today: Judgement;
    };

const judgementOf = ({ kind, findings, outcome }: Verdict): Judgement => ({
  kind,
  findings: findings.map(({ seq, code, type, clauses }) => ({ seq, code, type, clauses })),
  winners: outcome === null ? null : outcome.winners.map((seat: SeatId) => seat),
});

const keyOf = ({ seq, code, type }: JudgedFinding): string => `${seq} ${code} ${type}`;

const without = (
  all: readonly JudgedFinding[],
  others: readonly JudgedFinding[],
): readonly JudgedFinding[] => {
  const known = new Set(others.map(keyOf));
  return all.filter((finding) => !known.has(keyOf(finding)));
};

const compared = (before: Judgement, today: Judgement): Migration => {
  const found = without(today.findings, before.findings);
  const gone = without(before.findings, today.findings);
  const isSame =
    before.kind === today.kind &&
    found.length === 0 &&
    gone.length === 0 &&
    JSON.stringify(before.winners) === JSON.stringify(today.winners);
  if (isSame) return { kind: "same", today };
  const clauses = [...new Set([...found, ...gone].flatMap((finding) => finding.clauses))];
  return { kind: "changed", before, today, found, gone, clauses };
};

const UNKNOWN_THEN: readonly UndeterminedReason[] = ["unknown-rulebook", "unknown-rules-version"];

/**
 * What becomes of the verdict on a game. `kept` is the judgement in a report on the very same record; null where there is none.
 * `optionsFor` are those of an audit: its own wish for today's rulebook is not heeded.
 */
export const migrationOf = (
  read: ReadGame,
  optionsFor: (header: Header) => AuditOptions,
  header: Header | null,
  kept: (digest: string) => Judgement | null,
): Migration => {
  if (header === null) return { kind: "unreadable" };
  const options = optionsFor(header);
  const now = auditRead(read, { ...options, current: true });
  if (now.kind === "unreadable") return { kind: "unreadable" };
  const today = judgementOf(now.verdict);
  const stored = kept(now.verdict.record.digest);
  if (stored !== null) return compared(stored, today);
  if (now.verdict.rulebook?.replaced === false) return { kind: "same", today };
  const then = auditRead(read, { ...options, current: false });
  if (then.kind === "unreadable") return { kind: "unreadable" };
  const unknown = then.verdict.doubts.find(({ reason }) => UNKNOWN_THEN.includes(reason));
  return unknown === undefined
    ? compared(judgementOf(then.verdict), today)
    : { kind: "unknown-before", reason: unknown.reason, today };
};
