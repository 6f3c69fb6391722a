// What tests of `assize record` share: a folder for logs, a whole game, and what somebody would have to say so that it is
// written down again.
import { readFileSync, writeFileSync } from "node:fs";
import { afterAll, beforeAll } from "vitest";
import { linesOf, parsed, simulated, terse } from "./a-game.ts";
import { assize, type Folder, makeFolder, type Ran } from "./command-line.ts";

export const stored = (path: string): string => readFileSync(path, "utf8");

export const asChoice = (line: string): string => {
  const { type, by, data } = parsed(line);
  return JSON.stringify({ type, by, data });
};

/** What somebody would have to say so that a game of Lords of Xidit becomes this log. */
export const choicesOf = (log: string): readonly string[] =>
  linesOf(terse(log)).slice(1).map(asChoice);

export const given = (choices: readonly string[]): string =>
  choices.map((line) => `${line}\n`).join("");

/** The flags of the small games of `a-game.ts`. */
export const tableOf = (log: string): readonly string[] => {
  const { seats, table } = parsed(linesOf(log)[0]);
  const first = seats[table.firstPlayer as number].colour as string;
  return ["--players", "3", "--length", "short", "--first-player", first];
};

export const recording = (path: string, flags: readonly string[], stdin: string): Promise<Ran> =>
  assize(["record", ...flags, path], { stdin });

/** For the tests of one file: a folder that is removed afterwards, and a game to write down. */
export const aRecording = () => {
  let folder: Folder;
  let game: string;
  let file = 0;
  beforeAll(async () => {
    folder = makeFolder();
    game = await simulated(4);
  });
  afterAll(() => folder.remove());
  return {
    get game(): string {
      return game;
    },
    inFolder: (name: string): string => folder.path(name),
    /** A path of its own, with this log in it where one is given. */
    fresh: (log?: string): string => {
      file++;
      const path = folder.path(`${file}.jsonl`);
      if (log !== undefined) writeFileSync(path, log);
      return path;
    },
  };
};
