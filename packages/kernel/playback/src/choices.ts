// What may be decided or may happen by chance at a moment: a list where it is short, else the form of the data.
import * as Schema from "effect/Schema";
import type { Position } from "@assize/kernel-chart-engine";
import { type Eyes, type JsonObject, SeatId } from "@assize/kernel-model";
import {
  awaited,
  chanceDue,
  forcedStep,
  isOver,
  legalDecisions,
  possibleOutcomes,
  type PreparedGame,
  seatsDue,
} from "@assize/kernel-replay";
import { tellEvent } from "./eyes.ts";
import type { Film } from "./film.ts";
import type { Reader } from "./reader.ts";
import { listSome } from "./rules.ts";
import { maySpeakFor, type ToldEvent, written } from "./why.ts";

/** What may be decided. Where there are too many to list, `forms` says how to put one together. */
export interface Choices {
  readonly seat: number | null;
  readonly kind: "decision" | "chance" | "none";
  readonly list: readonly ToldEvent[];
  /** True where there are more than listed. */
  readonly more: boolean;
  /** JSON Schema of the data, by event type; empty where the list is whole. */
  readonly forms: Readonly<Record<string, JsonObject>>;
}

const NONE: Choices = { seat: null, kind: "none", list: [], more: false, forms: {} };

const formOf = (game: PreparedGame, type: string): JsonObject =>
  Schema.toJsonSchemaDocument(game.events.get(type)!.definition.data, {
    onExcessProperty: "error",
  }).schema as JsonObject;

const formsOf = (game: PreparedGame, types: readonly string[]): Choices["forms"] =>
  Object.fromEntries(types.map((type) => [type, formOf(game, type)]));

/** Outcomes that hold a secret are not listed to those who may not know it: the list itself would tell. */
const mayListOutcomes = (game: PreparedGame, type: string, eyes: Eyes): boolean =>
  eyes === "all" ||
  Object.values(game.events.get(type)!.definition.fields).every(
    ({ audience }) => audience === "public",
  );

const tellAll = (
  film: Film,
  position: Position<unknown>,
  reader: Reader,
  events: Parameters<typeof listSome>[0],
): Pick<Choices, "list" | "more"> => {
  const { events: listed, more } = listSome(events);
  const { game } = film.start;
  return {
    list: listed.map(written).map((event) => ({
      event,
      text: tellEvent(game, event, position.context, { ...reader, eyes: "all" }),
    })),
    more,
  };
};

const outcomesAt = (
  film: Film,
  position: Position<unknown>,
  type: string,
  reader: Reader,
): Choices => {
  const { game } = film.start;
  const shown = mayListOutcomes(game, type, reader.eyes)
    ? tellAll(film, position, reader, possibleOutcomes(game, position))
    : { list: [], more: true };
  return { seat: null, kind: "chance", ...shown, forms: shown.more ? formsOf(game, [type]) : {} };
};

const decisionsAt = (
  film: Film,
  position: Position<unknown>,
  seat: SeatId,
  reader: Reader,
): Choices => {
  const { game } = film.start;
  if (!maySpeakFor(reader, seat)) return { ...NONE, seat, kind: "decision" };
  const shown = tellAll(film, position, reader, legalDecisions(game, position, seat));
  const types = awaited(game, position);
  return { seat, kind: "decision", ...shown, forms: shown.more ? formsOf(game, types) : {} };
};

/** `seat` null: whoever is due first, or chance. A seat's choices are told to itself and to the all-seeing. */
export const choicesAt = (
  film: Film,
  position: Position<unknown>,
  seat: number | null,
  reader: Reader,
): Choices => {
  const { game, setup } = film.start;
  if (isOver(game, position) || forcedStep(game, position) !== null) return NONE;
  const chance = chanceDue(game, position);
  if (chance !== null && seat === null) return outcomesAt(film, position, chance, reader);
  const due = seatsDue(game, position, setup.seats.length);
  const own = due.find((one) => one === reader.eyes);
  const asked = seat ?? own ?? due[0];
  if (asked === undefined || !due.includes(SeatId(asked))) return NONE;
  return decisionsAt(film, position, SeatId(asked), reader);
};
