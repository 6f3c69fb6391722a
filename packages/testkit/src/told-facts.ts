// Which questions and fields of a game say what they read, and the facts that positions of it give. Knows no game.
import { alternativesOf, waysAsked, factsOfWay, type Position } from "@assize/kernel-chart-engine";
import type { Fact, Json, WrittenEvent } from "@assize/kernel-model";
import { deriveEvent, factsOfFields, type PreparedGame, readEvent } from "@assize/kernel-referee";
import * as Result from "effect/Result";

/** What stands for clauses, and whether it says what it reads. */
export interface Describing {
  /** Their number. */
  readonly questions: number;
  readonly fields: number;
  /** Those that say nothing, by name. */
  readonly silent: readonly string[];
}

/** Every question that stands for clauses, and every field of a consequence that does. */
export const describing = ({ table, events }: PreparedGame): Describing => {
  const parts = new Set(
    [...table.rows.values(), ...alternativesOf(table)].flatMap((one) =>
      one.parts.filter(({ clauses }) => clauses.length > 0),
    ),
  );
  const fields = [...events].flatMap(([type, { class: kind, definition }]) =>
    kind !== "consequence"
      ? []
      : Object.entries(definition.fields)
          .filter(([, { clauses }]) => clauses.length > 0)
          .map(([name, { describe }]) => ({ name: `${type}.${name}`, describe })),
  );
  return {
    questions: parts.size,
    fields: fields.length,
    silent: [
      ...[...parts].filter(({ describe }) => describe === null).map(({ name }) => name),
      ...fields.filter(({ describe }) => describe === undefined).map(({ name }) => name),
    ],
  };
};

/** Every fact that the questions about this event tell here, whether they hold or not. */
export const factsAsked = (
  game: PreparedGame,
  position: Position<any>,
  event: WrittenEvent,
  seats: number,
): readonly Fact[] => {
  const read = readEvent(game, seats, event);
  if (Result.isFailure(read)) return [];
  return waysAsked(game.table, position, read.success).flatMap(({ id, asked }) =>
    factsOfWay(game.table, id, asked, position.context, read.success),
  );
};

/** Every fact that the values of this consequence tell where `recorded` is written instead. */
export const factsOfValues = (
  game: PreparedGame,
  position: Position<any>,
  type: string,
  recorded: Json,
): readonly Fact[] => {
  const prepared = game.events.get(type);
  if (prepared?.class !== "consequence") return [];
  const row = game.engine.accepts(position, { type });
  if (row === undefined) return [];
  const derived = deriveEvent(game, row, position)!.data;
  const { fields } = prepared.definition;
  const claim = { context: position.context, derived, recorded };
  return Object.keys(fields).flatMap((field) => factsOfFields(fields, [field], claim));
};

/** What no sentence for people may hold: braces and brackets, gaps, names of code, ids of clauses and places. */
export const CODE = /[{}[\]<>]|"|\b(?:undefined|null|NaN)\b|[a-zà-ÿ][A-Z]|\b[a-z]+\.[a-z]+/;
