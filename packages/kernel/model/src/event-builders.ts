// Writes a game's event definitions so that the compiler holds them to the game's schemas: each field has its notes,
// each class what it needs. Knows no event.
import type * as Schema from "effect/Schema";
import type {
  Audience,
  Claim,
  Deciding,
  Draw,
  EventClass,
  EventDefinition,
  FieldNotes,
} from "./event.ts";
import type { Fact } from "./fact.ts";
import type { SeatId } from "./ids.ts";

type Schemas = Readonly<Record<string, Schema.Codec<any, any>>>;

/** One note for each field of an event's data. */
type NotesFor<Data> = Readonly<Record<keyof Data & string, FieldNotes>>;

/** A clause that decides a field's value only sometimes. */
export interface SometimesClause<Context, Clause> extends Deciding<Context> {
  readonly clause: Clause;
}

/** What a game says of one of its events: notes of its fields, and what its class asks for. */
type Written<Context, Data, Class> = { readonly fields: NotesFor<Data> } & (Class extends "decision"
  ? {
      /** A superset of the seat's legal data, lazily. */
      readonly choices: (context: Context, seat: SeatId) => Iterable<Data>;
      /** Nobody is asked for it: it may be said beside what is awaited. */
      readonly unasked?: true;
    }
  : Class extends "chance"
    ? {
        /** All there are, lazily. */
        readonly outcomes: (context: Context) => Iterable<Data>;
        /** One of them, fairly drawn. */
        readonly draw: (context: Context, draw: Draw) => Data;
        /** The one that a recorded outcome stands for where it is not possible any more. */
        readonly refit?: (context: Context, recorded: Data) => Data;
      }
    : Class extends "outside"
      ? {
          /** All that may be stated, lazily. */
          readonly outcomes: (context: Context) => Iterable<Data>;
        }
      : {
          /** What the rules force; asked only where the event is due. */
          readonly derive: (context: Context) => Data;
        });

/** What comes from outside the seats says who said so. */
type SaidFromOutside = { readonly saidBy: string };

/** The types of events whose data say who said so. */
type TypesSaidBy<Data extends Schemas> = {
  [Type in keyof Data]: Data[Type]["Type"] extends SaidFromOutside ? Type : never;
}[keyof Data];

/** Every event of a game, each once. */
type WrittenEvents<Context, Data extends Schemas, Decision, Chance, Outside> = {
  readonly [Type in keyof Data]: Written<
    Context,
    Data[Type]["Type"],
    Type extends Decision
      ? "decision"
      : Type extends Chance
        ? "chance"
        : Type extends Outside
          ? "outside"
          : "consequence"
  >;
};

export interface EventBuilders<
  Context,
  Clause extends string,
  Data extends Schemas,
  Decision extends keyof Data,
  Chance extends keyof Data,
  Outside extends keyof Data,
> {
  /** Notes of fields that such an audience may know: `knownTo("public")("move.once")`. */
  readonly knownTo: (
    audience: Audience,
  ) => (...clauses: readonly (Clause | SometimesClause<Context, Clause>)[]) => FieldNotes<Context>;
  /**
   * The clause is cited where it decided the value: `when("move.once", "`twice` is true", (claim) => …)`. `completion` says where
   * it decides by what no text states.
   */
  readonly when: (
    clause: Clause,
    words: string,
    holds: (claim: Claim<Context>) => boolean,
    completion?: (claim: Claim<Context>) => boolean,
  ) => SometimesClause<Context, Clause>;
  /** The same notes, with what is said of a value: `told(open("move.once"), facts.whereItStood)`. */
  readonly told: (
    notes: FieldNotes<Context>,
    describe: (claim: Claim<Context, any>) => Fact | null,
  ) => FieldNotes<Context>;
  /** The definitions of all events: each gets its schema and its class. */
  readonly define: (
    events: WrittenEvents<Context, Data, Decision, Chance, Outside>,
  ) => Readonly<Record<keyof Data & string, EventDefinition<Context>>>;
}

/**
 * The builders of one game's event definitions: `eventBuilders<State, ClauseId>()(DATA, DECISIONS, CHANCES)`.
 * `schemas` has the data of every event type; what is none of the lists is a consequence. `outside` are the events of
 * somebody who holds no seat.
 */
export const eventBuilders =
  <Context, Clause extends string>() =>
  <
    Data extends Schemas,
    Decision extends keyof Data,
    Chance extends keyof Data = never,
    Outside extends TypesSaidBy<Data> = never,
  >(
    schemas: Data,
    decisions: readonly Decision[],
    chances: readonly Chance[] = [],
    outside: readonly Outside[] = [],
  ): EventBuilders<Context, Clause, Data, Decision, Chance, Outside> => {
    const named = (types: readonly (keyof Data)[], type: string): boolean =>
      types.some((one) => one === type);
    const classOf = (type: string): EventClass =>
      named(decisions, type)
        ? "decision"
        : named(chances, type)
          ? "chance"
          : named(outside, type)
            ? "outside"
            : "consequence";
    const defined = ([type, event]: [string, object]): [string, object] => [
      type,
      { class: classOf(type), data: schemas[type]!, ...event },
    ];
    return {
      knownTo:
        (audience) =>
        (...clauses) =>
          notesOf(audience, clauses),
      when: (clause, words, holds, completion) =>
        completion === undefined ? { clause, words, holds } : { clause, words, holds, completion },
      told: (notes, describe) => ({ ...notes, describe }),
      define: (events) =>
        Object.fromEntries(Object.entries<object>(events).map(defined)) as Record<
          keyof Data & string,
          EventDefinition<Context>
        >,
    };
  };

const notesOf = <Context, Clause extends string>(
  audience: Audience,
  cited: readonly (Clause | SometimesClause<Context, Clause>)[],
): FieldNotes<Context> => {
  const sometimes = cited.filter((one) => typeof one !== "string");
  const clauses = cited.map((one) => (typeof one === "string" ? one : one.clause));
  if (sometimes.length === 0) return { audience, clauses };
  const where = sometimes.map(({ clause, ...deciding }) => [clause, deciding] as const);
  return { audience, clauses, where: Object.fromEntries(where) };
};
