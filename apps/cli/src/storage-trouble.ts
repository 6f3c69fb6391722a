// What a store of logs could not do, as the caller's trouble.
import type { AppendConflict, StorageProblem } from "@assize/kernel-event-log";
import { Trouble } from "./session.ts";

/** What the store could not do. After it the log is read again: what it holds is what happened. */
export const storageTrouble = (log: string, failure: AppendConflict | StorageProblem): Trouble =>
  failure.code === "conflict"
    ? new Trouble(`${log}: another program has written to it; run the same command again to go on`)
    : new Trouble(failure.message);
