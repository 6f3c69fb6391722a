// Logs on a NATS server, by names as addresses have them: `nats://server:4222/game`. Knows how such a name is read, no log.
// Loaded where one is named.
import type { EventStore, StorageProblem } from "@assize/kernel-event-log";
import type { ServerAddress } from "@assize/jetstream/address";
import {
  connect,
  createStreamStore,
  disconnect,
  logsOn,
  type Server,
  type ServerOptions,
  ServerProblem,
} from "@assize/jetstream/node";
import * as Result from "effect/Result";
import { addressNamed } from "./server-addresses.ts";
import { type Session, Trouble } from "./session.ts";

/** Does the work, and throws what a server's failure says as Trouble. */
export const withServer = async <A>(work: () => Promise<A>): Promise<A> => {
  try {
    return await work();
  } catch (cause) {
    throw cause instanceof ServerProblem ? new Trouble(cause.message) : cause;
  }
};

/** For so long a server is waited for unless the command line says another time. */
const WAIT_S = { logs: 10, archive: 120 } as const;

/** How this run connects to servers. */
export const connectionOf = (
  { connecting, warn }: Session,
  work: keyof typeof WAIT_S = "archive",
): ServerOptions => ({
  credentials: connecting.credentials,
  patienceMs: (connecting.waitS ?? WAIT_S[work]) * 1_000,
  onWait: (reason) => warn(`assize: ${reason}`),
});

export const onServer = <A>(
  address: ServerAddress,
  session: Session,
  work: (server: Server) => Promise<A>,
): Promise<A> =>
  withServer(async () => {
    const server = await connect(address, connectionOf(session, "logs"));
    try {
      return await work(server);
    } finally {
      await disconnect(server);
    }
  });

/** The names of all logs on a server, where the name is that of the server; else the one name. Throws Trouble. */
export const logsOnServer = async (name: string, session: Session): Promise<readonly string[]> => {
  const address = addressNamed(name, session);
  if (address.log !== "") return [String(address)];
  const logs = await onServer(address, session, logsOn);
  if (logs.length === 0) throw new Trouble(`${address.url}: no log on this server`);
  return logs.map((log) => String(address.at(log)));
};

/** The store as whoever names this log sees it: there, it has its own name only. */
const storeFor = (store: EventStore, address: ServerAddress): EventStore => {
  const { log } = address;
  const name = String(address);
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

/** The store of this server; what is foreign in a log is told. */
export const storeOn = (
  server: Server,
  address: ServerAddress,
  { warn }: Session,
): Promise<EventStore> =>
  createStreamStore(server, {
    onForeign: ({ log, sequence }) =>
      warn(
        `assize: ${String(address.at(log))}: message ${sequence} of its stream is no line of this log; it is passed by`,
      ),
  });

/** Works with the store in which this name's log stands. Writers agree by the number of events. Throws Trouble. */
export const withLogOnServer = async <A>(
  name: string,
  session: Session,
  work: (store: EventStore) => Promise<A>,
): Promise<A> => {
  const address = addressNamed(name, session);
  const { url, log } = address;
  if (log === "") throw new Trouble(`${url}: name a log on this server: ${url}/LOG`);
  return onServer(address, session, async (server) =>
    work(storeFor(await storeOn(server, address, session), address)),
  );
};

/** The bytes of a log there, or why there are none. */
export const bytesOnServer = async (
  name: string,
  session: Session,
): Promise<Result.Result<Uint8Array, StorageProblem>> => {
  try {
    return await withLogOnServer(name, session, (store) => store.read(name));
  } catch (cause) {
    if (!(cause instanceof Trouble)) throw cause;
    return Result.fail({ code: "io-failed", path: name, message: cause.message });
  }
};
