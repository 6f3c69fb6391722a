// Which names of a package others may rely on: those that the public face passes on. Reads its sources.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

export const FACE = "@assize/assize";
const FOLDER = "packages/assize/src";

const PASSED_ON = /export (?:type )?\{([^}]+)\} from "(@assize\/[^"]+)";/g;

/** The names by package, in the order of their letters. */
const namesByPackage = (root: string): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, string[]>();
  for (const path of globSync(`${FOLDER}/*.ts`, { cwd: root }))
    for (const [, names, from] of readFileSync(join(root, path), "utf8").matchAll(PASSED_ON)) {
      const name = from!.split("/").slice(0, 2).join("/");
      const listed = names!.split(",").flatMap((one) => one.replace(/^\s*type /, "").trim() || []);
      found.set(name, [...(found.get(name) ?? []), ...listed]);
    }
  return new Map([...found].map(([name, all]) => [name, [...new Set(all)].toSorted()]));
};

/** Packages whose entries are public as a whole: they stand for themselves. */
const WHOLE: readonly string[] = [FACE, "@assize/archive", "@assize/jetstream", "@assize/cli"];

/** What a packed package says of its names, as Markdown. */
export const publicNames = (root: string, name: string): string => {
  if (WHOLE.includes(name)) return "**Public** is what the entries of this package export.\n";
  const names = namesByPackage(root).get(name) ?? [];
  return names.length === 0
    ? `**Public** is no name of this package: it may change without notice. Rely on \`${FACE}\`.\n`
    : `**Public** are the names that \`${FACE}\` passes on: ${names.map((one) => `\`${one}\``).join(", ")}. All else may change without notice.\n`;
};
