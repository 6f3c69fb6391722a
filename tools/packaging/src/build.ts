// Builds every package that is meant for others, each in a folder of its own.
import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { buildCommand } from "./build-command.ts";
import { buildLibrary } from "./build-library.ts";
import { type Package, publishedCommand, publishedLibraries } from "./published.ts";

/** `@assize/kernel-model` is built in `kernel-model`. */
const folderOf = (target: string, { manifest }: Package): string =>
  join(target, manifest.name.split("/")[1]!);

/** Builds into `target`, whose former contents go; answers the folders made. */
export const buildPackages = async (root: string, target: string): Promise<readonly string[]> => {
  rmSync(target, { recursive: true, force: true });
  const libraries = publishedLibraries(root);
  const command = publishedCommand(root);
  const folders = [...libraries, command].map((one) => folderOf(target, one));
  for (const folder of folders) mkdirSync(folder, { recursive: true });
  const tsc = join(root, "node_modules/.bin/tsc");
  execFileSync(tsc, ["-b", ...libraries.map(({ folder }) => folder)], { cwd: root });
  for (const one of libraries) await buildLibrary(root, one, folderOf(target, one));
  buildCommand(root, command, folderOf(target, command));
  return folders;
};
