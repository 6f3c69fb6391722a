// Rewrites a machine's config of XState 5, told as data, into one of XState 4: guard → cond, functions → their
// names, reenter → internal. What XState 4 has no word for is left out. Knows no service and no transport.
import type { Plain, PlainObject } from "@assize/inspection-observe";

const isObject = (value: Plain | undefined): value is PlainObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const listOf = (value: Plain | undefined): readonly Plain[] => {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? (value as readonly Plain[]) : [value];
};

/** `[function pay]`, as observations tell functions, is `pay`. */
const withoutBrackets = (text: string): string =>
  /^\[(?:function )?(.*)\]$/s.exec(text)?.[1] ?? text;

/** The name by which something is known: a guard, an action, an invoked actor. */
const nameOf = (value: Plain | undefined): string => {
  if (typeof value === "string") return withoutBrackets(value);
  const type = isObject(value) ? value["type"] : undefined;
  return typeof type === "string" ? type : "without a name";
};

/** Leaves out members without a value. */
const members = (entries: Readonly<Record<string, Plain | undefined>>): PlainObject =>
  Object.fromEntries(
    Object.entries(entries).filter((entry): entry is [string, Plain] => entry[1] !== undefined),
  );

const named = (value: Plain | undefined): Plain | undefined => {
  if (value === undefined || typeof value === "string") return value && nameOf(value);
  const params = isObject(value) && isObject(value["params"]) ? value["params"] : {};
  return { ...params, type: nameOf(value) };
};

const actions = (value: Plain | undefined): Plain | undefined =>
  value === undefined ? undefined : listOf(value).map((one) => named(one)!);

const transition = (value: Plain): Plain => {
  if (!isObject(value)) return { target: value, internal: true };
  return members({
    target: value["target"],
    // XState 4 leaves and enters the source of a transition unless told otherwise; XState 5 does not.
    internal: value["reenter"] !== true,
    cond: named(value["guard"]),
    actions: actions(value["actions"]),
    meta: value["meta"],
    description: value["description"],
  });
};

const transitions = (value: Plain | undefined): Plain | undefined =>
  value === undefined ? undefined : listOf(value).map(transition);

/** Event types, or delays, with their transitions. */
const byKey = (value: Plain | undefined): Plain | undefined =>
  isObject(value)
    ? Object.fromEntries(Object.entries(value).map(([key, one]) => [key, transitions(one)!]))
    : undefined;

const invocation = (value: Plain): Plain =>
  isObject(value)
    ? members({
        id: value["id"],
        src: nameOf(value["src"]),
        onDone: transitions(value["onDone"]),
        onError: transitions(value["onError"]),
      })
    : nameOf(value);

const initial = (value: Plain | undefined): Plain | undefined => {
  const target = isObject(value) ? value["target"] : value;
  const [first] = listOf(target);
  return typeof first === "string" ? first.replace(/^\./, "") : undefined;
};

const states = (value: Plain | undefined): Plain | undefined =>
  isObject(value)
    ? Object.fromEntries(
        Object.entries(value).map(([key, one]) => [key, isObject(one) ? stateNode(one) : {}]),
      )
    : undefined;

const invoked = (value: Plain | undefined): Plain | undefined =>
  value === undefined ? undefined : listOf(value).map(invocation);

const stateNode = (node: PlainObject): PlainObject =>
  members({
    id: node["id"],
    type: node["type"],
    history: node["history"],
    initial: initial(node["initial"]),
    states: states(node["states"]),
    on: byKey(node["on"]),
    after: byKey(node["after"]),
    always: transitions(node["always"]),
    onDone: transitions(node["onDone"]),
    entry: actions(node["entry"]),
    exit: actions(node["exit"]),
    invoke: invoked(node["invoke"]),
    tags: node["tags"],
    meta: node["meta"],
    description: node["description"],
  });

/** The config for XState 4. It draws and names; it decides nothing, since its guards and actions have no code. */
export const toV4Config = (machine: PlainObject, id: string): PlainObject => ({
  ...stateNode(machine),
  id: typeof machine["id"] === "string" ? machine["id"] : id,
  predictableActionArguments: true,
});
