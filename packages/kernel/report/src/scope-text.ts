// What a verdict is about, in words: how many findings of how many causes, what was covered, by which rulebook.
import { grammarOf, type Stop, type Verdict } from "@assize/kernel-model";
import { causesOf } from "./causes.ts";
import { stopText } from "./doubt-text.ts";
import type { Line } from "./lines.ts";
import type { Telling } from "./telling.ts";

/** Most ranges of events that are named. */
const RANGES_TOLD = 5;

const line = (text: string): Line => ({ indent: 0, text });

/** For example `1 cause`, `28 findings`: causes where some findings belong to others. */
export const foundTexts = (
  { findings, moreFindings }: Verdict,
  { say }: Telling,
): readonly string[] => {
  if (findings.length === 0) return [];
  const causes = causesOf(findings).length;
  return [
    ...(causes === findings.length ? [] : [say.causesFound(causes, moreFindings)]),
    say.findingsFound(findings.length, moreFindings),
  ];
};

/** Why, behind where it is in a file of another format. */
const whyStopped = (stop: Stop, telling: Telling): string => {
  const why = stopText(stop, telling);
  return telling.place === undefined ? why : `${telling.place(stop.seq)}: ${why}`;
};

export const coverageLines = (verdict: Verdict, telling: Telling): readonly Line[] => {
  const { say, start } = telling;
  const { covered, compliantPrefix, finished, assurance, record } = verdict;
  const { events, audited, stopped } = covered;
  // A header alone has no line before it to name.
  const chain = events === 0 ? "" : ` ${say.chain[record.chain]}`;
  const assured = line(`${say.assurance[assurance]}${chain}`);
  if (start === null) return [line(say.bytesOnly(events)), assured];
  if (events === 0) return [line(say.bareHeader), assured];
  const reached = say.reached(stopped === null ? events : stopped.seq - 1);
  const end = finished ? say.finished : say.unfinished;
  // Where nobody can say whether a record keeps the rules, nobody can say so of its beginning.
  const prefix = verdict.kind === "undetermined" ? say.prefixOpen : say.prefix;
  return [
    line(`${say.covered(events, audited)} ${reached} ${end}`),
    ...(stopped === null ? [] : [line(say.stopped(stopped.seq, whyStopped(stopped, telling)))]),
    ...(covered.searchedInPart === undefined
      ? []
      : [line(searchedInPartText(covered.searchedInPart, telling))]),
    line(prefix(compliantPrefix, compliantPrefix === events)),
    assured,
  ];
};

/** Where the search for explanations ended at its limit, and what it looked at there. */
export const searchedInPartText = (
  ranges: NonNullable<Verdict["covered"]["searchedInPart"]>,
  { say, language }: Telling,
): string => {
  const told = ranges.slice(0, RANGES_TOLD).map(({ from, to }) => say.eventRange(from, to));
  return say.searchedInPart(grammarOf(language).and(told), ranges.length - told.length);
};

/** Nothing where the log names today's rulebook. */
export const rulebookLines = ({ rulebook }: Verdict, { say }: Telling): readonly Line[] => {
  if (rulebook === null) return [];
  const { digest, current, replaced } = rulebook;
  if (!current) return [line(say.rulebookEarlier(digest))];
  return replaced ? [line(say.rulebookReplaced(digest))] : [];
};

/** By which set of rulings it was judged, and whose choice that is. */
export const rulingSetText = ({ rulings }: Verdict, { say }: Telling): string => {
  const { set, assumed, replaced } = rulings;
  if (assumed) return say.rulingsAssumed(set);
  return replaced ? say.rulingsReplaced(set) : say.rulingSet(set);
};
