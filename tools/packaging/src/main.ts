// `npm run pack`: builds the packages that are meant for others, and packs each into a file, in `dist/packages`.
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { buildPackages } from "./build.ts";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const TARGET = join(ROOT, "dist/packages");

const folders = await buildPackages(ROOT, TARGET);
execFileSync("npm", ["pack", "--silent", "--pack-destination", TARGET, ...folders], {
  stdio: ["ignore", "inherit", "inherit"],
});
