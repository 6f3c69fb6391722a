// One log that is open: its record, audited, as a branch of steps, and the branches that leave it. A value that is
// never changed; what changes it answers another. Knows no words, no drawing and no eyes.
import type { Position } from "@assize/kernel-chart-engine";
import type { RecordedGame } from "@assize/kernel-event-log";
import type { Hash } from "@assize/kernel-integrity";
import { type Finding, type GameModel, Seq, type Verdict } from "@assize/kernel-model";
import type { RulingRequest, Start } from "@assize/kernel-referee";
import { type Opening, openingOf, type Step } from "@assize/kernel-replay";
import {
  type Audit,
  auditing,
  type AuditOptions,
  type Counts,
  type Explained,
} from "@assize/kernel-verifier";

/** A sequence of events with the state after each: the record, or a branch that leaves it. */
export type BranchId = number;

/** The branch that was opened: the record, or the game that is being written down. */
export const RECORD: BranchId = 0;

export interface Branch {
  readonly id: BranchId;
  /** The branch it leaves and after which event; null for the record. Its steps up to there are that branch's. */
  readonly from: { readonly branch: BranchId; readonly seq: number } | null;
  /** What was forced before the first event and stands in no step: in a terse log. */
  readonly opening: Opening;
  readonly steps: readonly Step[];
}

export interface History {
  readonly start: Start;
  /** As it was read; the log of a game that is being written down holds what stood there when it was opened. */
  readonly record: RecordedGame;
  readonly verdict: Verdict;
  readonly counts: Counts;
  /** True for a game that is being written down: its own branch may go on. */
  readonly growing: boolean;
  readonly branches: ReadonlyMap<BranchId, Branch>;
  readonly names: ReadonlyMap<BranchId, string>;
  readonly nextBranch: BranchId;
  /** The last event of the record whose state is known: the audit may have stopped. */
  readonly shown: number;
  readonly findings: ReadonlyMap<number, readonly Finding[]>;
}

export interface OpenOptions extends Pick<AuditOptions, "current" | "edition" | "engine"> {
  readonly game: GameModel;
  readonly hash: Hash;
  /** Rulings that replace the header's. */
  readonly rulings?: RulingRequest | undefined;
  readonly growing?: boolean | undefined;
  /** Told after each event of the record. */
  readonly onEvent?: ((seq: number) => void) | undefined;
}

/** A history, or the audit of a log whose game cannot be replayed here. */
export type Opened =
  | { readonly kind: "history"; readonly history: History }
  | { readonly kind: "not-shown"; readonly audit: Audit };

/** Audits a game that was read and keeps the state after each of its events, by the explanation that wins. */
export function* openHistory(record: RecordedGame, options: OpenOptions): Explained<Opened> {
  const steps: Step[] = [];
  const { game, rulings, onEvent, growing, ...others } = options;
  const audit = yield* auditing(record, {
    ...others,
    games: [game],
    ...(rulings === undefined ? {} : { rulings }),
    onStep: (step) => {
      steps.push(step);
      onEvent?.(step.seq);
    },
  });
  return historyOf(record, audit, steps, growing === true);
}

/** The history of a game that was audited; `steps` are those that the audit told (`onStep`), in order. */
export const historyOf = (
  record: RecordedGame,
  audit: Audit,
  steps: readonly Step[],
  growing = false,
): Opened => {
  if (audit.kind === "unreadable" || audit.start === null) return { kind: "not-shown", audit };
  const { start, verdict } = audit;
  const opening = openingOf(start, record);
  const unknown = notReached(record, steps, opening.position);
  const branch: Branch = { id: RECORD, from: null, opening, steps: [...steps, ...unknown] };
  const { stopped } = verdict.covered;
  return {
    kind: "history",
    history: {
      start,
      record,
      verdict,
      counts: audit.counts,
      growing,
      branches: new Map([[RECORD, branch]]),
      names: new Map(),
      nextBranch: RECORD + 1,
      shown: stopped === null ? record.events.length : stopped.seq - 1,
      findings: Map.groupBy(verdict.findings, ({ seq }) => seq),
    },
  };
};

/** The events that the audit did not come to: they are listed, and nothing is known of their states. */
const notReached = (
  { events }: RecordedGame,
  steps: readonly Step[],
  opening: Position<unknown>,
): readonly Step[] => {
  const last = steps.at(-1)?.after ?? opening;
  return events.slice(steps.length).map(({ envelope }, index): Step => ({
    seq: Seq(steps.length + index + 1),
    recorded: envelope,
    taken: [],
    before: last,
    after: last,
    readings: [],
    held: null,
    demanded: null,
    table: null,
  }));
};

export const branchOf = (history: History, id: BranchId): Branch | undefined =>
  history.branches.get(id);

/** The last event of a branch whose state is known. */
export const lastShown = (history: History, branch: Branch): number =>
  branch.id === RECORD && !history.growing ? history.shown : branch.steps.length;

/** The state after event `seq`; undefined where there is no such event or its state is not known. */
export const positionAt = (
  history: History,
  branch: Branch,
  seq: number,
): Position<unknown> | undefined => {
  const position = seq === 0 ? branch.opening.position : branch.steps[seq - 1]?.after;
  if (position === undefined || seq > lastShown(history, branch)) return undefined;
  const { game, setup } = history.start;
  // The audit's own copy notes what it reads; those notes are no longer used.
  return { at: position.at, context: game.model.withRulings(position.context, setup.rulings) };
};

/** The findings of an event; those of the record hold for what a branch took over from it. */
export const findingsAt = (history: History, branch: Branch, seq: number): readonly Finding[] =>
  seq <= sharedWithRecord(history, branch) ? (history.findings.get(seq) ?? []) : [];

/** How many events of a branch are the record's. */
export const sharedWithRecord = (history: History, branch: Branch): number => {
  if (branch.from === null) return branch.steps.length;
  const parent = history.branches.get(branch.from.branch);
  return parent === undefined ? 0 : Math.min(branch.from.seq, sharedWithRecord(history, parent));
};
