// Data that differ from written ones in one thing. Knows no game: what else may stand somewhere is what stands there in
// possible data.
import { isHuge, isJsonObject, type Json, sameJson } from "@assize/kernel-model";
import { without } from "./lists.ts";

/** `possible`: data of the same kind, of which one is a whole one. */
export function* nearTo(written: Json, possible: readonly Json[]): Generator<Json, void, void> {
  const [whole] = possible;
  if (whole === undefined || isHuge(written)) return;
  yield* inOrder(written, whole);
  yield* withAnother(written, valuesIn(possible));
  yield* withTwoExchanged(written);
  for (const one of possible) if (isNearInOrder(written, one)) yield one;
}

/** True where one member of one list is another, and the others stand in another order. */
const isNearInOrder = (written: Json, one: Json): boolean => {
  if (!isJsonObject(written) || !isJsonObject(one)) return false;
  const changed = Object.keys(one).filter(
    (field) => !sameJson(one[field]!, written[field] ?? null),
  );
  const [list, other] = [one[changed[0]!], written[changed[0]!]];
  return (
    changed.length === 1 &&
    Array.isArray(list) &&
    Array.isArray(other) &&
    list.length === other.length &&
    without(list, other).length === 1
  );
};

/** An order of things that names one of them twice: with the missing one in either place. */
function* inOrder(written: Json, whole: Json): Generator<Json, void, void> {
  if (!isJsonObject(written) || !isJsonObject(whole)) return;
  for (const [field, order] of Object.entries(written)) {
    const all = whole[field];
    if (!Array.isArray(order) || !Array.isArray(all) || order.length !== all.length) continue;
    const missing = without(all, order);
    const twice = without(order, all);
    if (missing.length !== 1 || twice.length !== 1) continue;
    for (const [index, one] of order.entries())
      if (sameJson(one, twice[0]!)) yield { ...written, [field]: order.with(index, missing[0]!) };
  }
}

/** With two members of a list exchanged. */
function* withTwoExchanged(written: Json): Generator<Json, void, void> {
  if (!isJsonObject(written)) return;
  for (const [field, list] of Object.entries(written)) {
    if (!Array.isArray(list)) continue;
    for (const [first, one] of list.entries())
      for (const [second, other] of list.entries())
        if (first < second && !sameJson(one, other))
          yield { ...written, [field]: list.with(first, other).with(second, one) };
  }
}

/** Single values by where they stand; places in a list are not told apart. */
type Values = ReadonlyMap<string, ReadonlySet<Json>>;

const isSingle = (value: Json): boolean => typeof value !== "object" || value === null;

const valuesIn = (possible: readonly Json[]): Values => {
  const values = new Map<string, Set<Json>>();
  const gather = (value: Json, path: string): void => {
    if (Array.isArray(value)) for (const one of value) gather(one as Json, `${path}[]`);
    else if (isJsonObject(value))
      for (const [field, one] of Object.entries(value)) gather(one, `${path}.${field}`);
    else values.set(path, (values.get(path) ?? new Set()).add(value));
  };
  for (const one of possible) gather(one, "");
  return values;
};

/** With one single value replaced by each other one that may stand there. */
function* withAnother(value: Json, values: Values, path = ""): Generator<Json, void, void> {
  if (isSingle(value)) {
    for (const one of values.get(path) ?? []) if (one !== value) yield one;
  } else if (Array.isArray(value)) {
    for (const [index, one] of value.entries())
      for (const other of withAnother(one as Json, values, `${path}[]`))
        yield value.with(index, other);
  } else if (isJsonObject(value)) {
    for (const [field, one] of Object.entries(value))
      for (const other of withAnother(one, values, `${path}.${field}`))
        yield { ...value, [field]: other };
  }
}
