// The licences of other people's packages that are handed on. Reads manifests and texts.
import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Manifest } from "./manifest.ts";

/** Folders of other people's packages among the inputs of a bundle. */
export const othersIn = (inputs: readonly string[]): readonly string[] => {
  const folders = inputs.flatMap(
    (path) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? [],
  );
  return [...new Set(folders)].sort();
};

const manifestIn = (root: string, folder: string): Manifest =>
  JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8")) as Manifest;

/** Where a package of this name is installed that a package in `folder` asks for; null where it is not. */
const installed = (root: string, folder: string, name: string): string | null => {
  for (let from = folder; ; from = dirname(from)) {
    const found = join(from, "node_modules", name);
    if (existsSync(join(root, found, "package.json"))) return found;
    if (from === ".") return null;
  }
};

/** Folders of other people's packages that a package of the workspace stands on, at any depth. */
export const othersBelow = (root: string, start: string): readonly string[] => {
  const found = new Set<string>();
  const take = (folder: string): void => {
    for (const name of Object.keys(manifestIn(root, folder).dependencies ?? {})) {
      const below = installed(root, folder, name);
      if (below === null || found.has(below)) continue;
      found.add(below);
      take(below);
    }
  };
  take(start);
  return [...found].filter((folder) => !folder.includes("node_modules/@assize/")).sort();
};

/** The text that a package brings; one without a text is told with who made it. */
export const licenceIn = (root: string, folder: string): string => {
  const { name, version, license, author, repository } = manifestIn(root, folder) as Manifest & {
    readonly author?: unknown;
    readonly repository?: unknown;
  };
  const [path] = globSync("{LICENSE,LICENCE,license}*", { cwd: join(root, folder) });
  const text =
    path === undefined
      ? `It brings no text. Author and repository: ${JSON.stringify([author, repository])}`
      : readFileSync(join(root, folder, path), "utf8").trim();
  return `## ${name} ${version} (${license})\n\n${text}\n`;
};
