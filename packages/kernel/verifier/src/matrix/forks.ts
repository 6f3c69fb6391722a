// Asks one thing under all readings of the rules, by asking it under one and forking at each ruling that was read: where the
// answers of all options are equal, the ruling stays open. Knows neither records nor games.
import { isOpen, narrowed, type Readings } from "./readings.ts";

/** What was answered under one reading, and the rulings that it rests on. */
export interface Answer<Value> {
  readonly value: Value;
  /** Equal for answers that are equal. */
  readonly key: string;
  readonly read: ReadonlySet<string>;
}

/** An answer, and all readings that give it. */
export interface Fork<Value> {
  readonly readings: Readings;
  readonly value: Value;
  readonly key: string;
}

type Tree<Value> =
  | { readonly leaf: Answer<Value> }
  | { readonly id: string; readonly branches: readonly Branch<Value>[] };

/** Options under which all that follows is equal. */
interface Branch<Value> {
  readonly options: readonly string[];
  readonly tree: Tree<Value>;
}

const keyOf = <Value>(tree: Tree<Value>): string =>
  "leaf" in tree
    ? tree.leaf.key
    : JSON.stringify([tree.id, tree.branches.map(({ options, tree: on }) => [options, keyOf(on)])]);

const grow = <Value>(
  readings: Readings,
  ask: (readings: Readings) => Answer<Value> | null,
): Tree<Value> | null => {
  const answer = ask(readings);
  if (answer === null) return null;
  const id = [...answer.read].find((one) => isOpen(readings, one));
  if (id === undefined) return { leaf: answer };
  const branches = new Map<string, { options: string[]; tree: Tree<Value> }>();
  for (const option of readings.get(id)!) {
    const tree = grow(narrowed(readings, id, [option]), ask);
    if (tree === null) return null;
    const key = keyOf(tree);
    const equal = branches.get(key);
    if (equal === undefined) branches.set(key, { options: [option], tree });
    else equal.options.push(option);
  }
  const all = [...branches.values()];
  return all.length === 1 ? all[0]!.tree : { id, branches: all };
};

function* leaves<Value>(readings: Readings, tree: Tree<Value>): Generator<Fork<Value>> {
  if ("leaf" in tree) yield { readings, value: tree.leaf.value, key: tree.leaf.key };
  else
    for (const { options, tree: on } of tree.branches)
      yield* leaves(narrowed(readings, tree.id, options), on);
}

/** Null where `ask` answers null: a limit is reached. */
export const forksOf = <Value>(
  readings: Readings,
  ask: (readings: Readings) => Answer<Value> | null,
): readonly Fork<Value>[] | null => {
  const tree = grow(readings, ask);
  return tree === null ? null : [...leaves(readings, tree)];
};
