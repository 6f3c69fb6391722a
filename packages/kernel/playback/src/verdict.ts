// The verdict on a film as one reader may know it, and the report that tells it.
import type { Hash } from "@assize/kernel-integrity";
import type { Verdict } from "@assize/kernel-model";
import { textReport } from "@assize/kernel-report";
import type { Film } from "./film.ts";
import type { Reader } from "./lines.ts";

export interface Reported {
  readonly verdict: Verdict;
  /** Lines of text. */
  readonly report: readonly string[];
}

export const reportFor = (film: Film, log: string, { language }: Reader, _hash: Hash): Reported => {
  const { verdict, start } = film;
  const audit = { kind: "audited", verdict, start, counts: film.counts } as const;
  return { verdict, report: textReport(audit, { language, log }) };
};
