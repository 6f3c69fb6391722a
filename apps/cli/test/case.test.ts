// A case holds all that an audit of it needs: nothing is read beside it, its bytes are the same everywhere, and what is wrong
// with an archive is told.
import { readFileSync, writeFileSync } from "node:fs";
import fc from "fast-check";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { linesOf, parsed, simulated } from "./a-game.ts";
import { assize, type Folder, makeFolder } from "./command-line.ts";

const DEEP = process.env["ASSIZE_DEEP"] !== undefined;
const RUNS = DEEP ? 500 : 25;

const example = (name: string): string =>
  new URL(`../../../docs/examples/${name}`, import.meta.url).pathname;
const DISPUTED = example("games/disputed-4p.jsonl");
const RULED = example("rulings/disputed-4p.json");
const OTHERWISE = example("rulings/disputed-4p-second.json");
const TRANSCRIBED = example("map/transcribed.json");

let folder: Folder;
let bare: string;
beforeAll(async () => {
  folder = makeFolder();
  writeFileSync(folder.path("bare.jsonl"), `${linesOf(await simulated(1))[0]!}\n`);
  bare = folder.path("bare.zip");
  expect((await assize(["case", folder.path("bare.jsonl"), "--out", bare])).code).toBe(0);
});
afterAll(() => folder.remove());

const filesIn = (path: string) => unzipSync(readFileSync(path));

/** A report without the name of its log, and with rulings named as in the case. */
const reportOf = (text: string): object => {
  const [report] = parsed(text)["reports"] as [Record<string, unknown>];
  return { ...report, log: "" };
};

describe("a case", () => {
  test("is audited as its log with all that was named beside it", async () => {
    const log = folder.path("own.jsonl");
    writeFileSync(log, await simulated(3, "--edition", TRANSCRIBED));
    const out = folder.path("own.zip");
    const flags = ["--edition", TRANSCRIBED, "--ruling", "census-zero=all-tied"];
    const made = await assize(["case", log, "--out", out, ...flags]);
    expect(made.code).toBe(0);
    expect(parsed(made.out)).toMatchObject({ case: out, bytes: readFileSync(out).length });
    const own = await assize(["audit", "--json", log, ...flags]);
    const packed = await assize(["audit", "--json", out]);
    expect(packed.code).toBe(own.code);
    expect(reportOf(packed.out)).toEqual(reportOf(own.out));
    expect((await assize(["audit", log])).code).toBe(2);
  });

  test("has the same bytes wherever the log lay", async () => {
    const [there, again] = [folder.path("there.jsonl"), folder.path("again.zip")];
    writeFileSync(there, readFileSync(folder.path("bare.jsonl")));
    await assize(["case", there, "--out", again]);
    expect(readFileSync(again).equals(readFileSync(bare))).toBe(true);
  });

  test("holds log, rulings, sheet and every report, and its exit code follows the rulings", async () => {
    const out = folder.path("disputed.zip");
    await assize(["case", DISPUTED, "--arbitrations", RULED, "--out", out]);
    const files = filesIn(out);
    expect(Object.keys(files)).toEqual([
      "case.json",
      "arbitrations-1.json",
      "game.jsonl",
      "report.json",
      "report.sarif",
      "report.txt",
      "report.xml",
      "sheet.html",
    ]);
    expect(Buffer.from(files["game.jsonl"]!)).toEqual(readFileSync(DISPUTED));
    expect(strFromU8(files["sheet.html"]!)).toContain("<svg");
    expect(strFromU8(files["report.txt"]!)).toContain("As arbitrated: COMPLIANT");
    const quiet = await assize(["audit", "--quiet", "--arbitrated", out]);
    expect(quiet).toMatchObject({ code: 0 });
    expect(quiet.out).toMatch(/^COMPLIANT /);
    const second = await assize([
      "audit",
      "--json",
      out,
      "--no-impact",
      "--arbitrations",
      OTHERWISE,
    ]);
    expect(parsed(second.out)["reports"]).toMatchObject([
      {
        asArbitrated: { source: `${out}/arbitrations-1.json` },
        secondOpinion: { source: OTHERWISE },
      },
    ]);
    const both = ["--arbitrations", OTHERWISE, "--arbitrations", OTHERWISE];
    const three = await assize(["audit", out, "--no-impact", ...both]);
    expect(three).toMatchObject({ code: 3, out: "" });
    expect(three.err).toContain("at most 2 opinions are set side by side, and there are 3");
  });

  test("is unpacked for other commands, and they say so", async () => {
    const commands = [["restore"], ["shrink"], ["complete"], ["inspect"], ["show", "--at", "1"]];
    for (const command of commands) {
      const ran = await assize([...command, bare]);
      expect(ran).toMatchObject({ code: 3, out: "" });
      expect(ran.err).toContain("this is a ZIP archive; unpack it, and name the log in it");
    }
  });
});

