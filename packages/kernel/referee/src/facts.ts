// The facts that decided about an event at a position: of the questions that refused it, of those that let it come, of the
// values that it had to have. Asked only when somebody is told; knows no sentence.
import {
  clausesOfStep,
  factsOfWay,
  type Position,
  type Row,
  waysAsked,
} from "@assize/kernel-chart-engine";
import {
  type Claim,
  type Fact,
  type FieldNotes,
  type GameEvent,
  type Json,
  type RulingChoices,
  sameJson,
} from "@assize/kernel-model";
import type { PreparedGame } from "./prepared.ts";

/** Most facts told of one event. */
const MOST_FACTS = 3;

const distinct = (facts: readonly Fact[]): readonly Fact[] =>
  facts.filter((fact, index) => facts.findIndex((one) => sameFact(one, fact)) === index);

const sameFact = (one: Fact, other: Fact): boolean =>
  one.fact === other.fact && sameJson(one.values, other.values);

/** What is read of rulings to say something decides nothing. */
const withPlainRulings = (
  game: PreparedGame,
  { at, context }: Position<unknown>,
  rulings: RulingChoices,
): Position<unknown> => ({ at, context: game.model.withRulings(context, rulings) });

/** `rulings`: those to be read, where the position notes what is read of its own. Of each way that the event claims, the facts of the first question that refused it and has any to tell. */
export const factsAgainst = (
  game: PreparedGame,
  position: Position<unknown>,
  event: Pick<GameEvent, "type">,
  rulings: RulingChoices | null = null,
): readonly Fact[] => {
  const plain = rulings === null ? position : withPlainRulings(game, position, rulings);
  const facts = waysAsked(game.table, plain, event)
    .filter(({ meant }) => meant)
    .flatMap(({ id, asked }) => {
      const failing = asked.filter(({ held, part }) => !held && part.clauses.length > 0);
      return factsOfWay(game.table, id, failing, plain.context, event).slice(0, 1);
    });
  return distinct(facts).slice(0, MOST_FACTS);
};

/** Of a field's clauses those that decide its value in this claim. */
export const decidingClauses = (notes: FieldNotes | undefined, claim: Claim): readonly string[] =>
  (notes?.clauses ?? []).filter((clause) => notes?.where?.[clause]?.holds(claim) ?? true);

/** What let an event come, and the clauses that it stands for. */
export interface Decided {
  readonly facts: readonly Fact[];
  readonly clauses: readonly string[];
}

const NOTHING_DECIDED: Decided = { facts: [], clauses: [] };

/** Why the last of the values that say it had to be so. */
const decidedByValues = (
  notes: Readonly<Record<string, FieldNotes>>,
  claim: Claim,
): Decided | undefined => {
  const told = Object.keys(notes).map((field): Decided => {
    const facts = factsOfFields(notes, [field], claim).slice(-1);
    return { facts, clauses: decidingClauses(notes[field], claim) };
  });
  return told.findLast(({ facts }) => facts.length > 0);
};

/**
 * What let the event come by this transition: why the last of its values had to be so, where the rules force them; else of
 * its questions, where it applies a clause of theirs, the last that tells something.
 */
export const decidedFor = (
  game: PreparedGame,
  row: Row,
  position: Position<unknown>,
  event: Pick<GameEvent, "type" | "data">,
  rulings: RulingChoices,
): Decided => {
  const plain = withPlainRulings(game, position, rulings);
  const prepared = game.events.get(event.type);
  if (prepared?.class === "consequence") {
    const claim = { context: plain.context, derived: event.data, recorded: event.data as Json };
    const forced = decidedByValues(prepared.definition.fields, claim);
    if (forced !== undefined) return forced;
  }
  const asked = waysAsked(game.table, plain, event).find(({ id }) => id === row.id)?.asked ?? [];
  const applied = new Set(clausesOfStep(game.table, row, plain, event));
  const told = asked.map((one): Decided => {
    const clauses = one.part.clauses.filter((clause) => applied.has(clause));
    if (clauses.length === 0) return NOTHING_DECIDED;
    return { facts: factsOfWay(game.table, row.id, [one], plain.context, event), clauses };
  });
  return told.findLast(({ facts }) => facts.length > 0) ?? NOTHING_DECIDED;
};

/** The facts of `decidedFor`. */
export const factsFor = (...asked: Parameters<typeof decidedFor>): readonly Fact[] =>
  decidedFor(...asked).facts;

/** Why these fields had to be what is derived. */
export const factsOfFields = (
  notes: Readonly<Record<string, FieldNotes>>,
  fields: readonly string[],
  claim: Claim,
): readonly Fact[] =>
  distinct(fields.flatMap((field) => notes[field]?.describe?.(claim) ?? [])).slice(0, MOST_FACTS);
