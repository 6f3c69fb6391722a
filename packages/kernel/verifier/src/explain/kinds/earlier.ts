// An earlier line was another one than is written, though it fits as it stands: only the line in hand contradicts it. A line that already
// has an edit may have been something else again. Lines that wrote what the line in hand read come first.
import type { Position } from "@assize/kernel-chart-engine";
import { type GameEvent, type Json, sameJson, type SeatId } from "@assize/kernel-model";
import { choiceOf } from "../../rules/rules.ts";
import { sameEvent } from "../same-event.ts";
import type { Conflict } from "../conflict.ts";
import { MARGIN, type RowName, TABLE } from "../costs.ts";
import { asItStands, linesThatFit, type Echoes, playAgain, type Replayed } from "../course.ts";
import {
  addedToRun,
  type Edit,
  editOf,
  inRow,
  type Play,
  rootOfRun,
  runBefore,
  type Stand,
  standOf,
} from "../edits.ts";
import { type Earlier, inOrder } from "../earlier-lines.ts";
import { OTHERS, type Others } from "../other-choices.ts";
import { differencesIn, valuesChanged } from "../differences.ts";
import { LIMITS } from "../limits.ts";

interface Onward {
  readonly play: Play;
  /** How many of the lines behind it fit. */
  readonly fits: number;
}

interface Found extends Onward {
  /** Which of `OTHERS` has it. */
  readonly changed: number;
}

/** What may be said of an earlier line, as far as it was not tried. */
interface Untried extends Earlier {
  /** The least that it may cost more than the play. */
  readonly least: number;
  readonly variants: Iterator<Variant, void>;
  /** Those that cost too much yet. */
  dear: readonly Priced[];
}

interface Priced {
  readonly variant: Variant;
  /** The least that the edits cost more with it. */
  readonly least: number;
}

/** Variants with which the line fits by its reads, or those with which it does not, by how much is changed. */
interface Round {
  readonly mends: boolean;
  readonly changed: number;
  readonly untried: readonly Untried[];
}

interface Attempted {
  readonly rounds: readonly Round[];
  readonly found: Found[];
}

/** What was tried for a play at the line that it reads next: nothing is tried again once more may be supposed. */
const attempted = new WeakMap<Play, Attempted>();

export function* earlier(conflict: Conflict): Generator<Play, void> {
  const { play, search, line } = conflict;
  if (!attempted.has(play) && !isRoom(conflict, leastAnywhere(conflict))) return;
  const { rounds, found } = attempted.get(play) ?? { rounds: roundsOf(conflict), found: [] };
  attempted.set(play, { rounds, found });
  for (const round of rounds) {
    // Where one line explains it with less changed, no more is supposed of another.
    const isExplained = found.some(
      ({ fits, changed }) => fits >= LIMITS.earlierAhead && changed < round.changed,
    );
    if (!isExplained) tryRound(conflict, round, found);
  }
  const best = bestOf(found);
  if (best.length < found.length) leftOutAt(search).add(line);
  yield* best;
}

/** Lines at which plays were found that are not followed: what a later line tells may be said there after all. */
const leftOutAt = ({ rules }: Conflict["search"]): Set<number> => {
  const lines = leftOut.get(rules) ?? new Set();
  leftOut.set(rules, lines);
  return lines;
};

const leftOut = new WeakMap<Conflict["search"]["rules"], Set<number>>();

/** The choices of the seat that the line in hand names come first, then the nearest. */
const roundsOf = (conflict: Conflict): readonly Round[] => {
  const { last, writers, others } = inOrder(conflict);
  const { lineAt } = conflict.search;
  const { by } = conflict.recorded;
  const isOwn = ({ stand }: Earlier): number =>
    by !== undefined && lineAt(stand.line).by === by ? 1 : 0;
  const ordered = (stands: readonly Earlier[]): readonly Earlier[] =>
    stands.toSorted((a, b) => isOwn(b) - isOwn(a) || b.stand.line - a.stand.line);
  const roundsWith = (mends: boolean, stands: readonly Earlier[]): readonly Round[] =>
    OTHERS.map((choices, changed) => ({
      mends,
      changed,
      untried: stands.map((one) => ({
        ...one,
        least: leastAt(conflict, one.stand, mends, changed),
        variants: variants(conflict, one.stand, choices),
        dear: [],
      })),
    }));
  return [
    ...roundsWith(true, ordered(last)),
    ...roundsWith(false, [...ordered([...writers, ...last]), ...others]),
  ];
};

