// Shows a log in the browser: serves the viewer on this machine, or writes it as one file. Knows no rule.
import { spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { nameOf, readBytes, writeNewFile } from "../files.ts";
import { type Session, Trouble } from "../session.ts";
import { builtViewer } from "../viewing/built-viewer.ts";
import { serve, type ServedLog } from "../viewing/serve.ts";
import { withLog } from "../viewing/single-page.ts";

export interface ViewInput {
  readonly log: string | undefined;
  readonly port: number;
  readonly noOpen: boolean;
  readonly singleFile: string | undefined;
}

const MAX_PORT = 65_535;

const servedLog = async (log: string, session: Session): Promise<ServedLog> => ({
  address: `log/${log === "-" ? "standard-input.jsonl" : nameOf(log)}`,
  bytes: await readBytes(log, session),
});

const writeSingleFile = async (
  log: string | undefined,
  to: string,
  session: Session,
): Promise<number> => {
  const bytes = log === undefined ? undefined : await readBytes(log, session);
  const page = await readFile(await builtViewer("single", session), "utf8");
  const whole = log === undefined || bytes === undefined ? page : withLog(page, nameOf(log), bytes);
  await writeNewFile(to, whole);
  await session.out(`${to}\n`);
  return 0;
};

/** What opens an address here; nobody minds where there is none. */
const openBrowser = (address: string): void => {
  const command = process.platform === "darwin" ? "open" : "xdg-open";
  const child = spawn(command, [address], { stdio: "ignore", detached: true });
  child.on("error", () => undefined);
  child.unref();
};

const untilEnded = (ended: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (ended.aborted) resolve();
    else ended.addEventListener("abort", () => resolve(), { once: true });
  });

/** Returns when `ended` is aborted and nothing is served any more, or when the one file is written. */
export const view = async (
  input: ViewInput,
  session: Session,
  ended: AbortSignal,
): Promise<number> => {
  const { log, port, noOpen, singleFile } = input;
  if (singleFile !== undefined) return writeSingleFile(log, singleFile, session);
  if (port < 0 || port > MAX_PORT)
    throw new Trouble(`--port ${port}: a port is a number from 0 to ${MAX_PORT}`);
  const served = log === undefined ? undefined : await servedLog(log, session);
  const folder = await builtViewer("folder", session);
  const { address, server } = await serve(folder, served, port);
  const query = served === undefined ? "" : `?log=${encodeURIComponent(served.address)}`;
  await session.out(`${address}${query}\n`);
  if (session.terminal) {
    session.err("Serving this until you press Ctrl-C.\n");
    if (!noOpen) openBrowser(`${address}${query}`);
  }
  await untilEnded(ended);
  server.closeAllConnections();
  server.close();
  return 0;
};
