// What may be decided or may happen by chance at a moment: a list where it is short, else the form of the data.
import * as Schema from "effect/Schema";
import { toJsonSchemaDocument, toRepresentation } from "effect/SchemaRepresentation";
import type { Position } from "@assize/kernel-chart-engine";
import {
  type Eyes,
  type GameEvent,
  type JsonObject,
  LIMITS,
  SeatId,
  type WrittenEvent,
} from "@assize/kernel-model";
import {
  asWrittenEvent,
  awaited,
  chanceDue,
  forcedStep,
  isOver,
  legalDecisions,
  placeOf,
  possibleOutcomes,
  type PreparedGame,
  seatsDue,
  unaskedDecisions,
} from "@assize/kernel-referee";
import { isPublic, tellEvent } from "./eyes.ts";
import type { History } from "./history.ts";
import type { Reader } from "./reader.ts";
import { type Listed, listSome } from "./rules.ts";
import { speakersAt } from "./speakers.ts";
import { maySpeakFor, type ToldEvent } from "./why.ts";

/** What may be decided. Where there are too many to list, `forms` says how to put one together. */
export interface Choices {
  readonly seat: number | null;
  readonly kind: "decision" | "chance" | "none";
  readonly list: readonly ToldEvent[];
  /** True where there are more than listed. */
  readonly more: boolean;
  /** True where no other than the first is asked for. */
  readonly only: boolean;
  /** True where the choice, or the list of what may be chosen, tells something that not everybody may know. */
  readonly secret: boolean;
  /** JSON Schema of the data, by event type; empty where the list is whole. */
  readonly forms: Readonly<Record<string, JsonObject>>;
  /** What people call the words that stand in the data of these choices. */
  readonly words: Readonly<Record<string, string>>;
}

const NONE: Choices = {
  seat: null,
  kind: "none",
  list: [],
  more: false,
  only: false,
  secret: false,
  forms: {},
  words: {},
};

/** As `Schema.toJsonSchemaDocument` has it; made here, so that whoever only audits does not load it. */
const formOf = (game: PreparedGame, type: string): JsonObject => {
  const { ast } = Schema.toCodecJson(game.events.get(type)!.definition.data);
  return toJsonSchemaDocument(toRepresentation(ast), { onExcessProperty: "error" })
    .schema as JsonObject;
};

const formsOf = (game: PreparedGame, types: readonly string[]): Choices["forms"] =>
  Object.fromEntries(types.map((type) => [type, formOf(game, type)]));

/** Outcomes that hold a secret are not listed to those who may not know it: the list itself would tell. */
const mayListOutcomes = (game: PreparedGame, type: string, eyes: Eyes): boolean =>
  eyes === "all" || isPublic(game, type);

/** All texts that stand anywhere in a value of plain data. */
const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

const timesIn = (texts: readonly string[]): ReadonlyMap<string, number> => {
  const times = new Map<string, number>();
  for (const text of texts) times.set(text, (times.get(text) ?? 0) + 1);
  return times;
};

/**
 * True where what may be chosen names something that the seat sees and the public does not: it stands more often in the seat's
 * view. Once it may stand in everybody's, as a card does in the list of all cards.
 */
const tellsSecret = (
  { start }: History,
  position: Position<unknown>,
  seat: SeatId,
  events: readonly GameEvent[],
): boolean => {
  const { model } = start.game;
  const seenBy = (eyes: Eyes): ReadonlyMap<string, number> =>
    timesIn(textsIn(model.view(position.context, placeOf(start.game, position), eyes)));
  const [own, open] = [seenBy(seat), seenBy("public")];
  return events.some(({ data }) =>
    textsIn(data).some((text) => (own.get(text) ?? 0) > (open.get(text) ?? 0)),
  );
};

const wordsOf = (
  { start }: History,
  { language }: Reader,
  texts: readonly string[],
): Choices["words"] => {
  const { word } = start.game.model.describe;
  if (word === undefined) return {};
  return Object.fromEntries([...new Set(texts)].map((text) => [text, word(text, language)]));
};

