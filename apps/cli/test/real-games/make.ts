// Makes the files of real games in this folder out of the files that they come from: node make.ts FOLDER, where FOLDER holds those
// (README.md says how to get them). The same sources give the same bytes.
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync, strToU8 } from "fflate";
import { gamesIn, reduced } from "./reduce.ts";
import { HUNDRED, type Source, SOURCES } from "./sources.ts";

const read = (folder: string, { file, sha256 }: Source): readonly string[] => {
  const bytes = readFileSync(join(folder, file));
  const digest = createHash("sha256").update(bytes).digest("hex");
  if (digest !== sha256)
    throw new Error(`${file}: its SHA-256 is ${digest}, not ${sha256}: see README.md`);
  return gamesIn(bytes.toString("utf8"));
};

/** Games that are in two files are kept once; of very short ones nobody can tell. */
const LEAST_KNOWN_BY = 100;

const make = (folder: string): void => {
  const seen = new Set<string>();
  const hundred: string[] = [];
  for (const source of SOURCES) {
    const { name, every, also } = source;
    const chosen = new Set([...also, ...HUNDRED[name]]);
    const rest: string[] = [];
    for (const [index, game] of read(folder, source).entries()) {
      const number = index + 1;
      if (number % every !== 0 && !chosen.has(number)) continue;
      const { text, course } = reduced(game, `${name} ${number}`);
      if (seen.has(course) && course.length > LEAST_KNOWN_BY) continue;
      seen.add(course);
      (HUNDRED[name].includes(number) ? hundred : rest).push(text);
    }
    const bytes = gzipSync(strToU8(rest.join("")), { level: 9, mtime: 0 });
    writeFileSync(join(import.meta.dirname, `${name}.pgn.gz`), bytes);
    console.log(`${name}: ${rest.length} games, ${bytes.length} bytes`);
  }
  writeFileSync(join(import.meta.dirname, "hundred.pgn"), hundred.join(""));
  console.log(`hundred: ${hundred.length} games`);
};

make(process.argv[2] ?? ".");
