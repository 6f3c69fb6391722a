// Builds one library: JavaScript by esbuild, declarations as the compiler has written them, a manifest of its own.
import {
  copyFileSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { build } from "esbuild";
import { entriesOf, libraryManifest, LOWEST_NODE } from "./manifest.ts";
import { publicNames } from "./public-names.ts";
import type { Package } from "./published.ts";

/** Where `tsc -b` keeps what it writes. */
const DECLARATIONS = "node_modules/.cache/tsc";

const copyDeclarations = (root: string, folder: string, target: string): void => {
  const from = join(root, DECLARATIONS, folder, "src");
  // The compiler leaves the declarations of sources that are gone.
  const paths = globSync("**/*.d.ts", { cwd: from }).filter((path) =>
    existsSync(join(root, folder, "src", path.replace(/\.d\.ts$/, ".ts"))),
  );
  for (const path of paths) {
    mkdirSync(dirname(join(target, path)), { recursive: true });
    copyFileSync(join(from, path), join(target, path));
  }
};

export const writeManifest = (target: string, manifest: object): void =>
  writeFileSync(join(target, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`);

/** Writes the package into a folder that is empty. Its JavaScript imports other packages by their names. */
export const buildLibrary = async (
  root: string,
  { folder, manifest }: Package,
  target: string,
): Promise<void> => {
  await build({
    absWorkingDir: root,
    entryPoints: Object.fromEntries(
      entriesOf(manifest).map(({ module }) => [module, `${folder}/src/${module}.ts`]),
    ),
    outdir: join(target, "js"),
    bundle: true,
    packages: "external",
    splitting: true,
    platform: "neutral",
    format: "esm",
    target: `node${LOWEST_NODE}`,
    sourcemap: "linked",
    // As in the bundle of the command: charts tell their functions by name.
    keepNames: true,
    logLevel: "error",
  });
  copyDeclarations(root, folder, join(target, "types"));
  writeManifest(target, libraryManifest(manifest));
  const page = readFileSync(join(root, folder, "README.md"), "utf8");
  writeFileSync(join(target, "README.md"), `${page}\n${publicNames(root, manifest.name)}`);
  cpSync(join(root, "LICENSE"), join(target, "LICENSE"));
};
