// Where federations and sites read the Laws in different ways; the first option is that of FIDE. Knows nothing of what a
// reading changes.
import type { Ruling, RulingOption } from "@assize/kernel-model";
import { under } from "./sources.ts";

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
  articles: readonly string[],
  ...options: Options
): Ruling & { readonly id: Id; readonly options: Options } => ({
  id,
  question: { en: question },
  options,
  sources: under(...articles),
});

export const RULINGS = [
  ruling(
    "flag-material",
    "When is the game drawn though a flag has fallen?",
    ["6.9"],
    option(
      "no-mate-possible",
      "Where the opponent's material cannot checkmate by any series of legal moves.",
    ),
    option(
      "listed-material",
      "Where the opponent has only the king, or besides it one bishop, one knight, or two knights against no pawn.",
    ),
  ),
  ruling(
    "dead-position",
    "When does little material end the game at once?",
    ["5.2.2"],
    option(
      "no-mate-possible",
      "Where the material of neither side can checkmate by any series of legal moves.",
    ),
    option(
      "listed-material",
      "Where each side has only the king, or besides it one bishop, one knight, or two knights against no pawn.",
    ),
  ),
  ruling(
    "threefold",
    "What draws the game when a position comes up for the third time?",
    ["9.2"],
    option("claimed", "A claim of the player who has the move."),
    option("automatic", "The position itself."),
  ),
  ruling(
    "fifty-moves",
    "What draws the game after fifty moves of each player without a pawn move and without a capture?",
    ["9.3"],
    option("claimed", "A claim of the player who has the move."),
    option("automatic", "The fiftieth move itself, unless it gives checkmate."),
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
  uscf: { "flag-material": "listed-material" },
  lichess: { "fifty-moves": "automatic" },
  "chess.com": {
    "flag-material": "listed-material",
    "dead-position": "listed-material",
    threefold: "automatic",
    "fifty-moves": "automatic",
  },
} as const satisfies Readonly<Record<string, Partial<Rulings>>>;
