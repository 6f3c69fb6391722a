// Starts the worker: from its own file, or, in the page that is one single file, from the text that it carries.
// Knows nothing of what the worker does.
import type { Port } from "../protocol/client.ts";

/** The element of a single file that carries the worker's script as inert text. */
export const CARRIED_WORKER = "assize-worker";

export const startWorker = (): Port => {
  const carried = document.getElementById(CARRIED_WORKER)?.textContent;
  if (carried === undefined || carried === null)
    return new Worker(new URL("../worker/worker.ts", import.meta.url), { type: "module" });
  const url = URL.createObjectURL(new Blob([carried], { type: "text/javascript" }));
  const worker = new Worker(url, { type: "module" });
  URL.revokeObjectURL(url);
  return worker;
};
