// Lines behind a gap that are told as they were taken: with what they themselves say of the position, or as they stand. Each is an edit
// without a cost, of which nothing is found.
import type { Search } from "./search-state.ts";
import { type Edit, editOf, linesOf, type Play, standsOf } from "./edits.ts";
import { takingOf } from "./behind-gap.ts";
import { uncertainAt } from "./uncertain.ts";

/** The edits of a play with those of lines behind its gaps, in the order in which they are told. */
export const withLinesBehindGaps = (search: Search, play: Play): readonly Edit[] => {
  const gap = play.edits.find(({ act }) => act.does === "gap");
  if (gap === undefined || search.without.has("taken-as-told")) return play.edits;
  const lines = [...standsOf(play, 0)].filter(({ line }) => line >= gap.line).reverse();
  const own = lines.flatMap((stand, nth): readonly Edit[] => {
    const { line } = stand;
    const told = play.edits.filter((edit) => edit.line === line && edit.at === line);
    if (told.some((edit) => linesOf(edit) > 0)) return [];
    const position = told.findLast(({ to }) => to !== null)?.to ?? stand.position;
    if (uncertainAt(position) === null) return [];
    if (told.some(({ act }) => act.does !== "gap")) {
      const to = lines[nth + 1]?.position ?? play.position;
      return [editOf("taken-as-told", { line, act: { does: "drop", lines: 1 }, to })];
    }
    const taking = takingOf(search.rules, position, search.lineAt(line));
    if (taking === null) return [];
    const set =
      taking.from === position
        ? []
        : [
            editOf("taken-as-told", {
              line,
              act: { does: "gap" },
              held: "corrected",
              to: taking.from,
            }),
          ];
    if (taking.claimed === null) return set;
    const { row, event } = taking.claimed;
    const act = { does: "read", event, way: "claim" } as const;
    return [...set, editOf("taken-as-told", { line, act, row })];
  });
  return [...play.edits, ...own].toSorted((a, b) => a.at - b.at);
};
