// A worker thread of `assize archive audit`: its games and wishes, and the port that batches come in by. A process of its
// own sort: it is started with the module's address.
import "effect/schema/SchemaJITCompiler/enable"; // before any schema is used
import { parentPort, workerData } from "node:worker_threads";
import type { ProgramCode } from "@assize/archive";
import { type KnownResults, serveBatches } from "@assize/archive/node";
import { Defect, type Json } from "@assize/kernel-model";
import type { ReplayWishes } from "./commands/flags.ts";
import { allGames } from "./games.ts";
import { auditOptionsOver } from "./replaying.ts";

/** What the command gives its workers: wishes that were checked, and the edition that was read. */
export interface ArchiveWorkerData {
  readonly wishes: Omit<ReplayWishes, "edition">;
  readonly edition: Json | undefined;
  readonly code: ProgramCode;
  readonly known: KnownResults | null;
}

if (parentPort === null) throw new Defect("this module runs in a worker thread only");
const { wishes, edition, code, known } = workerData as ArchiveWorkerData;
const games = await allGames();
serveBatches(parentPort, {
  games,
  optionsFor: auditOptionsOver(games, wishes, edition),
  code,
  known,
});
