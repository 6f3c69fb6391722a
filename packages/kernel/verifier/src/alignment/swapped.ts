// A guessed order that a line contradicts: what came up and what should have come up change places in it. Knows no game:
// an order is whatever lists both.
import { isJsonObject, type Json } from "@assize/kernel-model";
import { alternatives, forcedFrom } from "./rules.ts";
import type { Hypothesis } from "./moves.ts";
import type { Search } from "./search-state.ts";

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
