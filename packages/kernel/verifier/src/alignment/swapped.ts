// An order that a line contradicts, guessed or written: what came up and what should have come up change places in it. Knows no
// game: an order is whatever lists both.
import type { Position } from "@assize/kernel-chart-engine";
import { type GameEvent, isJsonObject, type Json } from "@assize/kernel-model";
import { COSTS } from "./costs.ts";
import { type Hypothesis, type Moves, onward, withMove } from "./moves.ts";
import { alternatives, choiceOf, forcedFrom, legallyWith, plain } from "./rules.ts";
import type { Search } from "./search-state.ts";
import { through } from "./through.ts";

/** The guessed data with what the line in hand says in the place of what stood there; none where nothing can change. */
export function* swappedFor(
  search: Search,
  one: Hypothesis,
  guessed: Json,
  index: number,
): Generator<Json, void, void> {
  for (const [stood, came] of differencesAt(search, one, index)) {
    const data = swapped(guessed, stood, came);
    if (data !== null) yield data;
  }
}

/** A shuffle with two of its entries the other way round; a choice with what came up in the place of what should have. */
function* otherData(
  { by, data }: GameEvent,
  differing: readonly Difference[],
): Generator<Json, void, void> {
  for (const [stood, came] of differing) {
    const other =
      by === undefined ? swapped(data as Json, stood, came) : instead(data as Json, stood, came);
    if (other !== null) yield other;
  }
}

const differencesAt = (search: Search, one: Hypothesis, index: number): readonly Difference[] => {
  const line = search.lineAt(index);
  const awaited = awaitedData(search, one, line.type);
  return awaited === null ? [] : [...differences(awaited, line.data)];
};

/**
 * The latest earlier shuffle with which, had two of its entries stood the other way round, or the latest choice with which, had what
 * came up stood in the place of what should have, all lines fit up to the one in hand, and some after it. `least` is what the cheapest hypothesis costs that fits.
 */
export function* otherwiseShuffled(
  search: Search,
  one: Hypothesis,
  index: number,
  least: number,
): Moves {
  const { rules, limits, lineAt, length } = search;
  const cost = COSTS.revised;
  if (one.cost + cost > least + limits.margin) return;
  if (rules.game.events.get(lineAt(index).type)?.class === "decision") return;
  // Without a line after it nothing tells that more than this one is otherwise.
  if (index + 1 === length) return;
  const differing = differencesAt(search, one, index);
  if (differing.length === 0) return;
  const end = Math.min(length, index + limits.fitAfterBack);
  const most = rules.looked + limits.revisedReplayed;
  for (const { line, event, before } of madeBefore(search, one, index)) {
    if (rules.looked > most) return;
    for (const data of otherData(event, differing)) {
      const from = before();
      // A value that stands elsewhere need be none that the choice may have.
      const taken = from === null ? null : legallyWith(rules, from, event, data);
      const to = taken === null ? null : through(search, taken.position, line + 1, index);
      const after = to === null ? null : through(search, to, index, index + 1);
      if (after === null || through(search, after, index + 1, end) === null) continue;
      const revised = { line, event: taken!.event };
      const told = { index, kind: "revised", held: "corrected", cost, to: to!, revised } as const;
      yield onward({ ...withMove(one, told).next, position: to! }, after);
      return;
    }
  }
}

interface Made {
  readonly line: number;
  readonly event: GameEvent;
  readonly before: () => Position<unknown> | null;
}

/** The choices and outcomes of chance that are remembered, the latest first; then the orders that lie farther back. */
function* madeBefore(search: Search, one: Hypothesis, index: number): Generator<Made, void, void> {
  const { rules, lineAt } = search;
  let first = index;
  for (let trail = one.trail; trail !== null; { before: trail } = trail) {
    const { line, position } = trail;
    first = line;
    const event = choiceOf(rules, lineAt(line));
    if (event !== null) yield { line, event, before: () => position };
  }
  for (const line of outcomesBefore(search, first)) {
    const event = choiceOf(rules, lineAt(line))!;
    const before = () => through(search, plain(rules, rules.start.position), 0, line);
    yield { line, event, before };
  }
}

/** The outcomes of chance before a line, the latest first. */
function* outcomesBefore(
  { rules, lineAt, soundPart: { end, outcomes } }: Search,
  first: number,
): Generator<number, void, void> {
  for (let line = first - 1; line >= end; line--)
    if (choiceOf(rules, lineAt(line)) !== null && lineAt(line).by === undefined) yield line;
  for (const line of outcomes.toReversed()) if (line < first) yield line;
}

/** What an event of this type would say here, be it forced or an outcome of chance. */
const awaitedData = ({ rules }: Search, one: Hypothesis, type: string): Json | null => {
  let { position } = one;
  for (const step of forcedFrom(rules, position)) {
    if (step.event.type === type) return step.event.data as Json;
    ({ position } = step);
  }
  if (rules.game.events.get(type)?.class !== "chance") return null;
  const [outcome] = alternatives(rules, position, { type }, { left: MOST_OUTCOMES });
  return (outcome?.event.data as Json | undefined) ?? null;
};

/** Outcomes that are looked at for the one that is due: a pile has as many. */
const MOST_OUTCOMES = 300;

const isSingle = (value: Json | undefined): value is string | number =>
  typeof value === "string" || typeof value === "number";

/** What should have come, and what came in its place. */
type Difference = readonly [string | number, string | number];

/** Single values that differ, each with what it should have been. */
function* differences(awaited: Json, recorded: Json): Generator<Difference, void, void> {
  if (!isJsonObject(awaited) || !isJsonObject(recorded)) return;
  for (const [field, stood] of Object.entries(awaited)) {
    const came = recorded[field];
    if (isSingle(stood) && isSingle(came) && stood !== came) yield [stood, came];
  }
}

/** The data in which two entries of lists have changed places; null where one of them stands in none. */
const swapped = (data: Json, a: Json, b: Json): Json | null => {
  const found = new Set<Json>();
  const change = (value: Json, inList: boolean): Json => {
    if (Array.isArray(value)) return value.map((one) => change(one as Json, true));
    if (isJsonObject(value))
      return Object.fromEntries(
        Object.entries(value).map(([field, one]) => [field, change(one, false)]),
      );
    if (!inList || (value !== a && value !== b)) return value;
    found.add(value);
    return value === a ? b : a;
  };
  const changed = change(data, false);
  return found.size === 2 ? changed : null;
};

/** The data with one value in the place of the only other; null where that stands nowhere, or more than once. */
const instead = (data: Json, stood: Json, came: Json): Json | null => {
  let found = 0;
  const change = (value: Json): Json => {
    if (Array.isArray(value)) return value.map((one) => change(one as Json));
    if (isJsonObject(value))
      return Object.fromEntries(Object.entries(value).map(([field, one]) => [field, change(one)]));
    if (value !== stood) return value;
    found++;
    return came;
  };
  const changed = change(data);
  return found === 1 ? changed : null;
};
