// `npm run pack`: builds the packages that are meant for others, packs each into a file, and builds the command as one file, in
// `dist/packages`. Says the digest of that file, and which names have to be taken before anything is published.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { buildPackages } from "./build.ts";
import { buildOneFile } from "./one-file.ts";
import { namesToTake } from "./published.ts";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const TARGET = join(ROOT, "dist/packages");

const folders = await buildPackages(ROOT, TARGET);
execFileSync("npm", ["pack", "--silent", "--pack-destination", TARGET, ...folders], {
  stdio: ["ignore", "inherit", "inherit"],
});

const oneFile = join(TARGET, "assize.mjs");
await buildOneFile(ROOT, oneFile);
const digest = createHash("sha256").update(readFileSync(oneFile)).digest("hex");
process.stdout.write(
  `\nThe command as one file: dist/packages/assize.mjs\nIts SHA-256 digest:      ${digest}\n\n` +
    "Before anything is published, these names have to be taken in the npm registry: whoever holds one runs code\n" +
    `wherever it is asked for.\n${namesToTake(ROOT)
      .map((name) => `  ${name}\n`)
      .join("")}`,
);