const tellAll = (
  history: History,
  position: Position<unknown>,
  reader: Reader,
  { events, more }: Listed,
): Pick<Choices, "list" | "more"> => {
  return {
    more,
    list: events.map(asWrittenEvent).map((event) => ({
      event,
      text: withWhatItBrings(history, position, event, reader),
    })),
  };
};

/** A choice in words, with what it would bring where the game says that. */
const withWhatItBrings = (
  { start }: History,
  { context }: Position<unknown>,
  event: WrittenEvent,
  reader: Reader,
): string => {
  const text = tellEvent(start, event, context, { ...reader, eyes: "all" });
  const { type, by, data } = event;
  const chosen = by === undefined ? { type, data } : { type, by: SeatId(by), data };
  const brings = start.game.model.describe.brings?.(chosen, context, reader.language) ?? "";
  return brings === "" ? text : `${text} (${brings})`;
};

const outcomesAt = (
  history: History,
  position: Position<unknown>,
  type: string,
  reader: Reader,
): Choices => {
  const { game } = history.start;
  const some = listSome(possibleOutcomes(game, position));
  const shown = mayListOutcomes(game, type, reader.eyes)
    ? tellAll(history, position, reader, some)
    : { list: [], more: true };
  const forms = shown.more ? formsOf(game, [type]) : {};
  return {
    seat: null,
    kind: "chance",
    ...shown,
    only: some.events.length === 1,
    secret: !isPublic(game, type),
    forms,
    words: wordsOf(history, reader, textsIn([shown.list.map(({ event }) => event.data), forms])),
  };
};

/** What a seat is asked for, and then what it may say unasked: the latter stands behind, and is never what is left out first. */
const decisionsOffered = (
  game: PreparedGame,
  position: Position<unknown>,
  seat: SeatId,
): Listed & { readonly asked: number } => {
  const asked = listSome(legalDecisions(game, position, seat), LIMITS.choicesListed);
  if (asked.more) return { ...asked, asked: asked.events.length };
  const unasked = listSome(
    unaskedDecisions(game, position, seat),
    LIMITS.choicesListed - asked.events.length,
  );
  const events = [...asked.events, ...unasked.events];
  return { events, more: false, asked: asked.events.length };
};

const decisionsAt = (
  history: History,
  position: Position<unknown>,
  seat: SeatId,
  reader: Reader,
): Choices => {
  const { game } = history.start;
  const some = decisionsOffered(game, position, seat);
  const types = some.asked > 0 ? awaited(game, position) : some.events.map(({ type }) => type);
  const secret =
    !types.every((type) => isPublic(game, type)) ||
    tellsSecret(history, position, seat, some.events);
  if (!maySpeakFor(reader, seat)) return { ...NONE, seat, kind: "decision", secret };
  const shown = tellAll(history, position, reader, some);
  const forms = shown.more ? formsOf(game, types) : {};
  return {
    seat,
    kind: "decision",
    ...shown,
    only: some.asked === 1,
    secret,
    forms,
    words: wordsOf(history, reader, textsIn([shown.list.map(({ event }) => event.data), forms])),
  };
};

/**
 * `seat` null: whoever is due first, or chance. A seat that is not due is offered what it may say unasked. A seat's choices are told
 * to itself and to the all-seeing.
 */
export const choicesAt = (
  history: History,
  position: Position<unknown>,
  seat: number | null,
  reader: Reader,
): Choices => {
  const { game, setup } = history.start;
  if (isOver(game, position) || forcedStep(game, position) !== null) return NONE;
  const chance = chanceDue(game, position);
  if (chance !== null && seat === null) return outcomesAt(history, position, chance, reader);
  const due = seatsDue(game, position, setup.seats.length);
  const own = due.find((one) => one === reader.eyes);
  const asked = seat ?? own ?? due[0];
  if (asked === undefined) return NONE;
  const mayDecide = [...due, ...(seat === null ? [] : speakersAt(history, position))];
  if (!mayDecide.includes(SeatId(asked))) return NONE;
  return decisionsAt(history, position, SeatId(asked), reader);
};
