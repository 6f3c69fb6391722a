// Logs on a NATS server, by names as addresses have them: `nats://server:4222/game`. Knows how such a name is read, no log.
// Loaded where one is named.
import type { EventStore, StorageProblem } from "@assize/kernel-event-log";
import {
  connect,
  createStreamStore,
  disconnect,
  logsOn,
  type Server,
  ServerProblem,
} from "@assize/jetstream/node";
import * as Result from "effect/Result";
import { Trouble } from "./session.ts";

/** A lost server is looked for again so often, every two seconds. */
const ATTEMPTS = 5;

/** Does the work, and throws what a server's failure says as Trouble. */
export const withServer = async <A>(work: () => Promise<A>): Promise<A> => {
  try {
    return await work();
  } catch (cause) {
    throw cause instanceof ServerProblem ? new Trouble(cause.message) : cause;
  }
};

/** The server's address, and the log's name there: empty for all of them. */
const partsOf = (name: string): readonly [url: string, log: string] => {
  const [, url = name, log = ""] = /^(nats:\/\/[^/]*)\/?(.*)$/s.exec(name) ?? [];
  return [url, log];
};

const onServer = <A>(url: string, work: (server: Server) => Promise<A>): Promise<A> =>
  withServer(async () => {
    const server = await connect(url, { attempts: ATTEMPTS });
    try {
      return await work(server);
    } finally {
      await disconnect(server);
    }
  });

/** The names of all logs on a server, where the name is that of the server; else the one name. Throws Trouble. */
export const logsOnServer = async (name: string): Promise<readonly string[]> => {
  const [url, log] = partsOf(name);
  if (log !== "") return [name];
  const logs = await onServer(url, logsOn);
  if (logs.length === 0) throw new Trouble(`${name}: no log on this server`);
  return logs.map((found) => `${url}/${found}`);
};

/** The store as whoever names this log sees it: there, it has its own name only. */
const storeFor = (store: EventStore, name: string, log: string): EventStore => {
  type Failure = { readonly code: string };
  const renamed = <E extends Failure>(failure: E): E =>
    "path" in failure && "message" in failure
      ? { ...failure, path: name, message: String(failure.message).replace(log, () => name) }
      : failure;
  const told = async <A, E extends Failure>(
    result: Promise<Result.Result<A, E>>,
  ): Promise<Result.Result<A, E>> => Result.mapError(await result, renamed);
  return {
    create: (_, headerLine) => told(store.create(log, headerLine)),
    append: (_, expectedEvents, lines) => told(store.append(log, expectedEvents, lines)),
    read: () => told(store.read(log)),
    readDurable: () => told(store.readDurable(log)),
  };
};

/** Works with the store in which this name's log stands. Writers agree by the number of events. Throws Trouble. */
export const withLogOnServer = async <A>(
  name: string,
  work: (store: EventStore) => Promise<A>,
): Promise<A> => {
  const [url, log] = partsOf(name);
  if (log === "") throw new Trouble(`${name}: name a log on this server: ${url}/LOG`);
  return onServer(url, async (server) =>
    work(storeFor(await createStreamStore(server), name, log)),
  );
};

/** The bytes of a log there, or why there are none. */
export const bytesOnServer = async (
  name: string,
): Promise<Result.Result<Uint8Array, StorageProblem>> => {
  try {
    return await withLogOnServer(name, (store) => store.read(name));
  } catch (cause) {
    if (!(cause instanceof Trouble)) throw cause;
    return Result.fail({ code: "io-failed", path: name, message: cause.message });
  }
};
