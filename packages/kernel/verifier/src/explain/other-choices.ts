// Choices that may have been made at an earlier line in the place of the one that is written there. Prices none of them.
import type { Position } from "@assize/kernel-chart-engine";
import type { GameEvent, Json } from "@assize/kernel-model";
import type { Taken } from "@assize/kernel-referee";
import {
  alternatives,
  kindsDue,
  legally,
  legallyWith,
  nearData,
  type Rules,
} from "../rules/rules.ts";
import { askedOnce, madeOnce } from "./asked-once.ts";
import type { Conflict } from "./conflict.ts";
import { substituted } from "./differences.ts";
import type { Stand } from "./edits.ts";
import { LIMITS } from "./limits.ts";

/** What else a choice may have been. */
export type Others = (
  conflict: Conflict,
  stand: Stand,
  event: GameEvent,
) => Iterable<Taken<unknown>>;

/** With what the line in hand says in the place of what is due; another seat's. */
function* likeTheLine(
  { search: { rules }, differences }: Conflict,
  { position }: Stand,
  event: GameEvent,
): Generator<Taken<unknown>> {
  for (const data of substituted(event.data as Json, differences)) {
    // A value of the line in hand need be none that the choice may have.
    const taken = legallyWith(rules, position, event, data);
    if (taken !== null) yield taken;
  }
  for (const by of event.by === undefined ? [] : rules.seats) {
    const taken = by === event.by ? null : legally(rules, position, { ...event, by });
    if (taken !== null) yield taken;
  }
}

const NEARBY = askedOnce<Position<unknown>, GameEvent, Iterable<Taken<unknown>>>();
const FURTHER = askedOnce<Position<unknown>, GameEvent, Iterable<Taken<unknown>>>();

/** With one value changed. */
const nearIt: Others = ({ search }, { position }, event) => {
  const { type, by, data } = event;
  const wanted = { type, by, written: data as Json };
  return NEARBY(position, event, () =>
    madeOnce(nearData(search.rules, position, wanted, { left: LIMITS.alternatives })),
  );
};

const anyOther: Others = ({ search }, { position }, event) =>
  FURTHER(position, event, () => madeOnce(othersAt(search.rules, position, event)));

/** Any other of its kind, or another kind of choice. */
function* othersAt(
  rules: Rules,
  position: Position<unknown>,
  { type, by }: GameEvent,
): Generator<Taken<unknown>, void> {
  const seat = by === undefined ? {} : { by };
  yield* alternatives(rules, position, { type, ...seat }, { left: LIMITS.alternativesFar });
  if (by === undefined) return;
  for (const other of kindsDue(rules, position))
    if (other !== type)
      yield* alternatives(rules, position, { type: other, by }, { left: LIMITS.alternativesFar });
}

/** The nearest first. */
export const OTHERS: readonly Others[] = [likeTheLine, nearIt, anyOther];
