// What a package says of itself in the workspace, and in the package that is made of it. Pure: knows no file system.

/** The oldest Node that everything here runs on. */
export const LOWEST_NODE = "22.19.0";

/** A package.json, as far as it is needed here. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly license: string;
  readonly exports?: Readonly<Record<string, string>>;
  /** False where a bundler may leave out what is not used; else the sources that it may not. */
  readonly sideEffects?: boolean | readonly string[];
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** What others may import of a package: the subpath, and the name of the module that it is. */
export interface Entry {
  readonly subpath: string;
  readonly module: string;
}

const SOURCE = /^\.\/src\/([\w-]+)\.ts$/;

/** Modules of `src` alone are meant for others: what stands under `test` is exported for tests of this workspace. */
export const entriesOf = ({ exports = {} }: Manifest): readonly Entry[] =>
  Object.entries(exports).flatMap(([subpath, path]) => {
    const module = SOURCE.exec(path)?.[1];
    return module === undefined ? [] : [{ subpath, module }];
  });

const shared = ({ name, version, description, license }: Manifest) => ({
  name,
  version,
  description,
  license,
  type: "module",
  engines: { node: `>=${LOWEST_NODE}` },
});

/** The manifest of a built library: its exports are built modules, and nothing of the workspace is left. */
export const libraryManifest = (manifest: Manifest): object => ({
  ...shared(manifest),
  // Built modules have other names than the sources: where some count, all do.
  ...(manifest.sideEffects === false ? { sideEffects: false } : {}),
  exports: Object.fromEntries(
    entriesOf(manifest).map(({ subpath, module }) => [
      subpath,
      { types: `./types/${module}.d.ts`, default: `./js/${module}.js` },
    ]),
  ),
  ...(manifest.dependencies === undefined ? {} : { dependencies: manifest.dependencies }),
});

/** The manifest of the command, which has all that it needs in its bundle. */
export const commandManifest = (manifest: Manifest): object => ({
  ...shared(manifest),
  bin: { assize: "./assize.js" },
  exports: {},
});
