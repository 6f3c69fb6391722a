// What may be asked of a NATS server with JetStream. Knows no game.
export { abandon, connect, disconnect, type Server, ServerProblem } from "./node-connection.ts";
export { createStreamStore, logsOn } from "./node-event-store.ts";
export { openQueue, type Queue } from "./node-queue.ts";
export { type QueueWorkerOptions, workOn } from "./node-queue-worker.ts";
export { type Asked, createSpreadPool } from "./node-spread-pool.ts";
