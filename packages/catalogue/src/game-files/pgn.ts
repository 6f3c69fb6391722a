// Chess games in PGN, as apps ask for them.
import { readMoves, readPgn, writePgn, type WrittenMove } from "@assize/chess-notation";
import { isJsonObject, type Json, type JsonObject } from "@assize/kernel-model";
import type { FiledGame, GameFiles, GameToFile } from "../game-files.ts";

const COLOURS = ["white", "black"] as const;

const seatOf = (colour: string, name: string | undefined) =>
  name === undefined || name === "" || name === "?" ? { colour } : { colour, name };

function* read(text: string, file: string): Generator<FiledGame, void> {
  for (const { tags, ...game } of readPgn(text, file))
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

const RESULTS = ["1-0", "0-1"] as const;

const resultOf = (winner: GameToFile["winner"]) => {
  if (winner === undefined) return "*";
  return winner === null ? "1/2-1/2" : RESULTS[winner]!;
};

const fenIn = (start: Json): string =>
  isJsonObject(start) && typeof start["fen"] === "string" ? start["fen"] : "";

const write = ({ seats, start, moves, winner, remarks }: GameToFile): string => {
  const fen = fenIn(start);
  const names = seats.map(({ name }) => name);
  const tags = {
    ...tagsOf(remarks),
    ...(names[0] === undefined ? {} : { White: names[0] }),
    ...(names[1] === undefined ? {} : { Black: names[1] }),
  };
  return writePgn({
    tags,
    ...readMoves(fen, moves as readonly unknown[] as readonly WrittenMove[]),
    result: resultOf(winner),
  });
};

export const PGN: GameFiles = { game: "chess", read, write };
