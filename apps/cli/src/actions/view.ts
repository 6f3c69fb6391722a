// Shows a log in the browser: serves the viewer on this machine, or writes it as one file. Knows no rule.
import { spawn } from "node:child_process";
import { parse } from "node:path";
import { endingOf } from "@assize/catalogue";
import {
  type LocalServerOptions,
  serveLocally,
} from "@assize/inspection-xstate-inspect/local-server";
import { plainLine } from "@assize/kernel-report";
import { nameOf, writeNewFile } from "../files.ts";
import { viewedBytes } from "../logs.ts";
import { checkPort, portTrouble, untilEnded } from "../serving.ts";
import type { Session } from "../session.ts";
import { ONE_PAGE, viewerFiles, viewerPage } from "../viewing/built-viewer.ts";
import { type Files, pageIn, pageOf } from "@assize/inspection-xstate-inspect/files";
import { withLog } from "../viewing/single-page.ts";

export interface ViewInput {
  readonly log: string | undefined;
  readonly port: number;
  readonly noOpen: boolean;
  readonly singleFile: string | undefined;
}

/** A log, and the path below the page that it is served at. */
interface ServedLog {
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** A log's own name, without the ending of what it was packed with; a file of games is shown as the logs made of it. */
const shownName = (log: string): string => {
  const name = nameOf(log).replace(/\.(?:gz|zst)$/, "");
  return endingOf(name) === undefined ? name : `${parse(name).name}.jsonl`;
};

const servedLog = async (log: string, session: Session): Promise<ServedLog> => ({
  path: `log/${log === "-" ? "standard-input.jsonl" : shownName(log)}`,
  bytes: await viewedBytes(log, session),
});

/** The viewer's files, with the log and the viewer that is one file beside it; that one is built when it is asked for. */
const pagesOf =
  (files: Files, log: ServedLog | undefined, session: Session): LocalServerOptions["pageAt"] =>
  async (path) => {
    // The viewer asks for itself as one file, to hand on what is watched.
    if (path === ONE_PAGE) return pageOf(path, await viewerPage(session));
    if (log !== undefined && path === `/${log.path}`) return pageOf(path, log.bytes);
    return pageIn(files, path.endsWith("/") ? `${path}index.html` : path);
  };

const writeSingleFile = async (
  log: string | undefined,
  to: string,
  session: Session,
): Promise<number> => {
  const bytes = log === undefined ? undefined : await viewedBytes(log, session);
  const page = Buffer.from(await viewerPage(session)).toString("utf8");
  const whole =
    log === undefined || bytes === undefined ? page : withLog(page, shownName(log), bytes);
  await writeNewFile(to, whole);
  await session.lines([plainLine(to)]);
  return 0;
};

/** Opens an address with the program that this system has for it; does nothing where there is none. */
const openBrowser = (address: string): void => {
  const command = process.platform === "darwin" ? "open" : "xdg-open";
  const child = spawn(command, [address], { stdio: "ignore", detached: true });
  child.on("error", () => undefined);
  child.unref();
};

/** Returns when `ended` is aborted and nothing is served any more, or when the one file is written. */
export const view = async (
  input: ViewInput,
  session: Session,
  ended: AbortSignal,
): Promise<number> => {
  const { log, port, noOpen, singleFile } = input;
  if (singleFile !== undefined) return writeSingleFile(log, singleFile, session);
  checkPort(port);
  const served = log === undefined ? undefined : await servedLog(log, session);
  const files = await viewerFiles(session);
  const server = await serveLocally({ port, pageAt: pagesOf(files, served, session) }).catch(
    (failure: unknown) => {
      throw portTrouble(failure, port);
    },
  );
  const query = served === undefined ? "" : `?log=${encodeURIComponent(served.path)}`;
  const address = `http://${server.address}/${query}`;
  await session.lines([plainLine(address)]);
  if (session.terminal) {
    session.warn("Serving this until you press Ctrl-C.");
    if (!noOpen) openBrowser(address);
  }
  await untilEnded(ended);
  await server.close();
  return 0;
};
