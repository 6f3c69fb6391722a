#!/usr/bin/env node
// The `assize` command. It runs the bundle that the install made, if that was made of the very files that stand here,
// and else the sources, which takes twice as long to start. JavaScript, since to read even one TypeScript file costs
// Node more than to compare all that the bundle was made of. Says nothing: both do the same.
import * as modules from "node:module";
import { fileURLToPath } from "node:url";
import { isOfItsInputs } from "./bundle-inputs.js";

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < 22 || (major === 22 && minor < 19)) {
  process.stderr.write(
    `assize: this is Node ${process.versions.node}; assize needs Node 22.19 or newer\n`,
  );
  process.exit(3);
}

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const BUNDLE = new URL("../dist/bundle/", import.meta.url);
const SOURCES = new URL("../src/", import.meta.url);

// Compiled code is kept between runs, which halves the time to start; in a folder of this clone, not in the system's
// shared one, so that nobody else can put other code there.
modules.enableCompileCache(`${ROOT}node_modules/.cache/assize`);
// A game of somebody's own (--against) stands on the kernel's sources; beside a bundle there would be two kernels.
const bringsGame = process.argv.some((word) => /^--against(?:=|$)/.test(word));
const isBundled = !bringsGame && isOfItsInputs(fileURLToPath(BUNDLE), ROOT);
// A stack names places in the sources. To read the maps takes a tenth of a second: only for whoever sees a stack.
if (isBundled && process.env["ASSIZE_DEBUG"]) process.setSourceMapsEnabled(true);
await import(isBundled ? new URL("start.js", BUNDLE).href : new URL("start.ts", SOURCES).href);