/** Tries what a round has left, as far as it may cost so much. */
const tryRound = (conflict: Conflict, round: Round, found: Found[]): void => {
  const { play, search } = conflict;
  const most = search.rules.looked + LIMITS.earlierSteps;
  const goesOn = (): boolean => search.rules.looked <= most;
  for (const one of round.untried) {
    if (!isRoom(conflict, one.least)) continue;
    const dear: Priced[] = [];
    const attempt = (priced: Priced): void => {
      if (!goesOn() || !isRoom(conflict, priced.least)) dear.push(priced);
      else found.push(...triedWith(conflict, one, priced.variant, round));
    };
    for (const priced of one.dear) attempt(priced);
    while (goesOn()) {
      const { value: variant } = one.variants.next();
      if (variant === undefined) break;
      search.rules.looked++;
      const { edits, isKept } = variant;
      const isLeft = (edit: Edit): boolean => isKept(edit) || !mayBeNeedless(conflict, edit);
      const least = costOf(round.mends ? edits.filter(isLeft) : edits) - play.cost;
      attempt({ variant, least });
    }
    one.dear = dear;
  }
};

/**
 * A line that has an edit may be read otherwise for nothing. Edits of earlier episodes may become needless where a line before them is
 * mended; those of its own do so where they were said, if all that was found there is followed.
 */
const leastAt = (conflict: Conflict, { line }: Stand, mends: boolean, changed: number): number => {
  const { edits } = conflict.play;
  const before = mends
    ? -costOf(edits.filter((edit) => mayBeNeedless(conflict, edit) && edit.line >= line))
    : 0;
  if (edits.some((edit) => edit.line === line)) return before - fieldsIn(edits);
  const drop = addedToRun(rowOfDrop(conflict), runBefore(edits, line));
  return before + (changed > 0 ? TABLE["earlier-choice"].cost : Math.min(leastNew(conflict), drop));
};

const mayBeNeedless = ({ search, since }: Conflict, { at }: Edit): boolean =>
  at < since || leftOutAt(search).has(at);

/** What further values of lines cost that may have fewer. */
const fieldsIn = (edits: readonly Edit[]): number =>
  edits
    .filter(mayBeOther)
    .reduce((sum, { as, cost }) => sum + Math.max(0, cost - TABLE[as].cost), 0);

/** The least of what is said of an earlier line that has no edit yet, and belongs to none. */
const leastNew = ({ choice }: Conflict): number =>
  TABLE[choice === null ? "drop-earlier" : "put-in-earlier"].cost;

const leastAnywhere = (conflict: Conflict): number => {
  const { edits } = conflict.play;
  const before = -costOf(edits.filter((edit) => mayBeNeedless(conflict, edit)));
  return before + (edits.some(mayBeOther) ? -fieldsIn(edits) : leastNew(conflict));
};

/** True for an edit that supposes a choice which may have been another one. */
const mayBeOther = ({ kind, guessed, as, act }: Edit): boolean =>
  (kind === "revised" || (guessed && as !== "read-unknown")) &&
  (act.does === "read" || act.does === "insert");

/** Nobody is accused by what is said of a line that is no seat's choice: there what costs more than the least excuses nobody. */
const isRoom = ({ choice, room }: Conflict, more: number): boolean =>
  more + (choice?.by === undefined ? MARGIN : 0) <= room();

/** The play with it, where the line in hand fits. */
const triedWith = (
  conflict: Conflict,
  { stand, isLast, mended }: Earlier,
  { edits, isKept, echoes, after }: Variant,
  { mends, changed }: Round,
): readonly Found[] => {
  const isAsked = (): boolean => (after === undefined ? isLast : mended(after)) === mends;
  // A line that is forced may take long to derive: it is asked behind what rules out most readings.
  const isCheap = conflict.prepared?.class !== "consequence";
  if (isCheap && !isAsked()) return [];
  const again = playedAgain(conflict, stand, edits, isKept, echoes);
  if (again === null || !(isCheap || isAsked())) return [];
  const next = onward(conflict, again);
  const { without } = conflict.search;
  return next === null || next.play.edits.some(({ as }) => without.has(as))
    ? []
    : [{ ...next, changed }];
};

/** An edit that makes others needless is told where the first of these was. */
const playedAgain = (
  conflict: Conflict,
  stand: Stand,
  edits: readonly Edit[],
  isKept: Variant["isKept"],
  echoes: Echoes | null = null,
): Replayed | null => {
  const { search, play, line } = conflict;
  const again = playAgain(search, play, stand, edits, line, isKept, echoes);
  const own = edits.at(-1);
  if (again === null || own === undefined || own.at !== line || own.line === line) return again;
  const toRetell = own.partOf ?? own;
  const first = Math.min(
    line,
    ...play.edits
      .filter(
        (edit) => !again.edits.some((one) => one.line === edit.line && one.kind === edit.kind),
      )
      .map(({ at }) => at),
  );
  if (first === line || first <= toRetell.line) return again;
  const isOwn = (edit: Edit): boolean => edit.at === line && edit.line < first;
  const root = toldAt(conflict, toRetell, first);
  const before = edits.flatMap((edit) =>
    isOwn(edit) ? [] : [edit.partOf === toRetell ? { ...edit, partOf: root } : edit],
  );
  const now = edits.filter(isOwn).map((edit) => {
    if (edit === toRetell) return root;
    return { ...toldAt(conflict, edit, first), partOf: edit.partOf === null ? null : root };
  });
  const retold = [...before, ...now].toSorted((a, b) => a.at - b.at);
  return playAgain(search, play, stand, retold, line, isKept, echoes);
};

