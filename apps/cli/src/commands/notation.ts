// `assize import` and `assize export`: their flags and their help. What they do is in `actions/`.
import * as Argument from "effect/cli/Argument";
import * as Command from "effect/cli/Command";
import * as Flag from "effect/cli/Flag";
import { endingOf, loadNotation, NOTATION_ENDINGS, notationOf } from "@assize/catalogue";
import { type Session, Trouble } from "../session.ts";
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
  Argument.withDescription(
    "a game in its notation (.xgn), - is standard input; or files of many games (.pgn)",
  ),
  Argument.variadic({ min: 1 }),
);

const from = Flag.Literals("from", [...NOTATION_ENDINGS, "itf"]).pipe(
  Flag.withDescription(
    "which notation; by default as the file's name ends, else the game's; itf: a trace of its model",
  ),
  Flag.optional,
);
const to = Flag.Literals("to", [...NOTATION_ENDINGS, "itf"]).pipe(
  Flag.withDescription("in this notation, or as a trace (itf)"),
  Flag.optional,
);

/** A game that was written down by hand stands in a file of its own. */
const onlyOne = ([first, ...more]: readonly string[]): string => {
  if (more.length > 0)
    throw new Trouble("one file at a time; several only of a notation with many games in a file");
  return first!;
};

const letters = Flag.String("letters").pipe(
  Flag.withMetavar("LANGUAGE"),
  Flag.withDescription(
    "in PGN, whose letters the pieces have: en (default), de, fr, es, it, nl or pt",
  ),
  Flag.optional,
);

const out = Flag.String("out").pipe(
  Flag.withMetavar("FILE"),
  Flag.withDescription("write there instead of standard output; the file must not exist"),
  Flag.optional,
);

const xgn = aSwitch("xgn", "in the notation of Lords of Xidit");
const itf = aSwitch(
  "itf",
  "as a trace for viewers of traces: what everybody may see, after each event",
);

export const importCommand = (session: Session) =>
  Command.make("import", { files: noted, from, game: gameName, edition, out, lang }, (input) =>
    carryOut(session, async () => {
      const { files, lang, game } = input;
      const [first = ""] = files;
      const out = valueOf(input.out);
      const from = valueOf(input.from) ?? endingOf(first) ?? notationOf(game);
      if (from === undefined) throw new Trouble(`${game}: there is no notation of this game`);
      if (from === "itf") {
        if (valueOf(input.edition) !== undefined)
          throw new Trouble("--edition: a game's model plays the reference edition; leave it out");
        const { importItf } = await import("../actions/import-itf.ts");
        return importItf({ file: onlyOne(files), game, out }, session);
      }
      if (!(await loadNotation(from)).isOfOne) {
        const { importFiles } = await import("../actions/import-files.ts");
        return importFiles({ files, from, out, lang }, session);
      }
      const { importNotation } = await import("../actions/import-notation.ts");
      const edition = valueOf(input.edition);
      return importNotation({ file: onlyOne(files), from, edition, out, lang }, session);
    }),
  ).pipe(
    Command.withShortDescription("Make a terse log of a game that was written down by hand"),
    Command.withDescription(
      "Reads a game in its notation and writes it as a terse log. What is wrong with the text is told with line,\n" +
        "  column and what may be meant; what breaks a rule is told at its place in the text, and the log holds it\n" +
        "  all the same. The exit code is that of the log's audit. Of PGN, every game of the files becomes a log;\n" +
        "  what cannot be read is a value that nobody knows, with file, line and column. An audit reads both as they are.\n" +
        "  A trace of a game's model (--from itf, written by `quint run --mbt --out-itf`) becomes a log with every event.",
    ),
    Command.withExamples([
      { command: "assize import evening.xgn --out evening.jsonl" },
      { command: "assize import --from pgn games.pgn more.pgn --out games.jsonl" },
      { command: "assize import --from itf play.itf.json --out play.jsonl" },
      {
        command: "assize import blue-year.xgn | assize complete - | assize audit -",
        description: "All the way to a verdict on the whole game",
      },
    ]),
  );

/** `--itf` and `--xgn` are short for `--to`. Throws Trouble where they contradict each other. */
const wishedNotation = <To extends string>(
  to: To | undefined,
  { xgn, itf }: { readonly xgn: boolean; readonly itf: boolean },
): To | "xgn" | "itf" | undefined => {
  const named = new Set([
    ...(to === undefined ? [] : [to]),
    ...(xgn ? (["xgn"] as const) : []),
    ...(itf ? (["itf"] as const) : []),
  ]);
  if (named.size > 1) throw new Trouble("one notation at a time: --xgn, --itf or --to");
  return [...named][0];
};

export const exportCommand = (session: Session) =>
  Command.make(
    "export",
    { log: oneLog, xgn, itf, to, letters, out, gameNumber, edition },
    (input) =>
      carryOut(session, async () => {
        const { log } = input;
        const to = wishedNotation(valueOf(input.to), input);
        const [number, edition] = [valueOf(input.gameNumber), valueOf(input.edition)];
        const wish = { log, number, edition, out: valueOf(input.out) };
        const letters = valueOf(input.letters);
        if (to === "itf") {
          if (letters !== undefined) throw new Trouble("--letters: a trace has none; leave it out");
          const { exportItf } = await import("../actions/export-itf.ts");
          return exportItf(wish, session);
        }
        const { exportGame } = await import("../actions/export.ts");
        return exportGame({ ...wish, to, letters }, session);
      }),
  ).pipe(
    Command.withShortDescription("Write a log as people write the game down"),
    Command.withDescription(
      "Writes the choices and outcomes of chance of a log in the notation of its game; what the rules force is left out.\n" +
        "  `assize import` makes a log of it again. A trace (--itf) is to look at: it has the state after each event.",
    ),
    Command.withExamples([
      { command: "assize export game.jsonl --xgn > game.xgn" },
      { command: "assize export game.jsonl --to pgn > game.pgn" },
      { command: "assize export game.jsonl --to pgn --letters de > partie.pgn" },
      { command: "assize export game.jsonl --itf > game.itf.json" },
    ]),
  );
