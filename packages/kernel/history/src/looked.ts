// What a question looked at while it was asked: the fields of the event and of the state that it read, with their
// values. Knows no game and no question; it only watches what is read.
import type { Json } from "@assize/kernel-model";

/** A field that was read. */
export interface Looked {
  readonly from: "event" | "state";
  /** Keys from the outside in, for example `data.city` or `seats.2.gold`. */
  readonly path: string;
  readonly value: Json;
}

/** Most fields shown of one question. */
const MOST_LOOKED = 24;
/** A list of so many plain values is shown as one, not member by member. */
const SHORT_LIST = 12;

type Note = (path: string, value: unknown) => void;

const isPlain = (value: unknown): value is object => {
  if (typeof value !== "object" || value === null) return false;
  if (Array.isArray(value)) return true;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

const isShortList = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length <= SHORT_LIST &&
  value.every((one) => typeof one !== "object" || one === null);

const below = (path: string, key: string): string => (path === "" ? key : `${path}.${key}`);

/**
 * A stand-in for plain data that notes what is read of it. It stands before an empty target, since a proxy of frozen
 * data could not hand out stand-ins for what is inside.
 */
const watched = (value: object, path: string, note: Note, known: Map<object, object>): object => {
  const before = known.get(value);
  if (before !== undefined) return before;
  const inside = (key: string, found: unknown): unknown => {
    const at = below(path, key);
    note(at, found);
    return isPlain(found) && !isShortList(found) ? watched(found, at, note, known) : found;
  };
  const standIn = new Proxy(Array.isArray(value) ? [] : {}, {
    get: (_, key) => {
      const found: unknown = Reflect.get(value, key);
      return typeof key === "symbol" || typeof found === "function" ? found : inside(key, found);
    },
    has: (_, key) => Reflect.has(value, key),
    ownKeys: () => Reflect.ownKeys(value),
    getOwnPropertyDescriptor: (target, key) => {
      const fixed = Reflect.getOwnPropertyDescriptor(target, key);
      const own = Reflect.getOwnPropertyDescriptor(value, key);
      return fixed ?? (own === undefined ? undefined : { ...own, configurable: true });
    },
  });
  known.set(value, standIn);
  return standIn;
};

const LENGTH = ".length";
const MEMBER = /\.\d+(?:\..*)?$/;

/** Plain values and short lists only; of a list whose members are shown, not its length too. */
const shownOf = (notes: ReadonlyMap<string, unknown>): readonly (readonly [string, Json])[] => {
  const small = [...notes].filter(
    ([, value]) =>
      value !== undefined && (typeof value !== "object" || value === null || isShortList(value)),
  ) as (readonly [string, Json])[];
  const lists = new Set(
    small.filter(([path]) => MEMBER.test(path)).map(([path]) => path.replace(MEMBER, "")),
  );
  return small.filter(
    ([path]) => !path.endsWith(LENGTH) || !lists.has(path.slice(0, -LENGTH.length)),
  );
};

/** What `holds` reads of the event and of the state; nothing where it does not answer the same when it is watched. */
export const lookedAt = (
  holds: (context: never, event: never) => boolean,
  context: unknown,
  event: unknown,
): readonly Looked[] => {
  const seen = { event: new Map<string, unknown>(), state: new Map<string, unknown>() };
  const known = new Map<object, object>();
  const watch = (value: unknown, notes: Map<string, unknown>): unknown =>
    isPlain(value) ? watched(value, "", (path, read) => void notes.set(path, read), known) : value;
  try {
    const answer = holds(watch(context, seen.state) as never, watch(event, seen.event) as never);
    if (answer !== holds(context as never, event as never)) return [];
  } catch {
    return [];
  }
  return (["event", "state"] as const)
    .flatMap((from) => shownOf(seen[from]).map(([path, value]): Looked => ({ from, path, value })))
    .slice(0, MOST_LOOKED);
};
