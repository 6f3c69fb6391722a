// What chess says, by language: a sentence for each event, fact and place. Knows no sentence itself.
import { castlingBy, type Board, type Kind, kindOf } from "@assize/chess-board";
import {
  type ChessEvent,
  type EventType,
  type FactName,
  moveOf,
  type WrittenMove,
} from "@assize/chess-rules";
import type { JsonObject } from "@assize/kernel-model";

export interface Terms {
  readonly seat: (seat: number) => string;
  /** The board that the event is about; null where it is not known. */
  readonly board: Board | null;
}

export type EventSentences = {
  readonly [Type in EventType]: (
    event: Extract<ChessEvent, { type: Type }>,
    terms: Terms,
  ) => string;
};

/** One sentence for each fact, with its full stop. */
export type FactSentences = Readonly<
  Record<FactName, (values: JsonObject, terms: Pick<Terms, "seat">) => string>
>;

/** The places of the chart that have a name. */
export const PLACES = [
  "play",
  "play.turn",
  "play.settling",
  "play.settling.told",
  "play.settling.capturing",
  "play.settling.castling",
  "play.settling.promoting",
  "play.settling.judging",
  "play.settling.checkmate",
  "play.settling.stalemate",
  "play.settling.check",
  "play.settling.drawing",
  "play.settling.dead",
  "play.settling.fivefold",
  "play.settling.seventy-five",
  "play.settling.threefold",
  "play.settling.fifty",
  "play.claim",
  "play.claim.examined",
  "play.claim.correct",
  "play.claim.incorrect",
  "play.flag",
  "ended",
] as const;

/** What one language says. */
export interface Messages {
  readonly events: EventSentences;
  readonly happened: EventSentences;
  readonly facts: FactSentences;
  readonly places: Readonly<Record<(typeof PLACES)[number], string>>;
  /** What kinds of events are called within a sentence, and a repetition that is claimed. */
  readonly words: Readonly<Record<EventType | "threefold", string>>;
  /** `move 6`. */
  readonly move: (number: number) => string;
  readonly end: string;
  readonly hasTheMove: (seat: string) => string;
  /** The option `chess960`; null where the game begins from a stated position. */
  readonly start: (number: number | null) => string;
}

/** A value of a fact that is a text; empty where it is none. */
export const textIn = (values: JsonObject, name: string): string => {
  const value = values[name];
  return typeof value === "string" ? value : "";
};

/** A move by its piece and squares, castling as players write it. `names` are those of the language. */
export const moveText = (
  move: WrittenMove,
  { board }: Terms,
  names: Readonly<Record<Kind, string>>,
): string => {
  const castling = board === null ? null : castlingBy(board, moveOf(move));
  if (castling !== null) return castling.castling.toUpperCase() === "K" ? "O-O" : "O-O-O";
  const piece = board?.squares[moveOf(move).from] ?? null;
  const named = piece === null ? "" : `${names[kindOf(piece)]} `;
  const becomes = move.promotion === null ? "" : ` = ${names[move.promotion]}`;
  return `${named}${move.from}–${move.to}${becomes}`;
};

/** Pieces of a kind are counted: `8 pawns and 2 rooks`. */
export const kindsIn = (pieces: unknown): readonly (readonly [Kind, number])[] => {
  const kinds = Array.isArray(pieces) ? (pieces as readonly Kind[]) : [];
  return [...Map.groupBy(kinds, (kind) => kind)].map(([kind, all]) => [kind, all.length]);
};
