// Builds the command as one file that runs with Node alone: its modules, its workers, the viewer's pages and the licences of all that.
// Knows esbuild and the folders of a clone, and no command.
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, sep } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { type BuildOptions, type Plugin, build } from "esbuild";
import { commandBundle } from "./build-command.ts";
import { licenceIn, othersBelow, othersIn } from "./licences.ts";
import { LOWEST_NODE } from "./manifest.ts";

const COMMAND = "apps/cli";
const VIEWER = "apps/viewer";

/** A thread of the command is the same file. */
const START = `import { isMainThread } from "node:worker_threads";
await (isMainThread ? import("./start.ts") : import("./archive-worker.ts"));`;

const [MAJOR, MINOR] = LOWEST_NODE.split(".");

/** Runs before anything of Node's is loaded, of which an older Node lacks some. */
const BANNER = `#!/usr/bin/env node
import * as nodeModule from "node:module";
const [major, minor] = process.versions.node.split(".").map(Number);
if (major < ${MAJOR} || (major === ${MAJOR} && minor < ${MINOR})) {
  process.stderr.write(\`assize: this is Node \${process.versions.node}; assize needs Node ${MAJOR}.${MINOR} or newer\\n\`);
  process.exit(3);
}
const require = nodeModule.createRequire(import.meta.url);`;

/** Modules of Node are loaded where they are used first: some of them are not in every Node, and one warns. */
const lateModules: Plugin = {
  name: "late-modules",
  setup: (bundling) => {
    bundling.onResolve({ filter: /^node:/ }, ({ path }) => ({ path, namespace: "node" }));
    bundling.onLoad({ filter: /.*/, namespace: "node" }, ({ path }) => ({
      contents: `module.exports = process.getBuiltinModule(${JSON.stringify(path)});`,
    }));
  },
};

/** The files of the viewer's folder by the path that a browser asks for, and the viewer that is one file beside them. */
const viewerPages = (root: string): Readonly<Record<string, Buffer>> => {
  for (const kind of ["folder", "single"])
    execFileSync(process.execPath, [join(root, VIEWER, "build/main.ts"), kind], {
      stdio: ["ignore", "ignore", "inherit"],
    });
  const folder = join(root, VIEWER, "dist");
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((file) => [file.slice(folder.length).replaceAll(sep, "/"), readFileSync(file)] as const)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  const single = readFileSync(join(root, VIEWER, "out/viewer.html"));
  return Object.fromEntries([...files, ["/viewer.html", single]]);
};

/** A higher quality takes twenty times as long, and saves a tenth. */
const QUALITY = 9;

/** Files as one text: the JSON of their bytes as characters, packed. */
const packed = (files: Readonly<Record<string, Buffer>>): string => {
  const texts = Object.entries(files).map(([path, bytes]) => [path, bytes.toString("latin1")]);
  const json = JSON.stringify(Object.fromEntries(texts));
  const params = {
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    [constants.BROTLI_PARAM_QUALITY]: QUALITY,
  };
  return brotliCompressSync(json, { params }).toString("base64");
};

/** Puts what the file carries in place of the module that says that nothing is carried. */
const carrying = (root: string): Plugin => ({
  name: "carrying",
  setup: (bundling) => {
    bundling.onLoad({ filter: /[\\/]apps[\\/]cli[\\/]src[\\/]carried\.ts$/ }, () => {
      const code = readFileSync(join(commandBundle(root, COMMAND), "code.json"), "utf8");
      const pages = JSON.stringify(packed(viewerPages(root)));
      return { contents: `export const carried = { code: ${code}, pages: ${pages} };` };
    });
  },
});

const optionsFor = (root: string) =>
  ({
    absWorkingDir: root,
    stdin: {
      contents: START,
      resolveDir: join(root, COMMAND, "src"),
      sourcefile: "one-file.ts",
      loader: "ts",
    },
    bundle: true,
    platform: "node",
    format: "esm",
    target: `node${LOWEST_NODE}`,
    conditions: [],
    // Paths of a clone stand in comments alone.
    minifyWhitespace: true,
    legalComments: "none",
    // As in the bundle of the command: charts tell their functions by name.
    keepNames: true,
    banner: { js: BANNER },
    // A tool for development: the program refuses what needs it.
    external: ["@informalsystems/quint"],
    plugins: [lateModules, carrying(root)],
    metafile: true,
    write: false,
    logLevel: "error",
  }) satisfies BuildOptions;

/** The licences as a comment. */
const licencesOf = (root: string, inputs: readonly string[]): string => {
  const folders = new Set([...othersIn(inputs), ...othersBelow(root, VIEWER)]);
  const texts = [...folders].sort().map((folder) => licenceIn(root, folder));
  const own = readFileSync(join(root, "LICENSE"), "utf8");
  return `/*\n${[own, ...texts].join("\n").replaceAll("*/", "* /")}*/\n`;
};

/** Writes the command as one file. */
export const buildOneFile = async (root: string, file: string): Promise<void> => {
  const { outputFiles, metafile } = await build(optionsFor(root));
  const inputs = Object.keys(metafile.inputs).sort();
  writeFileSync(file, `${outputFiles[0]!.text}\n${licencesOf(root, inputs)}`, { mode: 0o755 });
};
