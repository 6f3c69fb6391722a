// Reads the code of this program from its files: that of the verifier as a whole, that of each game declaration by
// declaration. Knows files and packages, and no game. What runs is a bundle or the sources; it is the sources that are read, of which
// the bundle was made.
import { existsSync, readFileSync, realpathSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import type { GameCode, ProgramCode } from "@assize/archive";
import { nodeHash } from "@assize/kernel-integrity/node";
import { codeOfGame, type Modules } from "./code-of-game.ts";
import type { Declaration } from "./declaration.ts";
import { dataModule, type ParsedModule, parseModule } from "./parsed-module.ts";

/** What makes a row of a log: where a verdict comes from, whatever the game. */
const VERIFIER = ["@assize/archive", "@assize/kernel-verifier", "@assize/kernel-integrity/node"];

/** What only a compiler reads. */
const OF_TYPES = /^(?:import|export) type [^;]*;/gm;
/** Every import of a module's text. Finds too much rather than too little. */
const IMPORTS = /\bfrom\s*["']([^"'\n]+)["']|\bimport\s*\(?\s*["']([^"'\n]+)["']/g;

const importsIn = (text: string): readonly string[] =>
  [...text.replaceAll(OF_TYPES, "").matchAll(IMPORTS)].map(([, from, loaded]) => (from ?? loaded)!);

const IN_PACKAGES = `${sep}node_modules${sep}`;

const PACKAGE = /^(?:@[\w.-]+\/)?[\w.-]+/;

/** The manifest of a package that is installed for this folder; null where there is none. */
const manifestNamed = (folder: string, specifier: string): string | null => {
  const name = PACKAGE.exec(specifier)?.[0];
  const manifest = join(folder, "node_modules", name ?? "", "package.json");
  if (name !== undefined && existsSync(manifest)) return realpathSync(manifest);
  return folder === dirname(folder) ? null : manifestNamed(dirname(folder), specifier);
};

/** A path, or null for what is Node's own. */
const resolverFrom = () => {
  const known = new Map<string, string | null>();
  return (path: string, specifier: string): string | null => {
    const isOwn = specifier.startsWith(".");
    const key = isOwn ? join(dirname(path), specifier) : specifier;
    const found = known.get(key);
    if (found !== undefined) return found;
    let resolved: string | null = null;
    if (!specifier.startsWith("node:"))
      try {
        resolved = isOwn ? key : realpathSync(createRequire(path).resolve(specifier));
      } catch {
        // A name in a comment, or a package that `require` finds no file of: then its manifest stands for it.
        resolved = manifestNamed(dirname(path), specifier);
      }
    known.set(key, resolved);
    return resolved;
  };
};

/** A package that a file belongs to. */
interface Package {
  readonly name: string;
  readonly version: string;
  readonly folder: string;
}

const packageOf = (text: string, folder: string): Package | null => {
  // oxlint-disable-next-line eslint/no-restricted-properties -- a manifest of an installed package
  const { name, version = "" } = JSON.parse(text) as { name?: string; version?: string };
  return name === undefined ? null : { name, version, folder };
};

const packages = new Map<string, Package>();

/** The package whose manifest stands in this folder, or above it. */
const packageAt = (folder: string): Package => {
  const known = packages.get(folder);
  if (known !== undefined) return known;
  const manifest = join(folder, "package.json");
  const own = existsSync(manifest) ? packageOf(readFileSync(manifest, "utf8"), folder) : null;
  const found = own ?? packageAt(dirname(folder));
  packages.set(folder, found);
  return found;
};

type Resolve = ReturnType<typeof resolverFrom>;

const names = new Map<string, string>();

/** A name for a file that is the same on every machine. */
const nameOfFile = (path: string): string => {
  const known = names.get(path);
  if (known !== undefined) return known;
  const { name, folder } = packageAt(dirname(path));
  const made = `${name}/${relative(folder, path).replaceAll(sep, "/")}`;
  names.set(path, made);
  return made;
};

/** All files that these load, with themselves. Packages of others stand for themselves, by their version. */
const filesFrom = (start: readonly string[], resolve: Resolve): ReadonlyMap<string, string> => {
  const texts = new Map<string, string>();
  const open = [...start];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (texts.has(path)) continue;
    if (path.includes(IN_PACKAGES)) {
      texts.set(path, packageAt(dirname(path)).version);
      continue;
    }
    const text = readFileSync(path, "utf8");
    texts.set(path, text);
    if (path.endsWith(".json")) continue;
    for (const specifier of importsIn(text)) {
      const found = resolve(path, specifier);
      if (found !== null) open.push(found);
    }
  }
  return texts;
};

const digestOfFiles = (files: ReadonlyMap<string, string>): string =>
  nodeHash(
    [...files]
      .map(([path, text]) => `${nameOfFile(path)} ${nodeHash(text)}`)
      .toSorted()
      .join("\n"),
  );

/** What the value of a game has in its text, so that not every file is parsed to find it. */
const IN_A_GAME = ["withRulings", "encodeContext", "describe", "rulebook"];

const mayHoldGame = (text: string): boolean => IN_A_GAME.every((word) => text.includes(word));

/** The value of a game that a module declares; undefined where it declares none. */
export const gameIn = (module: ParsedModule): Declaration | undefined =>
  [...module.declarations.values()].find(({ game }) => game !== null);

const parsed = new Map<string, { readonly text: string; readonly module: ParsedModule }>();

/** Parsed once, for as long as it says the same. */
const parsedModule = (path: string, text: string): ParsedModule => {
  const known = parsed.get(path);
  if (known?.text === text) return known.module;
  const module = path.endsWith(".json") ? dataModule(text) : parseModule(text);
  parsed.set(path, { text, module });
  return module;
};

/** Modules as they stand in files, `isOthers` being those that are no game's. */
export const modulesInFiles = (
  isOthers: (path: string) => boolean,
  read: (path: string) => string = (path) => readFileSync(path, "utf8"),
): Modules => {
  const resolve = resolverFrom();
  const modules = new Map<string, ParsedModule | null>();
  return {
    at: (path) => {
      const known = modules.get(path);
      if (known !== undefined) return known;
      const isNone = path === "" || path.includes(IN_PACKAGES) || isOthers(path);
      const module = isNone ? null : parsedModule(path, read(path));
      modules.set(path, module);
      return module;
    },
    resolve: (path, specifier) => resolve(path, specifier) ?? "",
    nameOf: nameOfFile,
    lines: new Map(),
  };
};

/**
 * The digests of this program's code. `from` is a file that loads all games. A game whose value is written otherwise than as one
 * object has none.
 */
export const readProgramCode = (from: string): ProgramCode => {
  const resolve = resolverFrom();
  const own = fileURLToPath(from);
  const verifier = filesFrom(
    VERIFIER.map((specifier) => resolve(own, specifier)!),
    resolve,
  );
  const modules = modulesInFiles((path) => verifier.has(path));
  const games: Record<string, GameCode> = {};
  for (const [path, text] of filesFrom([own], resolve)) {
    if (verifier.has(path) || !mayHoldGame(text)) continue;
    const game = gameIn(modules.at(path)!);
    if (game !== undefined) games[game.game!] = codeOfGame(modules, path, game, nodeHash);
  }
  return { verifier: digestOfFiles(verifier), games };
};
