// How a game ends, and what the clock has to do with it: articles 5 to 9. Knows no piece.
import { stated, under, underUsChess, unseen, unseenElsewhere } from "../sources.ts";

export const ENDING = [
  stated(
    "end.checkmate",
    "Whoever checkmates the opposing king with a legal move has won, and the game ends at once.",
    ["5.1.1", "1.4.1"],
  ),
  stated(
    "end.resignation",
    "Whoever resigns has lost, and the game ends at once; it is drawn if the opponent cannot checkmate by any series of legal moves.",
    ["5.1.2"],
    { rulings: ["resignation"] },
  ),
  stated(
    "end.stalemate",
    "The game is drawn where the player to move has no legal move and is not in check.",
    ["5.2.1"],
  ),
  stated(
    "end.dead",
    "The game is drawn once neither player can checkmate by any series of legal moves.",
    ["5.2.2", "1.5"],
    { rulings: ["dead-position"] },
  ),
  stated(
    "end.agreement",
    "The game is drawn when both have made a move and agree on it.",
    ["5.2.3"],
    { rulings: ["agreement"] },
  ),
  stated("offer.make", "A draw may be offered at any time, without conditions.", ["9.1.2.1"]),
  stated(
    "offer.answer",
    "A draw offer cannot be withdrawn. It stands until the opponent accepts it, refuses it, or touches a piece to move, or the game ends otherwise.",
    ["9.1.2.1"],
    { rulings: ["draw-offer"] },
  ),
  unseen(
    "offer.manner",
    "A draw is offered after the own move and before the clock is pressed, and noted on both scoresheets; unreasonable offers annoy the opponent.",
    ["9.1.2.1", "9.1.2.2", "11.5"],
    "A record of moves does not say when a clock was pressed, or what annoyed whom.",
  ),
  unseen(
    "offer.allowed",
    "An event may forbid draws by agreement, or before some number of moves.",
    ["9.1.1"],
    "A record of moves does not hold the regulations of its event.",
  ),
  stated("claim.turn", "A draw is claimed by the player who has the move.", ["9.2.1", "9.3"], {
    rulings: ["claim-turn"],
  }),
  stated(
    "claim.move",
    "A claim may rest on a legal move that the player writes down and does not play yet.",
    ["9.2.1.1", "9.3.1"],
  ),
  stated(
    "claim.threefold",
    "The game is drawn on a correct claim that the same position has come up for the third time, or is about to.",
    ["9.2.1.1", "9.2.1.2"],
    { rulings: ["threefold"] },
  ),
  stated(
    "repetition.same",
    "Positions are the same where the same player has the move, the same pieces stand on the same squares, and the same moves are possible, castling and capture in passing among them.",
    ["9.2.2", "9.2.2.1", "9.2.2.2"],
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
  stated("claim.offers", "A claim of a draw is a draw offer as well.", ["9.1.2.3"]),
  unseen(
    "claim.touched",
    "Whoever has touched a piece to move it cannot claim a draw on that move.",
    ["9.4"],
    "A record of moves does not say when a piece was touched.",
  ),
  stated(
    "end.fivefold",
    "The game is drawn once the same position has come up five times.",
    ["9.6.1"],
    { rulings: ["no-progress"] },
  ),
  stated(
    "end.seventy-five",
    "The game is drawn after seventy-five moves of each player without a pawn move and without a capture, unless the last move gives checkmate.",
    ["9.6.2"],
    { rulings: ["no-progress"] },
  ),
  stated(
    "flag.loss",
    "Whoever does not make the prescribed moves in the time allotted has lost; the game is drawn if the opponent cannot checkmate by any series of legal moves.",
    ["6.9", "6.3.1"],
    { rulings: ["flag-material", "flag-offer"] },
  ),
  stated(
    "flag.fall",
    "A flag has fallen when the arbiter sees it or either player has claimed it rightly.",
    ["6.8"],
  ),
  unseenElsewhere(
    "flag.call",
    "By US Chess only the two players call a fallen flag; no director and no spectator does.",
    [...under("6.8"), ...underUsChess("13C1")],
    "A record says that a flag fell and on whose word it stands there, not who called it first.",
  ),
  stated(
    "result.stated",
    "At the end both players sign what the result is, and it stands unless the arbiter decides otherwise; an arbiter may also declare a game lost.",
    ["8.7", "12.9.6"],
    { rulings: ["stated-result"] },
  ),
  unseen(
    "irregular.position",
    "A game that began from a wrong position is cancelled and played anew; where pieces were displaced, the position before that is set up again.",
    ["7.2.1", "7.4.1", "7.6"],
    "A record of moves does not show the pieces on the board.",
  ),
  unseen(
    "irregular.colours",
    "A game that began with the colours reversed is played anew if fewer than ten moves of both players were made; else it goes on.",
    ["7.3"],
    "A record of moves does not say who should have had which colour.",
  ),
  unseen(
    "irregular.illegal",
    "Once the clock was pressed after an illegal move, the position before it is set up again and the opponent gets two minutes; a player’s second one loses, or draws if the opponent cannot checkmate by any series of legal moves.",
    ["7.5.1", "7.5.3", "7.5.4", "7.5.5"],
    "That an illegal move was noticed and taken back stands in no record of moves; an arbiter’s decision is stated as a result.",
  ),
] as const;
