// `assize archive`: its subcommands, their flags and help. What they do is in `actions/archive-*.ts`.
import { QUESTIONS } from "@assize/archive/questions";
import * as Argument from "effect/cli/Argument";
import * as Command from "effect/cli/Command";
import * as Flag from "effect/cli/Flag";
import { or } from "../english.ts";
import type { Session } from "../session.ts";
import {
  archiveCopy,
  archiveForget,
  archiveQueue,
  archiveWorker,
  CONNECTING_HELP,
  NATS,
  workers,
} from "./archive-servers.ts";
import {
  carryOut,
  carryOutUntilEnded,
  current,
  edition,
  json,
  junit,
  lang,
  ruling,
  rulings,
  rulesUri,
  sarif,
  valueOf,
} from "./flags.ts";

const logs = Argument.String("log").pipe(
  Argument.withMetavar("FILE|FOLDER|-"),
  Argument.withDescription(
    "archives and logs, also packed (.gz, .zst); a folder stands for those within, - for standard input",
  ),
  Argument.variadic({ min: 1 }),
);

const results = Flag.String("results").pipe(
  Flag.withMetavar("FILE"),
  Flag.withDescription("where the results are kept: SQLite, made where there is none"),
  Flag.withDefault("results.sqlite"),
);

const resultsAsked = Flag.String("results").pipe(
  Flag.withMetavar("FILE"),
  Flag.withDescription("the results that are asked, as `assize archive audit` keeps them"),
  Flag.withDefault("results.sqlite"),
);

const nats = Flag.String("nats").pipe(
  Flag.withMetavar("URL"),
  Flag.withDescription(
    "let the workers audit that take batches from this NATS server (`assize archive worker`)",
  ),
  Flag.optional,
);

const auditFlags = {
  logs,
  results,
  workers,
  nats,
  sarif,
  rulesUri,
  junit,
  lang,
  edition,
  rulings,
  ruling,
  current,
};

const archiveAudit = (session: Session) =>
  Command.make("audit", auditFlags, (input) =>
    carryOutUntilEnded(session, async (ended) => {
      const { auditIntoResults } = await import("../actions/archive-audit.ts");
      const { logs, results, ruling, current } = input;
      const { edition, rulings, workers, nats, sarif, rulesUri, junit, lang } = input;
      return auditIntoResults(
        {
          logs,
          results,
          workers: valueOf(workers),
          nats: valueOf(nats),
          sarif: valueOf(sarif),
          rulesUri: valueOf(rulesUri),
          junit: valueOf(junit),
          lang,
          engine: "table",
          edition: valueOf(edition),
          rulings: valueOf(rulings),
          ruling,
          current,
        },
        session,
        ended,
      );
    }),
  ).pipe(
    Command.withShortDescription("Audit many games on all cores, and keep the results"),
    Command.withDescription(
      "Audits each game of the archives and keeps a row of it. A run that was ended goes on where it was:\n" +
        "  a game whose row is there, by the same rulebook, rulings and program, is not audited again." +
        CONNECTING_HELP,
    ),
    Command.withExamples([
      { command: "assize archive audit season/" },
      { command: "assize archive audit all.jsonl.zst --results all.sqlite -j 4" },
      {
        command: "assize archive audit season/ --sarif season.sarif --junit season.xml",
        description: "For a code host and a build server: what is not compliant",
      },
      { command: `assize archive audit season/ --nats ${NATS}` },
    ]),
  );

const question = Argument.String("question").pipe(
  Argument.withMetavar("QUESTION"),
  Argument.withDescription(`what is asked: ${or(QUESTIONS.map(({ name }) => name))}`),
);

const format = Flag.Literals("format", ["text", "json", "ndjson", "csv"] as const).pipe(
  Flag.withDescription("how the answer is written, by default as text"),
  Flag.withDefault("text" as const),
);

const archiveQuery = (session: Session) =>
  Command.make(
    "query",
    { question, results: resultsAsked, format },
    ({ question, results, format }) =>
      carryOut(session, async () => {
        const { answerQuestion } = await import("../actions/archive-query.ts");
        return answerQuestion({ question, results, format }, session);
      }),
  ).pipe(
    Command.withShortDescription("Answer a question about results"),
    Command.withDescription(QUESTIONS.map(({ name, says }) => `${name}: ${says}`).join("\n  ")),
    Command.withExamples([
      { command: "assize archive query verdicts" },
      { command: "assize archive query clauses --results all.sqlite --format csv" },
      { command: "assize archive query games --format ndjson | jq .winners" },
    ]),
  );

const html = Argument.String("file").pipe(
  Argument.withMetavar("FILE"),
  Argument.withDescription("where the page goes: a new file"),
);

const archivePage = (session: Session) =>
  Command.make("page", { html, results: resultsAsked }, (input) =>
    carryOut(session, async () => {
      const { writePage } = await import("../actions/archive-page.ts");
      return writePage(input, session);
    }),
  ).pipe(
    Command.withShortDescription("Write results as one HTML page with plots"),
    Command.withExamples([{ command: "assize archive page season.html --results season.sqlite" }]),
  );

const from = Flag.String("from").pipe(
  Flag.withMetavar("DIGEST"),
  Flag.withDescription(
    "the rulebook that the games were judged by: its digest, or how that begins",
  ),
);

const examples = Flag.Int("examples").pipe(
  Flag.withMetavar("N"),
  Flag.withDescription("so many games of each cause are named"),
  Flag.withDefault(3),
);

const archiveMigrate = (session: Session) =>
  Command.make("migrate", { from, results: resultsAsked, examples, json }, (input) =>
    carryOut(session, async () => {
      const { tellMigration } = await import("../actions/archive-migrate.ts");
      return tellMigration(input, session);
    }),
  ).pipe(
    Command.withShortDescription("Say which games of results are judged otherwise now, by cause"),
    Command.withDescription(
      "Compares the rows by an earlier rulebook with those that the same games have now, and puts the games that differ\n" +
        "  together by what makes the difference: a clause, and the first finding that came or went. Audits nothing itself.\n" +
        "  Exit codes: 0 none differs, 1 some do, 2 some were not audited since, 3 the results cannot be read.",
    ),
    Command.withExamples([
      { command: "assize archive audit season/ --current" },
      { command: "assize archive migrate --from jXy_k-1YqCRS" },
      { command: "assize archive migrate --from jXy_k-1YqCRS --json --examples 100" },
    ]),
  );

export const archiveCommand = (session: Session) =>
  Command.make("archive").pipe(
    Command.withShortDescription("Audit and ask archives of many games"),
    Command.withDescription(
      "Audits archives of any number of games, and answers questions about them.",
    ),
    Command.withSubcommands([
      archiveAudit(session),
      archiveWorker(session),
      archiveQueue(session),
      archiveForget(session),
      archiveCopy(session),
      archiveQuery(session),
      archivePage(session),
      archiveMigrate(session),
    ]),
  );
