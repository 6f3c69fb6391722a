// One worker for all replays of a page, started when the first needs it, also where this script comes from another site.
// Knows nothing of what is asked.
import { type Client, createClient, type Port } from "../protocol/client.ts";
import { startWorker } from "../session/start-worker.ts";
import workerAddress from "../worker/worker.ts?worker&url";

/** A browser starts no worker from another site, but one that imports its script from there. */
const startFromElsewhere = (): Port => {
  const address = new URL(workerAddress, import.meta.url).href;
  const script = new Blob([`import ${JSON.stringify(address)};`], { type: "text/javascript" });
  const url = URL.createObjectURL(script);
  return new Worker(url, { type: "module" });
};

const start = (): Port => {
  try {
    return startWorker();
  } catch {
    return startFromElsewhere();
  }
};

let client: Client | undefined;

export const sharedClient = (): Client => {
  client ??= createClient(start());
  return client;
};
