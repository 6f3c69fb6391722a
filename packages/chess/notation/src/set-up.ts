// From where a game begins, and whose letters its pieces have, as its tags say it. Knows no sign and no move.
import {
  type Board,
  readFen,
  startNumberOf,
  type Variant,
  withoutImpossible,
} from "@assize/chess-board";
import { statedFrom } from "@assize/chess-game";
import { alone, asPosition } from "@assize/chess-rules";
import * as Result from "effect/Result";
import { brief } from "./brief.ts";
import { LETTER_LANGUAGES, letterLanguageOf, LETTERS_TAG } from "./letters.ts";
import { newNumbering } from "./numbering.ts";
import { type Reading, remark, tell } from "./reading.ts";
import type { Place } from "./tokens.ts";

const CHESS = /^(?:standard|normal|regular|chess|from position|)$/i;
const CHESS960 = /^(?:chess ?960|fischer(?:andom|random| random)(?: ?chess)?)$/i;

/** Nothing is known of where the game begins: it stands in the game itself, once, and nothing of its moves is read. */
export const loseStart = (reading: Reading, why: string, place: Place): void => {
  reading.unreadStart ??= { why, place };
  reading.board = null;
  reading.position = null;
};

const refuseStart = (reading: Reading, why: string, place: Place): void => {
  tell(reading, place, why);
  loseStart(reading, why, place);
};

/** Collections of problems count moves from 0. It decides nothing. */
const FROM_ZERO = /(?<=^(?:\S+ +){5})0$/;

/** A board of Chess960 that is one of its starts begins there; from any other the game begins as from a stated position. */
const beginFrom = (reading: Reading, board: Board, fen: string, variant: Variant): void => {
  const number = variant === "chess960" ? startNumberOf(board) : null;
  reading.board = board;
  reading.since = alone(asPosition(board));
  reading.seat = board.turn === "white" ? 0 : 1;
  const { written } = reading.numbering;
  reading.numbering = { ...newNumbering(2 * (board.fullMove - 1) + reading.seat), written };
  if (variant === "chess960") reading.options = { chess960: number ?? "stated" };
  reading.position = number === null ? statedFrom(fen, variant) : null;
};

const startFrom = (reading: Reading, text: string, place: Place, variant: Variant): void => {
  const { fen, told } = withoutImpossible(text.trim().replace(FROM_ZERO, "1"), variant);
  for (const { part, message } of told)
    remark(
      reading,
      place,
      `the FEN is read without what is impossible in it (${part}): ${message}`,
    );
  const board = readFen(fen, variant);
  if (Result.isFailure(board)) {
    const { part, message } = board.failure;
    return refuseStart(reading, `the FEN cannot be used (${part}): ${message}`, place);
  }
  if (variant === "regular" && board.success.rooks !== null)
    return refuseStart(reading, `the FEN cannot be used (castling): ${BY_FILES}`, place);
  beginFrom(reading, board.success, fen, variant);
};
const NO_FEN =
  "the tag SetUp says that the game begins from a position, and there is no tag FEN; it is read from the usual start";
const BY_FILES = 'files of rooks are for Chess960; write KQkq, or the tag [Variant "Chess960"]';

const readLettersTag = (reading: Reading): void => {
  const said = reading.tags[LETTERS_TAG];
  if (said === undefined) return;
  const language = letterLanguageOf(said);
  if (language !== null) reading.letters = language;
  else
    remark(
      reading,
      reading.place,
      `the tag ${LETTERS_TAG} names no language whose letters are read: ${brief(said)}; write one of ${LETTER_LANGUAGES.join(", ")}`,
    );
};

/** From where a game begins, once all its tags are read: which may come first. Another game than chess is not read. */
export const setUp = (reading: Reading): void => {
  if (reading.isSetUp) return;
  reading.isSetUp = true;
  readLettersTag(reading);
  const { tags, variantAt, fenAt } = reading;
  if (tags["SetUp"] === "1" && fenAt === null) remark(reading, reading.place, NO_FEN);
  const { Variant: name = "", FEN: fen = "" } = tags;
  const variant = CHESS960.test(name) ? "chess960" : "regular";
  if (variantAt !== null && variant === "regular" && !CHESS.test(name))
    return refuseStart(
      reading,
      `this is a game of ${brief(name)}; only chess and Chess960 are read`,
      variantAt,
    );
  if (fenAt !== null && reading.unreadStart === null)
    return startFrom(reading, fen, fenAt, variant);
  if (variantAt !== null && variant === "chess960" && fenAt === null)
    refuseStart(
      reading,
      "this is a game of Chess960, and from where it begins is not written; add the tag FEN",
      variantAt,
    );
};
