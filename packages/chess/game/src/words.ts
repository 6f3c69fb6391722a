// Chess in words: events, places, seats, the board. English only, and `languages` says so; sentences live in
// `sentences.ts`. An event whose data do not fit its type is shown as the record has it.
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
import { EVENT_SENTENCES, FACT_SENTENCES, HAPPENED_SENTENCES, type Terms } from "./sentences.ts";

type Told = Parameters<GameWords<State>["event"]>[0];

const isEventType = (type: string): type is EventType => Object.hasOwn(DATA, type);
const isFactName = (name: string): name is FactName => FACT_NAMES.some((one) => one === name);
const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const termsOf = (game: State | null, table?: TableNames): Terms => ({
  seat:
    table === undefined
      ? (seat) => termIn(SEAT_COLOURS[seat] ?? "white", "en")
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

const sentence = (sentences: typeof EVENT_SENTENCES, event: Told, terms: Terms): string => {
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

const PLACES: Readonly<Record<string, string>> = {
  play: "Play",
  "play.turn": "A player has the move",
  "play.settling": "What the move brings about",
  "play.settling.told": "What is still to be told of the move",
  "play.settling.capturing": "A piece is captured",
  "play.settling.castling": "The rook goes with the king",
  "play.settling.promoting": "A pawn is exchanged",
  "play.settling.judging": "Whether the opponent can move",
  "play.settling.checkmate": "Checkmate",
  "play.settling.stalemate": "Stalemate",
  "play.settling.check": "Check",
  "play.settling.drawing": "Whether the position draws the game",
  "play.settling.dead": "Nobody can checkmate",
  "play.settling.fivefold": "The position came up five times",
  "play.settling.seventy-five": "Seventy-five quiet moves",
  "play.settling.threefold": "The position came up three times",
  "play.settling.fifty": "Fifty quiet moves",
  "play.claim": "A draw is claimed",
  "play.claim.examined": "The claim is examined",
  "play.claim.correct": "The claim is correct",
  "play.claim.incorrect": "The claim is not correct",
  "play.flag": "A flag has fallen",
  ended: "The game is over",
};

/** What kinds of events are called, within a sentence. */
const KINDS: Readonly<Record<keyof typeof EVENT_SENTENCES, string>> = {
  moved: "a move",
  resigned: "resigning",
  "draw-offered": "offering a draw",
  "draw-declined": "declining a draw",
  "draw-accepted": "accepting a draw",
  "draw-claimed": "claiming a draw",
  "flag-fell": "the fall of a flag",
  "result-stated": "a stated result",
  captured: "a capture",
  castled: "the rook's move in castling",
  promoted: "a promotion",
  "check-given": "check",
  "claim-upheld": "a correct claim",
  "claim-rejected": "an incorrect claim",
  "flag-decided": "the result of a fallen flag",
  checkmated: "checkmate",
  stalemated: "stalemate",
  "position-dead": "a dead position",
  "repeated-fivefold": "a fivefold repetition",
  "repeated-threefold": "a threefold repetition",
  "seventy-five-moves": "seventy-five moves without progress",
  "fifty-moves": "fifty moves without progress",
};

export const words: GameWords<State> = {
  languages: ["en"],
  event: (event, game, _, table) => sentence(EVENT_SENTENCES, event, termsOf(game, table)),
  happened: (event, game, _, table) => sentence(HAPPENED_SENTENCES, event, termsOf(game, table)),
  fact: ({ fact, values }, _, table) =>
    isFactName(fact) ? capitalized(FACT_SENTENCES[fact](values, termsOf(null, table))) : null,
  numbered: ({ board }) => `move ${board.fullMove}`,
  outline: ({ board, ended }) => [ended === null ? `Move ${board.fullMove}` : "End"],
  place: (path) => PLACES[path] ?? path,
  seat: (seat, setup, language) => {
    const { colour } = setup.seats[seat] ?? {};
    const own = isReadable(colour) && isTerm(colour) ? termIn(colour, language) : `seat ${seat}`;
    return seatCalled(setup.seats, seat, own);
  },
  setting: (name, value) => {
    if (name !== "chess960") return null;
    return `Chess960, ${typeof value === "number" ? `start ${value}` : "from a stated position"}`;
  },
  word: (word, language) =>
    isTerm(word)
      ? termIn(word, language)
      : Object.hasOwn(KINDS, word)
        ? KINDS[word as keyof typeof KINDS]
        : (PLACES[word] ?? capitalized(word.replaceAll("-", " "))),
  state: (game, _place, _eyes, _language, table) => [
    ...boardLines(game),
    `${capitalized(termsOf(game, table).seat(game.board.turn === "white" ? 0 : 1))} has the move; ${fenOf(game.board)}`,
  ],
};
