// Lines are gone before a line at which something was told: what was told there and since then, and what the line in hand says, goes back
// to what happened in them. Supposed only where all of that costs as much.
import type { Position } from "@assize/kernel-chart-engine";
import { madeOnce } from "../asked-once.ts";
import type { Conflict } from "../conflict.ts";
import { asItStands, linesThatFit, playAgain } from "../course.ts";
import { type RowName, TABLE } from "../costs.ts";
import { againstGap } from "../against-gaps.ts";
import { openFrom } from "../ruled.ts";
import { editOf, isRoot, type Play, standsOf } from "../edits.ts";
import { inGap, type InGap, playings, writtenOn } from "../gap.ts";
import { note, noteWritten, type Written } from "../marks.ts";
import { choiceOf, fit, type Rules } from "../../rules/rules.ts";
import { LIMITS } from "../limits.ts";

export function* linesMissing(conflict: Conflict): Generator<Play, void> {
  const { play, search, line, room } = conflict;
  for (const first of openings(conflict)) {
    const stand = [...standsOf(play, openFrom(search, line))].find((one) => one.line === first);
    if (stand === undefined) continue;
    const kept = play.edits.filter((edit) => edit.at < first && edit.line < first);
    if (!play.edits.every((edit) => kept.includes(edit) || edit.at >= first)) continue;
    const before = kept.reduce((sum, edit) => sum + edit.cost, 0);
    const as = rowAt(conflict, first);
    if (before + TABLE[as].cost - play.cost > room()) continue;
    let { cost } = TABLE[as];
    for (const to of behindGap(conflict, stand.position, first)) {
      if (before + cost - play.cost > room()) break;
      const gap = editOf(as, { line: first, act: { does: "gap" }, cost, to });
      cost += TABLE[as].more;
      const again = playAgain(search, play, stand, [...kept, gap], line);
      if (again === null) continue;
      const trail = { line, position: again.position, before: again.trail };
      const after = asItStands(search, trail);
      if (after === null) continue;
      const against = againstGap(play, again.edits, trail, first, to);
      const whole = before + gap.cost + against.reduce((sum, edit) => sum + edit.cost, 0);
      if (whole - play.cost > room()) break;
      yield {
        line: line + 1,
        position: after,
        cost: whole,
        edits: [...again.edits, ...against],
        trail,
        rivals: play.rivals,
      };
      break;
    }
  }
}

/** The lines of the episode at which something was told, the first ones: lines may be gone before each of them. */
const openings = ({ play, line }: Conflict): readonly number[] => {
  const lines = new Set<number>();
  let next = line;
  for (const { at } of play.edits.filter(isRoot).toReversed()) {
    if (next - at > LIMITS.settled) break;
    lines.add(at);
    next = at;
  }
  return [...lines].toReversed().slice(0, LIMITS.gaps);
};

/** Whether somebody may have made the choice against the rules before which lines are gone. */
const rowAt = ({ search: { rules, lineAt } }: Conflict, line: number): RowName =>
  choiceOf(rules, lineAt(line))?.by === undefined ? "lines-missing" : "lines-missing-at-choice";

type Behind = Iterable<Position<unknown>>;

interface Opened {
  readonly context: unknown;
  readonly behind: Behind;
}

/** Positions behind the gaps that were looked for, by the line before which they are. */
const opened = new WeakMap<Rules, Map<number, Opened>>();

/** Behind a gap before a line, from the position in which the cheapest play stood there when that was first asked. */
const behindGap = (
  { search }: Conflict,
  { context, at }: Position<unknown>,
  line: number,
): Behind => {
  const { rules } = search;
  const ofRules = opened.get(rules) ?? new Map<number, Opened>();
  opened.set(rules, ofRules);
  const known = ofRules.get(line) ?? {
    context,
    behind: madeOnce(lookedFor(search, { at, context }, line)),
  };
  ofRules.set(line, known);
  return known.context === context ? known.behind : [];
};

/**
 * The nearest position of those from which most lines fit: behind a gap of the least length, and behind one in which anything was written
 * that was ever written.
 */
function* lookedFor(
  search: Conflict["search"],
  from: Position<unknown>,
  line: number,
): Generator<Position<unknown>, void> {
  const { rules, lineAt } = search;
  const { type } = lineAt(line);
  const ways = playings(rules, from);
  const here = ways.flatMap((way) =>
    way.filter(({ position }) => rules.game.table.leaves[position.at]!.rows.has(type)),
  );
  const all = inOrder(search, here, line).slice(0, LIMITS.gapPositions);
  const upTo = new Map<number, Written>();
  const near = farthest(search, line, all, ({ events }) => {
    const most = Math.max(LIMITS.gapEvents, 2 ** Math.ceil(Math.log2(2 * events)));
    const written = upTo.get(most) ?? writtenOn(ways, most);
    upTo.set(most, written);
    return written;
  });
  if (near !== null) yield near.position;
  const ever = writtenOn(ways, Infinity);
  for (const [pattern, values] of writtenInRecord(search)) note(ever, pattern, values);
  const far = farthest(search, line, near?.fits === LIMITS.gapAhead ? [near.one] : all, () => ever);
  if (far !== null) yield far.position;
}

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
    const fits = linesThatFit(search, { line, position, before: null }, LIMITS.gapAhead);
    if (fits > (best?.fits ?? 0)) best = { one, position, fits };
    if (fits === LIMITS.gapAhead) break;
  }
  return best;
};

/** What the lines of the record have written that are what the rules say. */
const writtenInRecord = ({ rules, lineAt, soundEnd }: Conflict["search"]): Written => {
  const known = ofRecord.get(rules);
  if (known !== undefined) return known;
  const written: Written = new Map();
  let position: Position<unknown> | null = rules.start.position;
  for (let line = 0; line < soundEnd && position !== null; line++) {
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
      fits: linesThatFit(search, { line, position: one.position, before: null }, LIMITS.gapAhead),
    }))
    .toSorted((a, b) => b.fits - a.fits || a.events - b.events);
