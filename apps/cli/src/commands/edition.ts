// `assize edition check` and `assize edition render`: flags and help. What they do is in `actions/edition.ts`.
import * as Argument from "effect/cli/Argument";
import * as Command from "effect/cli/Command";
import * as Flag from "effect/cli/Flag";
import type { Session } from "../session.ts";
import { carryOut, gameName, json, valueOf } from "./flags.ts";

const file = Argument.String("edition").pipe(
  Argument.withMetavar("FILE"),
  Argument.withDescription("an edition as JSON; - is standard input"),
);

const check = (session: Session) =>
  Command.make("check", { file, game: gameName, json }, (input) =>
    carryOut(session, async () => {
      const { checkEdition } = await import("../actions/edition.ts");
      return checkEdition({ file: input.file, game: input.game, json: input.json }, session);
    }),
  ).pipe(
    Command.withShortDescription("Say whether the rules can be played on an edition"),
    Command.withDescription(
      "Lists everything that is wrong with an edition: where, what, and what to do. Exit code 0 or 1.",
    ),
    Command.withExamples([{ command: "assize edition check my-copy.json" }]),
  );

const out = Flag.String("out").pipe(
  Flag.withMetavar("FILE"),
  Flag.withDescription("write the drawing there instead of standard output"),
  Flag.optional,
);

const render = (session: Session) =>
  Command.make("render", { file: file.pipe(Argument.optional), game: gameName, out }, (input) =>
    carryOut(session, async () => {
      const { drawEdition } = await import("../actions/edition.ts");
      return drawEdition(
        { file: valueOf(input.file), game: input.game, out: valueOf(input.out) },
        session,
      );
    }),
  ).pipe(
    Command.withShortDescription("Draw an edition's board as SVG"),
    Command.withDescription(
      "Draws the board of an edition, or of the reference edition where no file is named.",
    ),
    Command.withExamples([{ command: "assize edition render my-copy.json --out my-copy.svg" }]),
  );

export const editionCommand = (session: Session) =>
  Command.make("edition").pipe(
    Command.withShortDescription("Check or draw a printed edition"),
    Command.withDescription(
      "Checks the data of a printed edition (board, tiles, Titans), or draws its board.",
    ),
    Command.withSubcommands([check(session), render(session)]),
  );
