// Which of a table's lines still count, and what may be taken back. Pure: knows lines, no game.
import { isJsonObject } from "@assize/kernel-model";
import type { Line } from "../protocol/protocol.ts";
import type { Players } from "./turn.ts";

type Played = Pick<Line, "seq" | "type" | "class" | "by" | "data" | "marks" | "text">;

/** Most decisions that are offered to be taken back. */
const MOST_OFFERED = 20;

const backTo = ({ type, data }: Played): number | null => {
  const to = type === "table/undo" && isJsonObject(data) ? data["to"] : undefined;
  return typeof to === "number" ? to : null;
};

/** The lines that led to where the game stands, without what was taken back. */
export const linesThatCount = <One extends Played>(lines: readonly One[]): readonly One[] => {
  const counting: One[] = [];
  let at = lines.length;
  while (at > 0) {
    const line = lines[at - 1]!;
    const to = backTo(line);
    if (to === null) counting.push(line);
    at = to ?? at - 1;
  }
  return counting.toReversed();
};

/** The earliest event that an undo takes back; undefined for other lines, and where nothing is left of what it took back. */
export const firstTakenBack = <One extends Played>(
  lines: readonly One[],
  undo: Played,
): One | undefined => {
  const to = backTo(undo);
  return to === null ? undefined : lines.find(({ seq }) => seq === to + 1 && seq < undo.seq);
};

/** The seats that one after the other decided on the same thing, up to the last such decision after this event. */
export const decidersFrom = (lines: readonly Played[], seq: number): readonly number[] => {
  const counting = linesThatCount(lines);
  const at = counting.findIndex((line) => line.seq === seq);
  const isAlike = ({ class: kind, type }: Played): boolean =>
    kind === "decision" && type === counting[at]?.type;
  if (at === -1 || !isAlike(counting[at]!)) return [];
  const before = counting.slice(0, at).findLastIndex((line) => !isAlike(line));
  const after = counting.findIndex((line, index) => index > at && !isAlike(line));
  const decided = counting.slice(before + 1, after === -1 ? undefined : after);
  return [...new Set(decided.flatMap(({ by }) => (by === null ? [] : [by])))];
};

/** Whether what several seats chose in secret came to light after this event: what one alone chose is covered by nobody. */
export const comesToLight = (lines: readonly Played[], seen: number): boolean =>
  decidersFrom(lines, seen + 1).length > 1 &&
  lines.some(({ seq, marks }) => seq > seen && marks.includes("reveal"));

/** What people at this table decided or drew, the latest first. */
export const takenBackFrom = <One extends Played>(
  lines: readonly One[],
  players: Players,
): readonly One[] =>
  linesThatCount(lines)
    .filter(
      ({ class: kind, by }) =>
        kind === "chance" || (kind === "decision" && by !== null && players[by] === null),
    )
    .slice(-MOST_OFFERED)
    .toReversed();

/** What has been seen from this event on: outcomes of chance, and secrets that came to light. */
export const seenSince = (
  lines: readonly Played[],
  seq: number,
): { readonly chance: number; readonly reveals: number } => {
  const later = lines.filter((line) => line.seq >= seq);
  return {
    chance: later.filter((line) => line.class === "chance").length,
    reveals: later.filter(({ marks }) => marks.includes("reveal")).length,
  };
};
