// Audits that a NATS server spreads over machines: the side that asks, and the side that works. Knows no batch.
import type { Pool } from "@assize/archive/node";
import {
  abandon,
  connect,
  createSpreadPool,
  disconnect,
  lengthOf,
  openQueue,
  queueName,
  workOn,
} from "@assize/jetstream/node";
import { digestJson } from "@assize/kernel-integrity";
import { nodeHash } from "@assize/kernel-integrity/node";
import type { Json } from "@assize/kernel-model";
import { rulebookDigestInput } from "@assize/kernel-referee";
import { plainLine } from "@assize/kernel-report";
import { VERIFIER } from "@assize/kernel-verifier";
import * as Schema from "effect/Schema";
import type { ArchiveWorkerData } from "../archive-worker.ts";
import { programCode } from "../code/program-code.ts";
import { count } from "../english.ts";
import { allGames } from "../games.ts";
import { addressNamed } from "../server-addresses.ts";
import { connectionOf, withServer } from "../server-logs.ts";
import type { Session } from "../session.ts";
import { openStatusPort } from "../sight/status-port.ts";
import { batchLine, createWorkerSight, type WorkerSight } from "../sight/worker-sight.ts";
import { threadsFor, workersFor } from "./archive-threads.ts";

/** What is handed over at once: a round to the server and back costs as much as some games. */
export const SPREAD_BATCH_BYTES = 1_048_576;

/** What verdicts rest on in this program: its verifier, its rulebooks, and the code of both. */
const program = async (): Promise<string> =>
  digestJson(
    [VERIFIER, programCode() as unknown as Json, ...(await allGames()).map(rulebookDigestInput)],
    nodeHash,
  );

/** The same, as it stands in the places of a server. */
export const programName = async (): Promise<string> => queueName(await program());

/** The workers that take from this server, as a pool. */
export const spreadOver = async (
  url: string,
  data: ArchiveWorkerData,
  session: Session,
): Promise<Pool> => {
  const { wishes: own, edition = null } = data;
  const wishes = { wishes: own, edition } as unknown as Json;
  const server = await connect(addressNamed(url, session), connectionOf(session));
  return createSpreadPool(await openQueue(server, await program()), {
    wishes,
    onNobody: () =>
      session.warn(
        `no worker of this version takes batches; start some: assize archive worker --nats ${url}`,
      ),
  });
};

const isAsked = Schema.is(
  Schema.Struct({
    wishes: Schema.Struct({
      engine: Schema.Literals(["table", "xstate"]),
      rulings: Schema.optional(Schema.String),
      ruling: Schema.Array(Schema.String),
      current: Schema.Boolean,
    }),
    edition: Schema.Json,
  }),
);

/**
 * The wishes as a thread takes them; null where these are none. The code is this program's own, which is the asker's; results are
 * where the asker is.
 */
const dataOf = (asked: Json): ArchiveWorkerData | null => {
  if (!isAsked(asked)) return null;
  const { engine, rulings, ruling, current } = asked.wishes;
  const wishes = { engine, rulings, ruling, current };
  return { wishes, edition: asked.edition ?? undefined, code: programCode(), known: null };
};

export interface ArchiveWorkerInput {
  readonly nats: string;
  readonly workers: number | undefined;
  /** Where it tells how it is; undefined for nowhere. */
  readonly status: string | undefined;
  /** A line a batch. */
  readonly verbose: boolean;
}

/** Takes batches until a signal ends it. */
const work = async (
  { nats, workers, verbose }: ArchiveWorkerInput,
  session: Session,
  sight: WorkerSight,
): Promise<void> => {
  const server = await connect(addressNamed(nats, session), connectionOf(session));
  const queue = await openQueue(server, await program());
  const ending = new AbortController();
  const stop = session.onSignal(() => {
    // Rows in hand cannot be brought to a server that is away, and a second signal does not wait for it.
    if (server.isLost() || ending.signal.aborted) abandon(server);
    ending.abort();
    sight.end();
  });
  session.warn(
    `takes batches from ${nats}; Ctrl-C ends it once those in hand are done, a second one at once`,
  );
  sight.begin({
    program: queueName(queue.program),
    isLost: server.isLost,
    queueLength: () => lengthOf(queue),
  });
  try {
    await workOn(queue, {
      poolFor: (wishes) => {
        const data = dataOf(wishes);
        return data && threadsFor(data, workers);
      },
      onBatch: (done) => {
        sight.take(done);
        if (verbose) session.warn(batchLine(done));
      },
      onForeign: (what) => {
        sight.takeForeign();
        session.warn(`assize: ${nats}: ${what}; it is passed by`);
      },
      signal: ending.signal,
    });
  } finally {
    stop();
    await disconnect(server);
  }
};

/** Works for whoever asks on this server, until a signal ends it. Answers the exit code. */
export const workForServer = (input: ArchiveWorkerInput, session: Session): Promise<number> =>
  withServer(async () => {
    const { nats, workers, status } = input;
    // Said before a batch is taken that others could audit.
    workersFor(workers);
    const sight = createWorkerSight();
    const port = status === undefined ? null : await openStatusPort(status, sight);
    if (port !== null) session.warn(`tells how it is at ${port.url}/metrics`);
    try {
      await work(input, session, sight);
    } finally {
      await port?.close();
    }
    await session.lines([
      plainLine(`${count(sight.games(), "game", "games")} audited for ${nats}`),
    ]);
    return 0;
  });
