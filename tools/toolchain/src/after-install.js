// Run by npm after it has installed: sees to it that scripts get the pinned Node, and says so where there is none. Then
// has the command bundled, by that Node.
// npm links it as `node`, but npm 10 then takes the link away with the packages of other platforms, whose program is
// called the same. JavaScript that any Node can read, since this is where an old one comes to light.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** The first Node that everything here runs on; packages of the workspace are TypeScript, run as it stands. */
const OLDEST = { major: 22, minor: 19 };

const root = fileURLToPath(new URL("../../../", import.meta.url));
const installed = `${root}node_modules/`;

/** @param {string} path */
const manifestIn = (path) => {
  /** @type {{ optionalDependencies: Record<string, string>, bin: { node: string } }} */
  const manifest = JSON.parse(readFileSync(`${path}/package.json`, "utf8"));
  return manifest;
};

/** @param {string} name */
const programOf = (name) => `${name}/${manifestIn(installed + name).bin.node}`;

/**
 * Links the program of an installed package as npm would.
 *
 * @param {string} name
 */
const link = (name) => {
  const program = `../${programOf(name)}`;
  const at = `${installed}.bin/node`;
  if (process.platform !== "win32") {
    if (existsSync(at)) return;
    rmSync(at, { force: true });
    symlinkSync(program, at);
  } else if (!existsSync(`${at}.cmd`))
    writeFileSync(`${at}.cmd`, `@"%~dp0\\${program.replaceAll("/", "\\")}" %*\r\n`);
};

/** Says that the machine's own Node runs everything, and whether it can. */
const tellOwn = () => {
  const { platform, arch, versions } = process;
  console.error(
    `assize: npm installed no Node for this machine (${platform} ${arch}), so its own runs everything: ${versions.node}.`,
  );
  const [major = 0, minor = 0] = versions.node.split(".").map(Number);
  if (major > OLDEST.major || (major === OLDEST.major && minor >= OLDEST.minor)) return;
  console.error(
    `That is too old. Put Node ${OLDEST.major}.${OLDEST.minor} or newer on it; on Linux, macOS or Windows, npm ci --include=optional brings one.`,
  );
  process.exitCode = 1;
};

const pinned = Object.keys(manifestIn(root).optionalDependencies).find((name) =>
  existsSync(installed + name),
);
if (pinned === undefined) tellOwn();
else link(pinned);
const node = pinned === undefined ? process.execPath : installed + programOf(pinned);
const bundler = `${root}apps/cli/build/main.ts`;
// Without a bundle the command runs from its sources; the bundler tells why there is none.
if (process.exitCode === undefined && existsSync(bundler))
  spawnSync(node, [bundler], { stdio: "inherit" });
