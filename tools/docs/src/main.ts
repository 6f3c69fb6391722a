// Writes the example games and the reference pages that come from data into the repository.
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { generatedPages, generatedVectors } from "./files.ts";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));

for (const [path, content] of [...generatedPages(), ...generatedVectors()]) {
  const target = join(ROOT, path);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, content);
  process.stdout.write(`${path} (${content.length} characters)\n`);
}
