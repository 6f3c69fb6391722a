// One log: the referee says first whether and where it breaks the rules, then the audit, and both are compared with what
// was planted. Knows how a verdict is read only through `reading.ts`.
import type { Verdict } from "@assize/kernel-model";
import { auditRead } from "@assize/kernel-verifier";
import { readGames } from "@assize/kernel-event-log";
import { nodeHash } from "@assize/kernel-integrity/node";
import { bytesOf } from "@assize/testkit";
import type { Judgement } from "../reference/referee.ts";
import { type Planted, type PlantedLog, sealed } from "./planted-log.ts";
import { accusedBy, tellsHeader, isRoot, undecidedIn } from "./reading.ts";
import type { Subject } from "./subject.ts";

export interface Judged {
  readonly name: string;
  /** What the referee says: another legal game, or one that breaks a rule. */
  readonly legal: boolean;
  /** Where referee and audit differ on that, in words; null where they agree. */
  readonly misjudged: string | null;
  /** Null: it went to the end. */
  readonly stopped: number | null;
  readonly events: number;
  readonly audited: number;
  readonly roots: number;
  readonly planted: number;
  /** As many roots as planted errors, each within a line of one of them; of a wrong header: it was told. */
  readonly exact: boolean;
  readonly honestAccused: readonly number[];
  /** Seats accused because a line names them in another one's place. */
  readonly accusedAsWritten: number;
  readonly cheats: number;
  readonly cheatsAccused: number;
  /** Not accused, but named among those between whom the audit cannot decide. */
  readonly cheatsUndecided: number;
  /** What the audit takes, in milliseconds. */
  readonly elapsedMs: number;
  /** For whoever looks at a failing case. */
  readonly told: string;
}

const WITHIN = 1;

const isAt = ({ at }: Planted, line: number): boolean =>
  at.some((one) => Math.abs(one - line) <= WITHIN);

/** Whether each line can be given a planted error of its own (Kuhn's matching; there are few of both). */
export const isMatched = (lines: readonly number[], planted: readonly Planted[]): boolean => {
  const taken = planted.map(() => -1);
  const give = (line: number, seen: ReadonlySet<number>): boolean =>
    planted.some((one, place) => {
      if (seen.has(place) || !isAt(one, lines[line]!)) return false;
      const other = taken[place]!;
      if (other >= 0 && !give(other, new Set([...seen, place]))) return false;
      taken[place] = line;
      return true;
    });
  return lines.length === planted.length && lines.every((_, line) => give(line, new Set()));
};

export const misjudgment = (judged: Judgement, verdict: Verdict): string | null => {
  const { kind, findings } = verdict;
  if (judged.legal) return kind === "compliant" ? null : `legal, and called ${kind}`;
  if (kind !== "violated") return `illegal at ${judged.at + 1}, and called ${kind}: ${judged.why}`;
  const [first] = findings;
  return first?.seq === judged.at + 1
    ? null
    : `illegal at ${judged.at + 1}, first found at ${first?.seq}: ${judged.why}`;
};

/** Where a single error shows is a place of it too. */
export const shownIn = (planted: readonly Planted[], judged: Judgement): readonly Planted[] => {
  const [first, ...others] = planted;
  if (first === undefined || judged.legal) return planted;
  return [{ ...first, at: [...first.at, judged.at + 1] }, ...others];
};

const isExact = (
  { model }: Subject,
  log: PlantedLog,
  planted: readonly Planted[],
  verdict: Verdict,
): boolean => {
  if (log.rightHeader !== null) return tellsHeader(verdict, model, log.rightHeader);
  const lines = verdict.findings.filter(isRoot).map(({ seq }) => seq);
  return isMatched(lines, planted);
};

/** Audits a log so many times, and says how long that takes: the least, so that a busy machine counts less. */
export const auditTimed = (
  { model }: Subject,
  bytes: Uint8Array,
  times: number,
  fullReader = false,
): { readonly verdict: Verdict; readonly elapsedMs: number } => {
  let elapsedMs = Infinity;
  for (let time = 1; ; time++) {
    const before = process.cpuUsage();
    const [read] = readGames(bytes);
    const answer = auditRead(read!, { games: [model], hash: nodeHash, fullReader });
    const { user, system } = process.cpuUsage(before);
    elapsedMs = Math.min(elapsedMs, (user + system) / 1000);
    if (answer.kind === "unreadable")
      throw new Error(`an unreadable log was made: ${answer.problem.code}`);
    if (time >= times) return { verdict: answer.verdict, elapsedMs };
  }
};

export const summary = (verdict: Verdict): string =>
  [
    ...verdict.findings
      .slice(0, 12)
      .map((one) =>
        `${one.seq} ${one.code} ${one.type}${isRoot(one) ? "" : ` (${one.follows})`} ${one.blame} ${one.by ?? ""}`.trim(),
      ),
    ...(verdict.covered.stopped === null ? [] : [`stopped at ${verdict.covered.stopped.seq}`]),
  ].join("; ");

/** Judges one log; audits it so many times. */
export const judgeLog = (
  subject: Subject,
  name: string,
  log: PlantedLog,
  times: number,
): Judged => {
  const judged = subject.judge(log.header, log.events);
  const { verdict, elapsedMs } = auditTimed(
    subject,
    bytesOf(sealed(log.header, log.events)),
    times,
  );
  const planted = shownIn(log.planted, judged);
  const accused = new Set(verdict.findings.flatMap(accusedBy));
  const undecided = new Set(verdict.findings.flatMap(undecidedIn));
  const cheats = new Set(planted.flatMap(({ cheat }) => (cheat === null ? [] : [cheat])));
  const named = new Set(planted.flatMap(({ namedInstead }) => namedInstead ?? []));
  const wrongly = [...accused].filter((seat) => !cheats.has(seat));
  return {
    name,
    legal: judged.legal,
    misjudged: misjudgment(judged, verdict),
    stopped: verdict.covered.stopped?.seq ?? null,
    events: verdict.covered.events,
    audited: verdict.covered.audited,
    roots: verdict.findings.filter(isRoot).length,
    planted: planted.length,
    exact: isExact(subject, log, planted, verdict),
    honestAccused: wrongly.filter((seat) => !named.has(seat)),
    accusedAsWritten: wrongly.filter((seat) => named.has(seat)).length,
    cheats: cheats.size,
    cheatsAccused: [...cheats].filter((seat) => accused.has(seat)).length,
    cheatsUndecided: [...cheats].filter((seat) => !accused.has(seat) && undecided.has(seat)).length,
    elapsedMs,
    told: `planted ${planted.map(({ kind, at, cheat }) => `${kind} at ${[...new Set(at)].join()}${cheat === null ? "" : ` by ${cheat}`}`).join("; ")}. ${summary(verdict)}`,
  };
};
