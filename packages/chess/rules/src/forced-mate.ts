// Whether a side can mate whatever the other one plays (US Chess rule 14E): a search that ends, and says yes only where it found it.
import { type Board, type Colour, legalMoves, played } from "@assize/chess-board";

/** How many positions are looked at. */
const MOST_POSITIONS = 20_000;
/** Moves of the side that mates. */
const MOST_MOVES = 12;

interface Search {
  readonly colour: Colour;
  positionsLeft: number;
}

const mates = (board: Board, moves: number, search: Search): boolean => {
  search.positionsLeft--;
  if (search.positionsLeft < 0) return false;
  if (board.turn === search.colour) {
    if (moves === 0) return false;
    for (const move of legalMoves(board))
      if (mates(played(board, move), moves - 1, search)) return true;
    return false;
  }
  let answers = 0;
  for (const move of legalMoves(board)) {
    if (moves === 0 || !mates(played(board, move), moves, search)) return false;
    answers++;
  }
  return answers > 0 || board.check;
};

/** True where this colour has a forced mate, whoever has the move, that is found in 20,000 positions: the shortest first. */
export const hasForcedMate = (board: Board, colour: Colour): boolean => {
  const search: Search = { colour, positionsLeft: MOST_POSITIONS };
  for (let moves = 1; moves <= MOST_MOVES && search.positionsLeft > 0; moves++)
    if (mates(board, moves, search)) return true;
  return false;
};
