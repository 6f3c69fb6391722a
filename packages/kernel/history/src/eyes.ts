// What one pair of eyes may know of a written event: the fields whose audience they belong to. Protects from
// spoilers; must not be asked to protect a secret from the owner of the file.
import {
  type Eyes,
  type Fact,
  type FieldNotes,
  isJsonObject,
  type Json,
  type WrittenEvent,
} from "@assize/kernel-model";
import type { PreparedGame, Start } from "@assize/kernel-referee";
import { eventInWords } from "@assize/kernel-report/lean";
import type { Reader } from "./reader.ts";

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

/** What stands in the place of a field that somebody may not know, as in a record that does not know it. */
const HIDDEN: Json = { $unknown: "hidden" };

/**
 * The event as these eyes may know it: what they may not is marked `{"$unknown":"hidden"}`. Of a type that the game
 * does not have, and of data beyond the type's own fields, nothing is shown.
 */
export const seenBy = (game: PreparedGame, event: WrittenEvent, eyes: Eyes): WrittenEvent => {
  if (eyes === "all") return event;
  const fields = game.events.get(event.type)?.definition.fields ?? {};
  const data = isJsonObject(event.data) ? event.data : {};
  const known = Object.entries(data)
    .filter(([name]) => Object.hasOwn(fields, name))
    .map(([name, value]) => [name, mayKnow(eyes, fields[name]!, event) ? value : HIDDEN]);
  return { ...event, data: Object.fromEntries(known) as Json };
};

/** True where everybody may know all that events of this type say; a type that the game does not have says nothing. */
export const isPublic = (game: PreparedGame, type: string): boolean =>
  Object.values(game.events.get(type)?.definition.fields ?? {}).every(
    ({ audience }) => audience === "public",
  );

/** True where these eyes may know all that events of this type by this seat say. */
export const seesAllOf = (game: PreparedGame, event: WrittenEvent, eyes: Eyes): boolean => {
  if (eyes === "all") return true;
  const definition = game.events.get(event.type)?.definition;
  return (
    definition !== undefined &&
    Object.values(definition.fields).every((notes) => mayKnow(eyes, notes, event))
  );
};

/** The facts that these eyes may know. */
export const factsSeenBy = (facts: readonly Fact[], eyes: Eyes): readonly Fact[] =>
  eyes === "all" ? facts : facts.filter(({ knownTo }) => knownTo === "public" || knownTo === eyes);

/** The event in the game's words, as these eyes may know it. */
export const tellEvent = (
  start: Pick<Start, "game" | "setup">,
  event: WrittenEvent,
  context: unknown,
  { eyes, language }: Reader,
): string => eventInWords(start, seenBy(start.game, event, eyes), context, language);
