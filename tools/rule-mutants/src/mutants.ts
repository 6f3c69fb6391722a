// Every way to break one rule of a prepared game: a question answered wrongly, an update left out, a derived field
// changed. Knows the compiled table and the event definitions; must not know how a mutant is noticed.
import { type Alternative, alternativesOf, type Part } from "@assize/kernel-chart-engine";
import { isJsonObject, type Json } from "@assize/kernel-model";
import type { PreparedGame } from "@assize/kernel-referee";

export const OPERATORS = [
  "always true",
  "always false",
  "negated",
  "update dropped",
  "field changed",
] as const;
export type Operator = (typeof OPERATORS)[number];

export interface Mutant {
  /** Unique and stable: the transition or event, what is broken in it, and how. */
  readonly name: string;
  readonly operator: Operator;
  /** The transition it breaks; null for the derived field of an event, wherever that comes. */
  readonly row: Alternative | null;
  /** Null where the transition is taken at once. */
  readonly event: string | null;
  /** Clauses of the broken question; those of the transition or field otherwise. */
  readonly clauses: readonly string[];
  /** Puts the mistake in and answers how to take it out again. */
  readonly plant: () => () => void;
}

/**
 * Runs `trial` with the mistake in place. The compiled table is one value that the audit, the recorder and every
 * test share, so that all of them play by the broken rule; it is whole again afterwards, whatever happens.
 */
export const withMutant = <T>(mutant: Mutant, trial: () => T): T => {
  const restore = mutant.plant();
  try {
    return trial();
  } finally {
    restore();
  }
};

/** Changes members of a value that everybody shares, and answers how to undo it. */
const change = <T extends object>(shared: T, members: Partial<T>): (() => void) => {
  const before = Object.fromEntries(
    Object.keys(members).map((key) => [key, shared[key as keyof T]]),
  );
  Object.assign(shared, members);
  return () => void Object.assign(shared, before);
};

const undoAll = (undo: readonly (() => void)[]) => (): void => {
  for (const one of undo.toReversed()) one();
};

/** The alternatives among which a row stands: once for each leaf that has or inherits it. */
const alternativesWith = (
  { table }: PreparedGame,
  { id }: Alternative,
): readonly (readonly Alternative[])[] =>
  [
    ...table.leaves.flatMap((leaf) => [...leaf.rows.values()]),
    ...table.transients.map(({ alternatives }) => alternatives),
  ].filter((rows) => rows.some((row) => row.id === id));

/** The table may note how many first questions an alternative has in common with the one before. */
type Noting = Alternative & { readonly shared?: number };

const plantQuestion = (
  game: PreparedGame,
  row: Alternative,
  index: number,
  part: Part,
): (() => void) =>
  undoAll(
    alternativesWith(game, row).flatMap((rows: readonly Noting[]) => {
      const at = rows.findIndex(({ id }) => id === row.id);
      return [
        change(rows[at]!, { parts: row.parts.with(index, part) }),
        // In common are now at most the questions before the broken one.
        ...rows
          .slice(at, at + 2)
          .filter(({ shared }) => shared !== undefined && shared > index)
          .map((one) => change(one, { shared: index })),
      ];
    }),
  );

const plantUpdate = (game: PreparedGame, row: Alternative, index: number): (() => void) =>
  undoAll(
    alternativesWith(game, row).flatMap((rows) =>
      rows
        .filter(({ id }) => id === row.id)
        .map((one) => change(one, { apply: one.apply.with(index, (context: unknown) => context) })),
    ),
  );

const ANSWERS: Readonly<Partial<Record<Operator, (part: Part) => Part["holds"]>>> = {
  "always true": () => () => true,
  "always false": () => () => false,
  negated: (part) => (context, event) => !part.holds(context, event),
};

/** The name of the nth of these, with its number where another has the same name. */
const nameAt = (names: readonly string[], index: number): string =>
  names.filter((name) => name === names[index]).length > 1
    ? `${names[index]}#${index + 1}`
    : names[index]!;

const eventOf = ({ table }: PreparedGame, { id }: Alternative): string | null =>
  table.rows.get(id)?.event ?? null;

const questionMutants = (game: PreparedGame, row: Alternative): readonly Mutant[] =>
  row.parts.flatMap((part, index) =>
    Object.entries(ANSWERS).map(([operator, answer]): Mutant => {
      const names = row.parts.map((one) => one.name);
      return {
        name: `${row.id} | ${nameAt(names, index)} | ${operator}`,
        operator: operator as Operator,
        row,
        event: eventOf(game, row),
        clauses: part.clauses,
        plant: () => plantQuestion(game, row, index, { ...part, holds: answer(part) }),
      };
    }),
  );

const updateMutants = (game: PreparedGame, row: Alternative): readonly Mutant[] =>
  row.apply.map((_, index): Mutant => {
    const names = row.apply.map((one) => one.name || "update");
    return {
      name: `${row.id} | ${nameAt(names, index)} | update dropped`,
      operator: "update dropped",
      row,
      event: eventOf(game, row),
      clauses: row.clauses,
      plant: () => plantUpdate(game, row, index),
    };
  });

/** Another value of about the same shape; never the same one. */
export const changed = (value: Json): Json => {
  if (typeof value === "number") return value + 1;
  if (typeof value === "boolean") return !value;
  if (typeof value === "string") return `${value}-changed`;
  if (value === null) return 0;
  if (isJsonObject(value)) return { ...value, changed: true };
  return value.length === 0 ? [0] : value.slice(1);
};

const fieldMutants = (game: PreparedGame): readonly Mutant[] =>
  [...game.events].flatMap(([event, { definition }]) => {
    const { derive } = definition;
    if (derive === undefined) return [];
    return Object.entries(definition.fields).map(([field, notes]): Mutant => ({
      name: `${event} | ${field} | field changed`,
      operator: "field changed",
      row: null,
      event,
      clauses: notes.clauses,
      plant: () =>
        change(definition, {
          derive: (context: unknown): unknown => {
            const data = derive(context) as Json;
            return isJsonObject(data) ? { ...data, [field]: changed(data[field] ?? null) } : data;
          },
        }),
    }));
  });

/** All mutants of a game, in the order of its chart and of its events. */
export const mutantsOf = (game: PreparedGame): readonly Mutant[] => [
  ...[...game.table.rows.values(), ...alternativesOf(game.table)].flatMap((row) => [
    ...questionMutants(game, row),
    ...updateMutants(game, row),
  ]),
  ...fieldMutants(game),
];
