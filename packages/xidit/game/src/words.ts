// Lords of Xidit in words: events, places, seats, the state of the table. Sentences live in `messages/`.
// An event whose data do not fit its type is shown as the record has it, so that every record can be shown.
import * as Result from "effect/Result";
import * as Schema from "effect/Schema";
import {
  type GameWords,
  isReadable,
  type Language,
  LANGUAGES,
  seatCalled,
  SeatId,
  type TableNames,
} from "@assize/kernel-model";
import {
  DATA,
  DECISIONS,
  type EventType,
  type FactName,
  type State,
  ORDERS_A_YEAR,
  type XiditEvent,
} from "@assize/xidit-events";
import {
  COVERED,
  type CoveredType,
  type HappenedSentences,
  type Phase,
  PHASES,
  type Place,
  PLACES,
  type Setting,
  SETTINGS,
  STATED_PARTS,
  type StatedPart,
  type Terms,
  WRITTEN_RULES,
  type WrittenRule,
} from "./messages/sentences.ts";
import { type Messages, messagesIn } from "./messages/messages.ts";
import { rewardsOffered } from "@assize/xidit-statecharts";
import { stateLines } from "./state-words.ts";
import { colourWord, termsIn, wordFor } from "./terms.ts";

type Told = Parameters<GameWords<State>["event"]>[0];

const languageOf = (asked: string): Language =>
  LANGUAGES.find((language) => language === asked) ?? "en";

const isEventType = (type: string): type is EventType => Object.hasOwn(DATA, type);
const isDecision = (type: EventType): boolean => DECISIONS.some((decision) => decision === type);
const isPlace = (path: string): path is Place => PLACES.some((place) => place === path);
const isPhase = (path: string): path is Phase => PHASES.some((phase) => phase === path);
const isStatedPart = (word: string): word is StatedPart =>
  STATED_PARTS.some((part) => part === word);
const isWrittenRule = (word: string): word is WrittenRule =>
  WRITTEN_RULES.some((rule) => rule === word);

const isSetting = (value: unknown): value is Setting => SETTINGS.some((one) => one === value);

const isCovered = (type: string): type is CoveredType => COVERED.some((one) => one === type);

/** Seats by what their table calls them; without a table by their colours. */
const termsOf = (
  colours: readonly string[],
  language: Language,
  say: Messages,
  table?: TableNames,
): Terms =>
  termsIn(language, table?.seat ?? ((seat) => seatWord(colours[seat], seat, language, say)));

const seatWord = (
  colour: string | undefined,
  seat: SeatId,
  language: Language,
  say: Messages,
): string => (colour === undefined ? say.seat(seat) : colourWord(colour, language));

/** The event with decoded data, or null where it is none of this game's. */
const decoded = ({ type, by, data }: Told): XiditEvent | null => {
  if (!isEventType(type) || (isDecision(type) && by === undefined)) return null;
  const schema = DATA[type] as unknown as Schema.Codec<unknown, unknown>;
  const found = Schema.decodeUnknownResult(schema)(data, { onExcessProperty: "error" });
  return Result.isFailure(found) ? null : ({ type, by, data: found.success } as XiditEvent);
};

const isFactName = (say: Messages, name: string): name is FactName =>
  Object.hasOwn(say.facts, name);

const sentence = (sentences: HappenedSentences, event: XiditEvent, terms: Terms): string => {
  const tell = sentences[event.type] as (event: XiditEvent, terms: Terms) => string;
  return capitalized(tell(event, terms));
};

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const asRecorded = ({ type, by, data }: Told, terms: Terms): string =>
  `${by === undefined ? "" : `${capitalized(terms.seat(by))}: `}${type} ${JSON.stringify(data) ?? ""}`;

const placeWord = (path: string, say: Messages, terms: Terms): string => {
  if (isPhase(path)) return capitalized(say.phases[path](terms));
  return isPlace(path) ? capitalized(say.places[path](terms)) : path;
};

