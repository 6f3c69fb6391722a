// What is said of cases, in English.
import type { Translated } from "@assize/kernel-model";

export const en = {
  noCase:
    "This archive is no case. Open a case that `assize case` has made, or unpack the archive and open the log in it.",
  damaged:
    "This archive is damaged, or misleads about what is in it: nothing said of its game would count. Get it anew.",
  changed:
    "This case is not what it was when it was made: nothing said of its game would count. Get it anew.",
  tooLarge: "What is in this archive is too large for a case.",
  lookAt: (file: string) => `Look at ${file} in it.`,
};

export type Messages = Translated<typeof en>;
