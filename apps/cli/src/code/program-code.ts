// The code of the program that runs, as digests: read from the sources once, or made with the bundle or the one file. Knows where the bundle stands.
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { ProgramCode } from "@assize/archive";
import { carried } from "../carried.ts";
import { readProgramCode } from "./node-program-code.ts";

/** Beside the parts of a bundle. */
export const CODE_FILE = "code.json";

/** A module that loads every game. */
const GAMES = new URL("../games.ts", import.meta.url).href;

// In a bundle this is the file of a part, while `import.meta.url` is still the address of the source.
const MADE = join(dirname(import.meta.filename), CODE_FILE);

/** Whether this program runs from a bundle. */
export const isBundle = (): boolean => carried !== null || existsSync(MADE);

let known: ProgramCode | null = null;

/** Made once in a program: to read the sources takes most of a second. */
export const programCode = (): ProgramCode => {
  if (known !== null) return known;
  if (carried !== null) known = carried.code;
  else if (isBundle())
    // oxlint-disable-next-line eslint/no-restricted-properties -- what was written with the bundle
    known = JSON.parse(readFileSync(MADE, "utf8")) as ProgramCode;
  else known = readProgramCode(GAMES);
  return known;
};