describe("what is wrong with an archive is told", () => {
  const said = async (path: string, ...more: readonly string[]): Promise<string> => {
    const ran = await assize(["audit", path, ...more]);
    expect(ran).toMatchObject({ code: 3, out: "" });
    return ran.err;
  };
  const zipped = (name: string, files: Readonly<Record<string, Uint8Array>>): string => {
    writeFileSync(folder.path(name), zipSync(files));
    return folder.path(name);
  };

  test("of files that are no case, damaged, changed, missing or too large", async () => {
    const files = filesIn(bare);
    const log = strFromU8(files["game.jsonl"]!);
    const changed = { ...files, "game.jsonl": strToU8(log.replace('"blue"', '"green"')) };
    const { "game.jsonl": _, ...others } = files;
    const large = { ...files, "edition.json": new Uint8Array(2_000_000) };
    const stranger = { ...files, "arbitrations-1.json": strToU8("[]") };
    const forged = { ...files, "sheet.html": strToU8("<p>Nothing is wrong.</p>") };
    const more = { ...files, "verdict.html": strToU8("<p>Nothing is wrong.</p>") };
    const { "report.txt": __, ...fewer } = files;
    writeFileSync(folder.path("cut.zip"), readFileSync(bare).subarray(0, 400));
    const cases: readonly (readonly [string, string])[] = [
      [zipped("other.zip", { "a.txt": strToU8("a") }), "this archive is no assize-case/1"],
      [folder.path("cut.zip"), "this archive is damaged"],
      [zipped("changed.zip", changed), "game.jsonl in it was changed"],
      [zipped("missing.zip", others), "this archive is no assize-case/1"],
      [zipped("large.zip", large), "edition.json in it is too large"],
      [zipped("forged.zip", forged), "sheet.html in it was changed since the case was made"],
      [zipped("more.zip", more), "verdict.html in it is not of the case"],
      [zipped("fewer.zip", fewer), "report.txt is missing in it"],
      [zipped("stranger.zip", stranger), "arbitrations-1.json in it is not of the case"],
    ];
    for (const [path, text] of cases) expect(await said(path)).toContain(text);
    expect(await said(bare, DISPUTED)).toContain("a case is audited by itself");
  });

  test("and no case is written over", async () => {
    const before = readFileSync(bare);
    const ran = await assize(["case", DISPUTED, "--out", bare]);
    expect(ran).toMatchObject({ code: 3, out: "" });
    expect(ran.err).toContain("there is such a file already");
    expect(readFileSync(bare).equals(before)).toBe(true);
  });

  test("whatever became of its bytes", async () => {
    const whole = readFileSync(bare);
    const path = folder.path("bytes.zip");
    const changes = fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(changes, fc.nat(whole.length), async (bytes, cut) => {
        const broken = Buffer.from(whole);
        for (const [at, byte] of bytes) broken[at] = byte;
        writeFileSync(path, bytes.length === 0 ? whole.subarray(0, cut) : broken);
        expect([0, 3]).toContain((await assize(["audit", "--quiet", path])).code);
      }),
      { numRuns: RUNS },
    );
  });
});
