// `npm run lock`: takes the `engines` of packages out of package-lock.json, after npm has written it.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Lock, withEngines, withoutEngines } from "./lock.ts";

const PATH = fileURLToPath(new URL("../../../package-lock.json", import.meta.url));

const lock = JSON.parse(readFileSync(PATH, "utf8")) as Lock;
writeFileSync(PATH, `${JSON.stringify(withoutEngines(lock), null, 2)}\n`);
process.stdout.write(`package-lock.json: ${withEngines(lock).length} engines taken out\n`);
