// Whoever tells a verdict: in which language, with which sentences, and with a game's words where it is known.
// Asks the game for every term; knows none itself.
import {
  type Clause,
  type GameModel,
  isJsonObject,
  isUnknown,
  type Json,
  type JsonObject,
  type Language,
  localize,
  type Localized,
  type Ruling,
  type RulingChoices,
  SeatId,
  type TableNames,
  type WrittenEvent,
} from "@assize/kernel-model";
import type { Start } from "@assize/kernel-referee";
import type { Audit } from "@assize/kernel-verifier";
import { nameShown } from "./foreign-names.ts";
import type { Messages } from "./messages/messages.ts";
import { messagesIn } from "./messages/messages.ts";

export interface Telling {
  readonly language: Language;
  readonly say: Messages;
  /** The game made ready; null where that could not be done. */
  readonly start: Start | null;
  /** The game, ready or not; null where it is not known here. */
  readonly model: GameModel | null;
  /** Where an event stands in the file that the log was made of; left out where the file is the log. */
  readonly place?: (seq: number) => string;
  readonly before: ContextBefore;
}

/** The state that an event was recorded in; null where whoever tells does not know it. Words that depend on it are left out then. */
export type ContextBefore = (seq: number) => unknown;

export const unknownBefore: ContextBefore = () => null;

/** As the audit went along the record; the events that are what the rules say it does not keep. */
export const contextsOf = ({ deviating }: Pick<AuditedGame, "deviating">): ContextBefore => {
  const known = new Map(deviating.map(({ seq, before }) => [Number(seq), before.context]));
  return (seq) => known.get(seq) ?? null;
};

type AuditedGame = Extract<Audit, { readonly kind: "audited" }>;

/** Which event, how people number it, and where it stands in a file of another format: `event 4, move 2, games.pgn:18:13`. */
export const eventPlaced = (seq: number, telling: Telling): string =>
  [telling.say.event(seq), numberOf(seq, telling), telling.place?.(seq) ?? null]
    .filter((part) => part !== null)
    .join(", ");

const numberOf = (seq: number, { model, before, language }: Telling): string | null => {
  const context = before(seq);
  return context === null ? null : (model?.describe.numbered?.(context, language) ?? null);
};

export const tellingIn = (
  language: Language,
  start: Start | null,
  model: GameModel | null = start?.game.model ?? null,
): Telling => ({ language, say: messagesIn(language), start, model, before: unknownBefore });

/** The text in the reader's language; where it is missing, the English one: see `toldInEnglish`. */
export const textIn = (text: Localized, language: Language): string =>
  localize(text, language).text;

/** That the game has no words in the reader's language, so that its own are English: said once, by whoever tells of it. */
export const toldInEnglish = (
  model: Pick<GameModel, "describe">,
  language: Language,
): string | null =>
  model.describe.languages.includes(language) ? null : messagesIn(language).toldInEnglish;

/** A seat by its name at this table. */
export const seatName = ({ start, language, say }: Telling, seat: number): string =>
  start === null ? say.seat(seat) : tableOf(start, language).seat(SeatId(seat));

/** The same with the colour in brackets, where there is a name: as seats are listed once. */
const seatWithColour = ({ game, setup }: Table, seat: SeatId, language: Language): string => {
  const { describe } = game.model;
  const name = describe.seat(seat, setup, language);
  const seats = setup.seats.map((one) => ({ ...one, name: "" }));
  const otherwise = describe.seat(seat, { ...setup, seats }, language);
  return name === otherwise || name.endsWith(` (${otherwise})`) ? name : `${name} (${otherwise})`;
};

/** Who sits at a table, clockwise: each by name, with the colour in brackets. */
export const seatsNamed = (start: Table, language: Language): readonly string[] =>
  start.setup.seats.map((_, seat) => seatWithColour(start, SeatId(seat), language));

/** Who sits at a table, clockwise, in one sentence. */
export const seatsInWords = (start: Table, language: Language): string =>
  messagesIn(language).seats(seatsNamed(start, language));

