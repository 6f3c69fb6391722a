// What may be said of a consequence that does not fit: its value, its place, or what is missing before it.
import type { Row } from "@assize/kernel-chart-engine";
import { type PreparedEvent, saysSo, type Taken } from "@assize/kernel-referee";
import { guessed } from "./choice-moves.ts";
import { COSTS } from "./costs.ts";
import { inPlaceOf, putIn } from "./gaps.ts";
import { leftOutChoices } from "./left-out-choices.ts";
import { type Hypothesis, type Moves, onward, unknownOf } from "./moves.ts";
import { waysOf } from "./carried-out.ts";
import { forcedFrom } from "./rules.ts";
import type { Search, Thorough } from "./search-state.ts";
import { along, keptOn, type Stand } from "./taken-back.ts";
import { carried, claimedData, costOf, otherValue } from "./values.ts";

/** Every way to go on with the line but to pass it over. `thorough`: also with choices that nobody wrote down. */
export function* consequenceMoves(
  search: Search,
  one: Hypothesis,
  index: number,
  prepared: PreparedEvent,
  thorough: Thorough,
): Moves {
  const line = search.lineAt(index);
  const here = search.rules.game.engine.accepts(one.position, line);
  const chain = [...forcedFrom(search.rules, one.position)];
  const simple: Hypothesis[] = [];
  if (here !== undefined) simple.push(...otherValue(search, one, index, prepared, here));
  simple.push(...afterMissing(search, one, index, prepared, chain, here !== undefined));
  yield* simple;
  if (here === undefined) {
    const [due] = chain;
    if (due !== undefined) yield inPlaceOf(one, index, due, COSTS.replaced);
    else if (thorough()) yield* guessed(search, one, index, "rewritten");
    for (const row of waysOf(search.rules, one.position, line.type))
      yield* notDue(search, one, index, prepared, row, due === undefined);
  }
  // Where an unknown choice may explain the line, no other one is looked for.
  const isExplained =
    unknownOf(one) !== null && chain.some(({ event }) => event.type === line.type);
  if (isExplained || !thorough("known") || simple.some((next) => goesOn(search, next, index)))
    return;
  yield* leftOutChoices(search, one, index, chain, thorough);
}

/** True where the lines right after the one in hand fit, up to the end of the record. */
const goesOn = (search: Search, { position, kept }: Hypothesis, index: number): boolean => {
  const end = Math.min(search.length, index + 1 + search.limits.fitAfterValue);
  let stand: Stand | null = { position, kept: keptOn(search, kept, index, position) };
  for (let line = index + 1; line < end && stand !== null; line++)
    stand = along(search, stand, line);
  return stand !== null;
};

/** The consequences before it are missing: it stands among those forced, as it is or with another value. */
function* afterMissing(
  search: Search,
  one: Hypothesis,
  index: number,
  prepared: PreparedEvent,
  chain: readonly Taken<unknown>[],
  isDue: boolean,
): Moves {
  const line = search.lineAt(index);
  const { type, by } = line;
  const equal = chain.findIndex(
    ({ event }, at) => at > 0 && event.type === type && saysSo(prepared, event.data, line.data),
  );
  if (equal > 0 && by === undefined) {
    yield onward(putIn(search, one, index, chain.slice(0, equal)), chain[equal]!.position);
    return;
  }
  if (isDue) return;
  const like = chain.findIndex(({ event }) => event.type === type);
  if (like > 0) {
    const put = putIn(search, one, index, chain.slice(0, like));
    yield* otherValue(search, put, index, prepared, chain[like]!.row);
  }
}

/** It is not due, and took place all the same: in the place of what is due, or where nothing is. */
function* notDue(
  search: Search,
  one: Hypothesis,
  index: number,
  prepared: PreparedEvent,
  row: Row,
  nothingDue: boolean,
): Moves {
  const line = search.lineAt(index);
  const data = claimedData(prepared, line, null);
  if (data === null) return;
  const unknown = unknownOf(one) ?? one.unexplained;
  yield* carried(search, one, {
    index,
    kind: nothingDue ? "passed-over" : "replaced",
    held: "believed",
    cost: costOf(one, COSTS.believedNotDue - 1) + 1,
    consumes: true,
    applied: { row, event: { type: line.type, data } },
    partOf: unknown,
  });
}
