// What is said of an event below a board: what happened, or at a finding its cause and what it came to. Pure.
import type { CauseText, Line } from "../protocol/protocol.ts";
import type { Answer } from "../protocol/questions.ts";

export interface CaptionText {
  /** Null where there is no event. */
  readonly text: string | null;
  /** Whether it mattered; null where that is not known, or not told to these eyes. */
  readonly effect: string | null;
  readonly isFinding: boolean;
}

export const captionOf = (
  line: Line | undefined,
  causes: readonly CauseText[],
  impacts: Answer<"impacts"> | undefined,
): CaptionText => {
  if (line === undefined) return { text: null, effect: null, isFinding: false };
  const { findings } = line;
  if (findings.length === 0) return { text: line.text, effect: null, isFinding: false };
  const told = causes
    .flatMap((cause) => [cause, ...cause.parts])
    .filter(({ finding }) => findings.includes(finding.id))
    .map(({ cause }) => cause);
  const effect = findings
    .map((id) => impacts?.causes[id]?.short)
    .find((text) => text !== undefined);
  return {
    text: told.length === 0 ? line.text : [...new Set(told)].join(" "),
    effect: effect ?? null,
    isFinding: true,
  };
};

/** Which finding of how many an event begins with, counted as the verdict counts them; null where it has none, or none is told. */
export const placeOfFinding = (
  causes: readonly CauseText[],
  seq: number,
): { readonly place: number; readonly of: number } | null => {
  const all = causes
    .flatMap(({ finding, parts }) => [finding.seq, ...parts.map((part) => part.finding.seq)])
    .toSorted((a, b) => a - b);
  const index = all.findIndex((one) => one === seq);
  return index === -1 ? null : { place: index + 1, of: all.length };
};
