// Of how many values each of those that were filled in is one: every other one is searched for in its turn, and which lines' values
// hang together. A count is exact only where a search went through everything.
import { isJsonObject, type Json, sameJson } from "@assize/kernel-model";
import type {
  CompletionLimits,
  Filled,
  FilledMember,
  MemberPath,
  Ways,
} from "./completion-result.ts";
import { memberAt, pathsOfUnknown } from "./members.ts";
import { search, type Search, type Searched } from "./search.ts";

type Wishes = readonly (readonly [index: number, isWished: (data: Json) => boolean])[];

/** Searches once more, with these lines held to some values, or with another order of one line. */
type Again = (wishes: Wishes, order?: readonly [index: number, order: Json]) => Searched;

/** True where a search went through everything: of a shuffle that is too large only one order is looked at. */
const isThrough = (searching: Search, answer: Searched): boolean =>
  searching.orders.size === 0 && answer.found === null && !answer.isCut;

/** An order with two neighbours exchanged, those at its end first: what comes up late is read least. */
function* withNeighboursExchanged(order: Json): Generator<Json> {
  if (Array.isArray(order)) {
    const list: readonly Json[] = order;
    for (let at = list.length - 2; at >= 0; at--)
      yield list.with(at, list[at + 1]!).with(at + 1, list[at]!);
  } else if (isJsonObject(order))
    for (const [name, part] of Object.entries(order))
      for (const other of withNeighboursExchanged(part)) yield { ...order, [name]: other };
}

/** Some orders besides one that is too large to be gone through. */
const otherOrders = (index: number, order: Json, again: Again, most: number): readonly Json[] => {
  const values = [order];
  for (const other of withNeighboursExchanged(order)) {
    if (values.length === most) return values;
    if (again([], [index, other]).found !== null) values.push(other);
  }
  return values;
};

type Values = Pick<Ways, "values" | "isAll">;

/** What a line, or a part of one, may be, besides these first ones. `read` takes it from the data of the line. */
const valuesBesides = (
  known: readonly Json[],
  index: number,
  read: (data: Json) => Json | undefined,
  searching: Search,
  again: Again,
  { ways }: CompletionLimits,
): Values => {
  const values = [...known];
  while (values.length < ways) {
    const isOther = (data: Json): boolean => !values.some((one) => sameJson(one, read(data)));
    const answer = again([[index, isOther]]);
    if (answer.found === null) return { values, isAll: isThrough(searching, answer) };
    values.push(read(answer.found.get(index)!) ?? null);
  }
  return { values, isAll: false };
};

/** The values that a line may have, the one in hand first. */
const valuesAt = (
  index: number,
  inHand: Json,
  searching: Search,
  again: Again,
  limits: CompletionLimits,
): Values => {
  const order = searching.orders.get(index);
  return order === undefined
    ? valuesBesides([inHand], index, (data) => data, searching, again, limits)
    : { values: otherOrders(index, order, again, limits.ways), isAll: false };
};

const distinct = (values: readonly Json[]): readonly Json[] =>
  values.filter((value, at) => values.findIndex((one) => sameJson(one, value)) === at);

/** What one value of a line may be. What the line may be as a whole tells it already, or some of it. */
const memberOf = (
  path: MemberPath,
  index: number,
  line: Values,
  isAlone: boolean,
  searching: Search,
  again: Again,
  limits: CompletionLimits,
): FilledMember => {
  const read = (data: Json): Json | undefined => memberAt(data, path);
  const values = distinct(line.values.map((data) => read(data) ?? null));
  const isTold = line.isAll || isAlone || searching.orders.has(index);
  return isTold
    ? { path, values, isAll: line.isAll }
    : { path, ...valuesBesides(values, index, read, searching, again, limits) };
};

/** True where some value of the one line is surely never beside some value of the other. */
const hangTogether = (
  [one, { values }]: readonly [number, Values],
  [other, { values: others }]: readonly [number, Values],
  searching: Search,
  again: Again,
): boolean =>
  values.some((value) =>
    others.some((beside) =>
      isThrough(
        searching,
        again([
          [one, (data) => sameJson(data, value)],
          [other, (data) => sameJson(data, beside)],
        ]),
      ),
    ),
  );

/** The ways in which each line, and each of its values, can be filled in, by its place in the record, from 0. */
export const waysOf = (
  searching: Search,
  found: ReadonlyMap<number, Json>,
  limits: CompletionLimits,
): ReadonlyMap<number, Pick<Filled, "ways" | "members">> => {
  const left = { tried: limits.counted };
  const again: Again = (wishes, order) => {
    const orders = new Map(searching.orders);
    if (order !== undefined) orders.set(...order);
    return search({ ...searching, orders, wishes: new Map(wishes), left });
  };
  const all = [...found].map(
    ([index, data]) => [index, valuesAt(index, data, searching, again, limits)] as const,
  );
  const open = all.filter(([, { values }]) => values.length > 1);
  return new Map(
    all.map((one): [number, Pick<Filled, "ways" | "members">] => {
      const [index, line] = one;
      const others = line.values.length === 1 ? [] : open.filter((other) => other !== one);
      const beside = others.filter((other) => hangTogether(one, other, searching, again));
      const paths = pathsOfUnknown(searching.lines[index]!.data, line.values[0]!);
      const members = paths.map((path) =>
        memberOf(path, index, line, paths.length === 1, searching, again, limits),
      );
      return [index, { ways: { ...line, beside: beside.map(([at]) => at) }, members }];
    }),
  );
};
