// Builds the package of the command: the bundle that the install made, and the licences of what is in it.
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { writeManifest } from "./build-library.ts";
import { commandManifest, type Manifest } from "./manifest.ts";
import type { Package } from "./published.ts";

/** Starts the bundle. Compiled code is kept in the package's own folder, where nobody else can put other code. */
const BIN = `#!/usr/bin/env node
import * as modules from "node:module";
import { fileURLToPath } from "node:url";

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < 22 || (major === 22 && minor < 19)) {
  process.stderr.write(\`assize: this is Node \${process.versions.node}; assize needs Node 22.19 or newer\\n\`);
  process.exit(3);
}
modules.enableCompileCache(fileURLToPath(new URL(".cache", import.meta.url)));
if (process.env["ASSIZE_DEBUG"]) process.setSourceMapsEnabled(true);
await import("./bundle/start.js");
`;

/** Folders of other people's packages of which something is in the bundle. */
const othersIn = (inputs: readonly string[]): readonly string[] => {
  const folders = inputs.flatMap(
    (path) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? [],
  );
  return [...new Set(folders)].sort();
};

/** The text that a package brings; one without a text is told with who made it. */
const licenceIn = (root: string, folder: string): string => {
  const { name, version, license, author, repository } = JSON.parse(
    readFileSync(join(root, folder, "package.json"), "utf8"),
  ) as Manifest & { readonly author?: unknown; readonly repository?: unknown };
  const [path] = globSync("{LICENSE,LICENCE,license}*", { cwd: join(root, folder) });
  const text =
    path === undefined
      ? `It brings no text. Author and repository: ${JSON.stringify([author, repository])}`
      : readFileSync(join(root, folder, path), "utf8").trim();
  return `## ${name} ${version} (${license})\n\n${text}\n`;
};

/** Writes the package into a folder that is empty. */
export const buildCommand = (root: string, { folder, manifest }: Package, target: string): void => {
  execFileSync(process.execPath, [join(root, folder, "build/main.ts")], { stdio: "inherit" });
  const bundle = join(root, folder, "dist/bundle");
  if (!existsSync(bundle)) throw new Error("the command could not be bundled; see above");
  cpSync(bundle, join(target, "bundle"), { recursive: true });
  const { paths } = JSON.parse(readFileSync(join(bundle, "inputs.json"), "utf8")) as {
    paths: readonly string[];
  };
  const licences = othersIn(paths).map((one) => licenceIn(root, one));
  writeFileSync(join(target, "assize.js"), BIN, { mode: 0o755 });
  writeFileSync(
    join(target, "THIRD-PARTY.md"),
    `# What else is in the bundle\n\n${licences.join("\n")}`,
  );
  writeManifest(target, commandManifest(manifest));
  cpSync(join(root, folder, "README.md"), join(target, "README.md"));
  cpSync(join(root, "LICENSE"), join(target, "LICENSE"));
};
