// What a document tells of a verdict as a whole and of each of its causes, in words. Apart, since only who writes one needs it.
import type { Clause, Finding, Language, Verdict } from "@assize/kernel-model";
import type { Start } from "@assize/kernel-referee";
import { sourcesFor } from "./citations.ts";
import { concerning, type PartsInWords, partsText } from "./finding-text.ts";
import { coverageLines, foundTexts, rulebookLines, rulingSetText } from "./scope-text.ts";
import { takenBackLines } from "./taken-back-text.ts";
import { rulingRead, tellingIn } from "./telling.ts";

/** Where the reader's own rulebook prints a clause; all places where it does not. */
export const ownSources = ({ sources }: Clause, reader: Language): readonly string[] => {
  const own = sources.filter(({ language }) => language === reader);
  return sourcesFor(own.length === 0 ? sources : own, reader);
};

/** What belongs to a cause, or may stem from it; null where nothing does. */
export const partsInWords = (
  parts: readonly Finding[],
  start: Start,
  language: Language,
): PartsInWords | null => partsText(parts, tellingIn(language, start));

/** A ruling as a game was judged by it. */
export interface RulingRead {
  readonly id: string;
  readonly option: string;
  /** Question and answer. */
  readonly statement: string;
}

/** The rulings through which the clauses that a finding names are read, as this game was judged by them. */
export const rulingsConcerning = (
  finding: Finding,
  { rulings }: Verdict,
  start: Start,
  language: Language,
): readonly RulingRead[] =>
  concerning(finding, start.game.model).map((id) => ({
    id,
    ...rulingRead(tellingIn(language, start), id, rulings.choices),
  }));

/** What a verdict says of all of a record. */
export interface VerdictInWords {
  /** For example `VIOLATED`. */
  readonly headline: string;
  /** How many causes, and how many findings; empty where there are none. */
  readonly found: readonly string[];
  /** What was covered, how far the record can be trusted, what was taken back, by which rulebook: a sentence or two each. */
  readonly scope: readonly string[];
  /** The set of rulings, and whose choice it is; null where the game is not known here. */
  readonly rulingSet: string | null;
}

/** `start` is null where the game could not be made ready. */
export const verdictInWords = (
  verdict: Verdict,
  start: Start | null,
  language: Language,
): VerdictInWords => {
  const telling = tellingIn(language, start);
  const scope = [
    ...coverageLines(verdict, telling),
    ...(verdict.takenBack === undefined ? [] : takenBackLines(verdict.takenBack, telling)),
    ...rulebookLines(verdict, telling),
  ];
  return {
    headline: telling.say.headline[verdict.kind],
    found: foundTexts(verdict, telling),
    scope: scope.map(({ text = "" }) => text),
    rulingSet: start === null ? null : rulingSetText(verdict, telling),
  };
};
