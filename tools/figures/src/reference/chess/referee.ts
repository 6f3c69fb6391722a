// Chess, refereed slowly: a whole game as one script over a list of events, written from the Laws and the pages of reference.
// Shares no code with the project's chess. Claims of a draw and flags are not read: a record with one is not for this referee.
import { isSame, onlyMember, type PlainEvent } from "../asking.ts";
import type { Judgement } from "../referee.ts";
import {
  attackersOf,
  type Board,
  castlingIn,
  isInCheck,
  kingOf,
  legalMoves,
  type Move,
  nameOf,
  played,
  START,
  takenBy,
} from "./board.ts";
import { isDead, repetitionKey } from "./ends.ts";

/** What is read of a log's header. */
export interface ChessHeader {
  readonly rulings: { readonly set: string; readonly overrides: Readonly<Record<string, string>> };
  /** What is forced stands in no line. */
  readonly terse?: true;
}

/** Every ruling that is read here, with its first option, and what the sets choose otherwise. */
const RULINGS = {
  "dead-position": "no-mate-possible",
  threefold: "claimed",
  "fifty-moves": "claimed",
  "no-progress": "automatic",
  agreement: "both-moved",
  "draw-offer": "opponent",
  "unfinished-promotion": "incomplete",
};
type Rulings = typeof RULINGS;
const SETS: Readonly<Record<string, Partial<Rulings>>> = {
  uscf: { "no-progress": "declared", agreement: "any-time" },
  lichess: {
    "dead-position": "no-mate-by-material",
    "fifty-moves": "automatic",
    "draw-offer": "either",
    "unfinished-promotion": "queen",
  },
  "chess.com": {
    "dead-position": "listed-material",
    threefold: "automatic",
    "fifty-moves": "automatic",
  },
};

interface Game {
  readonly rulings: Rulings;
  board: Board;
  /** How often each position has come up. */
  readonly seen: Map<string, number>;
  /** Moves of either side since the last capture or pawn move. */
  quiet: number;
  /** Moves made. */
  moves: number;
  /** Whose offer of a draw stands. */
  offers: Set<number>;
  /** What the rules bring about next, first to come first. */
  due: PlainEvent[];
  /** Null while it is played; else who has won, null where it is drawn. */
  end: { readonly winner: number | null } | null;
}

const KINDS: Readonly<Record<string, string>> = {
  p: "pawn",
  n: "knight",
  b: "bishop",
  r: "rook",
  q: "queen",
  k: "king",
};
const kindOf = (piece: string): string => KINDS[piece.toLowerCase()]!;
const LETTERS: Readonly<Record<string, string>> = {
  queen: "q",
  rook: "r",
  bishop: "b",
  knight: "n",
};

const ending = (type: string, winner: number | null): PlainEvent => ({ type, data: { winner } });

/** A draw that comes by itself, the first that holds; null where there is none. */
const drawnBy = ({ rulings, board, seen, quiet }: Game): string | null => {
  const times = seen.get(repetitionKey(board))!;
  if (isDead(board, rulings["dead-position"])) return "position-dead";
  if (rulings["no-progress"] === "automatic" && times >= 5) return "repeated-fivefold";
  if (rulings["no-progress"] === "automatic" && quiet >= 150) return "seventy-five-moves";
  if (rulings["threefold"] === "automatic" && times >= 3) return "repeated-threefold";
  return rulings["fifty-moves"] === "automatic" && quiet >= 100 ? "fifty-moves" : null;
};

/** What follows the move that led here. */
const follows = (game: Game): readonly PlainEvent[] => {
  const { squares, toMove } = game.board;
  const mover = toMove === 0 ? 1 : 0;
  const isChecked = isInCheck(squares, toMove);
  if (legalMoves(game.board).length === 0)
    return [isChecked ? ending("checkmated", mover) : ending("stalemated", null)];
  const king = kingOf(squares, toMove);
  const by = attackersOf(squares, king, mover).map(nameOf).toSorted();
  const check = { type: "check-given", data: { king: nameOf(king), by } };
  const drawn = drawnBy(game);
  return [...(isChecked ? [check] : []), ...(drawn === null ? [] : [ending(drawn, null)])];
};

const move = (game: Game, one: Move): void => {
  const { board } = game;
  const { squares, toMove } = board;
  const taken = takenBy(board, one);
  const castling = castlingIn(board, one);
  const due: PlainEvent[] = [];
  if (taken !== null)
    due.push({
      type: "captured",
      data: { piece: kindOf(squares[taken]!), square: nameOf(taken) },
    });
  if (castling !== undefined)
    due.push({
      type: "castled",
      data: { from: nameOf(castling.rook), to: nameOf(castling.beside) },
    });
  if (one.promotion !== null)
    due.push({
      type: "promoted",
      data: { piece: kindOf(one.promotion), square: nameOf(one.to) },
    });
  game.quiet = taken !== null || /p/i.test(squares[one.from]!) ? 0 : game.quiet + 1;
  game.board = played(board, one);
  game.moves++;
  // offer.answer: a move answers the opponent's offer.
  game.offers.delete(toMove === 0 ? 1 : 0);
  const key = repetitionKey(game.board);
  game.seen.set(key, (game.seen.get(key) ?? 0) + 1);
  game.due = [...due, ...follows(game)];
};

