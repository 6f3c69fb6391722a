// `assize import` and `assize export`: their flags and their help. What they do is in `actions/`.
import * as Argument from "effect/cli/Argument";
import * as Command from "effect/cli/Command";
import * as Flag from "effect/cli/Flag";
import type { Session } from "../session.ts";
import {
  aSwitch,
  carryOut,
  edition,
  gameName,
  gameNumber,
  lang,
  oneLog,
  valueOf,
} from "./flags.ts";

const noted = Argument.String("file").pipe(
  Argument.withMetavar("FILE"),
  Argument.withDescription("a game in its notation (.xgn); - is standard input"),
);

const out = Flag.String("out").pipe(
  Flag.withMetavar("FILE"),
  Flag.withDescription("write there instead of standard output; the file must not exist"),
  Flag.optional,
);

const xgn = aSwitch("xgn", "in the notation of Lords of Xidit");

export const importCommand = (session: Session) =>
  Command.make("import", { file: noted, game: gameName, edition, out, lang }, (input) =>
    carryOut(session, async () => {
      const { importNotation } = await import("../actions/import-notation.ts");
      const { file, game, lang } = input;
      const edition = valueOf(input.edition);
      return importNotation({ file, game, edition, out: valueOf(input.out), lang }, session);
    }),
  ).pipe(
    Command.withShortDescription("Make a terse log of a game that was written down by hand"),
    Command.withDescription(
      "Reads a game in its notation and writes it as a terse log. What is wrong with the text is told with line,\n" +
        "  column and what may be meant; what breaks a rule is told at its place in the text, and the log holds it\n" +
        "  all the same. The exit code is that of the log's audit.",
    ),
    Command.withExamples([
      { command: "assize import evening.xgn --out evening.jsonl" },
      {
        command: "assize import evening.xgn | assize complete - | assize audit -",
        description: "All the way to a verdict on the whole game",
      },
    ]),
  );

export const exportCommand = (session: Session) =>
  Command.make("export", { log: oneLog, xgn, out, gameNumber, edition }, (input) =>
    carryOut(session, async () => {
      const { exportNotation } = await import("../actions/export-notation.ts");
      const { log, xgn } = input;
      const edition = valueOf(input.edition);
      const number = valueOf(input.gameNumber);
      return exportNotation({ log, xgn, number, edition, out: valueOf(input.out) }, session);
    }),
  ).pipe(
    Command.withShortDescription("Write a log as people write the game down"),
    Command.withDescription(
      "Writes the choices and outcomes of chance of a log in the notation of its game; what the rules force is left out.\n" +
        "  `assize import` makes a log of it again.",
    ),
    Command.withExamples([{ command: "assize export game.jsonl --xgn > game.xgn" }]),
  );
