// What is done where a server does not answer, has no room or refuses: it is asked again for a while, that is told, and then it is a
// problem in plain words. Knows no place on a server and no game.
import { JetStreamApiError } from "@nats-io/jetstream";
import { PermissionViolationError } from "@nats-io/nats-core";
import type { NatsConnection } from "@nats-io/transport-node";

/** Why a server cannot be worked with: what is wrong and what to do. */
export class ServerProblem extends Error {
  override readonly name = "ServerProblem";
}

export const reasonOf = (cause: unknown): string =>
  cause instanceof Error ? cause.message : String(cause);

/** A server that is asked again where it does not answer. */
export interface Asked {
  /** Its address as it is shown. */
  readonly url: string;
  readonly connection: NatsConnection;
  /** How long it is waited for when it is away, full or not ready. */
  readonly patienceMs: number;
  /** Tells what is waited for, each reason once a minute. */
  readonly tell: (reason: string) => void;
}

/**
 * What is waited for at most: a server that was started again knows nothing of what it was about to send, and whoever
 * reads from it would wait for ever.
 */
export const ANSWER_WITHIN_MS = 30_000;

/** Does the work, or fails once the time is over; what it does afterwards is left alone. */
export const within = async <A>(ms: number, work: () => Promise<A>): Promise<A> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${ms / 1_000} s`)), ms);
  });
  try {
    return await Promise.race([work(), late]);
  } finally {
    clearTimeout(timer);
  }
};

/** What a server says that has no room: of the account, of memory, of the disk, of the stream. */
const FULL: readonly number[] = [10_002, 10_023, 10_028, 10_047];
const STORE_FAILED = 10_077;

const isFull = (cause: unknown): boolean =>
  cause instanceof JetStreamApiError &&
  (FULL.includes(cause.code) ||
    (cause.code === STORE_FAILED && /maximum|space/i.test(cause.message)));

const KEPT = "start the same command again then: what was audited is kept";

const statusOf = (cause: unknown): string =>
  isFull(cause)
    ? `the server is full (${reasonOf(cause)}); give its JetStream more room, or take out what nobody waits for with \`assize archive queue --purge all\``
    : `the server does not answer (${reasonOf(cause)}); look whether it runs, with JetStream, and in a cluster whether most of its servers do`;

/** Of a request it stands behind the failure. */
const isForbidden = (cause: unknown): boolean =>
  cause instanceof Error && (cause instanceof PermissionViolationError || isForbidden(cause.cause));

/** What became of the server, in words. */
const problemOf = (url: string, cause: unknown): unknown => {
  if (cause instanceof ServerProblem || !(cause instanceof Error)) return cause;
  if (isForbidden(cause))
    return new ServerProblem(
      `${url}: the account may not do it (${cause.message}); allow it in the configuration of the server`,
    );
  if (isFinal(cause))
    return new ServerProblem(
      `${url}: the server refused it (${cause.message}); look at its places with \`assize archive queue --nats ${url}\``,
    );
  return new ServerProblem(`${url}: ${statusOf(cause)}; ${KEPT}`);
};

/** What a server says that has only just been started, or whose cluster chooses a leader. */
const UNAVAILABLE = 503;

/** The answer of a cluster whose servers do not all know of each other yet, or of which some are away. */
const NO_PEERS = 10_005;

const isPassing = (cause: JetStreamApiError): boolean =>
  cause.status === UNAVAILABLE || cause.code === NO_PEERS || isFull(cause);

const isFinal = (cause: unknown): boolean =>
  cause instanceof ServerProblem ||
  isForbidden(cause) ||
  (cause instanceof JetStreamApiError && !isPassing(cause));

/** How long is waited before something is tried again. */
const PAUSE_MS = 500;
/** Something that is tried for so long is told. */
const TOLD_AFTER_MS = 8_000;

export const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Tries again for as long as the server is waited for, and says so after a while. Only for work that may be done twice.
 * Throws `ServerProblem`.
 */
export const persistently = async <A>(
  { url, connection, patienceMs, tell }: Asked,
  work: () => Promise<A>,
  withinMs = ANSWER_WITHIN_MS,
): Promise<A> => {
  const begunMs = performance.now();
  let last: unknown = new Error("no answer yet");
  const telling = setTimeout(
    () => tell(`${url}: ${statusOf(last)}; it is tried again`),
    TOLD_AFTER_MS,
  );
  try {
    for (;;) {
      try {
        return await within(Math.min(withinMs, Math.max(patienceMs, TOLD_AFTER_MS)), work);
      } catch (cause) {
        const isOver = performance.now() - begunMs >= patienceMs;
        if (isOver || isFinal(cause) || connection.isClosed()) throw problemOf(url, cause);
        last = cause;
      }
      await pause(PAUSE_MS);
    }
  } finally {
    clearTimeout(telling);
  }
};
