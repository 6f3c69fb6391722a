// Where games of files in other notations stand, for as long as their rows are under way: rows know lines of the logs that are made of
// such games, and people open the file. Knows no notation.
import type { MadeFrom, Place } from "@assize/archive/node";
import type { NotedLog, NotedSource } from "@assize/catalogue";

export interface FiledPlaces {
  /** To be called before a file of this name is read. */
  readonly begin: (source: string) => void;
  /** To be called with each of its games, in their order. */
  readonly note: (source: string, filed: NotedLog) => void;
  /** Where the lines of a row stand; null where its file is a log. To be asked once of each row, in the order of the rows. */
  readonly take: (place: Place) => MadeFrom | null;
}

/** A file of which games are under way. */
interface FileUnderWay {
  games: number;
  /** Of the logs that were made. */
  lines: number;
  readonly waiting: Map<number, MadeFrom>;
}

/** Packed: thousands of games may be under way. */
const placesOf = ({ start, events }: NotedSource, firstLine: number): MadeFrom["spotOf"] => {
  const spots = Uint32Array.from(
    [start, ...events].flatMap(({ line, column }) => [line - 1, column - 1]),
  );
  return (line) => {
    // What is missing at the end stands where the last event does.
    const at = 2 * Math.min(line - firstLine, spots.length / 2 - 1);
    return [spots[at]!, spots[at + 1]!];
  };
};

/** What is wrong with the text, and the first value that nobody knows. */
const remarksOn = ({ problems, unknown }: NotedLog): MadeFrom["remarks"] => {
  const all = unknown === null ? problems : [...problems, unknown];
  const told = new Map(
    all.map(({ place: { line, column }, message }) => [
      `${line}:${column}:${message}`,
      [line, column, message] as const,
    ]),
  );
  return [...told.values()];
};

/** A row of no game: the file could not be read, or not to its end. */
const nowhere: MadeFrom = { spotOf: () => null, remarks: [] };

export const createFiledPlaces = (): FiledPlaces => {
  const files = new Map<string, FileUnderWay>();
  let last = "";
  return {
    begin: (source) => void files.set(source, { games: 0, lines: 0, waiting: new Map() }),
    note: (source, filed) => {
      const file = files.get(source)!;
      const spotOf = placesOf(filed.source, file.lines);
      file.waiting.set(++file.games, { spotOf, remarks: remarksOn(filed) });
      file.lines += filed.lines.length;
    },
    take: ({ source, number }) => {
      if (source !== last) files.delete(last);
      last = source;
      const file = files.get(source);
      if (file === undefined) return null;
      const found = file.waiting.get(number) ?? nowhere;
      file.waiting.delete(number);
      return found;
    },
  };
};
