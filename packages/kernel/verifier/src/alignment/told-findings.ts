// A finding of every move: what the rules say against it, what it is called, who answers for it, what else it may be.
import type { Position } from "@assize/kernel-chart-engine";
import { type Envelope, readTableEvent } from "@assize/kernel-event-log";
import { type Doubt, type Finding, type Json, SeatId, Seq, type Stop } from "@assize/kernel-model";
import { comesUnasked, forcedSteps, isOver } from "@assize/kernel-referee";
import { answersBetween } from "./answering.ts";
import { deviationOf } from "./deviations.ts";
import * as evidence from "./evidence.ts";
import type { Blame, Difference } from "./blame.ts";
import { type Course, isExcused, type MadeAt } from "./excuses.ts";
import { inDoubt } from "./in-doubt.ts";
import { isDeviation, type Move, rootOf, type Trail } from "./moves.ts";
import { choiceOf, fit, plain } from "./rules.ts";
import { namedAt, namesAnyOf } from "./related.ts";
import { sameEvent, type Search } from "./search-state.ts";

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
  readonly moves: readonly Move[];
  readonly differences: readonly Difference[];
  readonly blame: Blame | null;
  /** Whom the explanation accuses, by the move that does. */
  readonly accused: ReadonlyMap<Move, SeatId>;
  /** Where lines of the record take play back to, by their index. */
  readonly backs: ReadonlyMap<number, Position<unknown>>;
  /** The first line of which nothing is told, where the audit stops before the end. */
  readonly untold: number;
  /** The lines told before the one in hand. */
  readonly course: {
    readonly search: Search;
    readonly lines: Course["lines"];
    readonly uncertain: Map<Move, MadeAt>;
    readonly asked: { steps: number };
    trail: Trail | null;
  };
  readonly ids: Map<Move, string>;
  /** All rulings read, and those read for the line in hand. */
  readonly read: Set<string>;
  readonly readNow: Set<string>;
}

/** Adds the finding of a move, seen from the position before it. */
export const tellMove = (
  teller: Teller,
  move: Move,
  recorded: Envelope,
  position: Position<unknown>,
): void => {
  const { telling, search, ids } = teller;
  if (move.cost === 0) return;
  const told = evidenceOf(teller, move, recorded, position);
  // Of a line behind an end that only the rules tell, clauses were asked.
  const isBehindEnd = told.code === "event-after-end" && isOver(search.rules.game, position);
  if (told.code === "type-unknown" || isBehindEnd) telling.unasked++;
  const root = rootOf(move);
  const here = plain(search.rules, position);
  // What is written behind the end is nobody's play.
  const isAfterEnd = told.code === "event-after-end";
  const isRefused = told.code === "decision-illegal";
  const between = isAfterEnd
    ? []
    : (teller.blame?.between(move) ?? betweenWhom(teller, move, here, isRefused));
  if (move.guessed || move.accuses !== null || move.kind === "revised")
    teller.course.uncertain.set(move, { here, earlier: madeEarlier(teller, move) });
  const finding: Finding = {
    id: `f${telling.findings.length + 1}`,
    code: told.code,
    seq: Seq(move.index + 1),
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
        : teller.accused.has(move) && !isAfterEnd
          ? "player"
          : "recorder",
    between,
    fields: told.fields ?? [],
    facts: told.facts ?? [],
    follows: root === move ? null : (ids.get(root) ?? null),
    explained: {
      deviation: deviationOf(search.rules.game, recorded.type, move, teller.moves),
      held: move.held,
      cost: move.cost,
      supposed: isAfterEnd ? null : supposedBy(move),
      others: root === move ? othersOf(teller, move) : [],
    },
  };
  ids.set(move, finding.id);
  telling.findings.push(finding);
};

/** The position in which an earlier choice was made that is told here; null where the move tells none, or it is let go. */
const madeEarlier = ({ course }: Teller, { kind, revised }: Move): Position<unknown> | null => {
  if (kind !== "revised") return null;
  let { trail } = course;
  while (trail !== null && trail.line > revised!.line) trail = trail.before;
  return trail?.line === revised!.line ? trail.position : null;
};

