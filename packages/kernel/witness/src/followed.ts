// A record as its audit follows it: the choices that lead to a finding, and the line that deviates there.
import {
  type Envelope,
  FORMAT,
  headerOf,
  type ReadGame,
  type RecordedGame,
} from "@assize/kernel-event-log";
import type { Position } from "@assize/kernel-chart-engine";
import type { Finding, GameEvent } from "@assize/kernel-model";
import {
  isOver,
  type PreparedGame,
  rulingsAsJudged,
  settlingStep,
  type Start,
} from "@assize/kernel-referee";
import type { Step } from "@assize/kernel-replay";
import {
  type Act,
  type Audit,
  type AuditOptions,
  auditRead,
  playedGame,
} from "@assize/kernel-verifier";
import type { Table } from "./draft.ts";

/** A game that was audited, step by step. */
export interface Followed {
  readonly record: RecordedGame;
  readonly audit: Extract<Audit, { readonly kind: "audited" }>;
  readonly table: Table;
  /** For audits of what is made of it: by its own header, and no other is looked for. */
  readonly options: AuditOptions;
  readonly steps: readonly Step[];
  readonly acts: readonly Act[];
}

/** What is awaited at a position: the type that is forced, or the only outcome of chance; a choice; nothing any more. */
export const awaitedAt = (game: PreparedGame, position: Position<unknown>): string => {
  if (isOver(game, position)) return "(end)";
  return settlingStep(game, position)?.event.type ?? "(choice)";
};

/** What stands against the rules, and where. */
export interface Deviation {
  readonly finding: Finding;
  /** The line that the finding is about, as it stands. */
  readonly recorded: Envelope;
  readonly step: Step;
  /** Where the line is judged. */
  readonly position: Position<unknown>;
  /** What was awaited there. */
  readonly awaited: string;
  /** True where an event is missing before the line, so that the line itself is sound. */
  readonly isOmission: boolean;
}

/** The header of logs that are made of a record: complete, by the rulebook and the rulings that it was judged by. */
const headerFrom = (start: Start): Table["header"] => {
  const { terse: _, ...header } = start.header;
  return {
    ...header,
    format: FORMAT,
    rules: start.game.model.rules,
    rulebook: start.rulebook.digest,
    rulings: rulingsAsJudged(start),
  };
};

/** Audits a record and keeps every step; null where there is none to follow. */
export const follow = (record: ReadGame, options: AuditOptions): Followed | null => {
  if (!record.ok || headerOf(record) === null) return null;
  const steps: Step[] = [];
  const audit = auditRead(record, { ...options, onStep: (step) => void steps.push(step) });
  if (audit.kind === "unreadable" || audit.start === null) return null;
  const { start, verdict } = audit;
  const { rulings: _, current: __, onStep: ___, countTaken: ____, ...rest } = options;
  return {
    record,
    audit,
    table: { header: headerFrom(start), start },
    options: { ...rest, asStated: true },
    steps,
    acts: playedGame(start, steps, verdict.findings).acts,
  };
};

/** The deviation that a finding is about; null for one about the bytes of a file, or where nothing was followed so far. */
export const deviationOf = ({ table, steps }: Followed, finding: Finding): Deviation | null => {
  const step = steps[finding.seq - 1];
  if (finding.explained === null || step === undefined) return null;
  const { game } = table.start;
  const isOmission = finding.code === "consequence-missing";
  const type = isOmission ? finding.type : step.recorded.type;
  // A choice is missing before the line: there the line has no place.
  const isBehindGap = !isOmission && finding.explained.deviation === "left-out";
  const { at, context } = isBehindGap ? step.before : placeOfDeviation(step, type, game);
  const position = { at, context: game.model.withRulings(context, table.start.setup.rulings) };
  return {
    finding,
    recorded: step.recorded,
    step,
    position,
    awaited: awaitedAt(game, position),
    isOmission,
  };
};

/** Where the line is judged: behind what was put in before it. */
const placeOfDeviation = ({ before, taken }: Step, type: string, game: PreparedGame) => {
  const own = taken.findLastIndex(({ event }) => event.type === type);
  if (own > 0) return taken[own - 1]!.position;
  // In a terse record all that was forced before a choice is done already.
  return game.events.get(type)?.class === "consequence" || own === 0
    ? before
    : (taken.at(-1)?.position ?? before);
};

/** The acts that the play before a line came to: what was taken back is left out. */
export const actsBefore = (acts: readonly Act[], seq: number): readonly Act[] => {
  let now: Act[] = [];
  for (const act of acts) {
    if (act.seq >= seq) break;
    if (act.kind === "taken-back") now = now.filter((one) => one.seq <= act.to);
    else if (act.kind !== "gone-back") now.push(act);
  }
  return now;
};

/** The acts from a line on, up to where play is taken back. */
export const actsFrom = (acts: readonly Act[], seq: number): readonly Act[] => {
  const later = acts.filter((act) => act.seq >= seq);
  const end = later.findIndex(({ kind }) => kind === "taken-back" || kind === "gone-back");
  return end < 0 ? later : later.slice(0, end);
};

export const eventOf = ({ type, by, data }: Envelope): GameEvent =>
  (by === undefined ? { type, data } : { type, by, data }) as GameEvent;