/** The move that is written, where it is a legal one; else null. */
const legalMove = ({ board, rulings }: Game, data: unknown): Move | null => {
  const { from, to, promotion } = data as Readonly<Record<string, string | null>>;
  const kind = promotion === null ? null : LETTERS[promotion!];
  const found = legalMoves(board).filter(
    (one) => nameOf(one.from) === from && nameOf(one.to) === to,
  );
  const named = found.find((one) => one.promotion === kind);
  if (named !== undefined) return named;
  const isQueened = rulings["unfinished-promotion"] === "queen" && kind === null;
  return (isQueened ? found.find((one) => one.promotion === "q") : undefined) ?? null;
};

const NAMES = ["from", "promotion", "to"];
const hasMembers = (data: unknown, names: readonly string[]): boolean =>
  typeof data === "object" && data !== null && isSame(Object.keys(data).toSorted(), names);

/** A choice of a seat, or a word from outside: carried out, or why it may not come. */
const chosen = (game: Game, { type, by, data }: PlainEvent): string | null => {
  const { board, offers, rulings } = game;
  if (type === "result-stated") {
    if (by !== undefined || !hasMembers(data, ["saidBy", "winner"])) return "no stated result";
    game.end = { winner: (data as { readonly winner: number | null }).winner };
    return null;
  }
  if (by !== 0 && by !== 1) return `seat ${by} does not play`;
  if (type === "moved") {
    if (by !== board.toMove || !hasMembers(data, NAMES)) return `seat ${board.toMove} has the move`;
    const one = legalMove(game, data);
    if (one === null) return "no legal move";
    move(game, one);
    return null;
  }
  if (!hasMembers(data, [])) return "no such data";
  switch (type) {
    case "resigned":
      game.end = { winner: 1 - by };
      return null;
    case "draw-offered":
      offers.add(by);
      return null;
    case "draw-declined": {
      const isAnswer = offers.delete(1 - by);
      const isWithdrawn = rulings["draw-offer"] === "either" && offers.delete(by);
      return isAnswer || isWithdrawn ? null : "there is no offer";
    }
    case "draw-accepted": {
      if (!offers.has(1 - by)) return "there is no offer";
      if (rulings.agreement === "both-moved" && game.moves < 2) return "not before both have moved";
      game.end = { winner: null };
      return null;
    }
    default:
      return `${type} is not read here`;
  }
};

const ENDS = [
  "checkmated",
  "stalemated",
  "position-dead",
  "repeated-fivefold",
  "seventy-five-moves",
  "repeated-threefold",
  "fifty-moves",
];

const takeDue = (game: Game): PlainEvent => {
  const event = game.due.shift()!;
  if (ENDS.includes(event.type))
    game.end = { winner: onlyMember(event.data, "winner") as number | null };
  return event;
};

/** Carries the event out, or says why it may not come. */
const objection = (game: Game, event: PlainEvent): string | null => {
  const { type, by, data } = event;
  if (game.end !== null) {
    const isAgreed = type === "result-stated" && by === undefined;
    return isAgreed && isSame((data as { winner?: unknown }).winner, game.end.winner)
      ? null
      : "the game is over";
  }
  const [due] = game.due;
  if (due === undefined) return chosen(game, event);
  if (by !== undefined || due.type !== type || !isSame(due.data, data))
    return `must be ${due.type} ${JSON.stringify(due.data)}`;
  takeDue(game);
  return null;
};

/** Whether a list of events is a game of chess, or the beginning of one. `at` counts from 0. Requires a sound header. */
export const judgeChess = (header: ChessHeader, events: readonly PlainEvent[]): Judgement => {
  const { set, overrides } = header.rulings;
  const game: Game = {
    rulings: { ...RULINGS, ...SETS[set], ...overrides },
    board: START,
    seen: new Map([[repetitionKey(START), 1]]),
    quiet: 0,
    moves: 0,
    offers: new Set(),
    due: [],
    end: null,
  };
  for (const [at, event] of events.entries()) {
    // A terse list leaves out what is forced.
    while (header.terse === true && game.due.length > 0 && game.due[0]!.type !== event.type)
      takeDue(game);
    const why = objection(game, event);
    if (why !== null) return { legal: false, at, why };
  }
  if (header.terse === true) while (game.due.length > 0) takeDue(game);
  return { legal: true, finished: game.end !== null };
};