const betweenWhom = (
  teller: Teller,
  move: Move,
  here: Position<unknown>,
  isRefused: boolean,
): Finding["between"] => {
  const { accused, differences: all } = teller;
  if (move.suspects !== null) return [move.suspects, "recorder"];
  const seat = accused.get(move);
  // Play went on as if the other seat had chosen: that this one did only the line says.
  if (seat !== undefined && move.kind === "seat") return [seat, "recorder"];
  const unsure = seat === undefined ? [] : unborneOut(teller, move, seat);
  if (unsure.length > 0) return unsure;
  if (seat !== undefined && restsOnAGuess(teller, move, here)) return [seat, "recorder"];
  // What nobody is asked for gains nothing where nothing comes of it.
  if (seat !== undefined && move.kind === "passed-over" && isUnasked(teller, move))
    return [seat, "recorder"];
  const between = rootOf(move) === move ? answersBetween(move, accused, all) : [];
  if (seat === undefined) return withDoubt(teller, move, between, isRefused);
  if (between.length > 0) return between;
  return isExcused(teller.course, move, here) ? [seat, "recorder"] : [];
};

/** True where a choice that was guessed before, or what is written in its place, names what the accused one names. */
const restsOnAGuess = (
  { search, course }: Teller,
  { index }: Move,
  here: Position<unknown>,
): boolean => {
  const named = namedAt(search, here, index);
  return [...course.uncertain.keys()].some(({ guessed, applied, revised, index: at }) => {
    if (!guessed && revised === null) return false;
    const written = search.lineAt(revised?.line ?? at);
    const supposed = revised?.event ?? applied?.event;
    return [written.data, supposed?.data].some((data) => namesAnyOf(data, named));
  });
};

const isUnasked = ({ search: { rules, lineAt } }: Teller, { index }: Move): boolean =>
  comesUnasked(rules.game, lineAt(index).type);

/** With the seat whose decision may have been the wrong, where the record is blamed for it. */
const withDoubt = (
  { search, moves }: Teller,
  move: Move,
  between: Finding["between"],
  isRefused: boolean,
): Finding["between"] => {
  const isFirst = rootOf(move) === move && move.half === null;
  const seat = isFirst ? inDoubt(search, moves, move, isRefused) : null;
  if (seat === null || between.includes(seat)) return between;
  return between.length === 0 ? ["recorder", seat] : [...between, seat];
};

/**
 * Between whom it cannot be decided since an accusation rests on too little: nothing can be told after it; another deviation
 * stands just before it, or several not far before; no line after it fits; a choice of the kind is missing in the same gap; or it is the first of several choices that are no part of the game, as on a page of another one.
 */
const unborneOut = (
  { search, moves, untold }: Teller,
  move: Move,
  seat: SeatId,
): Finding["between"] => {
  const { rules, lineAt, limits } = search;
  const near = (lines: number): number =>
    moves.filter(
      (one) =>
        isDeviation(one) &&
        one.accuses === null &&
        one.index < move.index &&
        move.index - one.index <= lines &&
        rootOf(move) !== one,
    ).length;
  const others = moves.flatMap((one) => {
    const root = rootOf(move);
    const isPart = one.kind === "passed-over" && rootOf(one) === root && !root.impossible;
    if (!isPart || sameEvent(lineAt(one.index), lineAt(move.index))) return [];
    return choiceOf(rules, lineAt(one.index))?.by ?? [];
  });
  if (others.length > 0) return [...new Set([seat, ...others]), "recorder"];
  const { type } = lineAt(move.index);
  const isPutInAgain = (one: Move): boolean =>
    one.kind === "left-out" &&
    rootOf(one) === rootOf(move) &&
    one.applied!.event.type === type &&
    one.applied!.event.by === seat;
  const isUnsure =
    move.index + 1 >= untold ||
    fitsNoMore(search, moves, move) ||
    near(limits.close) > 0 ||
    near(limits.several.lines) >= limits.several.deviations ||
    moves.some(isPutInAgain);
  return isUnsure ? [seat, "recorder"] : [];
};

