// Tables in lines of text.
import { expect, test } from "vitest";
import { textBlocks } from "../src/text-blocks.ts";

test("columns below each other are a table, with empty cells where they are empty", () => {
  expect(
    textBlocks([
      "Round 2, on turn: Ada",
      "",
      "Seat  Held        Won",
      "Ada   2 counters  1",
      "Ben               0",
      "Two piles are left.",
      "",
      "The end",
    ]),
  ).toEqual([
    { kind: "lines", lines: ["Round 2, on turn: Ada"] },
    {
      kind: "table",
      head: ["Seat", "Held", "Won"],
      rows: [
        ["Ada", "2 counters", "1"],
        ["Ben", "", "0"],
      ],
    },
    { kind: "lines", lines: ["Two piles are left."] },
    { kind: "lines", lines: ["The end"] },
  ]);
});

test("no line is lost", () => {
  const lines = ["a  b  c", "plain", "", "  x"];
  const told = textBlocks(lines).flatMap((block) =>
    block.kind === "lines" ? block.lines : [block.head.join(" "), ...block.rows.map(String)],
  );
  expect(told).toEqual(["a  b  c", "plain", "x"]);
});
