// What a file says of the end in more than one place: behind its moves, in the tag Result, in the tag Termination. Where these contradict
// each other, or the last position, nobody can say which is right. Knows no text of moves.
import { type Board, hasLegalMove } from "@assize/chess-board";
import { isAnyRepeated, mateBy, type Since } from "@assize/chess-rules";
import { brief } from "./brief.ts";
import { FIFTY } from "./forced-end.ts";
import { type Result, resultIn } from "./tokens.ts";

type Tags = Readonly<Record<string, string>>;
export type Winner = 0 | 1 | null;

export const WINNERS = { "1-0": 0, "0-1": 1, "1/2-1/2": null } as const satisfies Readonly<
  Record<string, Winner>
>;

/** Behind the last move: where it came to, and how often. */
export interface LastPosition {
  /** Null where it is not known. */
  readonly board: Board | null;
  readonly since: Since;
  /** True where nothing is known of the moves before the first. */
  readonly isBegunLater: boolean;
  /** True where a site counts repetitions: a player may claim with a move that is not played. */
  readonly isCounted: boolean;
}

/** A sentence of the tag Termination: who is named first, and what is said of them. */
interface Sentence {
  /** Undefined where nobody is named, or both have that name. */
  readonly seat: 0 | 1 | undefined;
  readonly said: string;
}

/** A name may be any words (`on time`, `Checkmate King`), and says nothing of the end. Of two that begin alike the longer is meant. */
export const sentenceIn = (tags: Tags): Sentence => {
  const { White = "", Black = "", Termination = "" } = tags;
  const sentence = Termination.toLowerCase();
  const [white, black] = [White.toLowerCase(), Black.toLowerCase()];
  const [name = ""] = [white, black, "white", "black"]
    .filter((one) => one !== "" && sentence.startsWith(`${one} `))
    .toSorted((one, other) => other.length - one.length);
  const said = Termination.slice(name.length).trim();
  if (name === "" || white === black) return { seat: COLOURS[name], said };
  return { seat: name === white ? 0 : name === black ? 1 : COLOURS[name], said };
};

const COLOURS: Readonly<Record<string, 0 | 1>> = { white: 0, black: 1 };

const WON_OR_LOST = /^(?:(won|wins)|lost|loses|resigned|resigns|forfeited|forfeits)\b/i;
const DRAWN = /^(?:game )?drawn\b|^draw(?:$| by| agreed)/i;

const RESIGNED = /^resign(?:ed|s)\b/i;
const BY_RESIGNATION = /^(?:(?:won|wins) by )?resignation\b/i;

/** Who resigned by the words of the tag Termination; undefined where they do not say it. `winner` is that of the result. */
export const resignedIn = (tags: Tags, winner: Winner): 0 | 1 | undefined => {
  const { seat, said } = sentenceIn(tags);
  if (RESIGNED.test(said)) return seat;
  if (!BY_RESIGNATION.test(said) || winner === null) return undefined;
  return winner === 0 ? 1 : 0;
};

/** Who has won by the words of the tag Termination; undefined where they do not say it. */
const winnerIn = ({ seat, said }: Sentence): Winner | undefined => {
  if (DRAWN.test(said)) return null;
  const [sentence, won] = WON_OR_LOST.exec(said) ?? [];
  if (sentence === undefined || seat === undefined) return undefined;
  return (won === undefined) === (seat === 0) ? 1 : 0;
};

const isRepeated = ({ since, isCounted }: LastPosition): boolean =>
  isCounted ? since.times >= 3 : isAnyRepeated(since);

/** Ends that a position shows: how they are called, and whether it is one. A claim may rest on a move that is not played. */
const ENDS: readonly {
  readonly called: RegExp;
  readonly told: string;
  readonly stands: (board: Board, at: LastPosition) => boolean;
}[] = [
  {
    called: /checkmate|\bmated?\b/i,
    told: "the last position is no checkmate",
    stands: (board) => board.check && !hasLegalMove(board),
  },
  {
    called: /stalemate/i,
    told: "the last position is no stalemate",
    stands: (board) => !board.check && !hasLegalMove(board),
  },
  {
    called: /repetition|(?:three|five)fold/i,
    told: "no position has come up often enough",
    stands: (_, at) => at.isBegunLater || isRepeated(at),
  },
  {
    called: /\b(?:50|fifty)[- ]moves?\b/i,
    told: "fewer moves were made since the last capture or pawn move",
    stands: ({ quiet }) => quiet >= FIFTY - 1,
  },
];

const refutedBy = (said: string, at: LastPosition): string | undefined => {
  const { board } = at;
  if (board === null) return undefined;
  return ENDS.find(({ called, stands }) => called.test(said) && !stands(board, at))?.told;
};

/** A resignation draws the game where the opponent cannot checkmate (article 5.1.2). */
const mayDraw = (tags: Tags, text: Result, { board }: LastPosition): boolean => {
  const resigned = text === "1/2-1/2" ? resignedIn(tags, null) : undefined;
  if (resigned === undefined || board === null) return false;
  return mateBy(board, resigned === 0 ? "black" : "white") !== "possible";
};

/**
 * Why nobody can say how the game ended, or who has won; null where nothing contradicts. `text` stands behind the moves, `otherResult` in a
 * second tag of a result.
 */
export const contradictionIn = (
  tags: Tags,
  otherResult: string | null,
  text: Exclude<Result, "*">,
  at: LastPosition,
): string | null => {
  const { Result: result = "", Termination: termination = "" } = tags;
  if (otherResult !== null)
    return `the tag Result stands twice: ${brief(otherResult)} and ${brief(result)}`;
  const tag = resultIn(result);
  if (tag !== null && tag !== "*" && tag !== text)
    return `the moves end with ${text}, and the tag Result says ${tag}`;
  const sentence = sentenceIn(tags);
  const named = winnerIn(sentence);
  const told = `the tag Termination says "${brief(termination)}"`;
  if (named !== undefined && named !== WINNERS[text] && !mayDraw(tags, text, at))
    return `the result is ${text}, and ${told}`;
  const refuted = refutedBy(sentence.said, at);
  return refuted === undefined ? null : `${told}, and ${refuted}`;
};
