// The queues of all programs on a server, as whoever looks after it sees them: how much waits in each, and how it is taken out. What is
// taken out from under a run is given again by that run. Knows no game.
import { Objm } from "@nats-io/obj";
import type { Server } from "./node-connection.ts";
import { persistently } from "./node-patience.ts";
import { BATCH_LOGS, configOf, EVENT_LOGS, PLACES_OF_BATCHES, QUEUE } from "./node-places.ts";
import { programOfConsumer, type Queue, SUBJECTS, subjectsOfProgram } from "./node-queue.ts";

/** The queue of one program. */
export interface ProgramQueue {
  /** Its name in subjects: the digest of what its verdicts rest on. */
  readonly program: string;
  /** Batches that nobody has taken. */
  readonly waiting: number;
  /** Batches that a worker has taken and not brought back. */
  readonly inHand: number;
  /** Workers that wait for a batch at this moment. */
  readonly idleWorkers: number;
}

/** The names of all batches there, by program. */
const batchesByProgram = async ({
  manager,
}: Server): Promise<ReadonlyMap<string, readonly string[]>> => {
  const { state } = await manager.streams.info(QUEUE.stream, { subjects_filter: `${SUBJECTS}.>` });
  const found = Object.keys(state.subjects ?? {}).map(
    (subject) => subject.slice(SUBJECTS.length + 1).split(".") as [program: string, batch: string],
  );
  return new Map(
    Object.entries(Object.groupBy(found, ([program]) => program)).map(([program, batches]) => [
      program,
      batches!.map(([, batch]) => batch),
    ]),
  );
};

const isThere = async (server: Server): Promise<boolean> =>
  (await persistently(server, () => configOf(server, QUEUE))) !== null;

/** The queues of programs that have batches or workers there, by name. Throws `ServerProblem`. */
export const queuesOn = async (server: Server): Promise<readonly ProgramQueue[]> => {
  if (!(await isThere(server))) return [];
  return persistently(server, async () => {
    const batches = await batchesByProgram(server);
    const consumers = new Map<string, { inHand: number; idleWorkers: number }>();
    for await (const { name, num_ack_pending, num_waiting } of server.manager.consumers.list(
      QUEUE.stream,
    ))
      consumers.set(programOfConsumer(name), { inHand: num_ack_pending, idleWorkers: num_waiting });
    return [...new Set([...batches.keys(), ...consumers.keys()])]
      .toSorted()
      .map((program) => {
        const { inHand, idleWorkers } = consumers.get(program) ?? { inHand: 0, idleWorkers: 0 };
        const all = batches.get(program)?.length ?? 0;
        return { program, waiting: Math.max(0, all - inHand), inHand, idleWorkers };
      })
      .filter(({ waiting, inHand, idleWorkers }) => waiting + inHand + idleWorkers > 0);
  });
};

/** How much waits in an open queue, and how much workers have in hand. */
export const lengthOf = async ({
  batches,
}: Queue): Promise<Pick<ProgramQueue, "waiting" | "inHand">> => {
  const { num_pending, num_ack_pending } = await batches.info();
  return { waiting: num_pending, inHand: num_ack_pending };
};

/** Takes all batches of this program out, and their logs. Answers how many. Throws `ServerProblem`. */
export const purgeQueue = async (server: Server, program: string): Promise<number> => {
  if (!(await isThere(server))) return 0;
  const batches = (await persistently(server, () => batchesByProgram(server))).get(program) ?? [];
  await persistently(server, () =>
    server.manager.streams.purge(QUEUE.stream, { filter: subjectsOfProgram(program) }),
  );
  const logs = await persistently(server, () => new Objm(server.client).open(BATCH_LOGS));
  for (const batch of batches) await persistently(server, () => logs.delete(batch));
  return batches.length;
};

/** What a place holds, and how. */
export interface PlaceState {
  readonly stream: string;
  readonly bytes: number;
  /** 0 for no limit but the server's. */
  readonly mostBytes: number;
  readonly replicas: number;
  /** How long what stands there is kept; 0 for good. */
  readonly keptMs: number;
}

/** The places that are there. Throws `ServerProblem`. */
export const placesOn = async (server: Server): Promise<readonly PlaceState[]> => {
  const states: PlaceState[] = [];
  for (const place of [...PLACES_OF_BATCHES, EVENT_LOGS]) {
    if ((await persistently(server, () => configOf(server, place))) === null) continue;
    const { config, state } = await persistently(server, () =>
      server.manager.streams.info(place.stream),
    );
    states.push({
      stream: place.stream,
      bytes: state.bytes,
      mostBytes: Math.max(0, config.max_bytes),
      replicas: config.num_replicas,
      keptMs: config.max_age / 1_000_000,
    });
  }
  return states;
};
