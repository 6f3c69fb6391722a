// Run by npm after it has installed: says so if the Node that scripts get is not a pinned one, and fails if it is too
// old for them. JavaScript that any Node can read, since this is where an old one comes to light.
import { readFileSync } from "node:fs";

/** The first Node that everything here runs on; packages of the workspace are TypeScript, run as it stands. */
const OLDEST = { major: 22, minor: 19 };

/** @type {{ optionalDependencies: Record<string, string> }} */
const { optionalDependencies } = JSON.parse(
  readFileSync(new URL("../../../package.json", import.meta.url), "utf8"),
);
const { platform, arch, versions } = process;
const [major = 0, minor = 0] = versions.node.split(".").map(Number);
const tooOld = major < OLDEST.major || (major === OLDEST.major && minor < OLDEST.minor);

if (tooOld || !Object.values(optionalDependencies).includes(versions.node))
  console.error(
    `assize: npm installed no Node for this machine (${platform} ${arch}), so its own runs everything: ${versions.node}.`,
  );
if (tooOld) {
  console.error(
    `That is too old. Put Node ${OLDEST.major}.${OLDEST.minor} or newer on it; on Linux, macOS or Windows, npm ci --include=optional brings one.`,
  );
  process.exitCode = 1;
}
