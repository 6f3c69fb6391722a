// `assize audit`: its flags and its help. What it does is in `actions/audit.ts`.
import * as Argument from "effect/cli/Argument";
import * as Command from "effect/cli/Command";
import * as Flag from "effect/cli/Flag";
import type { Session } from "../session.ts";
import {
  arbitrations,
  aSwitch,
  carryOut,
  json,
  junit,
  lang,
  replayFlags,
  replayWishes,
  rulesUri,
  sarif,
  valueOf,
} from "./flags.ts";

const logs = Argument.String("log").pipe(
  Argument.withMetavar("FILE|FOLDER|-"),
  Argument.withDescription(
    "logs, also packed (.gz, .zst); a folder stands for those within, - for standard input",
  ),
  Argument.variadic({ min: 1 }),
);

const quiet = aSwitch("quiet", "one line for each game, without findings");

const noImpact = aSwitch("no-impact", "without what each finding came to");

const matrix = aSwitch(
  "matrix",
  "under all options of the rulings that the record touches: verdict, winner, and what decides",
);

const engines = Flag.String("engines").pipe(
  Flag.withMetavar("LIST"),
  Flag.withDescription(
    "compare engines event by event: table, xstate, quint, with commas; the first gives the verdict, in place of --engine",
  ),
  Flag.optional,
);

const html = Flag.String("html").pipe(
  Flag.withMetavar("FILE"),
  Flag.withDescription("write the ruling sheet of one game too: an HTML document to print on A4"),
  Flag.optional,
);

const ndjson = aSwitch(
  "ndjson",
  "a report in JSON for each game, in a line as soon as it is audited",
);

const seat = Flag.String("seat").pipe(
  Flag.withMetavar("NAME"),
  Flag.withDescription(
    "only what this seat may know: its name, colour or number, public, or all (default)",
  ),
  Flag.optional,
);

const arbitrated = aSwitch(
  "arbitrated",
  "the exit code is that of the game with its rulings: 0 where each finding is answered",
);

const EXAMPLES = [
  { command: "assize audit game.jsonl" },
  { command: "assize audit --quiet season/ finals.jsonl", description: "A line for each game" },
  {
    command: "curl https://example.org/season.zst | assize audit --json -",
    description: "From a pipe",
  },
  {
    command: "assize audit game.jsonl --html ruling.html --lang de",
    description: "The ruling sheet, to print",
  },
  {
    command: "assize audit season/ --sarif audit.sarif --junit audit.xml",
    description: "For a code host and a build server",
  },
  { command: "assize audit game.jsonl --seat Daria", description: "What she may know" },
  { command: "assize audit game.jsonl --matrix", description: "Which readings decide" },
  {
    command: "assize audit game.jsonl --arbitrations rulings.json --arbitrated",
    description: "With an arbiter's rulings",
  },
  {
    command: "assize audit game.jsonl --engines table,xstate,quint",
    description: "Who agrees",
  },
  {
    command: "assize audit game.jsonl --rulings de --ruling bank=limited:60",
    description: "Under other rulings than the header's",
  },
];

export const auditCommand = (session: Session) =>
  Command.make(
    "audit",
    {
      logs,
      json,
      ndjson,
      sarif,
      rulesUri,
      junit,
      quiet,
      noImpact,
      matrix,
      arbitrations,
      arbitrated,
      engines,
      html,
      seat,
      lang,
      ...replayFlags,
    },
    (input) =>
      carryOut(session, async () => {
        const { auditLogs } = await import("../actions/audit.ts");
        const { json, ndjson, quiet, lang } = input;
        const told = {
          logs: input.logs,
          json,
          ndjson,
          sarif: valueOf(input.sarif),
          rulesUri: valueOf(input.rulesUri),
          junit: valueOf(input.junit),
          quiet,
          impact: !input.noImpact,
          matrix: input.matrix,
          arbitrations: input.arbitrations,
          arbitrated: input.arbitrated,
          engines: valueOf(input.engines),
          html: valueOf(input.html),
          seat: valueOf(input.seat),
          lang,
        };
        return auditLogs({ ...told, ...replayWishes(input) }, session);
      }),
  ).pipe(
    Command.withShortDescription("Say whether the rules were kept, clause by clause"),
    Command.withDescription(
      "Re-derives each game from its log and compares: what was claimed, what the rules say.\n" +
        "  Tells of each finding whether the winner, places or scores would be others without it.\n" +
        "  With several games the exit code is the first of 70, 3, 1, 2, 0 that occurs.",
    ),
    Command.withExamples(EXAMPLES),
  );
