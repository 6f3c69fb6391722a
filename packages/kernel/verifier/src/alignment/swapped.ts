// An order that a line contradicts, guessed or written: what came up and what should have come up change places in it. Knows no
// game: an order is whatever lists both.
import { isJsonObject, type Json } from "@assize/kernel-model";
import { COSTS } from "./costs.ts";
import { type Hypothesis, type Moves, onward, withMove } from "./moves.ts";
import { alternatives, choiceOf, forcedFrom, legally } from "./rules.ts";
import type { Search } from "./search-state.ts";
import { through } from "./through.ts";

/** The guessed data with what the line in hand says in the place of what stood there; none where nothing can change. */
export function* swappedFor(
  search: Search,
  one: Hypothesis,
  guessed: Json,
  index: number,
): Generator<Json, void, void> {
  const line = search.lineAt(index);
  const awaited = awaitedData(search, one, line.type);
  if (awaited === null) return;
  for (const [stood, came] of differences(awaited, line.data)) {
    const data = swapped(guessed, stood, came);
    if (data !== null) yield data;
  }
}

/**
 * The latest earlier shuffle with which, had two of its entries stood the other way round, all lines fit up to the one in
 * hand, an outcome of chance, and some after it. `least` is what the cheapest hypothesis costs that fits.
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
  if (rules.game.events.get(lineAt(index).type)?.class !== "chance") return;
  const end = Math.min(length, index + limits.fitAfterBack);
  for (let trail = one.trail; trail !== null; trail = trail.before) {
    const event = choiceOf(rules, lineAt(trail.line));
    if (event === null || event.by !== undefined) continue;
    for (const data of swappedFor(search, one, event.data as Json, index)) {
      const taken = legally(rules, trail.position, { ...event, data });
      const to = taken === null ? null : through(search, taken.position, trail.line + 1, index);
      const after = to === null ? null : through(search, to, index, index + 1);
      if (after === null || through(search, after, index + 1, end) === null) continue;
      const revised = { line: trail.line, event: taken!.event };
      const told = { index, kind: "revised", held: "corrected", cost, to: to!, revised } as const;
      yield onward({ ...withMove(one, told).next, position: to! }, after);
      return;
    }
  }
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

/** Single values that differ, each with what it should have been. */
function* differences(
  awaited: Json,
  recorded: Json,
): Generator<readonly [string | number, string | number], void, void> {
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
