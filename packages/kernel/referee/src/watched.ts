// A state that notes what is read of it: the path of each single value, and of each list or object whose members are counted.
// The state itself is never changed. Knows no game.

/** `city/4/units/mage`; a list's length and an object's names stand under themselves. */
export type ReadPath = readonly string[];

export interface Watched<Value> {
  readonly value: Value;
  readonly read: ReadonlyMap<string, ReadPath>;
}

/** Names under which the members of something are noted as a whole: how many there are, and which. */
const MEMBERS = "length";

const isComposed = (value: unknown): value is object => typeof value === "object" && value !== null;

const isData = (value: object): boolean =>
  Array.isArray(value) || [Object.prototype, null].includes(Object.getPrototypeOf(value) as null);

/**
 * The state to be read. What is only copied of the state itself (`{ ...state, gold }`) is not read; what is copied of
 * something inside it is. `reached` is told each path that is gone to, lists and objects on the way among them.
 */
export const watched = <Value extends object>(
  value: Value,
  reached: (path: ReadPath) => void = () => {},
): Watched<Value> => {
  const read = new Map<string, ReadPath>();
  const note = (path: ReadPath): void => void read.set(path.join("/"), path);
  const views = new WeakMap<object, object>();

  const viewOf = (inside: object, path: ReadPath): object => {
    const known = views.get(inside);
    if (known !== undefined) return known;
    const view = new Proxy(inside, {
      get: (target, member, receiver) => {
        const found: unknown = Reflect.get(target, member, receiver);
        if (typeof member === "symbol") return found;
        reached([...path, member]);
        if (isComposed(found)) {
          // A set or a map answers nobody but itself.
          if (!isData(found)) return found;
          // What cannot change stands for itself, as a view of it would have to.
          const fixed = Reflect.getOwnPropertyDescriptor(target, member);
          if (fixed !== undefined && fixed.configurable === false && fixed.writable === false)
            return found;
          return viewOf(found, [...path, member]);
        }
        if (typeof found !== "function") note([...path, member]);
        return found;
      },
      has: (target, member) => {
        if (typeof member === "string") note([...path, MEMBERS]);
        reached([...path, MEMBERS]);
        return Reflect.has(target, member);
      },
      ownKeys: (target) => {
        if (path.length > 0) note([...path, MEMBERS]);
        reached([...path, MEMBERS]);
        return Reflect.ownKeys(target);
      },
    });
    views.set(inside, view);
    return view;
  };
  return { value: viewOf(value, []) as Value, read };
};

/** What stands at a path; of members noted as a whole, their names. */
export const readAt = (value: unknown, path: ReadPath): unknown => {
  let now = value;
  for (const [at, member] of path.entries()) {
    if (!isComposed(now)) return undefined;
    const isLast = at === path.length - 1;
    if (isLast && member === MEMBERS && !Array.isArray(now)) return Object.keys(now).join(" ");
    now = (now as Record<string, unknown>)[member];
  }
  return now;
};

/** A state with what stands at a path in another one; of members noted as a whole, with all of them. */
export const withAsIn = (value: unknown, other: unknown, path: ReadPath): unknown => {
  const [member, ...rest] = path;
  if (member === undefined || !isComposed(value) || !isComposed(other)) return other;
  if (member === MEMBERS) return other;
  const from = (other as Record<string, unknown>)[member];
  const now = withAsIn((value as Record<string, unknown>)[member], from, rest);
  if (Array.isArray(value))
    return Number(member) < value.length ? value.with(Number(member), now) : value;
  const { [member]: _, ...others } = value as Record<string, unknown>;
  return now === undefined ? others : { ...others, [member]: now };
};
