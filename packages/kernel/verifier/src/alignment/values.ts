// What may be said of a consequence that is due and recorded with other data: play went on by the rules, or by the record.
import type { Row } from "@assize/kernel-chart-engine";
import type { Envelope } from "@assize/kernel-event-log";
import { deriveEvent, type PreparedEvent, unknownFields } from "@assize/kernel-referee";
import * as Result from "effect/Result";
import { withDerived } from "../compare.ts";
import { COSTS } from "./costs.ts";
import { type Hypothesis, type Move, type NewMove, onward, unknownOf, withMove } from "./moves.ts";
import { carriedOut } from "./rules.ts";
import type { Search } from "./search-state.ts";

/** The recorded data, with derived values where the record knows none; null where they have another shape. */
export const claimedData = (prepared: PreparedEvent, line: Envelope, derived: unknown): unknown => {
  const unknown = unknownFields(line.data, prepared.definition.fields);
  const decoded = prepared.decode(withDerived(line.data, derived, unknown));
  return Result.isFailure(decoded) ? null : decoded.success;
};

/** The type is due, its value is another: play went on by the derived one, or by the record's. */
export function* otherValue(
  search: Search,
  one: Hypothesis,
  index: number,
  prepared: PreparedEvent,
  row: Row,
): Generator<Hypothesis> {
  const { rules } = search;
  const line = search.lineAt(index);
  const unknown = unknownOf(one);
  const told = { index, kind: "value", consumes: true, partOf: unknown } as const;
  const event = deriveEvent(rules.game, row, one.position);
  const corrected = withMove(one, {
    ...told,
    held: "corrected",
    // Where an unknown choice may explain the value, the record's is the likelier.
    cost: unknown === null ? COSTS.valueCorrected : COSTS.unknown + 1,
    applied: { row, event },
  });
  yield onward(corrected.next, rules.game.engine.take(row, one.position, event));
  const data = claimedData(prepared, line, event.data);
  if (data === null) return;
  const applied = { row, event: { type: line.type, data } };
  const cost = unknown === null ? COSTS.valueBelieved : COSTS.unknown;
  yield* carried(search, one, { ...told, held: "believed", cost, applied });
}

type Claim = NewMove & { readonly applied: NonNullable<Move["applied"]> };

/** Goes on from where a claim leads, if it can be carried out. */
export function* carried(search: Search, one: Hypothesis, claim: Claim): Generator<Hypothesis> {
  const position = carriedOut(search.rules, one.position, claim.applied);
  if (position !== null) yield onward(withMove(one, claim).next, position);
}
