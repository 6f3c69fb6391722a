// Lines of choices, however they are cut into chunks. What each problem is called: `refusals.test.ts` and the command line's tests.
import { LIMITS } from "@assize/kernel-model";
import { expect, test } from "vitest";
import { createChoiceReader, type ReadChoice } from "../src/index.ts";

const encoder = new TextEncoder();

const readIn = (chunkBytes: number, text: string): readonly ReadChoice[] => {
  const reader = createChoiceReader();
  const bytes = encoder.encode(text);
  const found: ReadChoice[] = [];
  for (let start = 0; start < bytes.length; start += chunkBytes)
    found.push(...reader.push(bytes.slice(start, start + chunkBytes)));
  return [...found, ...reader.end()];
};

const move = (by: number): string => `{"type":"stones-taken","by":${by},"data":{"né":"é"}}`;

test("chunks of any size give the same choices, counted from 1", () => {
  const text = `${move(0)}\n\n${move(1)}\nhello\n${move(2)}`;
  const whole = readIn(10_000, text);
  expect(whole.map((read) => [read.line, read.ok ? read.choice.by : read.problem.code])).toEqual([
    [1, 0],
    [2, "blank-line"],
    [3, 1],
    [4, "not-json"],
    [5, 2],
  ]);
  for (let chunkBytes = 1; chunkBytes < 60; chunkBytes++)
    expect(readIn(chunkBytes, text)).toEqual(whole);
});

test("nothing is a choice of nothing", () => expect(readIn(1, "")).toEqual([]));

test("a last line that was cut off is told apart from one without its newline", () => {
  expect(readIn(7, move(0))).toMatchObject([{ ok: true }]);
  expect(readIn(7, move(0).slice(0, -1))).toMatchObject([{ ok: false, torn: true }]);
  expect(readIn(7, `${move(0).slice(0, -1)}\n`)).toMatchObject([{ ok: false, torn: false }]);
});

test("an endless line is one problem, and the next line is read", () => {
  const text = `${"a".repeat(3 * LIMITS.lineBytes)}\n${move(1)}\n`;
  expect(readIn(65_536, text)).toMatchObject([
    { line: 1, ok: false, problem: { code: "line-too-long" } },
    { line: 2, ok: true },
  ]);
});
