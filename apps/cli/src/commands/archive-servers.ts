// The subcommands of `assize archive` that work with a NATS server: their flags and help. What they do is in `actions/archive-*.ts`.
import * as Argument from "effect/cli/Argument";
import * as Command from "effect/cli/Command";
import * as Flag from "effect/cli/Flag";
import { CONNECTING } from "../server-addresses.ts";
import type { Session } from "../session.ts";
import { aSwitch, carryOut, json, valueOf } from "./flags.ts";

export const NATS = "nats://localhost:4222";

/** Taken out of the words of every command before they are parsed. */
export const CONNECTING_HELP = `\n  To connect: ${Object.keys(CONNECTING).join(" FILE, ")} SECONDS,`
  .replace("--nats-user FILE", "--nats-user NAME")
  .replace(/,$/, ";\n  docs/reference/cli.md has them, with the variables of the environment.");

export const workers = Flag.Int("workers").pipe(
  Flag.withAlias("j"),
  Flag.withMetavar("N"),
  Flag.withDescription("so many worker threads at most (by default one a core)"),
  Flag.optional,
);

const server = Flag.String("nats").pipe(
  Flag.withMetavar("URL"),
  Flag.withDescription("the NATS server that batches come from; more of its cluster after commas"),
  Flag.withDefault(NATS),
);

const status = Flag.String("status").pipe(
  Flag.withMetavar("[HOST:]PORT"),
  Flag.withDescription(
    "tell metrics, health and readiness there, on this machine alone unless HOST says",
  ),
  Flag.optional,
);

const verbose = aSwitch("verbose", "tell each batch in a line on standard error");

export const archiveWorker = (session: Session) =>
  Command.make("worker", { nats: server, workers, status, verbose }, (input) =>
    carryOut(session, async () => {
      const { workForServer } = await import("../actions/archive-server.ts");
      const { nats, workers, status, verbose } = input;
      return workForServer(
        { nats, workers: valueOf(workers), status: valueOf(status), verbose },
        session,
      );
    }),
  ).pipe(
    Command.withShortDescription("Audit batches for runs on other machines, until it is ended"),
    Command.withDescription(
      "Takes batches of games from a NATS server with JetStream, audits them, and puts their rows there.\n" +
        "  Any number of workers may run; one that is killed loses nothing: its batches are given to others.\n" +
        "  Workers of other versions may run beside them: each takes the batches of its own version." +
        CONNECTING_HELP,
    ),
    Command.withExamples([
      { command: `assize archive worker --nats ${NATS} -j 8` },
      { command: "assize archive worker --status 0.0.0.0:9464 --verbose" },
    ]),
  );

const purge = Flag.String("purge").pipe(
  Flag.withMetavar("PROGRAM|all"),
  Flag.withDescription(
    "take out the batches of a program: its name in the list, or how that begins",
  ),
  Flag.optional,
);

const remove = aSwitch(
  "remove",
  "take the places away, with all batches and rows; logs of games stay",
);

const aNumber = (name: string, metavar: string, description: string) =>
  Flag.Int(name).pipe(Flag.withMetavar(metavar), Flag.withDescription(description), Flag.optional);

const queueFlags = {
  nats: server,
  purge,
  remove,
  replicas: aNumber("replicas", "N", "copies that a cluster keeps of each place, 1 to 5"),
  mostMegabytes: aNumber("most-megabytes", "N", "so much each place may hold; 0 for no limit"),
  batchHours: aNumber("batch-hours", "N", "how long a batch waits for a worker"),
  rowDays: aNumber("row-days", "N", "how long an ended run finds its rows"),
  json,
};

export const archiveQueue = (session: Session) =>
  Command.make("queue", queueFlags, (input) =>
    carryOut(session, async () => {
      const { lookAfterQueue } = await import("../actions/archive-queue.ts");
      const { nats, remove, json } = input;
      return lookAfterQueue(
        {
          nats,
          remove,
          json,
          purge: valueOf(input.purge),
          replicas: valueOf(input.replicas),
          mostMegabytes: valueOf(input.mostMegabytes),
          batchHours: valueOf(input.batchHours),
          rowDays: valueOf(input.rowDays),
        },
        session,
      );
    }),
  ).pipe(
    Command.withShortDescription("List, set, empty or remove what audits keep on a NATS server"),
    Command.withDescription(
      "Lists the batches of each version and the places that hold them, after doing what is asked.\n" +
        "  A run whose batches were taken out gives them again: nothing is lost." +
        CONNECTING_HELP,
    ),
    Command.withExamples([
      { command: `assize archive queue --nats ${NATS}` },
      { command: "assize archive queue --purge all", description: "What ended runs left behind" },
      { command: "assize archive queue --replicas 3 --most-megabytes 20000" },
    ]),
  );

const aLog = Argument.String("log").pipe(
  Argument.withMetavar("LOG"),
  Argument.withDescription("a log on a NATS server, as nats://server:4222/final"),
);

export const archiveForget = (session: Session) =>
  Command.make("forget", { log: aLog }, ({ log }) =>
    carryOut(session, async () => {
      const { forget } = await import("../actions/archive-logs.ts");
      return forget(log, session);
    }),
  ).pipe(
    Command.withShortDescription("Take a log off a NATS server for good, but for its digest"),
    Command.withDescription(
      "Takes out all messages of the log and the rows of its audits there, and leaves a tombstone: digest, events, bytes.\n" +
        "  Nobody may record the game meanwhile. Files of results are not touched.",
    ),
    Command.withExamples([{ command: `assize archive forget ${NATS}/final` }]),
  );

const from = Argument.String("from").pipe(
  Argument.withMetavar("FROM"),
  Argument.withDescription("a NATS server with logs, or one log there"),
);

const to = Argument.String("to").pipe(
  Argument.withMetavar("TO"),
  Argument.withDescription("another server; the same one, for another account, by another name"),
);

export const archiveCopy = (session: Session) =>
  Command.make("copy", { from, to }, ({ from, to }) =>
    carryOut(session, async () => {
      const { copyLogs } = await import("../actions/archive-logs.ts");
      return copyLogs(from, to, session);
    }),
  ).pipe(
    Command.withShortDescription("Copy logs from one NATS server to another"),
    Command.withDescription(
      "Copies logs byte for byte, under their names. What was copied before is not copied again.",
    ),
    Command.withExamples([{ command: `assize archive copy ${NATS} nats://other:4222` }]),
  );
