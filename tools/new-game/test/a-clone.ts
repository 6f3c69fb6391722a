// A copy of this workspace's sources in a temporary folder, with the installed packages linked into it, so that a
// test can change it and run what a person would run there.
import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const SOURCES = ["packages", "apps", "tools", "docs/examples"];
const LEFT_OUT = new Set(["node_modules", "dist", "out"]);
/** Folders of links that are relative, so that they lead into the copy; the rest is linked as it is. */
const OWN_LINKS = new Set([".bin", "@assize"]);

const CHECKED = "node_modules/.cache/tsc";

export interface Clone {
  readonly root: string;
  /** Standard output of a command line in the copy's root; throws where it fails, unless `mayFail`. */
  readonly run: (command: string, mayFail?: boolean) => string;
  readonly remove: () => void;
}

const linkInstalled = (root: string): void => {
  const from = join(ROOT, "node_modules");
  const to = join(root, "node_modules");
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    if (name === ".cache" || name === ".vite") continue;
    if (!OWN_LINKS.has(name)) symlinkSync(join(from, name), join(to, name));
    else {
      mkdirSync(join(to, name));
      for (const link of readdirSync(join(from, name)))
        symlinkSync(readlinkSync(join(from, name, link)), join(to, name, link));
    }
  }
};

const linkNested = (root: string, folder: string): void => {
  for (const entry of readdirSync(join(ROOT, folder), { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.name === "node_modules") symlinkSync(join(ROOT, path), join(root, path));
    else if (entry.isDirectory() && path.split("/").length < 4) linkNested(root, path);
  }
};

export const cloneWorkspace = (): Clone => {
  const root = mkdtempSync(join(tmpdir(), "assize-new-game-"));
  for (const folder of SOURCES)
    cpSync(join(ROOT, folder), join(root, folder), {
      recursive: true,
      filter: (path) => !LEFT_OUT.has(basename(path)),
    });
  for (const entry of readdirSync(ROOT, { withFileTypes: true }))
    if (entry.isFile()) cpSync(join(ROOT, entry.name), join(root, entry.name));
  linkInstalled(root);
  for (const folder of SOURCES) linkNested(root, folder);
  // What the compiler has already checked it need not check again; it compares the sources' contents.
  if (existsSync(join(ROOT, CHECKED)))
    cpSync(join(ROOT, CHECKED), join(root, CHECKED), { recursive: true });
  const bin = join(root, "node_modules/.bin");
  const outer = Object.entries(process.env).filter(([name]) => !/^(VITEST|npm_)/.test(name));
  const env = {
    ...Object.fromEntries(outer),
    PATH: `${bin}:${process.env["PATH"]}`,
    NO_COLOR: "1",
  };
  return {
    root,
    run: (command, mayFail = false) => {
      try {
        // `npx` would find the same programs, half a second later.
        const direct = command.replaceAll(/^npx /gm, "");
        return execFileSync("sh", ["-ec", direct], {
          cwd: root,
          env,
          encoding: "utf8",
          stdio: ["ignore", "pipe", "pipe"],
        });
      } catch (error) {
        const { stdout, stderr } = error as { stdout: string; stderr: string };
        if (mayFail) return stdout;
        throw new Error(`${command} failed\n${stdout}\n${stderr}`, { cause: error });
      }
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
};
