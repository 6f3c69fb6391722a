// The built viewer: made where it is missing or older than its sources, found where it lies. Knows no server.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Session, Trouble } from "../session.ts";

const VIEWER = new URL("../../../viewer/", import.meta.url);

/** What is built, and where it then lies. */
const RESULTS = { folder: "dist", single: "out/viewer.html" } as const;
export type ViewerKind = keyof typeof RESULTS;

const pathOf = (path: string): string => fileURLToPath(new URL(path, VIEWER));

/** The folder of the static viewer, or its one file, up to date. Says on standard error when it has to be built. */
export const builtViewer = (kind: ViewerKind, session: Session): Promise<string> =>
  new Promise((resolve, reject) => {
    const builder = pathOf("build/main.ts");
    if (!existsSync(builder))
      throw new Trouble("the viewer's sources are missing; run this in a complete clone");
    const child = spawn(process.execPath, [builder, kind], { stdio: ["ignore", "ignore", "pipe"] });
    child.stderr.setEncoding("utf8").on("data", (text: string) => session.note(text));
    child.on("error", reject);
    child.on("close", (code) => {
      if (code === 0) resolve(pathOf(RESULTS[kind]));
      else
        reject(new Trouble("the viewer could not be built (see above); run npm ci and try again"));
    });
  });
