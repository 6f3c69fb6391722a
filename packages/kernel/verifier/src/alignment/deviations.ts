// From moves to deviations: what each first move, with its parts, is called.
import type { DeviationKind } from "@assize/kernel-model";
import type { PreparedGame } from "@assize/kernel-referee";
import { type Move, passedOverAt } from "./moves.ts";

/** The moves of an explanation by the line at which they are told. */
export const byLine = (moves: readonly Move[]): ReadonlyMap<number, readonly Move[]> => {
  const lines = new Map<number, Move[]>();
  for (const move of moves) {
    const line = lines.get(move.index);
    if (line === undefined) lines.set(move.index, [move]);
    else line.push(move);
  }
  return lines;
};

/** What a move is called; `halves` are moves of which this one may be the first half. */
export const deviationOf = (
  game: PreparedGame,
  type: string,
  move: Move,
  halves: readonly Move[],
): DeviationKind => {
  const half = move.half ?? halves.find((one) => one.half === move);
  if (half !== undefined && half !== null)
    return linesBetween(move, half) === 1 ? "exchanged" : "moved";
  switch (move.kind) {
    case "value":
      return "value";
    case "replaced":
      return "replaced";
    case "left-out":
      return "left-out";
    case "seat":
    case "seat-unexpected":
      return "seat";
    case "stood":
      return "choice-stood";
    case "rewritten":
    case "unknown":
      return move.impossible ? "choice-stood" : "choice-unknown";
    case "revised":
      return "earlier-choice";
    case "stands-too-early":
      return "surplus";
    case "exchanged":
      return "exchanged";
    case "belongs-before":
      return move.index - move.revised!.line === 1 ? "exchanged" : "moved";
    case "undone":
    case "lines-missing":
      return move.kind;
    case "passed-over":
      return passedOverAs(game, type, move);
  }
};

const passedOverAs = (game: PreparedGame, type: string, move: Move): DeviationKind => {
  if (move.twice) return "written-twice";
  if (move.impossible) return "choice-stood";
  const kind = game.events.get(type)?.class;
  return kind === "decision" || kind === "chance" ? "choice-not-carried-out" : "surplus";
};

/** How many events a line was moved over: it was put in before line `put`, and stands at line `passed`. */
const linesBetween = (one: Move, other: Move): number => {
  const [put, passed] =
    one.kind === "left-out" ? [one.index, passedOverAt(other)] : [other.index, passedOverAt(one)];
  return passed >= put ? passed - put : put - 1 - passed;
};
