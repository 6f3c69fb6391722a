// From a log's data of a move, and what was noted beside it, to what the writer of PGN takes. Anybody may have written a log: what has
// not the shape is not known. Knows no log.
import { type Move, PROMOTIONS, readSquare } from "@assize/chess-board";
import { isJsonObject, type Json } from "@assize/kernel-model";
import { notesIn } from "./notes.ts";
import type { NotedMove } from "./write-pgn.ts";

const squareIn = (value: Json | undefined): number | undefined =>
  typeof value === "string" ? readSquare(value) : undefined;

const moveIn = (data: Json): Move | null => {
  if (!isJsonObject(data)) return null;
  const [from, to] = [squareIn(data["from"]), squareIn(data["to"])];
  const promotion =
    data["promotion"] === null ? null : PROMOTIONS.find((one) => one === data["promotion"]);
  return from === undefined || to === undefined || promotion === undefined
    ? null
    : { from, to, promotion };
};

/** Of a move that cannot be read, with those behind it, which stand beside it. */
export const notedMoves = (data: Json, noted: Json | undefined): readonly NotedMove[] => {
  const unread = noted !== undefined && isJsonObject(noted) ? noted["unread"] : undefined;
  const later = Array.isArray(unread) ? (unread as readonly Json[]) : [];
  return [notedMove(data, noted), ...later.map((one) => notedMove(null, one))];
};

const notedMove = (data: Json, noted: Json | undefined): NotedMove => {
  const san = noted !== undefined && isJsonObject(noted) ? noted["san"] : undefined;
  return {
    move: moveIn(data),
    san: typeof san === "string" ? san : undefined,
    notes: notesIn(noted),
  };
};
