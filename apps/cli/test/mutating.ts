// Mutations that know what a log looks like: they change bytes, tokens, values and lines, and borrow from elsewhere
// in the log, so that much of what comes out is still read and reaches the rules. Knows no game.
import * as fc from "fast-check";

/** A change of a log's lines. `dice` are non-negative whole numbers that decide where and what. */
type Mutation = (lines: readonly string[], dice: readonly number[]) => readonly string[];

const pick = <T>(list: readonly T[], die: number | undefined): T | undefined =>
  list[(die ?? 0) % Math.max(1, list.length)];

const TOKEN = /"(?:[^"\\]|\\.)*"|-?[0-9.eE+]+|true|false|null|[[\]{}:,]/g;

const STRANGE = [
  "[",
  "]",
  "{",
  "}",
  ":",
  ",",
  "null",
  "true",
  "0",
  "-1",
  "-0",
  "1.5",
  "1e3",
  "9007199254740991",
  "9007199254740992",
  '""',
  '"\\ud800"',
  '"__proto__"',
  '"constructor"',
  '"$unknown"',
  '{"$unknown":"lost"}',
  '{"$sealed":"sha256:x"}',
  "[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]",
];

/** Replaces, removes or doubles one token of one line. */
const mutateToken: Mutation = (lines, [line, token, kind, other, from]) => {
  const index = (line ?? 0) % lines.length;
  const tokens = lines[index]!.match(TOKEN) ?? [];
  if (tokens.length === 0) return lines;
  const at = (token ?? 0) % tokens.length;
  const foreign = pick(pick(lines, from)!.match(TOKEN) ?? [], other) ?? "";
  const by = [[], [tokens[at]!, tokens[at]!], [pick(STRANGE, other)!], [foreign]][(kind ?? 0) % 4]!;
  return lines.with(index, tokens.toSpliced(at, 1, ...by).join(""));
};

type Path = readonly string[];

const pathsIn = (value: unknown, at: Path = []): readonly Path[] =>
  typeof value === "object" && value !== null
    ? [at, ...Object.entries(value).flatMap(([key, one]) => pathsIn(one, [...at, key]))]
    : [at];

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inner, key) => (inner as Record<string, unknown>)[key], value);

/** The value with another one at the path; `undefined` takes the member or element away. */
const withValue = (value: unknown, [key, ...rest]: Path, by: unknown): unknown => {
  if (key === undefined) return by;
  const remove = rest.length === 0 && by === undefined;
  if (Array.isArray(value)) {
    const at = Number(key);
    const items: readonly unknown[] = value;
    return remove ? items.toSpliced(at, 1) : items.with(at, withValue(items[at], rest, by));
  }
  const members = { ...(value as Record<string, unknown>) };
  if (remove) delete members[key];
  else members[key] = withValue(members[key], rest, by);
  return members;
};

const parsed = (line: string): unknown => {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
};

const NUMBERS = [-1, 0, 1, 2, 3, 5, 21, 22, 64, 1_000_000];

/** Puts a value from anywhere, or none, in the place of another one. */
export const mutateValue = (value: unknown, dice: readonly number[], from = value): unknown => {
  const path = pick(pathsIn(value), dice[0])!;
  const foreign = valueAt(from, pick(pathsIn(from), dice[1])!);
  const old = valueAt(value, path);
  const kinds = [
    foreign,
    undefined,
    pick(NUMBERS, dice[3]),
    Array.isArray(old) ? [...old, ...old] : foreign,
    typeof old === "number" ? old + ((dice[3] ?? 0) % 2 === 0 ? 1 : -1) : foreign,
    null,
  ];
  return withValue(value, path, pick(kinds, dice[2])) ?? null;
};

const mutateField: Mutation = (lines, [line, from, ...dice]) => {
  const index = (line ?? 0) % lines.length;
  const changed = mutateValue(parsed(lines[index]!), dice, parsed(pick(lines, from)!));
  return lines.with(index, JSON.stringify(changed));
};

/** Removes, doubles, moves, swaps or cuts lines. */
const mutateLines: Mutation = (lines, [first, second, kind]) => {
  const one = (first ?? 0) % lines.length;
  const other = (second ?? 0) % lines.length;
  const whole = lines[one]!;
  return [
    lines.toSpliced(one, 1),
    lines.toSpliced(other, 0, whole),
    lines.toSpliced(one, 1).toSpliced(other, 0, whole),
    lines.with(one, lines[other]!).with(other, whole),
    lines.toSpliced(one, 1 + (other % 5)),
    lines.slice(0, one + 1),
    lines.with(one, whole.slice(0, other)),
  ][(kind ?? 0) % 7]!;
};

const MUTATIONS = { token: mutateToken, field: mutateField, lines: mutateLines };

/** Six throws that decide where and what a mutation changes. */
export const dice = fc
  .tuple(
    // Line 0 more often than others: it is the header.
    fc.oneof(fc.constant(0), fc.nat(1_000_000), fc.nat(1_000_000)),
    fc.array(fc.nat(1_000_000), { minLength: 5, maxLength: 5 }),
  )
  .map(([first, others]) => [first, ...others]);

/** Up to four mutations of lines, and whether numbers are made right again afterwards. */
export const changes = fc.record({
  mutations: fc.array(
    fc.record({ kind: fc.constantFrom("token", "field", "field", "lines"), dice }),
    { minLength: 1, maxLength: 4 },
  ),
  renumber: fc.boolean(),
});
export type Changes = typeof changes extends fc.Arbitrary<infer C> ? C : never;

const renumbered = (lines: readonly string[]): readonly string[] =>
  lines.map((line, index) => (index === 0 ? line : line.replace(/"seq":[0-9]+/, `"seq":${index}`)));

/** The log's text after the changes. */
export const mutated = (lines: readonly string[], { mutations, renumber }: Changes): string => {
  const changed = mutations.reduce(
    (left, { kind, dice: thrown }) => (left.length === 0 ? left : MUTATIONS[kind](left, thrown)),
    lines,
  );
  return (renumber ? renumbered(changed) : changed).map((line) => `${line}\n`).join("");
};

/** Changes of single bytes: put in, taken out, replaced. */
export const byteChanges = fc.array(
  fc.tuple(fc.nat(), fc.nat(2), fc.integer({ min: 0, max: 255 })),
  { minLength: 1, maxLength: 6 },
);

export const withBytes = (
  log: Uint8Array,
  edits: readonly (readonly [number, number, number])[],
): Uint8Array => {
  const bytes = [...log];
  for (const [place, kind, byte] of edits)
    bytes.splice(place % bytes.length, kind === 0 ? 0 : 1, ...(kind === 1 ? [] : [byte]));
  return Uint8Array.from(bytes);
};
