// What may be asked of a NATS server with JetStream. Knows no game.
export {
  abandon,
  connect,
  disconnect,
  type Server,
  type ServerOptions,
} from "./node-connection.ts";
export { createStreamStore, type StreamStoreOptions } from "./node-event-store.ts";
export { forgetLog, type Tombstone } from "./node-forgetting.ts";
export { type ForeignMessage, logsOn } from "./node-log-messages.ts";
export { ServerProblem } from "./node-patience.ts";
export { ensurePlaces, type PlaceSettings, removePlaces } from "./node-places.ts";
export { openQueue, type Queue, queueName } from "./node-queue.ts";
export { type DoneBatch, type QueueWorkerOptions, workOn } from "./node-queue-worker.ts";
export {
  lengthOf,
  placesOn,
  type PlaceState,
  type ProgramQueue,
  purgeQueue,
  queuesOn,
} from "./node-queues.ts";
export { type Asked, createSpreadPool } from "./node-spread-pool.ts";