/** Setup, then years of orders and other phases, then the assessments. Tiles are managed within a turn. */
const outline = (game: State, place: string, say: Messages, terms: Terms): readonly string[] => {
  if (place.startsWith("play.setup")) return [capitalized(say.setup), placeWord(place, say, terms)];
  if (place.startsWith("play.assessment") || place === "ended")
    return [
      capitalized(terms.term("assessment")),
      ...(place === "ended" ? [placeWord(place, say, terms)] : []),
    ];
  const year = capitalized(terms.numbered("year", game.year));
  if (place.startsWith("play.secret-orders")) return [year, placeWord(place, say, terms)];
  if (place.startsWith("play.census")) return [year, capitalized(terms.term("census"))];
  const order = Math.min(game.order + 1, ORDERS_A_YEAR);
  const turn = [terms.numbered("order", order), terms.seat(game.onTurn)];
  return [year, ...turn.map(capitalized)];
};

const seatAtTable: GameWords<State>["seat"] = (seat, setup, asked) => {
  const language = languageOf(asked);
  const { colour } = setup.seats[seat] ?? {};
  const known = isReadable(colour) ? colour : undefined;
  return seatCalled(setup.seats, seat, seatWord(known, seat, language, messagesIn(language)));
};

export const words: GameWords<State> = {
  languages: LANGUAGES,
  event: (event, game, asked, table) => {
    const language = languageOf(asked);
    const say = messagesIn(language);
    const terms = termsOf(game?.setting.colours ?? [], language, say, table);
    const known = decoded(event);
    return known === null ? asRecorded(event, terms) : sentence(say.events, known, terms);
  },
  happened: (event, game, asked, table) => {
    const language = languageOf(asked);
    const say = messagesIn(language);
    const terms = termsOf(game?.setting.colours ?? [], language, say, table);
    const known = decoded(event);
    if (known === null) return asRecorded(event, terms);
    return sentence(say.happened, known, terms);
  },
  fact: ({ fact, values }, asked, table) => {
    const language = languageOf(asked);
    const say = messagesIn(language);
    if (!isFactName(say, fact)) return null;
    const tell = say.facts[fact] as (values: unknown, terms: Terms) => string;
    return capitalized(tell(values, termsOf([], language, say, table)));
  },
  covered: (event, game, asked, table) => {
    const language = languageOf(asked);
    const say = messagesIn(language);
    const terms = termsOf(game?.setting.colours ?? [], language, say, table);
    if (!isCovered(event.type)) return asRecorded(event, terms);
    return capitalized(
      say.covered[event.type](terms, event.by === undefined ? "" : terms.seat(event.by)),
    );
  },
  outline: (game, place, asked, table) => {
    const language = languageOf(asked);
    const say = messagesIn(language);
    return outline(game, place, say, termsOf(game.setting.colours, language, say, table));
  },
  place: (path, asked) => {
    const language = languageOf(asked);
    const say = messagesIn(language);
    return placeWord(path, say, termsOf([], language, say));
  },
  seat: seatAtTable,
  setting: (name, value, setup, asked) => {
    const language = languageOf(asked);
    const say = messagesIn(language);
    const terms = termsOf([], language, say);
    if (name === "firstPlayer" && typeof value === "number")
      return `${capitalized(terms.term("first-player"))}: ${seatAtTable(SeatId(value), setup, asked)}`;
    return isSetting(value) ? capitalized(say.settings[value](terms)) : null;
  },
  brings: (event, game, asked) => {
    const known = decoded(event);
    if (known?.type !== "rewards-chosen") return "";
    const language = languageOf(asked);
    const terms = termsOf(game.setting.colours, language, messagesIn(language));
    const { gold, bards, storeys } = rewardsOffered(game);
    const amounts = {
      gold: terms.times(gold, "gold"),
      bards: terms.times(bards, "bard"),
      guild: terms.times(storeys, "storey"),
    };
    return known.data.rewards.length === 0
      ? ""
      : terms.list(known.data.rewards.map((reward) => amounts[reward]));
  },
  word: (word, asked) => {
    const language = languageOf(asked);
    const say = messagesIn(language);
    const terms = termsOf([], language, say);
    if (isWrittenRule(word)) return say.rules[word](terms);
    if (isEventType(word)) return say.kinds[word];
    if (isStatedPart(word)) return capitalized(say.parts[word](terms));
    return isPhase(word) || isPlace(word)
      ? placeWord(word, say, terms)
      : capitalized(wordFor(word, language));
  },
  state: (game, place, eyes, asked, table) => {
    const language = languageOf(asked);
    const say = messagesIn(language);
    const terms = termsOf(game.setting.colours, language, say, table);
    return stateLines(game, place, eyes, say, terms);
  },
};
