// The numbers of the moves, held against the moves as they come. They move no piece; but where they contradict, and a move could not be
// played as it would be read, a move is missing or one too many stands there, and nobody is accused. Knows no sign.
import { isLastRank, isLegal, type Board, type Move, pieceOf, played } from "@assize/chess-board";
import { asPosition, sinceThen } from "@assize/chess-rules";
import type { LetterLanguage } from "./letters.ts";
import { type Moment, nameOfMove, type Numbering, numberOf, type Written } from "./numbering.ts";
import { addUnread, type Noted, type PgnEvent, type Reading } from "./reading.ts";
import { readSan } from "./san.ts";
import { unknown } from "./unknown.ts";

/** More half-moves than that are not missing: the number is wrong. */
const MOST_MISSING = 10;

const momentOf = ({ events, board, since, table, seat, numbering }: Reading): Moment => ({
  index: events.length,
  board,
  since,
  table,
  seat,
  due: numbering.due,
});

/** True for what the rules allow, whatever a pawn becomes of which it is not written. */
const canBePlayed = (board: Board, move: Move): boolean =>
  isLegal(board, move) ||
  (move.promotion === null &&
    board.squares[move.from] === pieceOf(board.turn, "pawn") &&
    isLastRank(board.turn, move.to) &&
    isLegal(board, { ...move, promotion: "queen" }));

/** True for what is a move by its words, and none that can be played there. */
const isIllegal = (board: Board, text: string, letters: LetterLanguage): boolean => {
  const read = readSan(board, text, letters);
  return (
    read.kind === "unclear" ||
    read.kind === "away" ||
    read.kind === "two-squares" ||
    read.kind === "illegal" ||
    read.kind === "no-promotion" ||
    (read.kind === "move" && !canBePlayed(board, read.move))
  );
};

const sanIn = ({ remarks }: PgnEvent): string => {
  const san = remarks?.["san"];
  return typeof san === "string" ? san : "";
};

/** The first move since a moment that the rules do not allow as it was read; null where they allow all. */
const firstIllegal = (reading: Reading, from: Moment): Moment | null => {
  let now = from;
  for (const event of reading.events.slice(from.index)) {
    const { board, index, since, seat, due } = now;
    if (board === null) return null;
    const san = sanIn(event);
    if (isIllegal(board, san, reading.letters)) return now;
    const read = readSan(board, san, reading.letters);
    if (read.kind !== "move") return null;
    const after = played(board, read.move);
    now = {
      ...now,
      index: index + 1,
      board: after,
      since: sinceThen(since, asPosition(after)),
      seat: 1 - seat,
      due: due + 1,
    };
  }
  return null;
};

/** From a moment on, nothing is known: what was read since is put behind the moves that are missing there. */
const unreadFrom = (
  reading: Reading,
  at: Moment,
  why: string,
  missing: readonly PgnEvent[],
): void => {
  const later = reading.events.splice(at.index);
  reading.events.push(...missing);
  reading.unread = missing.length > 0 ? [] : null;
  reading.seat = (at.seat + missing.length) % 2;
  for (const { remarks, place } of later) {
    addUnread(reading, why, remarks as unknown as Noted, place);
    reading.seat = 1 - reading.seat;
  }
  reading.board = null;
  reading.table = at.table;
  reading.numbering.isOver = true;
  reading.numbering.odd = null;
};

/** Between two numbers stand too few moves, or too many, and one of them cannot be played. */
const leaveUnreadBetween = (reading: Reading, at: Moment, by: Written): void => {
  const san = sanIn(reading.events[at.index]!);
  const due = nameOfMove(reading.numbering.due);
  const why = `${san}: the moves do not fit their numbers: the file goes on with ${by.text} where ${due} is due`;
  unreadFrom(reading, at, why, []);
};

const missingMoves = (
  { at, by, told }: NonNullable<Numbering["contradicted"]>,
  count: number,
): readonly PgnEvent[] =>
  Array.from({ length: count }, (_, index) => {
    const isOf = nameOfMove(told - count + index);
    return {
      type: "moved",
      by: (at.seat + index) % 2,
      data: unknown(`${isOf} is missing: the file goes on with ${by.text}`),
      remarks: {},
      place: by.place,
    };
  });

/** The move that is read now cannot be played, and the numbers have contradicted since a while. */
const leaveUnreadSince = (
  reading: Reading,
  contradicted: NonNullable<Numbering["contradicted"]>,
): string | null => {
  const { at, by, told } = contradicted;
  const count = told - at.due;
  const isMissing = count > 0 && count <= MOST_MISSING;
  const why = `the file numbers it ${by.text} where ${nameOfMove(at.due)} is due`;
  const first = reading.events[at.index];
  const whyFirst = first === undefined ? why : `${sanIn(first)}: ${why}`;
  unreadFrom(reading, at, whyFirst, isMissing ? missingMoves(contradicted, count) : []);
  return isMissing || first !== undefined ? null : why;
};

/** The half-move that a number names. One without dots of Black's fits either colour's move. */
const toldBy = (numbering: Numbering, written: Written, isLoose: boolean): number => {
  const number = written.number - numbering.ahead!;
  const fits = number === numberOf(numbering.due);
  if (fits && (written.isBlacks ? numbering.due % 2 === 1 : isLoose)) return numbering.due;
  return 2 * (number - 1) + Number(written.isBlacks);
};

const compareNumber = (reading: Reading, written: Written): void => {
  const { numbering } = reading;
  numbering.ahead ??= reading.position === null ? 0 : written.number - numberOf(numbering.due);
  const { due, fitting } = numbering;
  const strictly = toldBy(numbering, written, false);
  const illegal =
    strictly === due || fitting === null || numbering.contradicted !== null
      ? null
      : firstIllegal(reading, fitting);
  if (illegal !== null) return leaveUnreadBetween(reading, illegal, written);
  numbering.isOver = reading.board === null;
  if (numbering.isOver) return;
  const told = toldBy(numbering, written, true);
  if (told === due) {
    numbering.fitting = momentOf(reading);
    numbering.contradicted = null;
    return;
  }
  numbering.contradicted ??= { at: momentOf(reading), by: written, told };
  numbering.odd ??= { by: written, due };
};

/** To be asked before each move is read. Answers why it cannot be read, where its number alone says so. */
export const heldToNumbers = (reading: Reading, text: string): string | null => {
  const { numbering } = reading;
  const { written } = numbering;
  if (numbering.isOver) return null;
  numbering.written = null;
  if (written !== null) compareNumber(reading, written);
  numbering.fitting ??= momentOf(reading);
  const { contradicted } = numbering;
  if (contradicted === null || reading.board === null) return null;
  if (!isIllegal(reading.board, text, reading.letters)) return null;
  return leaveUnreadSince(reading, contradicted);
};
