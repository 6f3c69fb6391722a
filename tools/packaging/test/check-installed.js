// Copied into a folder where the packed packages are installed, and run there: imports every entry of each and audits a
// log, as a program of others would. Prints what it saw as JSON. JavaScript, as the packages are: on any Node of theirs.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const SCOPE = "@assize";
const [folder = "", log = ""] = process.argv.slice(2);

const entries = readdirSync(join(folder, "node_modules", SCOPE)).flatMap((name) => {
  const path = join(folder, "node_modules", SCOPE, name, "package.json");
  /** @type {{ exports: Record<string, unknown> }} */
  const { exports } = JSON.parse(readFileSync(path, "utf8"));
  return Object.keys(exports).map((subpath) => `${SCOPE}/${name}${subpath.slice(1)}`);
});
for (const entry of entries) await import(entry);

/** @type {{ audit: (log: Uint8Array, options: object) => { verdict: { kind: string, findings: readonly { code: string }[] } } }} */
const { audit } = await import(`${SCOPE}/assize/node`);
/** @type {{ loadGame: (id: string) => Promise<{ model: object }> }} */
const { loadGame } = await import(`${SCOPE}/assize`);
const { model } = await loadGame("xidit");
const { verdict } = audit(readFileSync(log), { games: [model] });
const findings = verdict.findings.map(({ code }) => code);
console.log(
  JSON.stringify({ node: process.versions.node, entries, verdict: verdict.kind, findings }),
);
