// What chess says in English: what whoever plays does, what happened, what decided.
import type { Kind } from "@assize/chess-board";
import { grammarOf } from "@assize/kernel-model";
import {
  type EventSentences,
  type FactSentences,
  kindsIn,
  type Messages,
  moveText,
  type Terms,
  textIn,
} from "./messages.ts";

const { and, count } = grammarOf("en");

const NAMES: Readonly<Record<Kind, string>> = {
  king: "king",
  queen: "queen",
  rook: "rook",
  bishop: "bishop",
  knight: "knight",
  pawn: "pawn",
};

const won = (winner: number | null, { seat }: Pick<Terms, "seat">): string =>
  winner === null ? "the game is drawn" : `${seat(winner)} has won`;

const CLAIM_WORDS = {
  threefold: "the third occurrence of a position",
  "fifty-moves": "fifty moves without a pawn move and without a capture",
} as const;
const SOURCES = {
  arbiter: "the arbiter",
  clock: "the clock",
  scoresheet: "the scoresheet",
  site: "the site",
} as const;

/** What follows is told alike, whether it is to come or has come. */
const FOLLOWING = {
  captured: ({ data: { piece, square } }) => `the ${piece} on ${square} is captured`,
  castled: ({ data: { from, to } }) => `the rook goes from ${from} to ${to}`,
  promoted: ({ data: { piece, square } }) => `the pawn on ${square} is exchanged for a ${piece}`,
  "check-given": ({ data: { king, by } }) =>
    `the king on ${king} is in check (from ${by.join(" and ")})`,
  "claim-upheld": ({ data }, terms) => `the claim is correct: ${won(data.winner, terms)}`,
  "claim-rejected": () => "the claim is not correct; the game goes on",
  "flag-decided": ({ data }, terms) => `on time, ${won(data.winner, terms)}`,
  checkmated: ({ data }, terms) => `checkmate: ${won(data.winner, terms)}`,
  stalemated: ({ data }, terms) => `stalemate: ${won(data.winner, terms)}`,
  "position-dead": ({ data }, terms) => `nobody can checkmate any more: ${won(data.winner, terms)}`,
  "repeated-fivefold": ({ data }, terms) =>
    `the position has come up five times: ${won(data.winner, terms)}`,
  "repeated-threefold": ({ data }, terms) =>
    `the position has come up three times: ${won(data.winner, terms)}`,
  "seventy-five-moves": ({ data }, terms) =>
    `seventy-five moves without a pawn move and without a capture: ${won(data.winner, terms)}`,
  "fifty-moves": ({ data }, terms) =>
    `fifty moves without a pawn move and without a capture: ${won(data.winner, terms)}`,
  "flag-fell": ({ data: { seat, saidBy } }, terms) =>
    seat === null
      ? `a flag has fallen, says ${SOURCES[saidBy]}; whose is not written`
      : `${terms.seat(seat)} has no time left, says ${SOURCES[saidBy]}`,
  "result-stated": ({ data: { winner, saidBy } }, terms) =>
    `${won(winner, terms)}, says ${SOURCES[saidBy]}`,
} satisfies Partial<EventSentences>;

const events: EventSentences = {
  ...FOLLOWING,
  moved: ({ by, data }, terms) => `${terms.seat(by)} plays ${moveText(data, terms, NAMES)}`,
  resigned: ({ by }, { seat }) => `${seat(by)} resigns`,
  "draw-offered": ({ by }, { seat }) => `${seat(by)} offers a draw`,
  "draw-declined": ({ by }, { seat }) => `${seat(by)} refuses the draw`,
  "draw-accepted": ({ by }, { seat }) => `${seat(by)} accepts the draw`,
  "draw-claimed": ({ by, data: { reason, move } }, terms) =>
    `${terms.seat(by)} claims a draw: ${CLAIM_WORDS[reason]}${move === null ? "" : `, with ${moveText(move, terms, NAMES)}`}`,
};

const happened: EventSentences = {
  ...FOLLOWING,
  moved: ({ by, data }, terms) => `${terms.seat(by)} played ${moveText(data, terms, NAMES)}`,
  resigned: ({ by }, { seat }) => `${seat(by)} resigned`,
  "draw-offered": ({ by }, { seat }) => `${seat(by)} offered a draw`,
  "draw-declined": ({ by }, { seat }) => `${seat(by)} refused the draw`,
  "draw-accepted": ({ by }, { seat }) => `${seat(by)} accepted the draw`,
  "draw-claimed": ({ by, data: { reason, move } }, terms) =>
    `${terms.seat(by)} claimed a draw: ${CLAIM_WORDS[reason]}${move === null ? "" : `, with ${moveText(move, terms, NAMES)}`}`,
};

const materialText = (pieces: unknown): string => {
  const told = kindsIn(pieces).map(([kind, all]) => count(all, NAMES[kind], `${NAMES[kind]}s`));
  return told.length === 0 ? "only the king" : and(["the king", ...told]);
};

