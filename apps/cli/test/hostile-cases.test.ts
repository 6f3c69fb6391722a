// Archives that look like cases and mislead about what is in them: each is refused with a sentence, before anything of its data is unpacked or
// at the first byte too many.
import { readFileSync, writeFileSync } from "node:fs";
import { deflateRawSync } from "node:zlib";
import { unzipSync } from "fflate";
import { afterAll, beforeAll, expect, test } from "vitest";
import { linesOf, simulated } from "./a-game.ts";
import { assize, type Folder, makeFolder } from "./command-line.ts";
import { deflated, type MadeFile, stored, zipOf } from "./zip-maker.ts";

let folder: Folder;
/** The files of a sound case. */
let sound: readonly MadeFile[];
beforeAll(async () => {
  folder = makeFolder();
  const [log, made] = [folder.path("bare.jsonl"), folder.path("bare.zip")];
  writeFileSync(log, `${linesOf(await simulated(1))[0]!}\n`);
  expect((await assize(["case", log, "--out", made])).code).toBe(0);
  const files = Object.entries(unzipSync(readFileSync(made)));
  sound = files.map(([name, bytes]) => deflated(name, bytes));
});
afterAll(() => folder.remove());

const audited = async (archive: Uint8Array) => {
  writeFileSync(folder.path("made.zip"), archive);
  return assize(["audit", "--quiet", folder.path("made.zip")]);
};

const ZEROS = Buffer.alloc(4_194_304);
/** Four mebibytes in four kilobytes. */
const BOMB = deflateRawSync(ZEROS, { level: 9 });
const bomb = (told: MadeFile["told"]): MadeFile => ({ name: "r0", data: BOMB, told });
const names = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, at) => `r${at + 1}`);

/** Files that all have the data of `r0`. */
const sharing = (count: number, told: MadeFile["told"]): readonly MadeFile[] =>
  names(count).map((name) => ({ name, at: "r0", told }));

const without = (name: string): readonly MadeFile[] => sound.filter((file) => file.name !== name);
/** The sound case, but for what is said of its sheet. */
const sheet = (change: (file: MadeFile) => Partial<MadeFile>): readonly MadeFile[] =>
  sound.map((file) => (file.name === "sheet.html" ? { ...file, ...change(file) } : file));
const told = (lie: MadeFile["told"]) => sheet((file) => ({ told: { ...file.told, ...lie } }));
const listed = (lie: MadeFile["told"]) => sheet(() => ({ listed: lie }));

const nested = (): Buffer => {
  // A whole file, with what stands before it, is the data of another.
  const inner = zipOf([stored("report.xml", Buffer.from("<x/>"))]);
  const size = 34 + "report.xml".length;
  const outer = stored("sheet.html", inner.subarray(0, size));
  const all = zipOf([...without("sheet.html").filter(({ name }) => name !== "report.xml"), outer]);
  const at = all.indexOf(outer.data!);
  const list = all.readUInt32LE(all.length - 6);
  const entry = inner.subarray(size, -22);
  entry.writeUInt32LE(at, 42);
  const end = Buffer.from(all.subarray(-22));
  const count = end.readUInt16LE(10) + 1;
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(end.readUInt32LE(12) + entry.length, 12);
  return Buffer.concat([all.subarray(0, list), all.subarray(list, -22), entry, end]);
};

const HOSTILE: Readonly<Record<string, readonly [make: () => Buffer, said: string]>> = {
  "300 files with the data of one, said to be empty": [
    () =>
      zipOf([...sound, bomb({ method: 8, bytes: 0 }), ...sharing(300, { method: 8, bytes: 0 })]),
    "more than 16 files",
  ],
  "200 files with stored data of one, said to be empty": [
    () => zipOf([...sound, stored("r0", ZEROS), ...sharing(200, { bytes: 0 })]),
    "more than 16 files",
  ],
  "two files with the data of one": [
    () =>
      zipOf([
        ...sound,
        bomb({ method: 8, bytes: ZEROS.length }),
        { ...sharing(1, {})[0]!, name: "r0", listed: { name: "r1" } },
      ]),
    "of r1 in it two different things are said",
  ],
  "a file within the data of another": [
    nested,
    "report.xml in it shares its bytes with another file",
  ],
  "data said to be nothing": [() => zipOf(told({ bytes: 0 })), "is not what it says it is"],
  "more data than is said": [
    () => zipOf(told({ bytes: 10 })),
    "sheet.html in it is not what it says",
  ],
  "less data than is said": [
    () => zipOf(told({ bytes: 1_000_000 })),
    "sheet.html in it is not what it says",
  ],
  "stored data of two sizes": [() => zipOf(told({ method: 0 })), "its list of files is broken"],
  "sizes behind the data": [() => zipOf(told({ flags: 8 })), "packed in a way that no case is"],
  "an encrypted file": [() => zipOf(told({ flags: 1 })), "packed in a way that no case is"],
  "another way of packing": [() => zipOf(told({ method: 12 })), "packed in a way that no case is"],
  "a list that says another size": [
    () => zipOf(listed({ bytes: 5 })),
    "two different things are said",
  ],
  "a list that says another name": [
    () => zipOf(listed({ name: "report.htm" })),
    "two different things are said",
  ],
  "data beyond the end": [
    () => zipOf(told({ packedBytes: 4_000_000_000 })),
    "its list of files is broken",
  ],
  "a report that is too large, and says so": [
    () => zipOf([...without("sheet.html"), bomb({ method: 8, bytes: 134_217_729 })]),
    "r0 in it is too large",
  ],
  "reports that are too large together": [
    () =>
      zipOf([
        ...sound,
        ...names(5).map((name) => ({ ...bomb({ method: 8, bytes: 33_554_432 }), name })),
      ]),
    "the reports in it are too large",
  ],
  "one file twice": [() => zipOf([...sound, sound.at(-1)!]), "is in it twice"],
  "one file too many": [
    () => zipOf([...sound, ...names(10).map((name) => stored(name, Buffer.from(name)))]),
    "more than 16 files",
  ],
  "more files in its end than in its list": [
    () => zipOf(sound, sound.length + 1),
    "its list of files is broken",
  ],
};

test("a sound case, made by hand", async () => {
  expect(await audited(zipOf(sound))).toMatchObject({ code: 0, err: "" });
});

test("each is refused with a sentence", async () => {
  const said = new Map<string, string>();
  for (const [kind, [make, sentence]] of Object.entries(HOSTILE)) {
    const { code, out, err } = await audited(make());
    said.set(kind, `${code} ${out}${err}`);
    expect.soft(said.get(kind), kind).toContain(sentence);
    expect.soft({ code, out, lines: err.trimEnd().split("\n").length }, kind).toEqual({
      code: 3,
      out: "",
      lines: 1,
    });
  }
  expect(said.size).toBeGreaterThanOrEqual(19);
});
