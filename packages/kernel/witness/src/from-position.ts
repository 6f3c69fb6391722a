// The smallest witness from a stated position: the position before the last choice on which the finding depends, with nothing
// in it that the finding does not need, and the events since.
import { positionAt } from "@assize/kernel-chart-engine";
import { type Json, noteReadings, sameJson } from "@assize/kernel-model";
import { statedAt } from "@assize/kernel-referee";
import type { Act, AuditOptions } from "@assize/kernel-verifier";
import * as Result from "effect/Result";
import type { Table } from "./draft.ts";
import { actsBefore, actsFrom, type Deviation, type Followed } from "./followed.ts";
import { AFTERS, spend } from "./limits.ts";
import { type Quantities, quantitiesOf } from "./quantities.ts";
import { type Reduced, reduced } from "./reduction.ts";
import type { CausalSlice } from "./slice.ts";
import { takenAway } from "./taken-away.ts";
import { createTrial, type Script, type Trial } from "./trial.ts";

/** A table that begins at a stated position; null where the game cannot stand so. */
const tableAt = (
  { header, start: { rulings, ...start } }: Table,
  position: NonNullable<Table["header"]["position"]>,
): Table | null => {
  const { model, table } = start.game;
  const { place, context } = position;
  const noted = noteReadings(start.setup.rulings, () => undefined);
  const setup = { ...start.setup, rulings: noted };
  const decoded = model.decodeContext(context, setup, start.edition, place);
  if (Result.isFailure(decoded) || model.invariants(decoded.success).length > 0) return null;
  const begun = positionAt(table, place, decoded.success);
  if (begun === undefined) return null;
  const plain = model.withRulings(begun.context, start.setup.rulings);
  const stated = { ...header, position };
  return {
    header: stated,
    start: { ...start, rulings, header: stated, position: { at: begun.at, context: plain } },
  };
};

/** The acts from the last one on that is in the slice. */
const actsSince = (before: readonly Act[], { events }: CausalSlice): readonly Act[] => {
  const seqs = new Set<number>(events);
  const at = before.findLastIndex(({ seq }) => seqs.has(seq));
  return before.slice(Math.max(at, 0));
};

export interface FromPosition extends Reduced {
  readonly trial: Trial;
}

interface Telling extends Pick<Trial, "left" | "told"> {
  readonly from: (seq: number) => string;
}

export const fromPosition = (
  followed: Followed,
  deviation: Deviation,
  slice: CausalSlice,
  { left, told, from }: Telling,
): FromPosition | null => {
  const { finding } = deviation;
  const { table, options } = followed;
  const acts = actsSince(actsBefore(followed.acts, finding.seq), slice);
  const [first] = acts;
  const stated = statedAt(
    table.start,
    first?.before ?? deviation.position,
    from(first?.seq ?? finding.seq),
  );
  const here = tableAt(table, stated);
  if (here === null) return null;
  const trial = createTrial(here, deviation, options, left, told);
  const following = actsFrom(followed.acts, finding.seq);
  const script = AFTERS.map((after): Script => ({ acts, following, after })).find(
    (one) => trial.of(one) !== null,
  );
  return script === undefined
    ? null
    : smallest(trial, script, { options, quantities: quantitiesOf(followed) });
};

interface Reducing {
  readonly options: AuditOptions;
  readonly quantities: Quantities;
}

/** Position and choices by turns, until neither gets smaller. */
const smallest = (first: Trial, script: Script, reducing: Reducing): FromPosition => {
  let trial = first;
  let now = reduced(trial, script);
  for (;;) {
    const barer = barest(trial, now.script, reducing);
    if (barer === trial) return { ...now, trial };
    trial = barer;
    now = reduced(trial, now.script);
  }
};

/** The trial at a position from which nothing can be taken away any more. */
const barest = (trial: Trial, script: Script, reducing: Reducing): Trial => {
  for (let now = trial; ;) {
    const next = barer(now, script, reducing);
    if (next === now) return now;
    now = next;
  }
};

/** Everything once: what can be taken away is, and what comes after it is tried on what is left. */
const barer = (trial: Trial, script: Script, { options, quantities }: Reducing): Trial => {
  let now = trial;
  let skip = 0;
  const lines = trial.of(script)?.lines.length ?? 0;
  for (;;) {
    const { context } = now.table.header.position!;
    let index = 0;
    let found: Trial | null = null;
    for (const less of takenAway(context, quantities)) {
      if (index++ < skip) continue;
      if (sameJson(less, context)) continue;
      found = withContext(now, less, { script, lines }, options);
      if (found !== null || now.left.reached) break;
    }
    if (found === null) return now;
    now = found;
    skip = Math.max(0, index - 1);
  }
};

/** The same from another position, where the game can stand so, and the finding is the same still and comes no later. */
const withContext = (
  trial: Trial,
  context: Json,
  { script, lines }: { readonly script: Script; readonly lines: number },
  options: AuditOptions,
): Trial | null => {
  if (!spend(trial.left, "positions")) return null;
  const position = { ...trial.table.header.position!, context };
  const table = tableAt(trial.table, position);
  if (table === null) return null;
  const other = createTrial(table, trial.deviation, options, trial.left, trial.told);
  const found = other.of(script);
  return found === null || found.lines.length > lines ? null : other;
};