/** True where the choice and all lines after it, of which there are some, are no part of the game. */
const fitsNoMore = ({ length }: Search, moves: readonly Move[], { kind, index }: Move): boolean => {
  if (kind !== "passed-over" || index + 1 === length) return false;
  return (
    moves.filter((one) => one.kind === kind && one.index > index).length === length - index - 1
  );
};

/** Rulings read for this line, and those read before through which the cited clauses are read. */
const restsOn = ({ court, read, readNow }: Teller, cited: readonly string[]): readonly string[] => {
  const through = court.game.model.rulebook.clauses.flatMap((clause) =>
    cited.includes(clause.id) ? (clause.rulings ?? []) : [],
  );
  return [...new Set([...readNow, ...through.filter((ruling) => read.has(ruling))])].sort();
};

/** What is supposed to have happened; of a guess only what is certain of it. */
const supposedBy = ({ applied: own, guessed, kind, revised, impossible }: Move): Json => {
  if (revised !== null) {
    const { type, by } = revised.event;
    return by === undefined ? { seq: revised.line + 1, type } : { seq: revised.line + 1, type, by };
  }
  if (own === null || kind === "value" || kind === "stood" || impossible) return null;
  const { type, by } = own.event;
  if (!guessed) return evidence.asJson(own.event);
  return by === undefined ? { type } : { type, by };
};

const othersOf = (
  { differences: all, search }: Teller,
  root: Move,
): NonNullable<Finding["explained"]>["others"] =>
  all
    .filter(({ without }) => without.some((move) => rootOf(move) === root))
    .map(({ more, instead }) => ({
      more,
      moves: instead
        .filter(({ cost }) => cost > 0)
        .map((move) => ({
          seq: Seq(move.index + 1),
          type:
            move.kind === "left-out" ? move.applied!.event.type : search.lineAt(move.index).type,
          deviation: deviationOf(search.rules.game, search.lineAt(move.index).type, move, instead),
          held: move.held,
          accuses: move.accuses,
        })),
    }));

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
const endedBy = ({ court, search: { rules, lineAt }, course }: Teller): readonly string[] => {
  let { trail } = course;
  while (trail !== null && isOver(court.game, trail.position)) trail = trail.before;
  const steps = trail === null ? null : fit(rules, trail.position, lineAt(trail.line));
  const last = steps?.at(-1);
  if (last === undefined || !isOver(court.game, last.position)) return [];
  return evidence.applied(court, last, steps!.at(-2)?.position ?? trail!.position);
};

/** What the rules say against the line, or against what is missing before it. */
const evidenceOf = (
  teller: Teller,
  move: Move,
  recorded: Envelope,
  position: Position<unknown>,
): evidence.Evidence => {
  const { court, search } = teller;
  const prepared = court.game.events.get(recorded.type);
  const ofTable = readTableEvent(search.rules.start.header, recorded, move.index + 1);
  if (ofTable !== null && !ofTable.ok) return evidence.tableAgainst(recorded, ofTable.problem);
  if (isOver(court.game, position))
    return evidence.behindEnd(court, recorded, position, () => endedBy(teller));
  if (prepared === undefined) return { code: "type-unknown", recorded: recorded.type };
  const isConsequence = prepared.class === "consequence";
  // Asked without noting what is read for it: where nothing ends, the finding rests on none of that.
  if (!isConsequence && move.kind !== "left-out" && endsBy(court, plain(search.rules, position)))
    return evidence.afterEnd(court, recorded, position);
  switch (move.kind) {
    case "seat-unexpected":
      return { code: "seat-unexpected", recorded: recorded.by ?? null };
    case "value":
      return evidence.otherValue(court, prepared, recorded, position, move.applied!.row);
    case "left-out":
      if (court.game.classOf(move.applied!.row.event) === "consequence")
        return evidence.missing(court, move.applied!, position);
      break;
    case "passed-over":
      if (!isConsequence) break;
      return move.twice || move.half !== null || !isDueOtherwise(court, recorded, position)
        ? evidence.surplus(court, recorded, position)
        : evidence.consequenceAgainst(court, prepared, recorded, position);
    default:
      break;
  }
  return isConsequence
    ? evidence.consequenceAgainst(court, prepared, recorded, position)
    : evidence.choiceAgainst(court, recorded, position);
};
