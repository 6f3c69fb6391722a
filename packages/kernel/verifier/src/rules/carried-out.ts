// Where something leads that the rules refuse: what if it stood? Costs nothing, blames nobody, notes no ruling.
import { type Position, type Row, rowsAnsweredFor } from "@assize/kernel-chart-engine";
import type { Envelope } from "@assize/kernel-event-log";
import type { GameEvent } from "@assize/kernel-model";
import { carryOut, type PreparedEvent, withDerived } from "@assize/kernel-referee";
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

/** Where something leads that the rules refuse, carried out with the recorded data; null where the game cannot carry it out. */
export const carriedOut = (
  rules: Rules,
  position: Position<unknown>,
  applied: Applied,
): Position<unknown> | null => {
  rules.looked++;
  return carryOut(rules.game, position, applied);
};

/** The recorded data, with derived values where the record knows none; null where they have another shape. */
export const claimedData = (prepared: PreparedEvent, line: Envelope, derived: unknown): unknown => {
  const decoded = prepared.decode(withDerived(line.data, derived));
  return Result.isFailure(decoded) ? null : decoded.success;
};
