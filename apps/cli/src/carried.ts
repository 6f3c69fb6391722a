// What the program carries in itself where it is one file; in a clone it reads all of that beside its modules. The build of that file puts
// a module of its own in place of this one.
import type { ProgramCode } from "@assize/archive";

export interface Carried {
  readonly code: ProgramCode;
  /** The viewer's files by path, `/viewer.html` among them: JSON of their bytes as characters, packed with Brotli, in base64. */
  readonly pages: string;
}

export const carried: Carried | null = null as Carried | null;
