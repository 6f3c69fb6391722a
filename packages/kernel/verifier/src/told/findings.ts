// A finding of every statement: what the rules say against it, what it is called, who answers for it, what else it may be.
import type { Position } from "@assize/kernel-chart-engine";
import { type Envelope, readTableEvent } from "@assize/kernel-event-log";
import { type Doubt, type Finding, type Json, SeatId, Seq, type Stop } from "@assize/kernel-model";
import { forcedSteps, isOver } from "@assize/kernel-referee";
import type { Search } from "../explain/search-state.ts";
import type { Stand } from "../explain/edits.ts";
import { fit, plain } from "../rules/rules.ts";
import type { Blame } from "./blame.ts";
import { deviationOf, type Halves, halvesIn } from "./deviations.ts";
import * as evidence from "./evidence.ts";
import { rootOf, type Statement } from "./statements.ts";

/** What is told of a record from one of its lines on. Filled as the steps are gone through. */
export interface Telling {
  readonly findings: Finding[];
  readonly doubts: Doubt[];
  stopped: Stop | null;
  /** Lines of which nothing could be asked: after the end, of no known type. */
  unasked: number;
  position: Position<unknown>;
}

/** What an explanation is told with. */
export interface Teller {
  readonly search: Search;
  readonly court: evidence.Court;
  readonly telling: Telling;
  readonly halves: Halves;
  /** The statements by the line at which they are told. */
  readonly lines: ReadonlyMap<number, readonly Statement[]>;
  /** Whom the explanation accuses, by the statement that does. */
  readonly accused: ReadonlyMap<Statement, SeatId>;
  readonly blame: Blame;
  /** Where lines of the record take play back to, by their index. */
  readonly backs: ReadonlyMap<number, Position<unknown>>;
  /** The latest line told before which the game was not over. */
  lastPlayed: Pick<Stand, "line" | "position"> | null;
  readonly ids: Map<Statement, string>;
  /** All rulings read, and those read for the line in hand. */
  readonly read: Set<string>;
  readonly readNow: Set<string>;
}

/** Another explanation of more deviations than these is none that a person compares: it is not told. */
const MOST_MOVES = 100;

/** True for what only counts against an explanation. */
const isOnlyWeighed = ({ as }: Statement): boolean => as === "agrees-behind-gap";

/** Adds the finding of a statement, seen from the position before it. */
export const tellStatement = (
  teller: Teller,
  one: Statement,
  recorded: Envelope,
  position: Position<unknown>,
): void => {
  const { telling, search, ids } = teller;
  if (one.cost === 0 || isOnlyWeighed(one)) return;
  const told = evidenceOf(teller, one, recorded, position);
  // Of a line behind an end that only the rules tell, clauses were asked.
  const isBehindEnd = told.code === "event-after-end" && isOver(search.rules.game, position);
  if (told.code === "type-unknown" || isBehindEnd) telling.unasked++;
  const root = rootOf(one);
  // What is written behind the end is nobody's play.
  const isAfterEnd = told.code === "event-after-end";
  const between = isAfterEnd ? [] : teller.blame.between(one);
  const finding: Finding = {
    id: `f${telling.findings.length + 1}`,
    code: told.code,
    seq: Seq(one.index + 1),
    type: told.type ?? recorded.type,
    // A missing event is not the recorded one that stands in its place.
    by: told.type !== undefined || recorded.by === undefined ? null : SeatId(recorded.by),
    clauses: told.clauses ?? [],
    ...(told.completions?.length ? { completions: told.completions } : {}),
    rulings: restsOn(teller, told.clauses ?? []),
    expected: told.expected ?? null,
    recorded: told.recorded ?? null,
    blame:
      between.length > 0
        ? "undecided"
        : teller.accused.has(one) && !isAfterEnd
          ? "player"
          : "recorder",
    between,
    fields: told.fields ?? [],
    facts: told.facts ?? [],
    follows: root === one ? null : (ids.get(root) ?? null),
    explained: {
      deviation: deviationOf(search.rules.game, recorded.type, one, teller.halves),
      edit: one.as,
      held: one.held,
      cost: one.cost,
      supposed: isAfterEnd ? null : supposedBy(one),
      others: root === one ? othersOf(teller, one) : [],
    },
  };
  ids.set(one, finding.id);
  telling.findings.push(finding);
};

/** Rulings read for this line, and those read before through which the cited clauses are read. */
const restsOn = ({ court, read, readNow }: Teller, cited: readonly string[]): readonly string[] => {
  const through = court.game.model.rulebook.clauses.flatMap((clause) =>
    cited.includes(clause.id) ? (clause.rulings ?? []) : [],
  );
  return [...new Set([...readNow, ...through.filter((ruling) => read.has(ruling))])].sort();
};

