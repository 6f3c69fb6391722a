// The facts that decided about an event at a position: of the questions that refused it, of those that let it come, of the
// values that it had to have. Asked only when somebody is told; knows no sentence.
import { factsOfWay, type Position, type Row, waysAsked } from "@assize/kernel-chart-engine";
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

/**
 * What let the event come by this transition: why the last of its values had to be so, where the rules force them; else of
 * its questions the last that tells something.
 */
export const factsFor = (
  game: PreparedGame,
  row: Row,
  position: Position<unknown>,
  event: Pick<GameEvent, "type" | "data">,
  rulings: RulingChoices,
): readonly Fact[] => {
  const plain = withPlainRulings(game, position, rulings);
  const prepared = game.events.get(event.type);
  if (prepared?.class === "consequence") {
    const claim = { context: plain.context, derived: event.data, recorded: event.data as Json };
    const { fields } = prepared.definition;
    const forced = Object.keys(fields).flatMap((field) => factsOfFields(fields, [field], claim));
    if (forced.length > 0) return forced.slice(-1);
  }
  const asked = waysAsked(game.table, plain, event).find(({ id }) => id === row.id)?.asked ?? [];
  const ruled = asked.filter(({ part }) => part.clauses.length > 0);
  return factsOfWay(game.table, row.id, ruled, plain.context, event).slice(-1);
};

/** Why these fields had to be what is derived. */
export const factsOfFields = (
  notes: Readonly<Record<string, FieldNotes>>,
  fields: readonly string[],
  claim: Claim,
): readonly Fact[] =>
  distinct(fields.flatMap((field) => notes[field]?.describe?.(claim) ?? [])).slice(0, MOST_FACTS);
