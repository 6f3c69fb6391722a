// The code of the program that runs, as digests: read from the sources once, or made with the bundle. Knows where the bundle stands.
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { ProgramCode } from "@assize/archive";
import { readProgramCode } from "./node-program-code.ts";

/** Beside the parts of a bundle. */
export const CODE_FILE = "code.json";

/** A module that loads every game. */
const GAMES = new URL("../games.ts", import.meta.url).href;

// In a bundle this is the file of a part, while `import.meta.url` is still the address of the source.
const MADE = join(dirname(import.meta.filename), CODE_FILE);

/** Whether this program runs from a bundle. */
export const isBundle = (): boolean => existsSync(MADE);

let known: ProgramCode | null = null;

/** Made once in a program: to read the sources takes most of a second. */
export const programCode = (): ProgramCode => {
  if (known !== null) return known;
  known = isBundle()
    ? // oxlint-disable-next-line eslint/no-restricted-properties -- what was written with the bundle
      (JSON.parse(readFileSync(MADE, "utf8")) as ProgramCode)
    : readProgramCode(GAMES);
  return known;
};
