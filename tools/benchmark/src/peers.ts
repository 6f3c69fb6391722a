// The programs that the benchmark is compared with. They stand in a folder of their own, with their own lock file, so
// that nothing else installs them: one is GPL, the other brings a whole server. Knows the folder, no program.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const FOLDER = fileURLToPath(new URL("../peers", import.meta.url));
const MANIFEST = join(FOLDER, "package.json");

interface Manifest {
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

const manifestAt = (path: string): Manifest | null =>
  existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as Manifest) : null;

/** Whether each peer is there, in the version that the folder asks for. */
export const peersInstalled = (): boolean =>
  Object.entries(manifestAt(MANIFEST)?.dependencies ?? {}).every(
    ([name, version]) =>
      manifestAt(join(FOLDER, "node_modules", name, "package.json"))?.version === version,
  );

/** Installs what the folder's lock file names, without running any script of it. Throws where npm fails. */
export const installPeers = (): void => {
  execFileSync("npm", ["ci", "--ignore-scripts"], {
    cwd: FOLDER,
    // Standard output belongs to the figures.
    stdio: ["ignore", 2, 2],
    shell: process.platform === "win32",
  });
};

/** A file of the folder. Requires `peersInstalled`; the caller says what it uses, since no types are installed. */
export const loadPeer = <Peer>(file: string): Peer =>
  createRequire(MANIFEST)(join(FOLDER, file)) as Peer;