/** An edit that is told at another line than the one in hand, by what that line tells. */
const toldAt = ({ search }: Conflict, edit: Edit, at: number): Edit => {
  const as = rowToldAt(search, edit, at);
  const by = choiceOf(search.rules, search.lineAt(at))?.by;
  return { ...(as === edit.as ? edit : inRow(edit, as, by)), at };
};

const rowToldAt = (search: Conflict["search"], { as, act, line }: Edit, at: number): RowName => {
  if (search.rules.game.events.get(search.lineAt(at).type)?.class !== "decision") return as;
  // A choice that the rules refuse may have been its maker's second.
  if (as === "drop-earlier") return "drop-earlier-by-choice";
  if (as !== "earlier-choice" || act.does !== "read") return as;
  return rowByChoice(act.event.by, choiceOf(search.rules, search.lineAt(line))?.by);
};

const costOf = (edits: readonly Edit[]): number => edits.reduce((sum, { cost }) => sum + cost, 0);

/** The cheapest first, and of the dearer ones those that go on farther; some of those that are alike. */
const bestOf = (found: readonly Found[]): readonly Play[] => {
  const kept: Play[] = [];
  let [most, cost, alike] = [-1, -1, 0];
  for (const { play, fits } of found.toSorted(
    (a, b) => a.play.cost - b.play.cost || b.fits - a.fits,
  )) {
    if (play.cost > cost ? fits <= most : fits < most) continue;
    alike = fits > most ? 1 : alike + 1;
    [most, cost] = [fits, play.cost];
    if (alike <= LIMITS.earlierKept) kept.push(play);
  }
  return kept;
};

/** The play after the line in hand, where that fits now, or is dropped by one of the edits. */
const onward = (conflict: Conflict, { position, trail, edits }: Replayed): Onward | null => {
  const { search, line, play } = conflict;
  const isDropped = edits.some((edit) => edit.at === line && edit.kind === "belongs-before");
  const after = isDropped ? position : asItStands(search, { line, position, before: trail });
  if (after === null) return null;
  const next: Play = {
    line: line + 1,
    position: after,
    cost: costOf(edits),
    edits,
    trail: { line, position, before: trail },
    rivals: play.rivals,
  };
  return { play: next, fits: linesThatFit(search, standOf(next), LIMITS.earlierAhead) };
};

interface Variant {
  readonly edits: readonly Edit[];
  /** What lines behind it repeat of what is written there. */
  readonly echoes?: Echoes;
  readonly isKept: (edit: Edit) => boolean;
  /** Where another choice at the stand leads. */
  readonly after?: Position<unknown>;
}

function* variants(conflict: Conflict, stand: Stand, others: Others): Generator<Variant, void> {
  const { play, line, search } = conflict;
  const own = play.edits.filter((edit) => edit.line === stand.line);
  const told = own.find(mayBeOther);
  const { without } = search;
  if (told !== undefined)
    return without.has(otherwiseTold)
      ? undefined
      : yield* otherwiseTold(conflict, stand, told, others);
  const event = choiceOf(search.rules, search.lineAt(stand.line));
  if (own.length > 0 || event === null) return;
  const isKept = (edit: Edit): boolean => edit.line <= stand.line;
  for (const taken of without.has(others) ? [] : others(conflict, stand, event)) {
    const edit = editOf(rowOfRevised(conflict, taken.event, event), {
      line: stand.line,
      at: line,
      act: { does: "read", event: taken.event, way: "rules" },
      row: taken.row,
      by: conflict.choice?.by,
    });
    const echoes = echoesOf(conflict, stand.line, taken.event, edit);
    const own = { ...edit, cost: edit.cost + fieldsMore(edit.as, event, taken.event) };
    yield { edits: [...play.edits, own], isKept, echoes, after: taken.position };
  }
  if (others !== OTHERS[0] || line - stand.line > LIMITS.half) return;
  yield* exchangedWith(conflict, stand, event, isKept);
  const run = runBefore(play.edits, stand.line);
  const drop = rowOfDrop(conflict);
  const surplus = editOf(drop, {
    line: stand.line,
    at: line,
    act: { does: "drop", lines: 1 },
    written: event,
    cost: addedToRun(drop, run),
    partOf: rootOfRun(run),
  });
  yield { edits: [...play.edits, surplus], isKept };
  if (conflict.choice === null || sameEvent(conflict.choice, event)) return;
  const put = editOf("put-in-earlier", {
    line: stand.line,
    at: line,
    act: { does: "insert", event: conflict.choice, way: "rules" },
  });
  yield { edits: [...play.edits, put], isKept };
}

