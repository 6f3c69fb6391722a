// Lines are gone before a line at which something was told: what was told there, and what the line in hand says, goes back to what
// happened in them. Supposed only where a second line does not fit, since for one line there is always less to say: near the first one,
// or at any distance where it was told already that something is missing, or did not take place.
import type { Position } from "@assize/kernel-chart-engine";
import type { Conflict } from "../conflict.ts";
import { asItStands, linesThatFit, playAgain } from "../course.ts";
import { MARGIN, type RowName, TABLE } from "../costs.ts";
import { openFrom } from "../ruled.ts";
import { type Edit, editOf, isRoot, type Play, standsOf } from "../edits.ts";
import { inGap, type InGap, playings, writtenOn } from "../gap.ts";
import { note, noteWritten, type Written } from "../marks.ts";
import { choiceOf, fit, type Rules } from "../../alignment/rules.ts";

/** So many lines behind the first one that does not fit. */
const NEAR = 24;
/** So many events more than twice as many as need be may lie in a gap. */
const MORE = 8;
/** Lines at which lines may be gone, the latest first. */
const OPENED = 6;
/** Positions looked at of those that may stand behind a gap, and the lines that are to fit there. */
const LOOKED = 24;
const AHEAD = 12;

export function* linesMissing(conflict: Conflict): Generator<Play, void> {
  const { play, search, line, room } = conflict;
  for (const [first, as] of openings(conflict)) {
    const stand = [...standsOf(play, openFrom(search, line))].find((one) => one.line === first);
    if (stand === undefined) continue;
    const kept = play.edits.filter((edit) => edit.at < first && edit.line < first);
    const before = kept.reduce((sum, edit) => sum + edit.cost, 0);
    // All that is told at lines that are there comes first, as long as it costs less.
    if (before + TABLE[as].cost - play.cost > room(MARGIN)) continue;
    for (const [wider, to] of behindGap(conflict, stand.position, first).entries()) {
      const cost = TABLE[as].cost + wider * TABLE[as].more;
      if (before + cost - play.cost > room(MARGIN)) continue;
      const gap = editOf(as, { line: first, act: { does: "gap" }, cost, to });
      const again = playAgain(search, play, stand, [...kept, gap], line);
      if (again === null) continue;
      const trail = { line, position: again.position, before: again.trail };
      const after = asItStands(search, trail);
      if (after === null) continue;
      yield {
        line: line + 1,
        position: after,
        cost: before + cost,
        edits: again.edits,
        trail,
        rivals: play.rivals,
      };
    }
  }
}

/** The latest lines before which lines may be gone, each with what that is told as. */
const openings = ({ play, search, line }: Conflict): readonly (readonly [number, RowName])[] => {
  const rows = new Map<number, RowName>();
  for (const edit of play.edits.filter(isRoot).toReversed()) {
    const isNear = line - edit.at <= NEAR;
    if (!isNear && !tellsMissing(edit)) continue;
    const choice = choiceOf(search.rules, search.lineAt(edit.at));
    const own = choice?.by === undefined ? "lines-missing" : "lines-missing-at-choice";
    rows.set(edit.at, tellsMissing(edit) ? "more-missing" : (rows.get(edit.at) ?? own));
    if (rows.size >= OPENED) break;
  }
  return [...rows];
};

/** Something is missing before the line, or did not take place. */
const tellsMissing = ({ act, held }: Edit): boolean =>
  act.does === "insert" || (act.does === "read" && act.way === "claim" && held === "believed");

type Behind = readonly Position<unknown>[];

/** Positions behind gaps that were looked for, by where these begin. */
const found = new WeakMap<Rules, WeakMap<object, Behind>>();

/** Behind a gap of the least length; and of one in which anything was written that was ever written. */
const behindGap = ({ search }: Conflict, from: Position<unknown>, line: number): Behind => {
  const { rules } = search;
  const ofRules = found.get(rules) ?? new WeakMap<object, Behind>();
  found.set(rules, ofRules);
  const known = ofRules.get(from.context as object);
  if (known !== undefined) return known;
  const own = lookedFor(search, from, line);
  ofRules.set(from.context as object, own);
  return own;
};

/** The nearest position of those from which most lines fit. */
const lookedFor = (search: Conflict["search"], from: Position<unknown>, line: number): Behind => {
  const { rules, lineAt } = search;
  const { type } = lineAt(line);
  const ways = playings(rules, from);
  const here = ways.flatMap((way) =>
    way.filter(({ position }) => rules.game.table.leaves[position.at]!.rows.has(type)),
  );
  const all = inOrder(search, here, line).slice(0, LOOKED);
  const near = farthest(search, line, all, ({ events }) => writtenOn(ways, 2 * events + MORE));
  const ever = writtenOn(ways, Infinity);
  for (const [pattern, values] of writtenInRecord(search)) note(ever, pattern, values);
  const far = farthest(search, line, near?.fits === AHEAD ? [near.one] : all, () => ever);
  return [near, far].flatMap((one) => one?.position ?? []);
};

interface Farthest {
  readonly one: InGap;
  readonly position: Position<unknown>;
  readonly fits: number;
}

/** The first from which most lines fit, with what could have been written on the way to each. */
const farthest = (
  search: Conflict["search"],
  line: number,
  all: readonly InGap[],
  written: (one: InGap) => Written,
): Farthest | null => {
  let best: Farthest | null = null;
  for (const one of all) {
    const position = inGap(one.position, written(one));
    const fits = linesThatFit(search, { line, position, before: null }, AHEAD);
    if (fits > (best?.fits ?? 0)) best = { one, position, fits };
    if (fits === AHEAD) break;
  }
  return best;
};

/** What the lines of the record have written that are what the rules say. */
const writtenInRecord = ({ rules, lineAt, soundPart }: Conflict["search"]): Written => {
  const known = ofRecord.get(rules);
  if (known !== undefined) return known;
  const written: Written = new Map();
  let position: Position<unknown> | null = rules.start.position;
  for (let line = 0; line < soundPart.end && position !== null; line++) {
    const steps = fit(rules, position, lineAt(line));
    const next: Position<unknown> | null = steps?.at(-1)?.position ?? null;
    if (next !== null) noteWritten(written, position.context, next.context);
    position = next;
  }
  ofRecord.set(rules, written);
  return written;
};

const ofRecord = new WeakMap<Rules, Written>();

/** Those first at which the most lines fit as they stand, then the nearest. */
const inOrder = (
  search: Conflict["search"],
  all: readonly InGap[],
  line: number,
): readonly InGap[] =>
  all
    .map((one) => ({
      ...one,
      fits: linesThatFit(search, { line, position: one.position, before: null }, AHEAD),
    }))
    .toSorted((a, b) => b.fits - a.fits || a.events - b.events);
