// What may be said of a consequence that is due and recorded with other data: play went on by the rules, or by the record.
import type { Position, Row } from "@assize/kernel-chart-engine";
import type { Envelope } from "@assize/kernel-event-log";
import { type Json, sameJson } from "@assize/kernel-model";
import { deriveBy, type PreparedEvent, withDerived } from "@assize/kernel-referee";
import * as Result from "effect/Result";
import { COSTS } from "./costs.ts";
import {
  type Applied,
  type Hypothesis,
  type Move,
  type Moves,
  type NewMove,
  onward,
  rootOf,
  unknownOf,
  withMove,
} from "./moves.ts";
import {
  agreeBut,
  hasSameNumbers,
  isAsFarOff,
  isSameRenaming,
  type Renaming,
  renamingOf,
} from "./renamings.ts";
import { carriedOut } from "./carried-out.ts";
import { alternatives, fit, keyOf } from "./rules.ts";
import type { Search } from "./search-state.ts";

/** The recorded data, with derived values where the record knows none; null where they have another shape. */
export const claimedData = (prepared: PreparedEvent, line: Envelope, derived: unknown): unknown => {
  const decoded = prepared.decode(withDerived(line.data, derived));
  return Result.isFailure(decoded) ? null : decoded.success;
};

/** What differs of its own accord, and what may stem from a choice that nobody knows. */
export const costOf = (one: Hypothesis, ofItsOwn: number): number => {
  if (unknownOf(one) !== null) return COSTS.unknown;
  return one.unexplained === null ? ofItsOwn : COSTS.unexplained;
};

/** The deviation in which the same was written for the same first; null where it was not. */
export const renamedBefore = (
  search: Search,
  last: Move | null,
  index: number,
  renamed: Renaming | null,
): Move | null => {
  if (renamed === null) return null;
  let first: Move | null = null;
  let next = index;
  for (let move = last; move !== null; move = move.before) {
    if (move.renamed === null) continue;
    if (!isSameRenaming(renamed, move.renamed) && !isCarriedOn(search, renamed, move, next))
      continue;
    first = move;
    next = move.index;
  }
  return first === null ? null : rootOf(first);
};

/**
 * True where the same number is wrong as not far before, or it is off by as much and was never right in between: whoever
 * wrote it went on from what stood there.
 */
const isCarriedOn = (
  { lineAt, limits }: Search,
  renamed: Renaming,
  { index: earlier, renamed: before }: Move,
  later: number,
): boolean => {
  if (later - earlier <= limits.back && hasSameNumbers(renamed, before!)) return true;
  if (!isAsFarOff(renamed, before!)) return false;
  if (later - earlier <= limits.close) return true;
  const { type, data } = lineAt(later);
  if (lineAt(earlier).type !== type) return false;
  for (let line = earlier + 1; line < later; line++)
    if (lineAt(line).type === type && agreeBut(data, lineAt(line).data, renamed)) return false;
  return true;
};

/** The type is due, its value is another: play went on by the derived one, or by the record's. */
export function* otherValue(
  search: Search,
  one: Hypothesis,
  index: number,
  prepared: PreparedEvent,
  row: Row,
): Moves {
  const { rules } = search;
  const line = search.lineAt(index);
  const forced = deriveBy(rules.game, row, one.position);
  if (forced === null) return;
  const { event, position } = forced;
  const renamed = renamingOf(event.data as Json, line.data);
  const again = renamedBefore(search, one.last, index, renamed);
  const cause = unknownOf(one) ?? one.unexplained ?? again;
  const { valueCorrected, valueBelieved, renamedAgain } = COSTS;
  const told = { index, kind: "value", consumes: true, partOf: cause, renamed } as const;
  const corrected = withMove(one, {
    ...told,
    held: "corrected",
    // Where an unknown choice may explain the value, the record's is the likelier.
    cost: costOf(one, (again === null ? valueCorrected : renamedAgain) - 1) + 1,
    applied: { row, event },
  });
  yield onward(corrected.next, position);
  const data = claimedData(prepared, line, event.data);
  if (data === null) return;
  const applied = { row, event: { type: line.type, data } };
  const cost = costOf(one, again === null ? valueBelieved : renamedAgain);
  for (const next of carried(search, one, { ...told, held: "believed", cost, applied }))
    yield mattersNoMore(search, one, index, applied, next.position)
      ? { ...next, settled: true }
      : next;
}

/**
 * True where another alternative of the guess, with the same lines, leads to the same position: from here on it makes no
 * difference what was chosen.
 */
const mattersNoMore = (
  { rules, lineAt, limits }: Search,
  { guess, last, settled }: Hypothesis,
  index: number,
  applied: Applied,
  to: Position<unknown>,
): boolean => {
  if (guess === null || guess.earlier !== null || settled || last !== guess.move) return false;
  const looked = { left: limits.alternatives };
  for (const taken of alternatives(rules, guess.position, guess.wanted, looked)) {
    if (sameJson(taken.event.data, guess.move.applied!.event.data)) continue;
    let position: Position<unknown> | null = taken.position;
    for (let line = guess.from; line < index && position !== null; line++)
      position = fit(rules, position, lineAt(line))?.at(-1)?.position ?? null;
    if (position === null) continue;
    const other = carriedOut(rules, position, applied);
    return other !== null && keyOf(rules, other) === keyOf(rules, to);
  }
  return false;
};

type Claim = NewMove & { readonly applied: Applied };

/** Goes on from where a claim leads, if it can be carried out. */
export function* carried(search: Search, one: Hypothesis, claim: Claim): Moves {
  const position = carriedOut(search.rules, one.position, claim.applied);
  if (position !== null) yield onward(withMove(one, claim).next, position);
}
