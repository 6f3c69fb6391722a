// Where something leads that the rules refuse: what if it stood? The one place in which something that the rules never reach is carried
// out, and so the one that catches what an update throws. Costs nothing, blames nobody, notes no ruling.
import { type Position, type Row, rowsAnsweredFor } from "@assize/kernel-chart-engine";
import type { Envelope } from "@assize/kernel-event-log";
import { placeOf } from "@assize/kernel-referee";
import * as Result from "effect/Result";
import type { Applied } from "./moves.ts";
import { fit, type Rules } from "./rules.ts";

/** Ways by which a claimed event could have taken place here: those that the place answers for, whatever is asked. */
export const waysOf = (
  { game }: Rules,
  position: Position<unknown>,
  type: string,
): readonly Row[] => rowsAnsweredFor(game.table, position.at, type);

/**
 * Where something leads that the rules refuse. It is carried out with the recorded data, and from the position after it play has to be
 * able to go on, where that is asked; else null. No change need bear what the rules never reach, so what is thrown here is no defect, and
 * null too. Nowhere else is anything caught.
 */
export const carriedOut = (
  rules: Rules,
  position: Position<unknown>,
  { row, event }: Applied,
  isChecked = true,
): Position<unknown> | null => {
  rules.looked++;
  try {
    const next = rules.game.engine.take(row, position, event);
    return !isChecked || canBePlayedOn(rules, next) ? next : null;
  } catch {
    return null;
  }
};

/**
 * True where lines fit after something that the rules refuse was carried out, be the position after it possible or not. What
 * is thrown on the way is no defect, as above: it says that they do not.
 */
export const goesOnImpossibly = (
  rules: Rules,
  position: Position<unknown>,
  { row, event }: Applied,
  lines: readonly Envelope[],
): boolean => {
  try {
    let now: Position<unknown> | null = rules.game.engine.take(row, position, event);
    for (const line of lines) {
      rules.looked++;
      now = now === null ? null : (fit(rules, now, line)?.at(-1)?.position ?? null);
    }
    return now !== null;
  } catch {
    return false;
  }
};

/** True where the position could be stated, or breaks only what the game says that play can go on with. */
const canBePlayedOn = ({ start, game }: Rules, position: Position<unknown>): boolean => {
  const { encodeContext, decodeContext, invariants } = game.model;
  const broken = invariants(position.context);
  if (broken.length > 0) return broken.every(({ playable }) => playable === true);
  const place = placeOf(game, position);
  const encoded = encodeContext(position.context);
  const decoded = decodeContext(encoded, start.setup, start.edition, place);
  return Result.isSuccess(decoded) && invariants(decoded.success).length === 0;
};
