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
