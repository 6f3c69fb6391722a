// An earlier line was another one than is written, though it fits as it stands: only the line in hand contradicts it. A line that already
// has an edit may have been something else again. Lines that wrote what the line in hand read come first.
import { choiceOf } from "../../rules/rules.ts";
import type { Conflict } from "../conflict.ts";
import { MARGIN, type RowName, TABLE } from "../costs.ts";
import { asItStands, linesThatFit, type Echoes, playAgain, type Replayed } from "../course.ts";
import {
  addedToRun,
  type Edit,
  inRow,
  type Play,
  runBefore,
  type Stand,
  standOf,
} from "../edits.ts";
import { type Earlier, inOrder } from "../earlier-lines.ts";
import { OTHERS } from "../other-choices.ts";
import { LIMITS } from "../limits.ts";
import { mayBeOther, rowByChoice, rowOfDrop, type Variant, variants } from "../earlier-readings.ts";

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
