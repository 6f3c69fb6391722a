// One log that is open: its record, audited, as a branch of steps, and the branches that leave it. A value that is
// never changed; what changes it answers another. Knows no words, no drawing and no eyes.
import type { Position } from "@assize/kernel-chart-engine";
import type { RecordedGame } from "@assize/kernel-event-log";
import type { Hash } from "@assize/kernel-integrity";
import type { Finding, GameModel, Verdict, WrittenEvent } from "@assize/kernel-model";
import { forcedSteps, type RulingRequest, type Start, type Taken } from "@assize/kernel-referee";
import { type Audit, auditRead, type Counts } from "@assize/kernel-verifier";

/** A sequence of events with the state after each: the record, or a branch that leaves it. */
export type BranchId = number;

/** The branch that was opened: the record, or the game that is being written down. */
export const RECORD: BranchId = 0;

/** One event of a branch, what was applied of it, and the state after it. */
export interface Step {
  readonly event: WrittenEvent;
  /** When it was recorded, ISO 8601 in UTC. */
  readonly at: string | null;
  /** None where the event was not applied; in a terse log what it forces comes with it. */
  readonly taken: readonly Taken<unknown>[];
  readonly position: Position<unknown>;
}

export interface Branch {
  readonly id: BranchId;
  /** The branch it leaves and after which event; null for the record. Its steps up to there are that branch's. */
  readonly from: { readonly branch: BranchId; readonly seq: number } | null;
  /** What was forced before the first event and stands in no step: in a terse log. */
  readonly before: readonly Taken<unknown>[];
  readonly opening: Position<unknown>;
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

export interface OpenOptions {
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

/** Audits a game that was read and keeps the state after each of its events, as ruled. */
export const openHistory = (record: RecordedGame, options: OpenOptions): Opened => {
  const steps: Omit<Step, "event" | "at">[] = [];
  const audit = auditRead(record, {
    games: [options.game],
    hash: options.hash,
    ...(options.rulings === undefined ? {} : { rulings: options.rulings }),
    onLine: (seq, taken, position) => {
      steps.push({ taken, position });
      options.onEvent?.(seq);
    },
  });
  if (audit.kind === "unreadable" || audit.start === null) return { kind: "not-shown", audit };
  const { start, verdict } = audit;
  const branch = recordBranch(record, start, steps);
  const { stopped } = verdict.covered;
  return {
    kind: "history",
    history: {
      start,
      record,
      verdict,
      counts: audit.counts,
      growing: options.growing === true,
      branches: new Map([[RECORD, branch]]),
      names: new Map(),
      nextBranch: RECORD + 1,
      shown: stopped === null ? record.events.length : stopped.seq - 1,
      findings: Map.groupBy(verdict.findings, ({ seq }) => seq),
    },
  };
};

const recordBranch = (
  record: RecordedGame,
  start: Start,
  audited: readonly Omit<Step, "event" | "at">[],
): Branch => {
  const terse = record.header.terse === true;
  const opening = terse ? withForced(start, [], start.position) : null;
  let last = {
    taken: [] as readonly Taken<unknown>[],
    position: opening?.position ?? start.position,
  };
  let forced = opening?.taken.length ?? 0;
  const steps = record.events.map(({ envelope }, index): Step => {
    const { type, by, data, at } = envelope;
    const event = by === undefined ? { type, data } : { type, by, data };
    const own = audited[index];
    if (own === undefined || own.taken.length === 0) last = { ...last, taken: [] };
    else if (terse) {
      // What was forced before this event has been shown with the one before it.
      const taken = own.taken.slice(forced);
      last = withForced(start, taken, own.position);
      forced = last.taken.length - taken.length;
    } else last = own;
    return { event, at: at ?? null, ...last };
  });
  return {
    id: RECORD,
    from: null,
    before: opening?.taken ?? [],
    opening: opening?.position ?? start.position,
    steps,
  };
};

/** In a terse log all that an event forces belongs to it. */
const withForced = (
  start: Start,
  taken: readonly Taken<unknown>[],
  position: Position<unknown>,
): Omit<Step, "event" | "at"> => {
  const forced = forcedSteps(start.game, position);
  return { taken: [...taken, ...forced], position: forced.at(-1)?.position ?? position };
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
  const position = seq === 0 ? branch.opening : branch.steps[seq - 1]?.position;
  if (position === undefined || seq > lastShown(history, branch)) return undefined;
  const { game, setup } = history.start;
  // The audit's own copy notes what it reads; nobody reads those notes any more.
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
