// Builds the viewer where that is needed: missing, or older than what it is made from. Whoever comes while somebody
// builds waits. Knows what there is to build, not how (see the two configurations).
import { spawn } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

const VIEWER = join(import.meta.dirname, "..");
const ROOT = join(VIEWER, "../..");
const LOCK = join(ROOT, "node_modules/.cache/assize-viewer-build");

/** A static folder, or one file. */
export const KINDS = ["folder", "single"] as const;
export type Kind = (typeof KINDS)[number];

const CONFIGS: Readonly<Record<Kind, string>> = {
  folder: "vite.config.ts",
  single: "vite.single.config.ts",
};

/** What a build leaves behind last. */
export const RESULTS: Readonly<Record<Kind, string>> = {
  folder: join(VIEWER, "dist/index.html"),
  single: join(VIEWER, "out/viewer.html"),
};

const SOURCES = [
  "package-lock.json",
  "apps/viewer/index.html",
  "apps/viewer/inspector.html",
  "apps/viewer/vite.config.ts",
  "apps/viewer/vite.single.config.ts",
  "apps/viewer/build",
  "apps/viewer/src",
  "docs/examples/games",
  "packages",
];

const NOT_SOURCES = new Set(["node_modules", "test"]);

const newestUnder = (path: string): number => {
  const facts = statSync(path);
  if (!facts.isDirectory()) return facts.mtimeMs;
  const times = readdirSync(path, { withFileTypes: true })
    .filter(({ name }) => !NOT_SOURCES.has(name))
    .map((entry) =>
      entry.isDirectory() || entry.isFile() ? newestUnder(join(path, entry.name)) : 0,
    );
  return Math.max(0, ...times);
};

/** Why it has to be built; undefined where it is up to date. */
const staleness = (kind: Kind): "missing" | "outdated" | undefined => {
  const result = RESULTS[kind];
  if (!existsSync(result)) return "missing";
  const built = statSync(result).mtimeMs;
  return SOURCES.some((source) => newestUnder(join(ROOT, source)) > built) ? "outdated" : undefined;
};

/** What a build complained of, without the places in other people's code. */
const complaint = (said: string): string =>
  said
    .split("\n")
    .filter((line) => !/^\s+at /.test(line))
    .join("\n")
    .trim();

/** Runs vite as a process of its own: it keeps state that a second build in one process would trip over. */
const build = (kind: Kind): Promise<void> =>
  new Promise((resolve, reject) => {
    const vite = join(ROOT, "node_modules/vite/bin/vite.js");
    const args = [vite, "build", "--config", CONFIGS[kind], "--logLevel", "error"];
    const said: string[] = [];
    const child = spawn(process.execPath, args, {
      cwd: VIEWER,
      env: { ...process.env, NO_COLOR: "1" },
      stdio: ["ignore", "pipe", "pipe"],
    });
    child.stdout.on("data", (bytes: Buffer) => said.push(bytes.toString()));
    child.stderr.on("data", (bytes: Buffer) => said.push(bytes.toString()));
    child.on("error", reject);
    child.on("close", (code) => {
      if (code === 0) resolve();
      else reject(new Error(`the viewer could not be built:\n${complaint(said.join(""))}`));
    });
  });

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/** A lock is a folder, since making one either succeeds or says that it is there; its builder stands in it. */
const takeLock = (): boolean => {
  try {
    mkdirSync(LOCK);
    writeFileSync(join(LOCK, "pid"), String(process.pid));
    return true;
  } catch {
    return false;
  }
};

const LEAST_AGE_MS = 2_000;

const dropDeadLock = (): void => {
  try {
    const isOld = Date.now() - statSync(LOCK).mtimeMs > LEAST_AGE_MS;
    const pid = Number(readFileSync(join(LOCK, "pid"), "utf8"));
    if (isOld && !isAlive(pid)) rmSync(LOCK, { recursive: true, force: true });
  } catch {
    // It has just been given back, or is just being taken.
  }
};

const POLL_MS = 150;

/** Builds where that is needed; `onBuild` hears why. */
export const ensureBuilt = async (
  kind: Kind,
  onBuild: (why: "missing" | "outdated") => void = () => undefined,
): Promise<void> => {
  if (staleness(kind) === undefined) return;
  mkdirSync(join(LOCK, ".."), { recursive: true });
  while (!takeLock()) {
    dropDeadLock();
    await wait(POLL_MS);
  }
  try {
    const why = staleness(kind);
    if (why === undefined) return;
    onBuild(why);
    await build(kind);
  } finally {
    rmSync(LOCK, { recursive: true, force: true });
  }
};
