// What a record comes to with an arbiter's rulings: it is audited again, and from each line that was ruled on play goes on as the
// ruling says. The verdict of the record is another audit, and stays what it is.
import type { RecordedGame } from "@assize/kernel-event-log";
import {
  type Answered,
  type Arbitration,
  type ArbitrationProblem,
  type AsArbitrated,
  type Explained as ExplainedFinding,
  type Finding,
  type Outcome,
  sameJson,
  type Verdict,
  type VerdictKind,
} from "@assize/kernel-model";
import { isAsRuled, type Pin, type Pins } from "../explain/pins.ts";
import { type Audit, auditing, type AuditOptions } from "../audit.ts";
import type { Explained } from "../explaining.ts";
import { misplacedIn } from "./fitting.ts";
import { type BestPlaces, penalised, withBest } from "./penalties.ts";

type Audited = Extract<Audit, { readonly kind: "audited" }>;

/** The audit without rulings. */
export type Stated = Pick<Audited, "verdict" | "start">;

/** With the audit by the rulings, of which findings and positions can be asked. */
export interface Arbitrated {
  readonly as: AsArbitrated;
  readonly audit: Audited;
}

/** How a ruling lets play go on; null where it leaves that to the audit. */
const pinOf = (arbitration: Arbitration, stated: Verdict): Pin | null => {
  const { code, ruling, play, instead } = arbitration;
  const how = ruling === "penalty" ? play : ruling;
  if (how === undefined) return null;
  const pin = { code, play: how, instead: instead ?? null, isOfLine: false };
  const explained = foundAt(stated, arbitration)?.explained ?? null;
  return explained === null ? pin : { ...pin, isOfLine: !isExplainedAs(pin, explained) };
};

const isExplainedAs = (pin: Pin, { held, deviation }: ExplainedFinding): boolean =>
  isAsRuled(pin, held, deviation === "undone");

/** The rulings that say how play goes on, by their lines. */
const pinsOf = (arbitrations: readonly Arbitration[], stated: Verdict): Pins => {
  const pins = new Map<number, Pin[]>();
  for (const one of arbitrations) {
    const pin = pinOf(one, stated);
    if (pin === null) continue;
    const here = pins.get(one.line - 1);
    if (here === undefined) pins.set(one.line - 1, [pin]);
    else here.push(pin);
  }
  return pins;
};

const foundAt = (
  { findings }: Pick<Verdict, "findings">,
  { line, code }: Arbitration,
): Finding | null => findings.find((one) => one.seq === line && one.code === code) ?? null;

/** A finding about the bytes is no move of the game: nobody can play on otherwise. */
const isCarriedOut = (
  arbitration: Arbitration,
  stated: Verdict,
  { explained }: Finding,
): boolean => {
  const pin = pinOf(arbitration, stated);
  if (pin === null) return true;
  if (explained === null) return pin.play === "let-stand";
  if (!isExplainedAs(pin, explained)) return false;
  return pin.instead === null || sameJson(explained.supposed, { ...pin.instead });
};

const answeredBy = (
  arbitration: Arbitration,
  stated: Verdict,
  ruled: Verdict,
  misplaced: ArbitrationProblem | null,
): Answered => {
  const finding = misplaced === null ? answeredIn(arbitration, stated, ruled) : null;
  if (misplaced !== null) return { arbitration, finding, moot: false, problem: misplaced };
  if (finding !== null) {
    const problem = isCarriedOut(arbitration, stated, finding) ? null : "not-possible";
    return { arbitration, finding, moot: false, problem };
  }
  const moot = foundAt(stated, arbitration) !== null;
  return { arbitration, finding, moot, problem: moot ? null : "no-finding" };
};

/**
 * The finding that is answered, by the audit with all rulings. What is found against a line has another name where play goes on
 * otherwise: a line that is voided is a surplus one.
 */
const answeredIn = (arbitration: Arbitration, stated: Verdict, ruled: Verdict): Finding | null => {
  const named = foundAt(ruled, arbitration);
  if (named !== null || foundAt(stated, arbitration) === null) return named;
  const { line } = arbitration;
  return (
    ruled.findings.find((one) => one.seq === line && isCarriedOut(arbitration, stated, one)) ?? null
  );
};

/**
 * What no ruling answers. What belongs to an answered finding is answered with it; not what may only stem from a choice that
 * nobody knows, since that rests on a guess.
 */
const openIn = ({ findings }: Verdict, answered: readonly Answered[]): readonly Finding[] => {
  const closed = new Map(
    answered.flatMap(({ finding, problem }) =>
      finding === null || problem !== null ? [] : [[finding.id, finding] as const],
    ),
  );
  return findings.filter(({ id, follows }) => {
    if (closed.has(id)) return false;
    const root = follows === null ? undefined : closed.get(follows);
    return root === undefined || root.explained?.deviation === "choice-unknown";
  });
};

/** How it ended with the penalties, and which of them could not be applied. */
const outcomeWith = (
  outcome: Outcome | null,
  answered: readonly Answered[],
): { readonly outcome: Outcome | null; readonly all: readonly Answered[] } => {
  let ended = outcome;
  let best: BestPlaces = new Map();
  const all = answered.map((one): Answered => {
    const { penalty } = one.arbitration;
    if (one.problem !== null || penalty === undefined || ended === null) return one;
    const next = penalised(ended, penalty, best);
    if (next === null) return { ...one, problem: "no-points" };
    [ended, best] = [next, withBest(best, penalty)];
    return one;
  });
  return { outcome: ended, all };
};

const kindOf = (
  verdict: Verdict,
  answered: readonly Answered[],
  open: readonly Finding[],
): VerdictKind => {
  const isSure =
    answered.every(({ problem }) => problem === null) &&
    verdict.doubts.length === 0 &&
    verdict.covered.stopped === null &&
    !verdict.moreFindings &&
    !verdict.rulings.assumed;
  if (!isSure) return "undetermined";
  return open.length > 0 ? "violated" : "compliant";
};

/**
 * The record with these rulings, with a pause where it deviates. `stated` is the audit without them; null where that could not be replayed, so that nothing
 * can be ruled on.
 */
export function* arbitrating(
  read: RecordedGame,
  { verdict: stated, start }: Stated,
  options: AuditOptions,
  arbitrations: readonly Arbitration[],
): Explained<Arbitrated | null> {
  if (start === null) return null;
  const misplaced = misplacedIn(read, arbitrations, options.hash);
  const pins = pinsOf(
    arbitrations.filter((_, index) => misplaced[index] === null),
    stated,
  );
  const audit = yield* auditing(read, { ...options, asStated: true, pins });
  if (audit.kind === "unreadable") return null;
  const ruled = audit.verdict;
  const answered = arbitrations.map((one, index) =>
    answeredBy(one, stated, ruled, misplaced[index]!),
  );
  const { outcome, all } = outcomeWith(ruled.outcome, answered);
  const open = openIn(ruled, all);
  const as: AsArbitrated = {
    kind: kindOf(ruled, all, open),
    answered: all,
    open,
    stopped: ruled.covered.stopped,
    outcome,
  };
  return { as, audit };
}
