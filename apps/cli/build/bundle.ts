// Bundles the command: one module that starts, and beside it the parts that are loaded when they are asked for (games,
// languages, XState's inspectors), with their source maps. Knows esbuild and the folders of a clone, and no command.
import { execFileSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { type Plugin, build } from "esbuild";
import { listOfInputs } from "../bin/bundle-inputs.js";
import { readProgramCode } from "../src/code/node-program-code.ts";
import { CODE_FILE } from "../src/code/program-code.ts";

/** The oldest Node that the command runs on. */
const TARGET = "node22.19";

/** This file: bundled otherwise, it is another bundle. */
const BUNDLER = "apps/cli/build/bundle.ts";

/** In a bundle, `import.meta.url` is still the address of the source that says it: files are found from there. */
const ownAddress = (outdir: string): Plugin => ({
  name: "own-address",
  setup: (bundling) => {
    bundling.onLoad({ filter: /[\\/](apps|packages)[\\/].*\.ts$/ }, ({ path }) => {
      const text = readFileSync(path, "utf8");
      if (path.includes("node_modules") || !text.includes("import.meta.url")) return null;
      const from = JSON.stringify(relative(outdir, path).replaceAll("\\", "/"));
      const address = `new URL(${from}, import.meta.url).href`;
      return { contents: text.replaceAll("import.meta.url", address), loader: "ts" };
    });
  },
});

/** The manifests that say how the inputs find each other. */
const manifestsOf = (root: string, inputs: readonly string[]): readonly string[] => {
  const nearest = (folder: string): string =>
    existsSync(join(root, folder, "package.json")) ? folder : nearest(dirname(folder));
  const own = inputs.filter((path) => !path.startsWith("node_modules/"));
  return [...new Set(own.map((path) => `${nearest(dirname(path))}/package.json`))];
};

/** Bundles into a folder; answers the paths of everything that the result depends on. */
const bundleInto = async (root: string, outdir: string): Promise<readonly string[]> => {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: ["apps/cli/src/start.ts", "apps/cli/src/archive-worker.ts"],
    outdir,
    bundle: true,
    splitting: true,
    platform: "node",
    format: "esm",
    target: TARGET,
    // As Node itself finds them: without the condition "module", which esbuild adds.
    conditions: [],
    sourcemap: "linked",
    sourcesContent: false,
    // Charts tell their questions and updates by name; where two functions have one, esbuild would rename one.
    keepNames: true,
    metafile: true,
    logLevel: "error",
    // A tool for development, which need not be there: it is looked for when somebody asks for it.
    external: ["@informalsystems/quint"],
    plugins: [ownAddress(outdir)],
    // Parts that are CommonJS ask for Node's modules by `require`.
    banner: {
      js: 'import { createRequire as requireFrom } from "node:module"; const require = requireFrom(import.meta.url);',
    },
  });
  const inputs = Object.keys(metafile.inputs).sort();
  return [...new Set([...inputs, ...manifestsOf(root, inputs), BUNDLER])];
};

/** Makes `apps/cli/dist/bundle`. It is there whole or not at all, and only if it runs with every game. */
export const makeBundle = async (root: string): Promise<void> => {
  const dist = join(root, "apps/cli/dist");
  mkdirSync(dist, { recursive: true });
  // Beside the place where it will stand: addresses of sources in it are relative.
  const folder = mkdtempSync(join(dist, "new-"));
  try {
    const inputs = await bundleInto(root, folder);
    const games = pathToFileURL(join(root, "apps/cli/src/games.ts")).href;
    writeFileSync(join(folder, CODE_FILE), JSON.stringify(readProgramCode(games)));
    const parts = readdirSync(folder)
      .filter((name) => name.endsWith(".js") || name === CODE_FILE)
      .sort();
    const [list, text] = listOfInputs(root, inputs, folder, parts);
    writeFileSync(join(folder, list), text);
    execFileSync(process.execPath, [join(folder, "start.js"), "version"], { stdio: "pipe" });
    chmodSync(folder, 0o755);
    rmSync(join(dist, "bundle"), { recursive: true, force: true });
    renameSync(folder, join(dist, "bundle"));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
