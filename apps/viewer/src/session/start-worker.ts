// Starts the worker: from its own file, or, in the page that is one single file, from the text that it carries.
// Knows nothing of what the worker does.
import type { Port } from "../protocol/client.ts";

/** The element of a single file that carries the worker's script as inert text. */
const CARRIED_WORKER = "assize-worker";

export const startWorker = (): Port => {
  const carried = document.getElementById(CARRIED_WORKER)?.textContent;
  if (carried === undefined || carried === null)
    return new Worker(new URL("../worker/worker.ts", import.meta.url), { type: "module" });
  // A classic worker: browsers start no module from a page of a disk. Its address is never revoked, since its script
  // may be read only after it was made; there are few of them.
  const url = URL.createObjectURL(new Blob([carried], { type: "text/javascript" }));
  return new Worker(url);
};
