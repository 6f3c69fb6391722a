// An unread shuffle has more orders than can be gone through, but a record tells it bit by bit: where a line says that another
// thing came up than the order in hand has there, the two change places. So only what the rules read of an order is ever
// decided, as in C. Boyapati, S. Khurshid, D. Marinov, "Korat: Automated Testing Based on Java Predicates", ISSTA 2002.
import { isJsonObject, isUnknown, type Json } from "@assize/kernel-model";

type Single = string | number;

const isSingle = (value: Json | undefined): value is Single =>
  typeof value === "string" || typeof value === "number";

/** Both values with places changed, wherever they stand in the data. */
const exchanged = (data: Json, one: Single, other: Single): Json => {
  if (data === one) return other;
  if (data === other) return one;
  if (Array.isArray(data)) return data.map((inside) => exchanged(inside as Json, one, other));
  if (!isJsonObject(data)) return data;
  return Object.fromEntries(
    Object.entries(data).map(([member, inside]) => [member, exchanged(inside, one, other)]),
  );
};

const holds = (data: Json, value: Single): boolean => {
  if (data === value) return true;
  if (Array.isArray(data)) return data.some((inside) => holds(inside as Json, value));
  return isJsonObject(data) && Object.values(data).some((inside) => holds(inside, value));
};

/** Single values of which one is derived, and another is recorded in its place. */
const differing = (derived: Json, recorded: Json): readonly (readonly [Single, Single])[] => {
  if (isSingle(derived) && isSingle(recorded))
    return derived === recorded ? [] : [[derived, recorded]];
  if (Array.isArray(derived) && Array.isArray(recorded))
    return derived.flatMap((one, at) =>
      at < recorded.length ? differing(one as Json, recorded[at] as Json) : [],
    );
  if (!isJsonObject(derived) || !isJsonObject(recorded) || isUnknown(recorded)) return [];
  return Object.entries(derived).flatMap(([member, one]) =>
    member in recorded ? differing(one, recorded[member]!) : [],
  );
};

/** How many single values are derived otherwise than recorded. */
export const countDiffering = (derived: Json, recorded: Json): number =>
  differing(derived, recorded).length;

/** The orders by which one thing that differs, and stands in them, would be as recorded. */
export function* putRight(order: Json, derived: Json, recorded: Json): Generator<Json, void, void> {
  for (const [one, other] of differing(derived, recorded))
    if (holds(order, one) && holds(order, other)) yield exchanged(order, one, other);
}

/** An order with what is known of it in its places. */
export const withKnown = (order: Json, known: Json): Json => {
  let now = order;
  for (let round = 0; round < 1_000; round++) {
    const [first] = differing(now, known);
    if (first === undefined) return now;
    now = exchanged(now, ...first);
  }
  return now;
};
