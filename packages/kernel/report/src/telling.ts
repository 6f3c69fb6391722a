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
  marked,
  type Ruling,
  type RulingChoices,
  SeatId,
  type WrittenEvent,
} from "@assize/kernel-model";
import type { Start } from "@assize/kernel-referee";
import type { Messages } from "./messages/messages.ts";
import { messagesIn } from "./messages/messages.ts";

export interface Telling {
  readonly language: Language;
  readonly say: Messages;
  /** The game made ready; null where that could not be done. */
  readonly start: Start | null;
  /** The game, ready or not; null where it is not known here. */
  readonly model: GameModel | null;
}

export const tellingIn = (
  language: Language,
  start: Start | null,
  model: GameModel | null = start?.game.model ?? null,
): Telling => ({ language, say: messagesIn(language), start, model });

/** The text in the reader's language; where it is missing, the English one, marked as such. */
export const textIn = (text: Localized, language: Language): string => {
  const found = localize(text, language);
  return marked(found.text, found.language, language);
};

/** A seat by its name at this table. */
export const seatName = ({ start, language, say }: Telling, seat: number): string =>
  start !== null && seat >= 0 && seat < start.setup.seats.length
    ? start.game.model.describe.seat(SeatId(seat), start.setup, language)
    : say.seat(seat);

/** A code name as the game's glossary has it, else the code name itself. */
export const term = ({ start, language }: Telling, word: string): string => {
  const glossary = start?.game.model.rulebook.glossary;
  const found =
    glossary !== undefined && Object.hasOwn(glossary, word) ? glossary[word] : undefined;
  return found === undefined ? word : textIn(found, language);
};

/** An event of the game in the game's own words. Whatever is no event is null. */
export const eventWords = ({ start, language }: Telling, event: Json): string | null => {
  if (start === null || !isJsonObject(event) || typeof event["type"] !== "string") return null;
  const { type, by, data = null } = event;
  if (!start.game.events.has(type)) return null;
  const written = typeof by === "number" ? { type, by, data } : { type, data };
  return eventInWords(start.game.model, written, start.position.context, language);
};

/** An event in the game's own words; without what its data mark as not known. */
export const eventInWords = (
  { describe }: GameModel,
  { type, by, data }: WrittenEvent,
  context: unknown,
  language: Language,
): string => {
  const event = by === undefined ? { type, data } : { type, by: SeatId(by), data };
  if (!isJsonObject(data) || describe.covered === undefined)
    return describe.event(event, context, language);
  const known: JsonObject = Object.fromEntries(
    Object.entries(data).filter(([, value]) => !isUnknown(value)),
  );
  return Object.keys(known).length === Object.keys(data).length
    ? describe.event(event, context, language)
    : describe.covered({ ...event, data: known }, context, language);
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
