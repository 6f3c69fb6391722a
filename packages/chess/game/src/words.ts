// Chess in words: events, places, seats, the board. Sentences live in `messages/`, one file a language. An event whose data do not fit
// its type is shown as the record has it.
import * as Result from "effect/Result";
import * as Schema from "effect/Schema";
import { fenOf } from "@assize/chess-board";
import {
  type ChessEvent,
  DATA,
  DECISIONS,
  type EventType,
  FACT_NAMES,
  type FactName,
  SEAT_COLOURS,
  type State,
} from "@assize/chess-rules";
import {
  type GameWords,
  isReadable,
  SeatId,
  seatCalled,
  type TableNames,
} from "@assize/kernel-model";
import { isTerm, termIn } from "./terms.ts";
import { type EventSentences, type Messages, PLACES, type Terms } from "./messages/messages.ts";
import { de } from "./messages/de.ts";
import { en } from "./messages/en.ts";
import { es } from "./messages/es.ts";
import { fr } from "./messages/fr.ts";

type Told = Parameters<GameWords<State>["event"]>[0];

const isEventType = (type: string): type is EventType => Object.hasOwn(DATA, type);
const isFactName = (name: string): name is FactName => FACT_NAMES.some((one) => one === name);
const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const MESSAGES: Readonly<Record<string, Messages>> = { en, fr, de, es };
/** English for a language that there is not. */
const messagesIn = (language: string): Messages => MESSAGES[language] ?? en;

const isWord = (word: string): word is keyof Messages["words"] => Object.hasOwn(en.words, word);
const isPlace = (word: string): word is (typeof PLACES)[number] =>
  PLACES.some((one) => one === word);

const termsOf = (game: State | null, language: string, table?: TableNames): Terms => ({
  seat:
    table === undefined
      ? (seat) => termIn(SEAT_COLOURS[seat] ?? "white", language)
      : (seat) => table.seat(SeatId(seat)),
  board: game?.board ?? null,
});

/** The event with decoded data, or null where it is none of this game's. */
const decoded = ({ type, by, data }: Told): ChessEvent | null => {
  if (!isEventType(type)) return null;
  if (DECISIONS.some((one) => one === type) && by === undefined) return null;
  const schema = DATA[type] as unknown as Schema.Codec<unknown, unknown>;
  const found = Schema.decodeUnknownResult(schema)(data, { onExcessProperty: "error" });
  return Result.isFailure(found)
    ? null
    : ({ type, by, data: found.success } as unknown as ChessEvent);
};

const sentence = (sentences: EventSentences, event: Told, terms: Terms): string => {
  const known = decoded(event);
  if (known === null) {
    const who = event.by === undefined ? "" : `${terms.seat(event.by)}: `;
    return `${who}${event.type} ${JSON.stringify(event.data) ?? ""}`;
  }
  const tell = sentences[known.type] as (event: ChessEvent, terms: Terms) => string;
  return capitalized(tell(known, terms));
};

/** The board as eight lines of text, White below. */
const boardLines = ({ board }: State): readonly string[] => [
  ...Array.from({ length: 8 }, (_, row) => {
    const rank = 7 - row;
    const pieces = board.squares.slice(rank * 8, rank * 8 + 8).map((piece) => piece ?? "·");
    return `${rank + 1} ${pieces.join(" ")}`;
  }),
  "  a b c d e f g h",
];

export const words: GameWords<State> = {
  languages: Object.keys(MESSAGES),
  event: (event, game, language, table) =>
    sentence(messagesIn(language).events, event, termsOf(game, language, table)),
  happened: (event, game, language, table) =>
    sentence(messagesIn(language).happened, event, termsOf(game, language, table)),
  fact: ({ fact, values }, language, table) => {
    if (!isFactName(fact)) return null;
    return capitalized(messagesIn(language).facts[fact](values, termsOf(null, language, table)));
  },
  numbered: ({ board }, language) => messagesIn(language).move(board.fullMove),
  outline: ({ board, ended }, _, language) => {
    const { end, move } = messagesIn(language);
    return [ended === null ? capitalized(move(board.fullMove)) : end];
  },
  place: (path, language) => (isPlace(path) ? messagesIn(language).places[path] : path),
  seat: (seat, setup, language) => {
    const { colour } = setup.seats[seat] ?? {};
    const own = isReadable(colour) && isTerm(colour) ? termIn(colour, language) : `seat ${seat}`;
    return seatCalled(setup.seats, seat, own);
  },
  setting: (name, value, _, language) =>
    name === "chess960"
      ? messagesIn(language).start(typeof value === "number" ? value : null)
      : null,
  word: (word, language) => {
    if (isTerm(word)) return termIn(word, language);
    if (isPlace(word)) return messagesIn(language).places[word];
    if (isWord(word)) return messagesIn(language).words[word];
    return capitalized(word.replaceAll("-", " "));
  },
  state: (game, _place, _eyes, language, table) => {
    const seat = termsOf(game, language, table).seat(game.board.turn === "white" ? 0 : 1);
    return [
      ...boardLines(game),
      `${capitalized(messagesIn(language).hasTheMove(seat))}; ${fenOf(game.board)}`,
    ];
  },
};