/** What people call a kind of event; its type with blanks where the game has no word for it. */
export const kindOfEvent = (type: string, { model, language }: Telling): string => {
  const word = model?.describe.word?.(type, language) ?? type;
  return nameShown(word === type ? type.replaceAll("-", " ") : word);
};

/** A code name as the game's glossary has it, else the code name itself. */
export const term = ({ start, language }: Telling, word: string): string => {
  const glossary = start?.game.model.rulebook.glossary;
  const found =
    glossary !== undefined && Object.hasOwn(glossary, word) ? glossary[word] : undefined;
  return found === undefined ? word : textIn(found, language);
};

/** What the seats of a game are called. */
export const tableOf = ({ game, setup }: Table, language: Language): TableNames => ({
  seat: (seat) =>
    seat >= 0 && seat < setup.seats.length
      ? game.model.describe.seat(seat, setup, language)
      : messagesIn(language).seat(seat),
});

/** A game at its table. */
type Table = Pick<Start, "game" | "setup">;

const asWritten = ({ start }: Telling, event: Json): WrittenEvent | null => {
  if (start === null || !isJsonObject(event) || typeof event["type"] !== "string") return null;
  const { type, by, data = null } = event;
  if (!start.game.events.has(type)) return null;
  return typeof by === "number" ? { type, by, data } : { type, data };
};

/** An event of the game in the game's own words, in the state that it is about. Whatever is no event is null. */
export const eventWords = (telling: Telling, event: Json, context: unknown): string | null => {
  const { start, language } = telling;
  const written = asWritten(telling, event);
  if (start === null || written === null) return null;
  return eventInWords(start, written, context, language);
};

/** The same, as told afterwards; null also where it could only be shown as it is recorded. */
export const eventHappened = (telling: Telling, event: Json, context: unknown): string | null => {
  const { start, language } = telling;
  const written = asWritten(telling, event);
  if (start === null || written === null) return null;
  const text = eventInWords(start, written, context, language, "happened");
  return isTold(text, written) ? text : null;
};

/** Games show an event whose data do not fit its type as the record has it. */
const isTold = (text: string, { type }: WrittenEvent): boolean =>
  !text.includes("{") && !(type.includes("-") && text.includes(type));

/** An event in the game's own words; without what its data mark as not known. */
export const eventInWords = (
  start: Table,
  { type, by, data }: WrittenEvent,
  context: unknown,
  language: Language,
  form: "event" | "happened" = "event",
): string => {
  const { describe } = start.game.model;
  const table = tableOf(start, language);
  const tell = (form === "happened" ? describe.happened : undefined) ?? describe.event;
  const event = by === undefined ? { type, data } : { type, by: SeatId(by), data };
  if (!isJsonObject(data) || describe.covered === undefined)
    return tell(event, context, language, table);
  const known: JsonObject = Object.fromEntries(
    Object.entries(data).filter(([, value]) => !isUnknown(value)),
  );
  return Object.keys(known).length === Object.keys(data).length
    ? tell(event, context, language, table)
    : describe.covered({ ...event, data: known }, context, language, table);
};

export const clauseOf = (model: GameModel, id: string): Clause | undefined =>
  model.rulebook.clauses.find((clause) => clause.id === id);

const optionOf = (ruling: Ruling, chosen: string) =>
  ruling.options.find((option) => option.id === chosen) ??
  ruling.options.find(
    (option) => option.id.endsWith(":N") && chosen.startsWith(option.id.slice(0, -1)),
  );

/** A ruling as it was read: the option chosen, and question and answer in words. */
export const rulingRead = (
  telling: Telling,
  id: string,
  choices: RulingChoices,
): { readonly option: string; readonly statement: string } => {
  const chosen = Object.hasOwn(choices, id) ? choices[id]! : "?";
  const ruling = telling.start?.game.model.rulebook.rulings.find((one) => one.id === id);
  const option = ruling === undefined ? undefined : optionOf(ruling, chosen);
  const texts = [ruling?.question, option?.statement].filter((text) => text !== undefined);
  return {
    option: chosen,
    statement: texts.map((text) => textIn(text, telling.language)).join(" "),
  };
};
