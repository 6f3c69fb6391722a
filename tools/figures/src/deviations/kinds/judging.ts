// One log of a kind: the slow referee says first where it breaks the rules, then the audit, and both are compared with what
// was planted. Knows how a verdict is read only through `reading.ts`.
import { readGames } from "@assize/kernel-event-log";
import { nodeHash } from "@assize/kernel-integrity/node";
import { sameJson, type Verdict } from "@assize/kernel-model";
import { auditRead, impactsOf } from "@assize/kernel-verifier";
import { bytesOf } from "@assize/testkit";
import { type Planted, sealed } from "../planted-log.ts";
import type { Judgement } from "../../reference/referee.ts";
import { accusedBy, isRoot, undecidedIn } from "../reading.ts";
import { isMatched, misjudgment, shownIn, summary } from "../judging.ts";
import type { Case } from "./all-kinds.ts";
import { isConfirmed } from "./confirming.ts";
import { judgedWithUndos } from "./forms.ts";
import { editsOf, type PlantedEdit } from "./planted-edits.ts";

/** How well the causes told are those that were planted. An audit that stops has not told them all. */
export const EXACTNESS = ["planted", "confirmed", "no"] as const;
export type Exactness = (typeof EXACTNESS)[number];

export interface JudgedCase {
  readonly name: string;
  readonly kind: string;
  readonly game: string;
  readonly form: string;
  /** What the slow referee says: another legal game, or one that breaks a rule. */
  readonly legal: boolean;
  /** The line where the first finding has to be; null in a legal game. */
  readonly firstLine: number | null;
  /** Where referee and audit differ on verdict or first line, in words; null where they agree. */
  readonly misjudged: string | null;
  readonly exact: Exactness;
  readonly roots: number;
  readonly findings: number;
  readonly stopped: number | null;
  readonly honestAccused: readonly number[];
  readonly cheats: number;
  readonly cheatsAccused: number;
  readonly cheatsNamed: number;
  /** Of processor time, in milliseconds. */
  readonly elapsedMs: number;
  readonly planted: Planted;
  readonly edits: readonly PlantedEdit[];
  readonly told: string;
}

type Audited = Extract<ReturnType<typeof auditRead>, { readonly verdict: Verdict }>;

/** Whoever audits: the audit itself, or one that leaves something unsaid. */
export type Auditor = typeof auditRead;

const audited = (
  { subject, log }: Case,
  auditor: Auditor,
): { readonly audit: Audited; readonly elapsedMs: number } => {
  const [read] = readGames(bytesOf(sealed(log.header, log.events)));
  const before = process.cpuUsage();
  const audit = auditor(read!, { games: [subject.model], hash: nodeHash });
  const { user, system } = process.cpuUsage(before);
  if (audit.kind === "unreadable")
    throw new Error(`an unreadable log was made: ${audit.problem.code}`);
  return { audit, elapsedMs: (user + system) / 1000 };
};

const WITHIN = 1;
const isNear = ({ at }: Planted, line: number): boolean =>
  at.some((one) => Math.abs(one - line) <= WITHIN);

/** The outcome that the audit tells is the true one, or is told as open. */
const tellsNoOtherScores = ({ honest }: Case, audit: Audited): boolean => {
  const { start, positions } = honest;
  const { outcome } = audit.verdict;
  const played = start.game.model.outcome(positions.at(-1)!.context) ?? null;
  if (outcome === null || (played !== null && sameJson(outcome.scores, played.scores))) return true;
  const impacts = impactsOf(audit)?.causes.values() ?? [];
  return [...impacts].some(({ effect }) => effect === "open");
};

const isExact = (one: Case, audit: Audited, where: Planted): boolean => {
  const { findings, covered } = audit.verdict;
  if (covered.stopped !== null) return false;
  const roots = findings.filter(isRoot).map(({ seq }) => seq as number);
  switch (one.kind.wanted) {
    case "causes":
      return isMatched(roots, [where]);
    case "habit":
      return roots.length > 0 && roots.every((line) => isNear(where, line));
    case "gap":
      return (
        isMatched(roots, [where]) &&
        findings.every(({ seq }) => isNear(where, seq)) &&
        tellsNoOtherScores(one, audit)
      );
  }
};

const REFEREED = new WeakMap<Case, Judgement>();

/** What the slow referee says of a case, asked once. */
const refereed = (one: Case): Judgement => {
  const { subject, log } = one;
  const judged = REFEREED.get(one) ?? judgedWithUndos(subject.judge)(log.header, log.events);
  REFEREED.set(one, judged);
  return judged;
};

/** Audits the log of a case and compares. */
export const judgeCase = (one: Case, auditor: Auditor = auditRead): JudgedCase => {
  const { log, kind, name } = one;
  const judged = refereed(one);
  const { audit, elapsedMs } = audited(one, auditor);
  const { verdict } = audit;
  const [where] = shownIn(log.planted, judged);
  const { cheat, namedInstead } = where!;
  const accused = [...new Set(verdict.findings.flatMap(accusedBy))];
  const undecided = new Set(verdict.findings.flatMap(undecidedIn));
  const honestAccused = accused.filter((seat) => seat !== cheat && seat !== namedInstead);
  const isAccused = cheat !== null && accused.includes(cheat);
  const [game, , , form] = name.split("/");
  const isPlanted = isExact(one, audit, where!);
  return {
    name,
    kind: kind.name,
    game: game!,
    form: form!,
    legal: judged.legal,
    firstLine: judged.legal ? null : judged.at + 1,
    misjudged: misjudgment(judged, verdict),
    exact: isPlanted
      ? "planted"
      : kind.wanted === "causes" && honestAccused.length === 0 && isConfirmed(one, verdict)
        ? "confirmed"
        : "no",
    roots: verdict.findings.filter(isRoot).length,
    findings: verdict.findings.length,
    stopped: verdict.covered.stopped?.seq ?? null,
    honestAccused,
    cheats: cheat === null ? 0 : 1,
    cheatsAccused: isAccused ? 1 : 0,
    cheatsNamed: cheat !== null && !isAccused && undecided.has(cheat) ? 1 : 0,
    elapsedMs,
    planted: where!,
    edits: editsOf(one.honest.events, log.events, log.planted[0]!),
    told: summary(verdict),
  };
};
