// Chess games in PGN, as apps ask for them.
import {
  lastGameIn,
  notedMove,
  notesIn,
  readPgn,
  RESULTS,
  type Result,
  writePgn,
} from "@assize/chess-notation";
import { isJsonObject, type Json, type JsonObject } from "@assize/kernel-model";
import type { FileText, FiledGame, GameFiles, GameToFile } from "../game-files.ts";

const COLOURS = ["white", "black"] as const;

const seatOf = (colour: string, name: string | undefined) =>
  name === undefined || name === "" || name === "?" ? { colour } : { colour, name };

function* read(text: string, file: string, firstLine: number): Generator<FiledGame, void> {
  for (const { tags, ...game } of readPgn(text, file, firstLine))
    yield {
      ...game,
      seats: [seatOf(COLOURS[0], tags["White"]), seatOf(COLOURS[1], tags["Black"])],
      remarks: tags,
    };
}

const tagsOf = (remarks: JsonObject): Record<string, string> =>
  Object.fromEntries(
    Object.entries(remarks).flatMap(([name, value]): [string, string][] =>
      typeof value === "string" && /^\w+$/.test(name) ? [[name, value]] : [],
    ),
  );

const WON = ["1-0", "0-1"] as const;

/** The result as the rules say it; where they cannot, as somebody wrote it. */
const resultOf = ({ winner, lastNoted }: GameToFile): Result => {
  if (winner !== undefined) return winner === null ? "1/2-1/2" : WON[winner]!;
  const noted = lastNoted !== undefined && isJsonObject(lastNoted) ? lastNoted["result"] : null;
  return RESULTS.find((one) => one === noted) ?? "*";
};

const fenIn = (start: Json): string =>
  isJsonObject(start) && typeof start["fen"] === "string" ? start["fen"] : "";

const write = (game: GameToFile): FileText => {
  const { seats, start, moves, remarks, noted, lastNoted } = game;
  const names = seats.map(({ name }) => name);
  const tags = {
    ...tagsOf(remarks),
    ...(names[0] === undefined ? {} : { White: names[0] }),
    ...(names[1] === undefined ? {} : { Black: names[1] }),
  };
  return writePgn({
    tags,
    fen: fenIn(start),
    notes: notesIn(noted),
    moves: moves.map((move) => notedMove(move.data, move.noted)),
    result: resultOf(game),
    lastNotes: notesIn(lastNoted),
  });
};

export const PGN: GameFiles = { game: "chess", read, lastGameIn, write };
