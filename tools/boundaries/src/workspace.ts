// Reads a workspace from disk: its packages, what they declare and export, and what each source
// file imports. Knows no law.
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readImports } from "./imports.ts";
import type { Import } from "./imports.ts";

export interface Workspace {
  readonly packages: readonly Package[];
  /** What the root manifest gives to every package's tests. */
  readonly rootDevDependencies: ReadonlySet<string>;
}

export interface Package {
  readonly name: string;
  /** Relative to the root, with slashes, as all paths here. */
  readonly folder: string;
  readonly dependencies: readonly Declared[];
  readonly devDependencies: readonly Declared[];
  /** The keys of `exports`, for example `.` and `./node`. */
  readonly exports: readonly string[];
  readonly files: readonly SourceFile[];
}

export interface Declared {
  readonly name: string;
  /** The line of package.json, counted from 1. */
  readonly line: number;
}

export interface SourceFile {
  readonly path: string;
  readonly imports: readonly Import[];
  /** Why the file could not be read, where it could not. */
  readonly unreadable?: string;
}

interface Manifest {
  readonly name?: string;
  readonly workspaces?: readonly string[];
  readonly dependencies?: Readonly<Record<string, string>>;
  /** What whoever uses the package may install beside it. */
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly exports?: string | Readonly<Record<string, unknown>>;
}

export const readWorkspace = (root: string): Workspace => {
  const { manifest } = readManifest(root);
  const folders = (manifest.workspaces ?? [])
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .filter((folder) => existsSync(join(root, folder, "package.json")))
    .map(slashed)
    .toSorted();
  return {
    packages: folders.map((folder) => readPackage(root, folder)),
    rootDevDependencies: new Set(Object.keys(manifest.devDependencies ?? {})),
  };
};

/** Paths below a package's folder; a folder inside with a manifest of its own is none of the package's. */
const pathsIn = (folder: string): readonly string[] => {
  const below = (pattern: string) =>
    globSync(pattern, {
      cwd: folder,
      exclude: (name) => name === "node_modules" || name === "dist",
    }).map(slashed);
  const others = below("*/**/package.json").map((path) => path.slice(0, -"package.json".length));
  return below("**/*.{ts,tsx,mts,js,mjs}").filter(
    (path) => !others.some((other) => path.startsWith(other)),
  );
};

const readPackage = (root: string, folder: string): Package => {
  const { manifest, text } = readManifest(join(root, folder));
  return {
    name: manifest.name ?? folder,
    folder,
    dependencies: [
      ...declared(text, "dependencies", manifest.dependencies),
      ...declared(text, "peerDependencies", manifest.peerDependencies),
    ],
    devDependencies: declared(text, "devDependencies", manifest.devDependencies),
    exports: exportKeys(manifest.exports),
    files: pathsIn(join(root, folder))
      .map((path) => `${folder}/${path}`)
      .toSorted()
      .map((path) => readSource(root, path)),
  };
};

const readSource = (root: string, path: string): SourceFile => {
  try {
    return { path, imports: readImports(path, readFileSync(join(root, path), "utf8")) };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return { path, imports: [], unreadable: error.message };
  }
};

const readManifest = (folder: string): { manifest: Manifest; text: string } => {
  const text = readFileSync(join(folder, "package.json"), "utf8");
  return { manifest: JSON.parse(text) as Manifest, text };
};

const declared = (
  text: string,
  section: string,
  entries: Readonly<Record<string, string>> = {},
): readonly Declared[] => {
  const lines = text.split("\n");
  const first = lines.findIndex((line) => line.includes(`"${section}":`));
  return Object.keys(entries).map((name) => {
    const line = lines.findIndex((text, i) => i >= first && text.includes(`"${name}":`));
    return { name, line: Math.max(line, 0) + 1 };
  });
};

const exportKeys = (exports: Manifest["exports"]): readonly string[] => {
  if (exports === undefined) return [];
  if (typeof exports === "string") return ["."];
  const keys = Object.keys(exports);
  return keys.every((key) => key.startsWith(".")) ? keys : ["."];
};

const slashed = (path: string): string => path.replaceAll("\\", "/");
