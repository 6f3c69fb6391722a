// Where something leads that the rules refuse: what if it stood? Costs nothing, blames nobody, notes no ruling.
import { answered, type Position, type Row, rowsAnsweredFor } from "@assize/kernel-chart-engine";
import type { Envelope } from "@assize/kernel-event-log";
import type { GameEvent, GameMistake } from "@assize/kernel-model";
import { carryOut, placeOf, type PreparedEvent, withDerived } from "@assize/kernel-referee";
import * as Result from "effect/Result";
import type { Rules } from "./rules.ts";

/** A transition, asked of its questions or not, with an event. */
export interface Applied {
  readonly row: Row;
  readonly event: GameEvent;
}

/** Ways by which a claimed event could have taken place here: those that the place answers for, whatever is asked. */
export const waysOf = (
  { game }: Rules,
  position: Position<unknown>,
  type: string,
): readonly Row[] => rowsAnsweredFor(game.table, position.at, type);

/**
 * Where something leads that the rules refuse. It is carried out with the recorded data, and from the position after it play has to be
 * able to go on, where that is asked; else null.
 */
export const carriedOut = (
  rules: Rules,
  position: Position<unknown>,
  applied: Applied,
  isChecked = true,
): Position<unknown> | null => {
  rules.looked++;
  const next = carryOut(rules.game, position, applied);
  return next !== null && (!isChecked || canBePlayedOn(rules, next)) ? next : null;
};

/** The recorded data, with derived values where the record knows none; null where they have another shape. */
export const claimedData = (prepared: PreparedEvent, line: Envelope, derived: unknown): unknown => {
  const decoded = prepared.decode(withDerived(line.data, derived));
  return Result.isFailure(decoded) ? null : decoded.success;
};

/** True where the position could be stated, or breaks only what the game says that play can go on with. */
const canBePlayedOn = ({ start, game }: Rules, position: Position<unknown>): boolean => {
  const { encodeContext, decodeContext, invariants } = game.model;
  const { context } = position;
  const canBe = (): boolean => {
    const broken = invariants(context);
    if (broken.length > 0) return broken.every(({ playable }) => playable === true);
    const encoded = encodeContext(context);
    const decoded = decodeContext(encoded, start.setup, start.edition, placeOf(game, position));
    return Result.isSuccess(decoded) && invariants(decoded.success).length === 0;
  };
  return answered(context, canBe, (cause) => cause as GameMistake, false);
};
