// Games of a text, for tests: read, and written as an export writes them.
import { START_FEN } from "@assize/chess-board";
import {
  type LetterLanguage,
  notedMoves,
  notesIn,
  type PgnGame,
  readPgn,
  writePgn,
} from "../src/index.ts";

export const games = (text: string, firstLine?: number) => [...readPgn(text, firstLine)];
export const moved = (text: string) =>
  games(text)[0]!.events.filter(({ type }) => type === "moved");

/** With all that a file may hold. */
export const GAME = `[Event "A test"]
[Site "Here"]
[White "Ann \\"The Rook\\""]
[Black "Bob"]
[Result "1-0"]

1. e4 {[%clk 0:05:00] best} e5 $1 2. Nf3! (2. f4 exf4 (2... d5)) Nc6 ; a remark
% an escape
3. Bb5 a6 4. O-O Nf6 1-0
`;

export const unplaced = ({ events }: PgnGame) => events.map((event) => ({ ...event, place: null }));

/** As an export writes it: from what a log would have. */
export const writtenAgain = (
  { tags, notes, events, options, letters }: PgnGame,
  { fen = START_FEN, to = "en" }: { readonly fen?: string; readonly to?: LetterLanguage } = {},
) => {
  const last = events.at(-1)!;
  const isMove = last.type === "moved";
  return writePgn({
    tags,
    noted: letters,
    letters: to,
    fen,
    variant: options["chess960"] === undefined ? "regular" : "chess960",
    notes,
    moves: events
      .filter(({ type }) => type === "moved")
      .flatMap(({ data, remarks }) => notedMoves(data, remarks ?? undefined)),
    result: isMove ? "*" : "1/2-1/2",
    lastNotes: isMove ? [] : notesIn(last.remarks ?? undefined),
  });
};
