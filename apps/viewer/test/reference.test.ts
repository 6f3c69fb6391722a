// What `docs/reference/viewer.md` says of keys, tabs and limits is what the page does.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { MOST_PICTURES } from "../src/export/animation-frames.ts";
import { COMMANDS, keyLabel, KEYS } from "../src/kit/keys.ts";
import { MOST_BYTES, MOST_LINKED } from "../src/protocol/protocol.ts";
import { LONGEST_NOTE } from "../src/protocol/carried.ts";
import { VIEW_IDS } from "../src/shell/workbench/places.ts";

const PAGE = readFileSync(
  join(import.meta.dirname, "../../../docs/reference/viewer.md"),
  "utf8",
).toLowerCase();

test("every key is in the table, as people know it", () => {
  const keys = COMMANDS.flatMap((command) => KEYS[command]);
  expect(keys.length).toBeGreaterThanOrEqual(20);
  for (const key of keys) {
    const asWritten = keyLabel(key)
      .split(" ")
      .map((part) => `\`${part.toLowerCase()}\``)
      .join(" ");
    expect(PAGE).toContain(asWritten);
  }
});

test("every view but the first can be named in a link", () => {
  for (const view of VIEW_IDS.slice(1)) expect(PAGE).toContain(`\`${view}\``);
});

test("limits", () => {
  const numbers = [MOST_BYTES / 2 ** 20, MOST_PICTURES, LONGEST_NOTE, MOST_LINKED];
  for (const number of numbers) expect(PAGE).toContain(number.toLocaleString("en"));
});
