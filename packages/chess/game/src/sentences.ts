// Sentences for events and facts, in English: what whoever plays does, what happened, what decided.
import { grammarOf, type JsonObject } from "@assize/kernel-model";
import { castlingBy, type Board } from "@assize/chess-board";
import {
  type ChessEvent,
  type EventType,
  type FactName,
  moveOf,
  type WrittenMove,
} from "@assize/chess-rules";

const { and, count } = grammarOf("en");

export interface Terms {
  readonly seat: (seat: number) => string;
  /** The board that the event is about; null where it is not known. */
  readonly board: Board | null;
}

type Sentences = {
  readonly [Type in EventType]: (
    event: Extract<ChessEvent, { type: Type }>,
    terms: Terms,
  ) => string;
};

const moveText = (move: WrittenMove, { board }: Terms): string => {
  const castling = board === null ? null : castlingBy(board, moveOf(move));
  if (castling !== null) return castling.castling.toUpperCase() === "K" ? "O-O" : "O-O-O";
  const piece = board === null ? "" : pieceWord(board, move);
  return `${piece}${move.from}–${move.to}${move.promotion === null ? "" : ` = ${move.promotion}`}`;
};

const NAMES: Readonly<Record<string, string>> = {
  n: "knight ",
  b: "bishop ",
  r: "rook ",
  q: "queen ",
  k: "king ",
  p: "pawn ",
};
const pieceWord = (board: Board, { from, to, promotion }: WrittenMove): string =>
  NAMES[(board.squares[moveOf({ from, to, promotion }).from] ?? "").toLowerCase()] ?? "";

const won = (winner: number | null, { seat }: Pick<Terms, "seat">): string =>
  winner === null ? "the game is drawn" : `${seat(winner)} has won`;

const CLAIM_WORDS = {
  threefold: "the third occurrence of a position",
  "fifty-moves": "fifty moves without a pawn move and without a capture",
} as const;
const SOURCES = {
  arbiter: "the arbiter",
  clock: "the clock",
  scoresheet: "the scoresheet",
  site: "the site",
} as const;

/** What follows is told alike, whether it is to come or has come. */
const FOLLOWING = {
  captured: ({ data: { piece, square } }) => `the ${piece} on ${square} is captured`,
  castled: ({ data: { from, to } }) => `the rook goes from ${from} to ${to}`,
  promoted: ({ data: { piece, square } }) => `the pawn on ${square} is exchanged for a ${piece}`,
  "check-given": ({ data: { king, by } }) =>
    `the king on ${king} is in check (from ${by.join(" and ")})`,
  "claim-upheld": ({ data }, terms) => `the claim is correct: ${won(data.winner, terms)}`,
  "claim-rejected": () => "the claim is not correct; the game goes on",
  "flag-decided": ({ data }, terms) => `on time, ${won(data.winner, terms)}`,
  checkmated: ({ data }, terms) => `checkmate: ${won(data.winner, terms)}`,
  stalemated: ({ data }, terms) => `stalemate: ${won(data.winner, terms)}`,
  "position-dead": ({ data }, terms) => `nobody can checkmate any more: ${won(data.winner, terms)}`,
  "repeated-fivefold": ({ data }, terms) =>
    `the position has come up five times: ${won(data.winner, terms)}`,
  "repeated-threefold": ({ data }, terms) =>
    `the position has come up three times: ${won(data.winner, terms)}`,
  "seventy-five-moves": ({ data }, terms) =>
    `seventy-five moves without a pawn move and without a capture: ${won(data.winner, terms)}`,
  "fifty-moves": ({ data }, terms) =>
    `fifty moves without a pawn move and without a capture: ${won(data.winner, terms)}`,
  "flag-fell": ({ data: { seat, saidBy } }, terms) =>
    seat === null
      ? `a flag has fallen, says ${SOURCES[saidBy]}; whose is not written`
      : `${terms.seat(seat)} has no time left, says ${SOURCES[saidBy]}`,
  "result-stated": ({ data: { winner, saidBy } }, terms) =>
    `${won(winner, terms)}, says ${SOURCES[saidBy]}`,
} satisfies Partial<Sentences>;

export const EVENT_SENTENCES: Sentences = {
  ...FOLLOWING,
  moved: ({ by, data }, terms) => `${terms.seat(by)} plays ${moveText(data, terms)}`,
  resigned: ({ by }, { seat }) => `${seat(by)} resigns`,
  "draw-offered": ({ by }, { seat }) => `${seat(by)} offers a draw`,
  "draw-declined": ({ by }, { seat }) => `${seat(by)} refuses the draw`,
  "draw-accepted": ({ by }, { seat }) => `${seat(by)} accepts the draw`,
  "draw-claimed": ({ by, data: { reason, move } }, terms) =>
    `${terms.seat(by)} claims a draw: ${CLAIM_WORDS[reason]}${move === null ? "" : `, with ${moveText(move, terms)}`}`,
};

