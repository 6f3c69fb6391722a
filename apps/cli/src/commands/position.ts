// `assize position`: its flags and its help. What it does is in `actions/show.ts`.
import * as Command from "effect/cli/Command";
import type { Session } from "../session.ts";
import { at, carryOut, gameNumber, oneLog, replayFlags, replayWishes, valueOf } from "./flags.ts";

export const positionCommand = (session: Session) =>
  Command.make("position", { log: oneLog, at, gameNumber, ...replayFlags }, (input) =>
    carryOut(session, async () => {
      const { writePosition } = await import("../actions/show.ts");
      const { log, at } = input;
      const number = valueOf(input.gameNumber);
      return writePosition({ log, at, number, ...replayWishes(input) }, session);
    }),
  ).pipe(
    Command.withShortDescription("Write a header that starts from a position of a log"),
    Command.withDescription(
      "Writes the header of a new log that starts where this one stands after event N.",
    ),
    Command.withExamples([
      { command: "assize position game.jsonl --at 40 > puzzle.jsonl" },
      { command: "assize position game.jsonl --at 40 | assize show - --at 0" },
    ]),
  );
