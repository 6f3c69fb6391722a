// `assize migrate-check`: its flags and its help. What it does is in `actions/migrate-check.ts`.
import * as Argument from "effect/cli/Argument";
import * as Command from "effect/cli/Command";
import * as Flag from "effect/cli/Flag";
import type { Session } from "../session.ts";
import { carryOut, edition, json, ruling, rulings, valueOf } from "./flags.ts";

const logs = Argument.String("log").pipe(
  Argument.withMetavar("FILE|FOLDER|-"),
  Argument.withDescription(
    "stored logs, also packed (.gz, .zst); a folder stands for those within, - for standard input",
  ),
  Argument.variadic({ min: 1 }),
);

const reports = Flag.String("reports").pipe(
  Flag.withMetavar("FILE"),
  Flag.withDescription(
    "reports of then, as audit --json or --ndjson wrote them: what they say counts as the verdict of then",
  ),
  Flag.optional,
);

export const migrateCheckCommand = (session: Session) =>
  Command.make("migrate-check", { logs, reports, json, edition, rulings, ruling }, (input) =>
    carryOut(session, async () => {
      const { checkMigration } = await import("../actions/migrate-check.ts");
      const { logs, json, ruling } = input;
      const [edition, rulings] = [valueOf(input.edition), valueOf(input.rulings)];
      const reports = valueOf(input.reports);
      return checkMigration({ logs, reports, json, edition, rulings, ruling }, session);
    }),
  ).pipe(
    Command.withShortDescription("Say which stored games today's rulebook judges otherwise"),
    Command.withDescription(
      "Audits each game by the rulebook that its header names, or takes the verdict of then from stored reports, and by\n" +
        "  today's. Lists the games whose verdict, findings or winners differ, under each clause that makes the difference.\n" +
        "  Exit codes: 0 none differs, 1 some do, 2 of some the verdict of then is not known, 3 some cannot be read.",
    ),
    Command.withExamples([
      { command: "assize migrate-check seasons/" },
      {
        command: "assize migrate-check seasons/ --reports audited-in-may.ndjson",
        description: "Against what was told then",
      },
    ]),
  );
