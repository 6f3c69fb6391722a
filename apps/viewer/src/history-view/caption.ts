// What is said of an event below a board: what happened, or at a finding its cause and what it came to. Pure.
import type { Answer, CauseText, Line } from "../protocol/protocol.ts";

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

/** Which cause of how many an event begins with, counted as the verdict counts them; null where it has none, or none is told. */
export const placeOfCause = (causes: readonly CauseText[], seq: number): number | null => {
  const place = causes.findIndex(({ finding }) => finding.seq === seq);
  return place === -1 ? null : place + 1;
};
