// Which packages are meant for others: those that are named here, and all that they stand on. Reads manifests.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Manifest } from "./manifest.ts";
import { FACE } from "./public-names.ts";

/** A package of the workspace, by its folder. */
export interface Package {
  readonly folder: string;
  readonly manifest: Manifest;
}

/** The public face, and what audits many games and keeps logs on servers; the rest comes with it. */
const WANTED: readonly string[] = [FACE, "@assize/archive", "@assize/jetstream"];

const COMMAND = "apps/cli";

const packageIn = (root: string, folder: string): Package => ({
  folder,
  manifest: JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8")) as Manifest,
});

/** The libraries, by name. */
export const publishedLibraries = (root: string): readonly Package[] => {
  const folders = globSync("packages/{*,*/*}/package.json", { cwd: root })
    .filter((path) => !path.includes("node_modules"))
    .map((path) => path.replaceAll("\\", "/").slice(0, -"/package.json".length));
  const all = new Map(
    folders.map((folder) => packageIn(root, folder)).map((one) => [one.manifest.name, one]),
  );
  const found = new Map<string, Package>();
  const take = (name: string): void => {
    const one = all.get(name);
    if (one === undefined || found.has(name)) return;
    found.set(name, one);
    Object.keys(one.manifest.dependencies ?? {}).forEach(take);
  };
  WANTED.forEach(take);
  return [...found.values()].toSorted((a, b) => (a.manifest.name < b.manifest.name ? -1 : 1));
};

export const publishedCommand = (root: string): Package => packageIn(root, COMMAND);

/**
 * The names that a registry asks for: the scope with every package of it, published or not, since a manifest of the workspace names
 * each; and the command itself, which `npx` takes for a package where it is not installed.
 */
export const namesToTake = (root: string): readonly string[] => {
  const { name } = packageIn(root, ".").manifest;
  return [`${name}, the command`, `@${name}, the scope, with all that begins with @${name}/`];
};
