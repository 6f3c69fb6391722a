import { readFile } from "node:fs/promises";
import { LIMITS } from "@assize/kernel-model";
import { expect, test } from "vitest";
import { READ_PROBLEM_CODES } from "../src/index.ts";
import { ORDER } from "../src/record.ts";

const page = await readFile(
  new URL("../../../../docs/reference/record.md", import.meta.url),
  "utf8",
);

/** First cells, in code marks, of the tables under a heading. */
const firstCells = (heading: string): string[] => {
  const section = page.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? "";
  return [...section.matchAll(/^\| `([^`]+)` +\|/gm)].map((row) => row[1]!);
};

test("the page describes exactly the codes and members there are, in their order", () => {
  expect(firstCells("Problems")).toEqual(READ_PROBLEM_CODES);
  expect(firstCells("The header")).toEqual(ORDER.header);
  expect(firstCells("An event")).toEqual(ORDER.envelope);
});

test("the page names the limits as they are", () => {
  for (const limit of ["lineBytes", "eventsPerGame", "bytesPerGame", "gamesPerFile"] as const)
    expect(page).toMatch(new RegExp(`\\| +${LIMITS[limit].toLocaleString("en")} +\\|`));
  expect(page).toContain(`no object or array has a depth above ${LIMITS.jsonDepth}`);
  expect(page).toContain(`array of 1 to ${LIMITS.seats} seats`);
});