const facts: FactSentences = {
  "has-the-move": ({ seat }, terms) => `${terms.seat(Number(seat))} had the move.`,
  "stands-on": (values) =>
    values["piece"] === null
      ? `No piece stood on ${textIn(values, "square")}.`
      : `On ${textIn(values, "square")} stood a ${textIn(values, "colour")} ${textIn(values, "piece")}.`,
  "stands-between": (values) =>
    `A ${textIn(values, "piece")} stood in between on ${textIn(values, "square")}.`,
  "king-attacked": (values) =>
    `After it the own king on ${textIn(values, "king")} would be attacked by the ${textIn(values, "piece")} on ${textIn(values, "by")}.`,
  "check-unanswered": (values) =>
    `After it the king on ${textIn(values, "king")} is still attacked by the ${textIn(values, "piece")} on ${textIn(values, "by")}.`,
  "castling-lost": (values) =>
    `Castling with the rook of ${textIn(values, "rook")} was lost: it or the king had moved.`,
  "rook-gone": (values) => `No rook stood on ${textIn(values, "rook")} to castle with.`,
  "crossing-attacked": (values) =>
    `${textIn(values, "square")} was attacked by the ${textIn(values, "piece")} on ${textIn(values, "by")}.`,
  repeated: ({ times }) =>
    `The position had come up ${times === 1 ? "once" : `${Number(times)} times`}.`,
  "quiet-moves": ({ plies }) =>
    `${Number(plies)} moves of either side were made since the last pawn move or capture.`,
  "offers-stand": ({ seats }, terms) =>
    Array.isArray(seats) && seats.length > 0
      ? `A draw was offered by ${seats.map((seat) => terms.seat(Number(seat))).join(" and ")}.`
      : "No draw offer stood.",
  "plies-made": ({ plies }) =>
    `${Number(plies)} ${plies === 1 ? "move was" : "moves were"} made so far.`,
  "no-legal-move": ({ seat }, terms) => `${terms.seat(Number(seat))} had no legal move.`,
  "material-left": ({ seat, pieces }, terms) =>
    `${terms.seat(Number(seat))} had ${materialText(pieces)} left.`,
  "materials-left": ({ white, black }) =>
    `White had ${materialText(white)} left, Black ${materialText(black)}.`,
  "mate-unproved": ({ seat, positions }, terms) =>
    `Whether ${terms.seat(Number(seat))} could still checkmate by any series of legal moves could be proved neither way: ${Number(positions)} positions were looked at.`,
  "mate-impossible": ({ seat }, terms) =>
    `${terms.seat(Number(seat))} could not checkmate by any series of legal moves: only a penalty or a default could have won the game, and none is stated.`,
  "flag-unwritten": ({ seat }, terms) =>
    `Whose flag fell is not written: by the one of who had the move ${terms.seat(Number(seat))} would have won, by the other one it is a draw.`,
  "ended-before": (values, terms) => {
    const { winner } = values;
    const how = textIn(values, "reason").replaceAll("-", " ");
    return `The game had ended (${how}): ${won(typeof winner === "number" ? winner : null, terms)}.`;
  },
  "walled-off": () => "All pawns blocked each other, and neither king could get to one.",
};

const places: Messages["places"] = {
  play: "Play",
  "play.turn": "A player has the move",
  "play.settling": "What the move brings about",
  "play.settling.told": "What is still to be told of the move",
  "play.settling.capturing": "A piece is captured",
  "play.settling.castling": "The rook goes with the king",
  "play.settling.promoting": "A pawn is exchanged",
  "play.settling.judging": "Whether the opponent can move",
  "play.settling.checkmate": "Checkmate",
  "play.settling.stalemate": "Stalemate",
  "play.settling.check": "Check",
  "play.settling.drawing": "Whether the position draws the game",
  "play.settling.dead": "Nobody can checkmate",
  "play.settling.fivefold": "The position came up five times",
  "play.settling.seventy-five": "Seventy-five quiet moves",
  "play.settling.threefold": "The position came up three times",
  "play.settling.fifty": "Fifty quiet moves",
  "play.claim": "A draw is claimed",
  "play.claim.examined": "The claim is examined",
  "play.claim.correct": "The claim is correct",
  "play.claim.incorrect": "The claim is not correct",
  "play.flag": "A flag has fallen",
  ended: "The game is over",
};

export const en: Messages = {
  events,
  happened,
  facts,
  places,
  words: {
    moved: "a move",
    resigned: "resigning",
    "draw-offered": "offering a draw",
    "draw-declined": "declining a draw",
    "draw-accepted": "accepting a draw",
    "draw-claimed": "claiming a draw",
    "flag-fell": "the fall of a flag",
    "result-stated": "a stated result",
    captured: "a capture",
    castled: "the rook's move in castling",
    promoted: "a promotion",
    "check-given": "check",
    "claim-upheld": "a correct claim",
    "claim-rejected": "an incorrect claim",
    "flag-decided": "the result of a fallen flag",
    checkmated: "checkmate",
    stalemated: "stalemate",
    "position-dead": "a dead position",
    "repeated-fivefold": "a fivefold repetition",
    "repeated-threefold": "a threefold repetition",
    "seventy-five-moves": "seventy-five moves without progress",
    "fifty-moves": "fifty moves without progress",
    threefold: "Threefold",
  },
  move: (number) => `move ${number}`,
  end: "End",
  hasTheMove: (seat) => `${seat} has the move`,
  start: (number) => `Chess960, ${number === null ? "from a stated position" : `start ${number}`}`,
};
