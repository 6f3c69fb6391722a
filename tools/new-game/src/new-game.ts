// Makes the package of a new game from the template beside this folder, and enters it where games are entered.
// Everything is worked out before anything is written, so that a refusal leaves no half a game behind.
import { execFileSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { nameProblem, titleOf } from "./name.ts";
import { REGISTRATIONS } from "./registration.ts";

/** What the caller can put right. */
export class CannotMake extends Error {
  override readonly name = "CannotMake";
}

const TEMPLATE = fileURLToPath(new URL("../template", import.meta.url));
const SUFFIX = ".txt";
/** The one file of the template that stands elsewhere. */
const ENTRY = "catalogue.ts";

type Files = ReadonlyMap<string, string>;

const manifestOf = (path: string): Readonly<Record<string, unknown>> | null =>
  existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as Record<string, unknown>) : null;

const checkPlace = (root: string): void => {
  if (manifestOf(join(root, "package.json"))?.["name"] !== "assize")
    throw new CannotMake(`${root} is not the repository's root; change there and try again`);
  if (!existsSync(join(root, "node_modules/@assize")))
    throw new CannotMake("nothing is installed here yet; run `npm ci` first");
};

const checkFree = (root: string, name: string): void => {
  const taken = [
    `packages/${name}`,
    `node_modules/@assize/${name}`,
    `packages/catalogue/src/games/${name}.ts`,
    `docs/reference/${name}`,
  ].find((path) => existsSync(join(root, path)));
  if (taken !== undefined)
    throw new CannotMake(`the name "${name}" is taken: there is ${taken}; choose another`);
};

/** The versions that the testkit's own games are made with. */
const versionsIn = (root: string): Readonly<Record<string, string>> => {
  const manifest = manifestOf(join(root, "packages/testkit/package.json"));
  return (manifest?.["dependencies"] ?? {}) as Readonly<Record<string, string>>;
};

const filled = (text: string, words: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (whole, word: string) => words[word] ?? whole);

const packageFiles = (root: string, name: string): Files => {
  const versions = versionsIn(root);
  const words = {
    name,
    title: titleOf(name),
    effect: versions["effect"] ?? "",
    xstate: versions["xstate"] ?? "",
  };
  const paths = readdirSync(TEMPLATE, { recursive: true, encoding: "utf8" });
  return new Map(
    paths
      .filter((path) => path.endsWith(SUFFIX))
      .map((path) => {
        const file = path.slice(0, -SUFFIX.length);
        const target =
          file === ENTRY ? `packages/catalogue/src/games/${name}.ts` : `packages/${name}/${file}`;
        return [target, filled(readFileSync(join(TEMPLATE, path), "utf8"), words)] as const;
      }),
  );
};

const registeredFiles = (root: string, name: string): Files =>
  new Map(
    REGISTRATIONS.map(({ path, edit }) => {
      const file = join(root, path);
      const changed = existsSync(file) ? edit(readFileSync(file, "utf8"), name) : undefined;
      if (changed === undefined)
        throw new CannotMake(`${path} is not as this tool knows it; it cannot enter a game there`);
      return [path, changed] as const;
    }),
  );

/** What `npm install` would do for the new package, so that it can be used at once. */
const link = (root: string, name: string): void => {
  const at = join(root, "node_modules/@assize", name);
  symlinkSync(relative(dirname(at), join(root, "packages", name)), at, "dir");
};

const LAYOUT_TOOL = "tools/chart-layout/src/main.ts";

/** A game's chart is drawn where its layout says; the tool that makes it reads the game as it now is. */
const layOut = (root: string, name: string): string => {
  execFileSync(process.execPath, [LAYOUT_TOOL, name], { cwd: root, stdio: "pipe" });
  return `packages/catalogue/data/charts/${name}.json`;
};

/** Makes the game and answers the files written, by path. Throws CannotMake. */
export const newGame = (root: string, name: string): readonly string[] => {
  const problem = nameProblem(name);
  if (problem !== null) throw new CannotMake(problem);
  checkPlace(root);
  checkFree(root, name);
  const files = [...packageFiles(root, name), ...registeredFiles(root, name)];
  for (const [path, text] of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  link(root, name);
  return [...files.map(([path]) => path), layOut(root, name)].sort();
};
