// Builds the package of the command: the bundle that the install made, and the licences of what is in it.
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { writeManifest } from "./build-library.ts";
import { commandManifest } from "./manifest.ts";
import { licenceIn, othersIn } from "./licences.ts";
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

/** The folder of the command's bundle, up to date. */
export const commandBundle = (root: string, folder: string): string => {
  execFileSync(process.execPath, [join(root, folder, "build/main.ts")], { stdio: "inherit" });
  const bundle = join(root, folder, "dist/bundle");
  if (!existsSync(bundle)) throw new Error("the command could not be bundled; see above");
  return bundle;
};

/** Writes the package into a folder that is empty. */
export const buildCommand = (root: string, { folder, manifest }: Package, target: string): void => {
  const bundle = commandBundle(root, folder);
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
