// Lines behind a gap, told as they were taken.
import { expect, test } from "vitest";
import { editOf, type Play } from "../../src/explain/edits.ts";
import type { Search } from "../../src/explain/search-state.ts";
import { withLinesBehindGaps } from "../../src/explain/taken-as-told.ts";
import { besideOthers } from "../../src/explain/uncertain.ts";

test("a line is told as taken where play has gone back before it to what nobody knows", () => {
  const certain = { at: 0, context: { coins: 1 } };
  const open = besideOthers(certain, [{ coins: 2 }]);
  const play: Play = {
    line: 2,
    position: certain,
    cost: 0,
    edits: [
      editOf("lines-missing", { line: 0, act: { does: "gap" }, to: open }),
      editOf("gone-back", { line: 1, act: { does: "back", to: 0 }, to: open }),
    ],
    trail: { line: 1, position: certain, before: null },
    rivals: [],
  };
  const told = withLinesBehindGaps({ without: new Set() } as unknown as Search, play);
  expect(told.map(({ as, line }) => [as, line])).toEqual([
    ["lines-missing", 0],
    ["gone-back", 1],
    ["taken-as-told", 1],
  ]);
});
