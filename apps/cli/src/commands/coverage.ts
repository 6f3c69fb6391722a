// `assize coverage`: its flags and its help. What it does is in `actions/coverage.ts`.
import * as Argument from "effect/cli/Argument";
import * as Command from "effect/cli/Command";
import * as Flag from "effect/cli/Flag";
import type { Session } from "../session.ts";
import { carryOut, json, replayFlags, replayWishes, valueOf } from "./flags.ts";

const logs = Argument.String("log").pipe(
  Argument.withMetavar("FILE|FOLDER|-"),
  Argument.withDescription(
    "logs, also packed (.gz, .zst); a folder stands for those within, - for standard input",
  ),
  Argument.variadic({ min: 1 }),
);

const page = Flag.String("html").pipe(
  Flag.withMetavar("FILE"),
  Flag.withDescription("write a heat map there as well, one page without scripts; FILE is new"),
  Flag.optional,
);

export const coverageCommand = (session: Session) =>
  Command.make("coverage", { logs, json, html: page, ...replayFlags }, (input) =>
    carryOut(session, async () => {
      const { coverage } = await import("../actions/coverage.ts");
      const { logs, json, html } = input;
      return coverage({ logs, json, html: valueOf(html), ...replayWishes(input) }, session);
    }),
  ).pipe(
    Command.withShortDescription("Count which clauses, transitions and states games have reached"),
    Command.withDescription(
      "Audits each game and sums over all: how often each clause was applied and refused, each transition\n" +
        "  of the chart taken, each state visited, and what was never reached. Findings do not change the exit code.",
    ),
    Command.withExamples([
      { command: "assize coverage season/" },
      { command: "assize coverage --html coverage.html season/", description: "With a heat map" },
    ]),
  );