export const HAPPENED_SENTENCES: Sentences = {
  ...FOLLOWING,
  moved: ({ by, data }, terms) => `${terms.seat(by)} played ${moveText(data, terms)}`,
  resigned: ({ by }, { seat }) => `${seat(by)} resigned`,
  "draw-offered": ({ by }, { seat }) => `${seat(by)} offered a draw`,
  "draw-declined": ({ by }, { seat }) => `${seat(by)} refused the draw`,
  "draw-accepted": ({ by }, { seat }) => `${seat(by)} accepted the draw`,
  "draw-claimed": ({ by, data: { reason, move } }, terms) =>
    `${terms.seat(by)} claimed a draw: ${CLAIM_WORDS[reason]}${move === null ? "" : `, with ${moveText(move, terms)}`}`,
};

const text = (values: JsonObject, name: string): string => {
  const value = values[name];
  return typeof value === "string" ? value : "";
};

/** Pieces of a kind are counted: `8 pawns and 2 rooks`. */
const materialText = (pieces: unknown): string => {
  const kinds = Array.isArray(pieces) ? (pieces as readonly string[]) : [];
  const told = [...Map.groupBy(kinds, (kind) => kind)].map(([kind, all]) =>
    count(all.length, `${kind}`, `${kind}s`),
  );
  return told.length === 0 ? "only the king" : and(["the king", ...told]);
};

/** One sentence for each fact, with its full stop. */
export const FACT_SENTENCES: Readonly<
  Record<FactName, (values: JsonObject, terms: Pick<Terms, "seat">) => string>
> = {
  "has-the-move": ({ seat }, terms) => `${terms.seat(Number(seat))} had the move.`,
  "stands-on": (values) =>
    values["piece"] === null
      ? `No piece stood on ${text(values, "square")}.`
      : `On ${text(values, "square")} stood a ${text(values, "colour")} ${text(values, "piece")}.`,
  "stands-between": (values) =>
    `A ${text(values, "piece")} stood in between on ${text(values, "square")}.`,
  "king-attacked": (values) =>
    `After it the own king on ${text(values, "king")} would be attacked by the ${text(values, "piece")} on ${text(values, "by")}.`,
  "castling-lost": (values) =>
    `Castling with the rook of ${text(values, "rook")} was lost: it or the king had moved.`,
  "rook-gone": (values) => `No rook stood on ${text(values, "rook")} to castle with.`,
  "crossing-attacked": (values) =>
    `${text(values, "square")} was attacked by the ${text(values, "piece")} on ${text(values, "by")}.`,
  repeated: ({ times }) =>
    `The position had come up ${times === 1 ? "once" : `${Number(times)} times`}.`,
  "quiet-moves": ({ plies }) =>
    `${Number(plies)} moves of either side were made since the last pawn move or capture.`,
  "offers-stand": ({ seats }, terms) =>
    Array.isArray(seats) && seats.length > 0
      ? `A draw was offered by ${seats.map((seat) => terms.seat(Number(seat))).join(" and ")}.`
      : "No draw offer stood.",
  "plies-made": ({ plies }) =>
    `${Number(plies)} ${plies === 1 ? "move was" : "moves were"} made so far.`,
  "no-legal-move": ({ seat }, terms) => `${terms.seat(Number(seat))} had no legal move.`,
  "material-left": ({ seat, pieces }, terms) =>
    `${terms.seat(Number(seat))} had ${materialText(pieces)} left.`,
  "materials-left": ({ white, black }) =>
    `White had ${materialText(white)} left, Black ${materialText(black)}.`,
  "mate-unproved": ({ seat, positions }, terms) =>
    `Whether ${terms.seat(Number(seat))} could still checkmate by any series of legal moves could be proved neither way: ${Number(positions)} positions were looked at.`,
  "mate-impossible": ({ seat }, terms) =>
    `${terms.seat(Number(seat))} could not checkmate by any series of legal moves: only a penalty or a default could have won the game, and none is stated.`,
  "flag-unwritten": ({ seat }, terms) =>
    `Whose flag fell is not written: by the one of who had the move ${terms.seat(Number(seat))} would have won, by the other one it is a draw.`,
  "ended-before": (values, terms) => {
    const { winner } = values;
    const how = text(values, "reason").replaceAll("-", " ");
    return `The game had ended (${how}): ${won(typeof winner === "number" ? winner : null, terms)}.`;
  },
  "walled-off": () => "All pawns blocked each other, and neither king could get to one.",
};
