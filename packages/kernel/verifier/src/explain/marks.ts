// Paths of a state that nobody knows for certain: where states that are possible differ. Knows no game and no record.
import { type ReadPath, readAt, watched } from "@assize/kernel-referee";

/** Paths, each with all that lies under it. */
export type Marks = ReadonlySet<string>;

const MEMBERS = "length";

const isComposed = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

/** Both are lists, or both are objects. */
const areAlike = (one: unknown, other: unknown): boolean =>
  isComposed(one) && isComposed(other) && Array.isArray(one) === Array.isArray(other);

const under = (path: string, member: string): string =>
  path === "" ? member : `${path}/${member}`;

const addDifferences = (one: unknown, other: unknown, path: string, marks: Set<string>): void => {
  if (Object.is(one, other)) return;
  if (!areAlike(one, other)) return void marks.add(path);
  const [own, others] = [one, other] as readonly Readonly<Record<string, unknown>>[];
  const names = new Set([...Object.keys(own!), ...Object.keys(others!)]);
  for (const name of names) {
    const isInBoth = Object.hasOwn(own!, name) && Object.hasOwn(others!, name);
    if (isInBoth) addDifferences(own![name], others![name], under(path, name), marks);
    else marks.add(under(path, name)).add(under(path, MEMBERS));
  }
};

/** Where other states differ from a state. */
export const marksOf = (state: unknown, others: readonly unknown[]): Marks => {
  const marks = new Set<string>();
  for (const other of others) addDifferences(state, other, "", marks);
  return marks;
};

const isMarked = (marks: Marks, path: ReadPath): boolean => {
  let upTo = "";
  return path.some((member) => {
    upTo = under(upTo, member);
    return marks.has(upTo);
  });
};

/** True where a question goes to a marked path. */
export const readsMarked = (
  marks: Marks,
  state: unknown,
  ask: (state: unknown) => unknown,
): boolean => {
  let found = false;
  const view = watched(state as object, (path) => (found ||= isMarked(marks, path)));
  try {
    ask(view.value);
  } catch {
    // A state that was made of several may be one in which nothing can be asked.
    return true;
  }
  return found;
};

/** The marked single values that a question reads. */
export const markedReads = (
  marks: Marks,
  state: unknown,
  ask: (state: unknown) => unknown,
): readonly ReadPath[] => {
  const view = watched(state as object);
  try {
    ask(view.value);
  } catch {
    return [];
  }
  return [...view.read.values()].filter((path) => path.at(-1) !== MEMBERS && isMarked(marks, path));
};

/** The state with another value at a path; as it is, where the path leads to no member of it. */
export const withAt = (state: unknown, path: ReadPath, value: unknown): unknown => {
  const [member, ...rest] = path;
  if (member === undefined) return value;
  if (!isComposed(state) || !Object.hasOwn(state, member)) return state;
  const changed = withAt(state[member], rest, value);
  if (Array.isArray(state)) return state.with(Number(member), changed);
  return { ...state, [member]: changed };
};

const pathOf = (mark: string): ReadPath => {
  const names = mark.split("/");
  return names.at(-1) === MEMBERS ? names.slice(0, -1) : names;
};

/** True where two states have the same at a marked path. */
export const isSameAt = (mark: string, one: unknown, other: unknown): boolean =>
  areEqual(readAt(one, pathOf(mark)), readAt(other, pathOf(mark)));

/** A state with the values of another one at the marked paths, where both have them. */
export const withMarked = (state: unknown, marks: Marks, other: unknown): unknown => {
  let now = state;
  for (const mark of marks) {
    const path = pathOf(mark);
    const [own, its] = [readAt(now, path), readAt(other, path)];
    if (path.length > 0 && own !== undefined && its !== undefined) now = withAt(now, path, its);
  }
  return now;
};

/**
 * What was written where, by the pattern of its path: members of a list are alike, and those of an object that holds lists or objects
 * alone. What one seat's event has changed another's could have changed as well.
 */
export type Written = Map<string, Set<unknown>>;

const ANY = "*";

const areMembersAlike = (value: Readonly<Record<string, unknown>>): boolean =>
  Array.isArray(value) || Object.values(value).every(isComposed);

/** Notes values that stood where a pattern leads. */
export const note = (written: Written, pattern: string, values: Iterable<unknown>): void => {
  const all = written.get(pattern) ?? new Set();
  written.set(pattern, all);
  for (const value of values) all.add(value);
};

/** Notes where a state differs from the one before it. */
export const noteWritten = (
  written: Written,
  before: unknown,
  after: unknown,
  pattern = "",
): void => {
  if (Object.is(before, after)) return;
  if (!areAlike(before, after)) return note(written, pattern, [before, after]);
  const [one, other] = [before, after] as readonly Readonly<Record<string, unknown>>[];
  const alike = pattern !== "" && areMembersAlike(one!) && areMembersAlike(other!);
  const names = [...new Set([...Object.keys(one!), ...Object.keys(other!)])];
  const isSame = names.every((name) => Object.hasOwn(one!, name) && Object.hasOwn(other!, name));
  if (!isSame) note(written, pattern, [before, after]);
  for (const name of names)
    if (Object.hasOwn(one!, name) && Object.hasOwn(other!, name))
      noteWritten(written, one![name], other![name], under(pattern, alike ? ANY : name));
};

/** A state that differs from this one wherever something was written. It need be none that can come about. `turn`: by which of the values. */
export const otherwise = (
  state: unknown,
  written: Written,
  turn: number,
  pattern = "",
): unknown => {
  const values = written.get(pattern);
  if (values !== undefined) {
    const others = [...values].filter((value) => !areEqual(value, state));
    if (others.length > 0) return others[turn % others.length];
    if (typeof state === "number") return state + 1 + turn;
    if (typeof state === "boolean") return !state;
  }
  if (!isComposed(state)) return state;
  const alike = pattern !== "" && areMembersAlike(state);
  const ofMember = (name: string): unknown =>
    otherwise(state[name], written, turn, under(pattern, alike ? ANY : name));
  if (Array.isArray(state)) return state.map((_, at) => ofMember(`${at}`));
  let now: Readonly<Record<string, unknown>> = state;
  for (const name of Object.keys(state)) {
    const own = ofMember(name);
    if (!Object.is(own, state[name])) now = { ...now, [name]: own };
  }
  return now;
};

/** Equal in all that lies under them. */
const areEqual = (one: unknown, other: unknown): boolean => {
  if (Object.is(one, other)) return true;
  if (!areAlike(one, other)) return false;
  const [own, its] = [one, other] as readonly Readonly<Record<string, unknown>>[];
  const names = Object.keys(own!);
  return (
    names.length === Object.keys(its!).length &&
    names.every((name) => Object.hasOwn(its!, name) && areEqual(own![name], its![name]))
  );
};
