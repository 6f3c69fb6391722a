// `assize audit`: its flags and its help. What it does is in `actions/audit.ts`.
import * as Argument from "effect/cli/Argument";
import * as Command from "effect/cli/Command";
import type { Session } from "../session.ts";
import { aSwitch, carryOut, json, lang, replayFlags, replayWishes } from "./flags.ts";

const logs = Argument.String("log").pipe(
  Argument.withMetavar("FILE|FOLDER|-"),
  Argument.withDescription(
    "logs, also packed (.gz, .zst); a folder stands for those within, - for standard input",
  ),
  Argument.variadic({ min: 1 }),
);

const quiet = aSwitch("quiet", "one line for each game, without findings");

const noImpact = aSwitch("no-impact", "without what each finding came to");

export const auditCommand = (session: Session) =>
  Command.make("audit", { logs, json, quiet, noImpact, lang, ...replayFlags }, (input) =>
    carryOut(session, async () => {
      const { auditLogs } = await import("../actions/audit.ts");
      const { json, quiet, lang } = input;
      const told = { logs: input.logs, json, quiet, impact: !input.noImpact, lang };
      return auditLogs({ ...told, ...replayWishes(input) }, session);
    }),
  ).pipe(
    Command.withShortDescription("Say whether the rules were kept, clause by clause"),
    Command.withDescription(
      "Re-derives each game from its log and compares: what was claimed, what the rules say.\n" +
        "  Tells of each finding whether the winner, places or scores would be others without it.\n" +
        "  With several games the exit code is the first of 70, 3, 1, 2, 0 that occurs.",
    ),
    Command.withExamples([
      { command: "assize audit game.jsonl" },
      { command: "assize audit --quiet season/ finals.jsonl", description: "A line for each game" },
      {
        command: "curl https://example.org/season.zst | assize audit --json -",
        description: "From a pipe",
      },
      {
        command: "assize audit game.jsonl --rulings de --ruling bank=limited:60",
        description: "Under other rulings than the header's",
      },
    ]),
  );
