// What an archive needs of Node: worker threads, SQLite, files. Knows no game.
export {
  type ArchiveOptions,
  auditArchive,
  fileSource,
  type PlacedRow,
  type Source,
} from "./node-audit-archive.ts";
export { type Migrating, openMigration, type RulebookInResults } from "./node-migration.ts";
export { createKnowingPool } from "./node-knowing-pool.ts";
export { openKnown } from "./node-known.ts";
export {
  createPool,
  type GameOfBatch,
  gamesIn,
  type Pool,
  usualWorkers,
  type WorkerStart,
} from "./node-pool.ts";
export type { MadeFrom, Place } from "./node-put.ts";
export {
  type Answer,
  ask,
  type Cell,
  openResults,
  openToAsk,
  placesWithin,
  problemOf,
  type Results,
  ResultsProblem,
  titlesOf,
} from "./node-results.ts";
export { type KnownResults, serveBatches, type WorkerOptions } from "./node-worker.ts";
