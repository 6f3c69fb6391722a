// How the pieces move: articles 1 to 3, and what of article 4 a record cannot show. Knows no draw and no clock.
import { stated, unseen } from "../sources.ts";

const TOUCHING = "A record of moves does not say which piece was touched, or when it was let go.";

export const MOVES = [
  stated(
    "setup.position",
    "At the start each side has eight pawns, two rooks, two knights, two bishops, a queen and a king in their places; a game may also begin from a stated position, and one of Chess960 from one of 960 orders of the first rank.",
    ["2.2", "2.3"],
    { guidelines: ["II.2"] },
  ),
  stated("turn.alternate", "White moves first; then the two players move one piece each in turn.", [
    "1.2",
    "1.3",
  ]),
  stated("move.own", "A player moves a piece of his own colour.", ["1.2"]),
  stated("move.occupied", "No piece moves to a square on which a piece of its own colour stands.", [
    "3.1",
  ]),
  stated(
    "move.capture",
    "A piece that moves to a square on which an opposing piece stands captures it; the captured piece is taken off the board in the same move.",
    ["3.1.1"],
  ),
  stated("move.bishop", "A bishop moves along a diagonal on which it stands.", ["3.2"]),
  stated("move.rook", "A rook moves along the rank or the file on which it stands.", ["3.3"]),
  stated(
    "move.queen",
    "A queen moves along the rank, the file or a diagonal on which she stands.",
    ["3.4"],
  ),
  stated(
    "move.path",
    "A bishop, a rook or a queen does not move over a piece that stands in between.",
    ["3.5"],
  ),
  stated(
    "move.knight",
    "A knight moves to one of the nearest squares that are not on its own rank, file or diagonal.",
    ["3.6"],
  ),
  stated(
    "pawn.advance",
    "A pawn moves forward on its file to the empty square in front of it, or with its first move two squares if both are empty.",
    ["3.7.1", "3.7.2"],
  ),
  stated(
    "pawn.capture",
    "A pawn captures an opposing piece that stands diagonally in front of it on an adjacent file, and moves so only when it captures.",
    ["3.7.3"],
  ),
  stated(
    "pawn.en-passant",
    "A pawn may capture an opposing pawn that has just advanced two squares beside it as though that had advanced one; only with the very next move.",
    ["3.7.4.1", "3.7.4.2"],
  ),
  stated(
    "pawn.promotion",
    "A pawn that reaches the last rank is exchanged in the same move for a queen, rook, bishop or knight of its own colour; no other move exchanges a piece.",
    ["3.7.5.1", "3.7.5.2", "3.7.5.3", "7.5.2"],
    { rulings: ["unfinished-promotion"] },
  ),
  stated("king.step", "A king moves to an adjacent square, unless it castles.", ["3.8.1"]),
  stated(
    "castling.move",
    "Castling is one move of king and rook on the first rank: the king goes two squares towards the rook, the rook to the square that the king has crossed. In Chess960 both come to stand where they would in regular chess, wherever they stood.",
    ["3.8.2"],
    { guidelines: ["II.3.2", "II.3.3"] },
  ),
  stated(
    "castling.lost",
    "Castling is lost once the king has moved, and with a rook that has moved.",
    ["3.8.2.1.1", "3.8.2.1.2"],
  ),
  stated(
    "castling.attacked",
    "Castling is prevented while the king's square, the square that it crosses or the one where it comes to stand is attacked.",
    ["3.8.2.2.1"],
  ),
  stated(
    "castling.path",
    "Castling is prevented while a piece stands between the king and the rook; in Chess960 while another piece stands on the way of either, or where it comes to stand.",
    ["3.8.2.2.2"],
    { guidelines: ["II.3.4"] },
  ),
  stated(
    "king.check",
    "The king is in check where an opposing piece attacks it, also one that cannot move there itself.",
    ["3.9.1", "3.1.2", "3.1.3"],
  ),
  stated("king.exposed", "No move may leave or place the mover's own king in check.", ["3.9.2"]),
  unseen(
    "touch.move",
    "A player on the move who deliberately touches a piece has to move or to capture it, if that is legal.",
    ["4.3", "4.4", "4.5"],
    TOUCHING,
  ),
  unseen(
    "touch.adjust",
    "Only the player on the move adjusts pieces, and says so first.",
    ["4.2.1"],
    TOUCHING,
  ),
  unseen(
    "touch.released",
    "A piece that was let go on a square after a legal move stays there.",
    ["4.7"],
    TOUCHING,
  ),
  unseen(
    "touch.promotion",
    "The piece that a pawn is exchanged for is chosen once it has touched the square; the move is made once it was let go there and the pawn is off the board.",
    ["4.4.4", "4.6", "4.7.3"],
    TOUCHING,
  ),
] as const;
