// What one pair of eyes may know of a written event: the fields whose audience they belong to. Protects from
// spoilers; must not be asked to protect a secret from the owner of the file.
import {
  type Eyes,
  type FieldNotes,
  isJsonObject,
  type Json,
  type JsonObject,
  type Language,
  SeatId,
} from "@assize/kernel-model";
import type { PreparedGame } from "@assize/kernel-replay";
import type { WrittenEvent } from "./film.ts";

export interface SeenEvent {
  readonly event: WrittenEvent;
  /** True where something was left out. */
  readonly covered: boolean;
}

const seatIn = (data: Json): Json | undefined => (isJsonObject(data) ? data["seat"] : undefined);

const mayKnow = (eyes: Eyes, { audience }: FieldNotes, event: WrittenEvent): boolean => {
  switch (audience) {
    case "public":
      return true;
    case "actor":
      return event.by !== undefined && eyes === event.by;
    case "seat":
      return typeof eyes === "number" && eyes === seatIn(event.data);
    case "nobody":
      return false;
  }
};

/** True where the event's whole data may be known to everybody, whatever they are. */
export const isOpenType = (game: PreparedGame, type: string): boolean => {
  const definition = game.events.get(type)?.definition;
  return (
    definition !== undefined &&
    Object.values(definition.fields).every(({ audience }) => audience === "public")
  );
};

/**
 * The event with the fields that these eyes may know. Of a type that the game does not have, and of data that do
 * not fit their type, nothing is known but what everybody may know in any case.
 */
export const seenBy = (game: PreparedGame, event: WrittenEvent, eyes: Eyes): SeenEvent => {
  if (eyes === "all") return { event, covered: false };
  const definition = game.events.get(event.type)?.definition;
  if (definition === undefined) return { event: { ...event, data: {} }, covered: true };
  const { fields } = definition;
  const data = isJsonObject(event.data) ? event.data : {};
  const known = Object.entries(data).filter(
    ([name]) => Object.hasOwn(fields, name) && mayKnow(eyes, fields[name]!, event),
  );
  const covered = !isJsonObject(event.data) || known.length < Object.keys(data).length;
  return covered
    ? { event: { ...event, data: Object.fromEntries(known) }, covered }
    : { event, covered };
};

/** The event in the game's words, as these eyes may know it. */
export const tellEvent = (
  game: PreparedGame,
  event: WrittenEvent,
  context: unknown,
  eyes: Eyes,
  language: Language,
): string => {
  const { describe } = game.model;
  const seen = seenBy(game, event, eyes);
  const { type, by, data } = seen.event;
  const told = by === undefined ? { type, data } : { type, by: SeatId(by), data };
  if (!seen.covered) return describe.event(told, context, language);
  return describe.covered?.({ ...told, data: data as JsonObject }, context, language) ?? type;
};
