// Two blocks of lines that follow each other have changed places: pages in the wrong order.
import { COSTS } from "../../alignment/costs.ts";
import type { Conflict } from "../conflict.ts";
import { asItStands, throughExchanged } from "../course.ts";
import { editOf, type Play, playedOn } from "../edits.ts";

/** Most lines of each block, and the fewest that tell a block from a line that is moved. */
const LONGEST = 48;
const SHORTEST = 3;

export function* exchangedBlocks({ search, play, line }: Conflict): Generator<Play, void> {
  const { length } = search;
  for (let middle = line + SHORTEST; middle < Math.min(length, line + LONGEST); middle++) {
    let position = asItStands(search, play.position, middle);
    for (let end = middle + 1; position !== null && end <= middle + LONGEST; end++) {
      const isLong = end - middle >= SHORTEST;
      const to =
        isLong && asItStands(search, position, line) !== null
          ? throughExchanged(search, play.position, line, middle, end)
          : null;
      if (to !== null && (end === length || asItStands(search, to, end) !== null)) {
        const edit = editOf({
          kind: "passed-over",
          line,
          act: { does: "exchange", middle, end },
          cost: COSTS.leftOut + COSTS.moved,
          held: "corrected",
          to,
        });
        yield playedOn(play, [edit], to, end);
        return;
      }
      position = end < length ? asItStands(search, position, end) : null;
    }
  }
}
