// The viewer's files: of the built viewer, made where it is missing or older than its sources, or those that the program carries. Knows no server.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { brotliDecompressSync } from "node:zlib";
import { type Carried, carried } from "../carried.ts";
import { type Session, Trouble } from "../session.ts";
import { type Files, filesIn } from "@assize/inspection-xstate-inspect/files";

const VIEWER = new URL("../../../viewer/", import.meta.url);

/** What is built, and where it then lies. */
const RESULTS = { folder: "dist", single: "out/viewer.html" } as const;
type ViewerKind = keyof typeof RESULTS;

const pathOf = (path: string): string => fileURLToPath(new URL(path, VIEWER));

/** Where the folder of the static viewer is, or its one file, up to date. Says on standard error when it has to be built. */
const builtViewer = (kind: ViewerKind, session: Session): Promise<string> =>
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

const unpacked = ({ pages }: Carried): Files => {
  const text = brotliDecompressSync(Buffer.from(pages, "base64")).toString("utf8");
  // oxlint-disable-next-line eslint/no-restricted-properties -- what was written into this very program
  const files = JSON.parse(text) as Readonly<Record<string, string>>;
  return new Map(
    Object.entries(files).map(([path, bytes]) => [path, Buffer.from(bytes, "latin1")]),
  );
};

/** The files of the static viewer, by the path that a browser asks for. */
export const viewerFiles = async (session: Session): Promise<Files> =>
  carried === null ? filesIn(await builtViewer("folder", session)) : unpacked(carried);

/** Where a browser asks for the viewer that is one file. */
export const ONE_PAGE = "/viewer.html";

/** The viewer that is one file. */
export const viewerPage = async (session: Session): Promise<Uint8Array> =>
  carried === null
    ? readFile(await builtViewer("single", session))
    : unpacked(carried).get(ONE_PAGE)!;
