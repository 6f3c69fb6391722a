// Where federations and sites read the Laws in different ways; the first option is that of FIDE. Knows nothing of what a
// reading changes.
import type { Ruling, RulingOption, SourceRef } from "@assize/kernel-model";
import { under, underChessCom, underLichess, underUsChess } from "./sources.ts";

type OptionOf<Id extends string> = RulingOption & { readonly id: Id };

const option = <const Id extends string>(id: Id, en: string): OptionOf<Id> => ({
  id,
  statement: { en },
});

const ruling = <
  const Id extends string,
  const Options extends readonly [RulingOption, ...RulingOption[]],
>(
  id: Id,
  question: string,
  sources: readonly SourceRef[],
  ...options: Options
): Ruling & { readonly id: Id; readonly options: Options } => ({
  id,
  question: { en: question },
  options,
  sources,
});

const ON_TIME = "My opponent ran out of time. Why was it a draw?";

export const RULINGS = [
  ruling(
    "flag-material",
    "When is the game drawn though a flag has fallen?",
    [
      ...under("6.9"),
      ...underUsChess("14D4", "14E"),
      ...underLichess("InsufficientMatingMaterial"),
      ...underChessCom(ON_TIME),
    ],
    option(
      "no-mate-possible",
      "Where the opponent cannot checkmate by any series of legal moves. A mate is looked for, both sides helping, in at most 32,000 positions; where neither it is found nor that there is none, the opponent wins, and the verdict is not certain.",
    ),
    option(
      "no-mate-by-material",
      "Where the opponent’s pieces, with those of the player, cannot make up a checkmate; how they stand does not count.",
    ),
    option(
      "no-forced-win",
      "Where the opponent cannot checkmate, or has no forced win with only the king, with one bishop or knight besides it, or with two knights against no pawn. That it cannot checkmate is looked for as by FIDE, and a forced win in at most 20,000 positions.",
    ),
    option(
      "listed-material",
      "Where the opponent has only the king, or besides it one bishop, one knight, or two knights against a lone king.",
    ),
  ),
  ruling(
    "dead-position",
    "When does the game end because nobody can checkmate?",
    [
      ...under("5.2.2"),
      ...underUsChess("14D"),
      ...underLichess("InsufficientMatingMaterial"),
      ...underChessCom(ON_TIME),
    ],
    option(
      "no-mate-possible",
      "Where neither side can checkmate by any series of legal moves. Decided by the pieces, and where only kings and blocked pawns are left; any other position is played on.",
    ),
    option(
      "no-mate-by-material",
      "Where the pieces of both sides cannot make up a checkmate; how they stand does not count.",
    ),
    option(
      "listed-material",
      "Where each side has only the king, or besides it one bishop, one knight, or two knights against a lone king.",
    ),
  ),
  ruling(
    "threefold",
    "What draws the game when a position comes up for the third time?",
    [...under("9.2.1"), ...underUsChess("14C")],
    option("claimed", "A claim of a player who may claim it."),
    option("automatic", "The position itself."),
  ),
  ruling(
    "fifty-moves",
    "What draws the game after fifty moves of each player without a pawn move and without a capture?",
    [...under("9.3.1", "9.3.2"), ...underUsChess("14F"), ...underLichess("Variant.fiftyMoves")],
    option("claimed", "A claim of a player who may claim it."),
    option("automatic", "The fiftieth move itself, unless it gives checkmate."),
  ),
  ruling(
    "no-progress",
    "What draws the game after five occurrences of a position, or seventy-five moves of each player without a pawn move and without a capture?",
    [...under("9.6.1", "9.6.2"), ...underUsChess("14K")],
    option("automatic", "The position, or the move, itself."),
    option("declared", "Only the arbiter, who may declare it."),
  ),
  ruling(
    "claim-turn",
    "Who may claim a draw?",
    [...under("9.2.1", "9.3"), ...underUsChess("14C"), ...underLichess("Drawer.claim")],
    option("to-move", "The player who has the move."),
    option("either", "Either player; a move is written down with a claim only by who has it."),
  ),
  ruling(
    "flag-offer",
    "What becomes of a draw offer that stands when the flag of the player it was made to falls?",
    [...under("6.9", "9.1.2.1"), ...underLichess("Finisher.outOfTime")],
    option("ended", "Nothing: the flag decides the game."),
    option("accepted", "It counts as accepted: the game is drawn."),
  ),
  ruling(
    "resignation",
    "Who wins when a player resigns whose opponent cannot checkmate?",
    [...under("5.1.2"), ...underUsChess("13B"), ...underLichess("RoundAsyncActor.Resign")],
    option(
      "drawn-without-mate",
      "Nobody: the game is drawn. Whether the opponent can is looked for as after a fallen flag.",
    ),
    option("lost", "The opponent, whatever is on the board."),
  ),
  ruling(
    "stated-result",
    "Does a result stand that only states who has won, where the winner cannot checkmate?",
    [...under("5.1.2", "6.9", "12.9.6"), ...underUsChess("13B")],
    option(
      "doubtful",
      "It is not certain: neither a resignation nor a fallen flag wins there, and a penalty or a default would have to be stated by the arbiter. Whether the winner can is looked for as after a fallen flag, where few pieces are left or the winner’s pawns are all blocked.",
    ),
    option("stands", "It stands: the opponent may have resigned."),
  ),
  ruling(
    "agreement",
    "From when on can the players agree on a draw?",
    [...under("5.2.3"), ...underUsChess("14B")],
    option("both-moved", "Once both have made a move."),
    option("any-time", "At any time."),
  ),
  ruling(
    "draw-offer",
    "What ends a draw offer?",
    [...under("9.1.2.1"), ...underUsChess("14B"), ...underLichess("Drawer.no")],
    option("opponent", "The opponent’s answer or move, or the end of the game."),
    option(
      "either",
      "The opponent’s answer or move, or the end of the game; and whoever made it may withdraw it.",
    ),
  ),
  ruling(
    "unfinished-promotion",
    "What is a pawn’s move to the last rank without a piece being named?",
    [...under("3.7.5.1", "7.5.2"), ...underUsChess("8F6", "9D"), ...underLichess("Variant.move")],
    option("incomplete", "No legal move: the pawn has to be exchanged."),
    option("queen", "A promotion to a queen."),
  ),
] as const;

type Known = (typeof RULINGS)[number];
export type RulingId = Known["id"];
/** The readings of one game. */
export type Rulings = { readonly [One in Known as One["id"]]: One["options"][number]["id"] };

/** Whose practice each set is. What a set leaves out is read as FIDE does. */
export const RULING_SETS = {
  default: {},
  fide: {},
  uscf: {
    "flag-material": "no-forced-win",
    "no-progress": "declared",
    resignation: "lost",
    "stated-result": "stands",
    agreement: "any-time",
  },
  lichess: {
    "flag-material": "no-mate-by-material",
    "dead-position": "no-mate-by-material",
    "fifty-moves": "automatic",
    "claim-turn": "either",
    "flag-offer": "accepted",
    resignation: "lost",
    "stated-result": "stands",
    "draw-offer": "either",
    "unfinished-promotion": "queen",
  },
  "chess.com": {
    "flag-material": "listed-material",
    "dead-position": "listed-material",
    threefold: "automatic",
    "fifty-moves": "automatic",
  },
} as const satisfies Readonly<Record<string, Partial<Rulings>>>;
