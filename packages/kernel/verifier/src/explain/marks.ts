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

/**
 * Where two states differ. A list that differs in its length is marked as a whole, and as long as it differs at all: where a member
 * stands depends on those before it.
 */
const addDifferences = (
  one: unknown,
  other: unknown,
  path: string,
  before: Marks,
  marks: Set<string>,
): void => {
  if (Object.is(one, other)) return;
  if (!areAlike(one, other)) return void marks.add(path);
  const [own, others] = [one, other] as readonly Readonly<Record<string, unknown>>[];
  if (Array.isArray(one)) {
    const isWhole = one.length !== (other as readonly unknown[]).length || before.has(path);
    if (isWhole) return areEqual(one, other) ? undefined : void marks.add(path);
  }
  const names = new Set([...Object.keys(own!), ...Object.keys(others!)]);
  for (const name of names) {
    const isInBoth = Object.hasOwn(own!, name) && Object.hasOwn(others!, name);
    if (isInBoth) addDifferences(own![name], others![name], under(path, name), before, marks);
    else marks.add(under(path, name)).add(under(path, MEMBERS));
  }
};

const NONE: Marks = new Set();

/** Where other states differ from a state. `before`: where they differed before the latest line. */
export const marksOf = (state: unknown, others: readonly unknown[], before = NONE): Marks => {
  const marks = new Set<string>();
  for (const other of others) addDifferences(state, other, "", before, marks);
  return marks;
};

/** What is not there is marked where members may have come. */
const isMarked = (marks: Marks, path: ReadPath, state: unknown): boolean => {
  let upTo = "";
  let inside = state;
  return path.some((member) => {
    const isThere = isComposed(inside) && Object.hasOwn(inside, member);
    const isOpen = !isThere && marks.has(under(upTo, MEMBERS));
    inside = isThere ? (inside as Readonly<Record<string, unknown>>)[member] : undefined;
    upTo = under(upTo, member);
    return isOpen || marks.has(upTo);
  });
};

/** True where a question goes to a marked path. */
export const readsMarked = (
  marks: Marks,
  state: unknown,
  ask: (state: unknown) => unknown,
): boolean => {
  let found = false;
  const view = watched(state as object, (path) => (found ||= isMarked(marks, path, state)));
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
  return [...view.read.values()].filter(
    (path) => path.at(-1) !== MEMBERS && isMarked(marks, path, state),
  );
};

/** The state with another value at a path; as it is, where the path leads through no member of it. */
export const withAt = (state: unknown, path: ReadPath, value: unknown): unknown => {
  const [member, ...rest] = path;
  if (member === undefined) return value;
  if (!isComposed(state)) return state;
  const isThere = Object.hasOwn(state, member);
  if (!isThere && (rest.length > 0 || Array.isArray(state))) return state;
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

/** Names come and go in it. */
const isMap = (value: unknown): value is Readonly<Record<string, unknown>> =>
  isComposed(value) && !Array.isArray(value);

/** Another object without what it has as the state does: what came or went for one name could have for another. */
const noneAsIn = (
  state: Readonly<Record<string, unknown>>,
  other: Readonly<Record<string, unknown>>,
): unknown =>
  Object.fromEntries(
    Object.entries(other).filter(([name, value]) => !areEqual(value, state[name])),
  );

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
    const other = others[turn % others.length];
    if (other !== undefined) return isMap(state) && isMap(other) ? noneAsIn(state, other) : other;
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
