// Writes a game's event definitions so that the compiler holds them to the game's schemas: each field has its notes,
// each class what it needs. Knows no event.
import type * as Schema from "effect/Schema";
import type { Audience, Claim, Deciding, Draw, EventDefinition, FieldNotes } from "./event.ts";
import type { SeatId } from "./ids.ts";

type Schemas = Readonly<Record<string, Schema.Codec<any, any>>>;

/** One note for each field of an event's data. */
type NotesFor<Data> = Readonly<Record<keyof Data & string, FieldNotes>>;

/** A clause that decides a field's value only sometimes. */
export interface SometimesClause<Context, Clause> extends Deciding<Context> {
  readonly clause: Clause;
}

export interface EventBuilders<
  Context,
  Clause extends string,
  Data extends Schemas,
  Decision extends keyof Data,
  Chance extends keyof Data,
> {
  /** Notes of fields that such an audience may know: `knownTo("public")("move.once")`. */
  readonly knownTo: (
    audience: Audience,
  ) => (...clauses: readonly (Clause | SometimesClause<Context, Clause>)[]) => FieldNotes<Context>;
  /** The clause is cited where it decided the value: `when("move.once", "`twice` is true", (claim) => …)`. */
  readonly when: (
    clause: Clause,
    words: string,
    holds: (claim: Claim<Context>) => boolean,
  ) => SometimesClause<Context, Clause>;
  /** `choices` is a superset of the seat's legal data, lazily. */
  readonly decision: <Type extends Decision>(
    type: Type,
    fields: NotesFor<Data[Type]["Type"]>,
    choices: (context: Context, seat: SeatId) => Iterable<Data[Type]["Type"]>,
  ) => EventDefinition<Context>;
  /** `outcomes` are all there are, lazily; `draw` is one of them, fairly drawn. */
  readonly chance: <Type extends Chance>(
    type: Type,
    fields: NotesFor<Data[Type]["Type"]>,
    outcomes: (context: Context) => Iterable<Data[Type]["Type"]>,
    draw: (context: Context, draw: Draw) => Data[Type]["Type"],
  ) => EventDefinition<Context>;
  /** `derive` is what the rules force; asked only where the event is due. */
  readonly consequence: <Type extends Exclude<keyof Data, Decision | Chance>>(
    type: Type,
    fields: NotesFor<Data[Type]["Type"]>,
    derive: (context: Context) => Data[Type]["Type"],
  ) => EventDefinition<Context>;
}

/**
 * The builders of one game's event definitions: `eventBuilders<Game, ClauseId>()(DATA, DECISIONS, CHANCES)`.
 * `schemas` has the data of every event type; what is neither a decision nor chance is a consequence.
 */
export const eventBuilders =
  <Context, Clause extends string>() =>
  <Data extends Schemas, Decision extends keyof Data, Chance extends keyof Data = never>(
    schemas: Data,
    _decisions: readonly Decision[],
    _chances: readonly Chance[] = [],
  ): EventBuilders<Context, Clause, Data, Decision, Chance> => ({
    knownTo:
      (audience) =>
      (...clauses) =>
        notesOf(audience, clauses),
    when: (clause, words, holds) => ({ clause, words, holds }),
    decision: (type, fields, choices) => ({
      class: "decision",
      data: schemas[type]!,
      fields,
      choices,
    }),
    chance: (type, fields, outcomes, draw) => ({
      class: "chance",
      data: schemas[type]!,
      fields,
      outcomes,
      draw,
    }),
    consequence: (type, fields, derive) => ({
      class: "consequence",
      data: schemas[type]!,
      fields,
      derive,
    }),
  });

const notesOf = <Context, Clause extends string>(
  audience: Audience,
  cited: readonly (Clause | SometimesClause<Context, Clause>)[],
): FieldNotes<Context> => {
  const sometimes = cited.filter((one) => typeof one !== "string");
  const clauses = cited.map((one) => (typeof one === "string" ? one : one.clause));
  if (sometimes.length === 0) return { audience, clauses };
  const where = sometimes.map(({ clause, words, holds }) => [clause, { words, holds }] as const);
  return { audience, clauses, where: Object.fromEntries(where) };
};