/** What is supposed to have happened; of a guess only what is certain of it. */
const supposedBy = ({ applied: own, guessed, kind, revised }: Statement): Json => {
  if (revised !== null) {
    const { type, by } = revised.event;
    return by === undefined ? { seq: revised.line + 1, type } : { seq: revised.line + 1, type, by };
  }
  if (own === null || kind === "value" || kind === "stood") return null;
  const { type, by } = own.event;
  if (!guessed) return evidence.asJson(own.event);
  return by === undefined ? { type } : { type, by };
};

const othersOf = (
  { blame, search }: Teller,
  root: Statement,
): NonNullable<Finding["explained"]>["others"] =>
  blame.differences
    .filter(
      ({ without, instead }) =>
        instead.length <= MOST_MOVES && without.some((one) => rootOf(one) === root),
    )
    .map(({ more, instead }) => ({ more, moves: movesOf(search, instead) }));

const movesOf = (search: Teller["search"], instead: readonly Statement[]) => {
  const halves = halvesIn(instead);
  return instead
    .filter((own) => own.cost > 0 && !isOnlyWeighed(own))
    .map((own) => ({
      seq: Seq(own.index + 1),
      type:
        own.kind === "left-out"
          ? (own.applied ?? own.revised!).event.type
          : search.lineAt(own.index).type,
      deviation: deviationOf(search.rules.game, search.lineAt(own.index).type, own, halves),
      held: own.held,
      accuses: own.accuses,
    }));
};

/** True where a consequence of this very type is due: what differs is its value. */
export const isDueOtherwise = (
  { game }: evidence.Court,
  recorded: Envelope,
  position: Position<unknown>,
): boolean =>
  game.events.get(recorded.type)?.class === "consequence" &&
  game.engine.accepts(position, recorded) !== undefined;

const endsBy = ({ game }: evidence.Court, position: Position<unknown>): boolean => {
  const last = forcedSteps(game, position).at(-1);
  return last !== undefined && isOver(game, last.position);
};

/** The clauses of the step that ended the game; none where its line is let go, or was told otherwise. */
const endedBy = ({ court, search: { rules, lineAt }, lastPlayed }: Teller): readonly string[] => {
  if (lastPlayed === null) return [];
  const steps = fit(rules, lastPlayed.position, lineAt(lastPlayed.line)) ?? [];
  const last = steps.at(-1);
  if (last === undefined || !isOver(court.game, last.position)) return [];
  return evidence.applied(court, last, steps.at(-2)?.position ?? lastPlayed.position);
};

/** What the rules say against the line, or against what is missing before it. */
const evidenceOf = (
  teller: Teller,
  one: Statement,
  recorded: Envelope,
  position: Position<unknown>,
): evidence.Evidence => {
  const { court, search } = teller;
  const prepared = court.game.events.get(recorded.type);
  const ofTable = readTableEvent(search.rules.start.header, recorded, one.index + 1);
  if (ofTable !== null && !ofTable.ok) return evidence.tableAgainst(recorded, ofTable.problem);
  if (isOver(court.game, position))
    return evidence.behindEnd(court, recorded, position, () => endedBy(teller));
  if (prepared === undefined) return { code: "type-unknown", recorded: recorded.type };
  const isConsequence = prepared.class === "consequence";
  // Asked without noting what is read for it: where nothing ends, the finding rests on none of that.
  if (!isConsequence && one.kind !== "left-out" && endsBy(court, plain(search.rules, position)))
    return evidence.afterEnd(court, recorded, position);
  switch (one.kind) {
    case "seat-unexpected":
      return { code: "seat-unexpected", recorded: recorded.by ?? null };
    case "value":
      return evidence.otherValue(court, prepared, recorded, position, one.applied!.row);
    case "left-out":
      if (one.applied !== null && court.game.classOf(one.applied.row.event) === "consequence")
        return evidence.missing(court, one.applied, position);
      break;
    case "passed-over":
      if (!isConsequence) break;
      return one.twice || one.half !== null || !isDueOtherwise(court, recorded, position)
        ? evidence.surplus(court, recorded, position)
        : evidence.consequenceAgainst(court, prepared, recorded, position);
    default:
      break;
  }
  return isConsequence
    ? evidence.consequenceAgainst(court, prepared, recorded, position)
    : evidence.choiceAgainst(court, recorded, position);
};
