// Programs that are killed, and disks that are full: what stands there afterwards is whole, or says that it is not.
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { assize, assizeProcess, type Folder, makeFolder } from "./command-line.ts";

const GAMES = fileURLToPath(new URL("../../../docs/examples/games", import.meta.url));

let folder: Folder;
beforeAll(() => {
  folder = makeFolder();
});
afterAll(() => folder.remove());

test("a document whose writer is killed is no document, and its reports are not there", async () => {
  const [sarif, junit] = [folder.path("killed.sarif"), folder.path("killed.xml")];
  const args = ["audit", GAMES, "--json", "--no-impact", "--sarif", sarif, "--junit", junit];
  const { code, out } = await assizeProcess(args, { kill: "SIGKILL" });
  expect(code).toBe(null);
  expect(out).toContain('{"format":"assize-report');
  expect(() => JSON.parse(out) as unknown).toThrow(SyntaxError);
  expect([sarif, junit].filter(existsSync)).toEqual([]);
  // Wherever it is cut off: its last sign closes what its first has opened.
  const whole = (await assize(["audit", `${GAMES}/long-4p.jsonl`, "--json"])).out.trimEnd();
  expect(whole.at(0)).toBe("{");
  for (let end = whole.length - 1; end > 0; end -= 997)
    expect(() => JSON.parse(whole.slice(0, end)) as unknown).toThrow(SyntaxError);
});

test("an audit of an archive that a signal ends keeps what it found, and lets its file go", async () => {
  const args = ["archive", "audit", GAMES, "--results", folder.path("ended.sqlite"), "-j", "1"];
  const onSignal = (end: () => void) => {
    setTimeout(end, 200);
    return () => undefined;
  };
  const said: string[] = [];
  // The program is interrupted with what it carries out.
  await assize(args, { onSignal, err: (text) => void said.push(text) }).catch(() => null);
  expect(said.join("")).toContain("ended; what was found out is kept, and the same command goes");
  expect((await assize(args)).out).toContain("16 games: 13 compliant, 3 violated");
});

test("results that would go with the program are refused", async () => {
  for (const none of ["", ":memory:"]) {
    const { code, err } = await assize(["archive", "audit", GAMES, "--results", none]);
    expect(code).toBe(3);
    expect(err).toContain("name a file, for example results.sqlite");
  }
});

/** A file system of so little room; null where this machine gives none. */
const smallDisk = (
  path: string,
): { readonly grow: () => void; readonly end: () => void } | null => {
  mkdirSync(path);
  const mount = (...args: readonly string[]) =>
    execFileSync("mount", [...args, path], { stdio: "ignore" });
  try {
    mount("-t", "tmpfs", "-o", "size=128k", "tmpfs");
  } catch {
    return null;
  }
  return {
    grow: () => mount("-o", "remount,size=8m"),
    end: () => execFileSync("umount", ["-l", path]),
  };
};

describe("a disk that is full", () => {
  let disk: ReturnType<typeof smallDisk> = null;
  let results: string;
  beforeAll(() => {
    disk = smallDisk(folder.path("small"));
    results = folder.path("small/results.sqlite");
  });
  afterAll(() => disk?.end());

  test("is told by the audit of an archive, which says nothing else; with more room all goes on", async ({
    skip,
  }) => {
    if (disk === null) skip("this machine mounts no file system of its own");
    const args = ["archive", "audit", GAMES, "--results", results, "-j", "1"];
    const full = await assize(args);
    expect(full).toMatchObject({ code: 3, out: "" });
    expect(full.err).toContain(`assize: ${results}: the disk is full; make room and start again`);
    disk!.grow();
    expect((await assize(args)).out).toContain("16 games: 13 compliant, 3 violated");
  });
});