/** How many values more differ from what is written. */
const valuesMore = (
  { search }: Conflict,
  line: number,
  before: GameEvent,
  now: GameEvent,
): number => {
  const written = search.lineAt(line).data;
  const changed = ({ data }: GameEvent): number =>
    Math.max(1, valuesChanged(written, data as Json));
  return changed(now) - changed(before);
};

/** A line that has an edit was something else again: a guess at no cost, one more field of an earlier line at little. */
export function* otherwiseTold(
  conflict: Conflict,
  stand: Stand,
  told: Edit,
  others: Others,
): Generator<Variant, void> {
  const { play, search } = conflict;
  const { act } = told as Edit & { readonly act: { readonly event: GameEvent } };
  const isRevised = told.kind === "revised";
  const rest = play.edits.filter(({ kind, partOf }) => kind !== "value" || partOf !== told);
  for (const taken of search.without.has(others) ? [] : others(conflict, stand, act.event)) {
    const more = isRevised ? valuesMore(conflict, stand.line, act.event, taken.event) : 0;
    const instead = {
      ...told,
      act: { ...told.act, event: taken.event },
      cost: told.cost + TABLE[told.as].more * more,
    } as Edit;
    yield {
      edits: rest.map((edit) => (edit === told ? instead : edit)),
      isKept: (edit) => edit === instead || edit.line <= stand.line,
      ...(isRevised ? { echoes: echoesOf(conflict, stand.line, taken.event, instead) } : {}),
    };
  }
}

const rowOfDrop = (conflict: Conflict): RowName =>
  isByDecision(conflict) ? "drop-earlier-by-choice" : "drop-earlier";

const isByDecision = ({ prepared }: Conflict): boolean => prepared?.class === "decision";

/** By which line tells that a choice was another than is written, and whether it was another seat's. */
const rowOfRevised = (conflict: Conflict, another: GameEvent, written: GameEvent): RowName => {
  return isByDecision(conflict) ? rowByChoice(another.by, written.by) : "earlier-choice";
};

const rowByChoice = (by: SeatId | undefined, written: SeatId | undefined): RowName =>
  by === written ? "earlier-by-choice" : "earlier-seat";

/** What it costs that further values of the line differ. */
const fieldsMore = (as: RowName, written: GameEvent, another: GameEvent): number =>
  TABLE[as].more * Math.max(0, valuesChanged(written.data as Json, another.data as Json) - 1);

/** Values of the choice as it is written, each with the one that it was. */
const echoesOf = ({ search }: Conflict, line: number, { data }: GameEvent, of: Edit): Echoes => ({
  levels: differencesIn(data as Json, search.lineAt(line).data).map((one) => [one]),
  of,
});

/** It has the data of a later choice of its kind, and that one its own. */
function* exchangedWith(
  { search, play, line }: Conflict,
  stand: Stand,
  event: GameEvent,
  isKept: Variant["isKept"],
): Generator<Variant, void> {
  const { type, by, data } = event;
  if (by === undefined) return;
  for (let at = stand.line + 1; at < line && at <= stand.line + LIMITS.half; at++) {
    const other = choiceOf(search.rules, search.lineAt(at));
    if (other?.type !== type || other.by === undefined || sameJson(other.data, data)) continue;
    if (play.edits.some((edit) => edit.line === at)) continue;
    const as = other.by === by ? "earlier-exchanged" : "data-exchanged";
    const first = editOf(as, {
      kind: "revised",
      at: line,
      line: stand.line,
      act: { does: "read", event: { ...event, data: other.data }, way: "rules" },
    });
    const second = editOf(as, {
      kind: "revised",
      at: line,
      line: at,
      act: { does: "read", event: { ...other, data }, way: "rules" },
      cost: TABLE["other-half"].cost,
      partOf: first,
    });
    const levels = differencesIn(other.data as Json, data as Json).map(({ due, written }) => [
      { due, written },
      { due: written, written: due },
    ]);
    // One without the other is no exchange.
    const areKept = (edit: Edit): boolean => edit.as === as || isKept(edit);
    yield { edits: [...play.edits, first, second], isKept: areKept, echoes: { levels, of: first } };
  }
}
