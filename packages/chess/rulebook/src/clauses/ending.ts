// How a game ends, and what the clock has to do with it: articles 5 to 9. Knows no piece.
import { stated, unseen } from "../sources.ts";

export const ENDING = [
  stated(
    "end.checkmate",
    "Whoever checkmates the opposing king with a legal move has won, and the game ends at once.",
    ["5.1.1", "1.4.1"],
  ),
  stated("end.resignation", "Whoever resigns has lost, and the game ends at once.", ["5.1.2"]),
  stated(
    "end.stalemate",
    "The game is drawn where the player to move has no legal move and is not in check.",
    ["5.2.1"],
  ),
  stated(
    "end.dead",
    "The game is drawn once neither player can checkmate by any series of legal moves.",
    ["5.2.2"],
    { rulings: ["dead-position"] },
  ),
  stated("end.agreement", "The game is drawn when both have moved and agree on it.", [
    "5.2.3",
    "9.1.1",
  ]),
  stated("offer.make", "A draw offer cannot be withdrawn, and is not made again while it stands.", [
    "9.1.2.1",
  ]),
  stated(
    "offer.answer",
    "An offer stands until the opponent accepts it, refuses it or moves, or the game ends otherwise.",
    ["9.1.2.1"],
  ),
  stated("claim.turn", "A draw is claimed by the player who has the move.", ["9.2", "9.3"]),
  stated(
    "claim.move",
    "A claim may rest on a legal move that the player writes down and does not play yet.",
    ["9.2.1", "9.3.1"],
  ),
  stated(
    "claim.threefold",
    "The game is drawn on a correct claim that the same position has come up for the third time, or is about to.",
    ["9.2.1", "9.2.2"],
    { rulings: ["threefold"] },
  ),
  stated(
    "repetition.same",
    "Positions are the same where the same player has the move, the same pieces stand on the same squares, and the same moves are possible, castling and capture in passing among them.",
    ["9.2.3"],
  ),
  stated(
    "claim.fifty",
    "The game is drawn on a correct claim that the last fifty moves of each player were made without a pawn move and without a capture, or are about to be.",
    ["9.3.1", "9.3.2"],
    { rulings: ["fifty-moves"] },
  ),
  stated("claim.correct", "A claim that is correct ends the game at once.", ["9.5.2"]),
  stated(
    "claim.incorrect",
    "After an incorrect claim the game goes on; a move that was written down with it has to be played.",
    ["9.5.3"],
  ),
  stated("end.fivefold", "The game is drawn once the same position has come up five times.", [
    "9.6.1",
  ]),
  stated(
    "end.seventy-five",
    "The game is drawn after seventy-five moves of each player without a pawn move and without a capture, unless the last move gives checkmate.",
    ["9.6.2"],
  ),
  stated(
    "flag.loss",
    "Whoever does not make the prescribed moves in the time allotted has lost; the game is drawn if the opponent cannot checkmate by any series of legal moves.",
    ["6.9"],
    { rulings: ["flag-material"] },
  ),
  stated(
    "flag.fall",
    "A flag has fallen when the arbiter sees it or either player has pointed it out.",
    ["6.8"],
  ),
  stated(
    "result.stated",
    "At the end both players sign what the result is; an arbiter may end a game and declare it.",
    ["8.7", "12.9"],
  ),
  unseen(
    "irregular.position",
    "A game that began from a wrong position, or in which pieces were displaced, goes on from the right one.",
    ["7.1", "7.2", "7.4"],
    "A record of moves does not show the pieces on the board.",
  ),
  unseen(
    "irregular.illegal",
    "After an illegal move the position before it is set up again and the opponent gets two minutes; the second one of a player loses.",
    ["7.5.1", "7.5.5"],
    "That an illegal move was noticed and taken back stands in no record of moves; an arbiter's decision is stated as a result.",
  ),
] as const;
