// Looks after the places that audits by a NATS server have there: lists, sets, empties and removes them. Knows no batch.
import {
  connect,
  disconnect,
  ensurePlaces,
  placesOn,
  type PlaceSettings,
  type PlaceState,
  type ProgramQueue,
  purgeQueue,
  queuesOn,
  removePlaces,
  type Server,
} from "@assize/jetstream/node";
import { type PlainLine, plainLine } from "@assize/kernel-report";
import { count } from "../english.ts";
import { addressNamed } from "../server-addresses.ts";
import { connectionOf, withServer } from "../server-logs.ts";
import { type Session, Trouble } from "../session.ts";
import { programName } from "./archive-server.ts";

export interface ArchiveQueueInput {
  readonly nats: string;
  /** The program whose batches are taken out, or how its name begins; `all` for every program. */
  readonly purge: string | undefined;
  readonly remove: boolean;
  readonly replicas: number | undefined;
  readonly mostMegabytes: number | undefined;
  readonly batchHours: number | undefined;
  readonly rowDays: number | undefined;
  readonly json: boolean;
}

const ALL = "all";
const MEGABYTE = 1_000_000;
const HOUR_MS = 3_600_000;
const DAY_HOURS = 24;
/** As many as JetStream takes. */
const MOST_REPLICAS = 5;

const checked = (flag: string, value: number | undefined, least: number, most: number): void => {
  if (value !== undefined && (value < least || value > most))
    throw new Trouble(`${flag} ${value}: write a number from ${least} to ${most}`);
};

const settingsOf = (input: ArchiveQueueInput): PlaceSettings => {
  const { replicas, mostMegabytes, batchHours, rowDays } = input;
  checked("--replicas", replicas, 1, MOST_REPLICAS);
  checked("--most-megabytes", mostMegabytes, 0, 1_000_000_000);
  checked("--batch-hours", batchHours, 1, 8_760);
  checked("--row-days", rowDays, 1, 3_650);
  return {
    ...(replicas === undefined ? {} : { replicas }),
    ...(mostMegabytes === undefined ? {} : { mostBytes: mostMegabytes * MEGABYTE }),
    ...(batchHours === undefined ? {} : { batchesKeptMs: batchHours * HOUR_MS }),
    ...(rowDays === undefined ? {} : { rowsKeptMs: rowDays * DAY_HOURS * HOUR_MS }),
  };
};

/** The programs that are meant, of those that are there. Throws Trouble where none is, or more than one. */
const meantBy = (purge: string, queues: readonly ProgramQueue[]): readonly string[] => {
  const names = queues.map(({ program }) => program);
  if (purge === ALL) return names;
  const found = names.filter((name) => name.startsWith(purge));
  if (purge === "" || found.length !== 1)
    throw new Trouble(
      `--purge ${purge}: ${found.length === 0 ? "no program there begins so" : "several programs there begin so"}; see \`assize archive queue\` for their names, or write \`--purge ${ALL}\``,
    );
  return found;
};

const kept = ({ keptMs }: PlaceState): string => {
  if (keptMs === 0) return "kept for good";
  const hours = keptMs / HOUR_MS;
  return hours % DAY_HOURS === 0
    ? `kept ${count(hours / DAY_HOURS, "day", "days")}`
    : `kept ${count(Math.round(10 * hours) / 10, "hour", "hours")}`;
};

const placeLine = (place: PlaceState): string => {
  const most = place.mostBytes === 0 ? "" : ` of ${place.mostBytes} at most`;
  return `${place.stream}: ${place.bytes} bytes${most}, ${count(place.replicas, "copy", "copies")}, ${kept(place)}`;
};

const queueLine = ({ program, waiting, inHand, idleWorkers }: ProgramQueue, own: string): string =>
  `${program}${program === own ? " (this version)" : ""}: ${count(waiting, "batch waits", "batches wait")}, ` +
  `${inHand} in hand, ${count(idleWorkers, "worker is", "workers are")} idle`;

const linesOf = (
  queues: readonly ProgramQueue[],
  places: readonly PlaceState[],
  own: string,
): readonly PlainLine[] =>
  [
    ...(places.length === 0
      ? ["nothing is there; the first run or worker makes it, or --replicas does"]
      : []),
    ...(places.length > 0 && queues.length === 0
      ? ["no program has a batch or a worker there"]
      : []),
    ...queues.map((queue) => queueLine(queue, own)),
    ...places.map(placeLine),
  ].map(plainLine);

const purged = async (server: Server, purge: string): Promise<readonly PlainLine[]> => {
  const lines: PlainLine[] = [];
  for (const program of meantBy(purge, await queuesOn(server))) {
    const batches = await purgeQueue(server, program);
    lines.push(plainLine(`${program}: ${count(batches, "batch", "batches")} taken out`));
  }
  return lines;
};

const lookAfter = async (
  server: Server,
  input: ArchiveQueueInput,
  session: Session,
): Promise<void> => {
  const settings = settingsOf(input);
  if (input.remove) await removePlaces(server);
  if (input.purge !== undefined) await session.lines(await purged(server, input.purge));
  if (Object.keys(settings).length > 0) await ensurePlaces(server, settings);
  const queues = await queuesOn(server);
  const places = await placesOn(server);
  const own = await programName();
  if (input.json) await session.json({ format: "assize-queue/1", program: own, queues, places });
  else await session.lines(linesOf(queues, places, own));
};

/** Does what is asked to the places of batches on this server, and tells how they are then. */
export const lookAfterQueue = (input: ArchiveQueueInput, session: Session): Promise<number> =>
  withServer(async () => {
    if (input.json && input.purge !== undefined)
      throw new Trouble("--json tells what is there; purge without it");
    settingsOf(input);
    const server = await connect(addressNamed(input.nats, session), connectionOf(session));
    try {
      await lookAfter(server, input, session);
    } finally {
      await disconnect(server);
    }
    return 0;
  });
