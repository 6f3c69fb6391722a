// What findings came to, for those who may see all and for nobody else.
import type { GameModel } from "@assize/kernel-model";
import { nim } from "@assize/toys";
import { expect, test } from "vitest";
import { impactsFor } from "../src/index.ts";
import { historyOf, linesOfGame, reader } from "./a-history.ts";

/** A game in which the first line that tells what is left says one less, and so does each line after it. */
const lines = linesOfGame(nim as GameModel, 2, 3).map((line) => {
  const { prev: _, ...event } = JSON.parse(line) as { prev?: string; type?: string; data?: any };
  const { type, data } = event;
  const less = type === "turn-passed" ? { ...data, left: Math.max(0, data.left - 1) } : data;
  return JSON.stringify(data === undefined ? event : { ...event, data: less });
});

test("an impact is told to eyes that see all", () => {
  const history = historyOf(nim as GameModel, lines);
  const told = impactsFor(history, reader("all"))!;
  expect(Object.keys(told.causes)).toContain("f1");
  for (const { text, impact } of Object.values(told.causes)) {
    expect(text).toMatch(/^[A-Z].*\.$/s);
    expect(impact.effect).toBeTypeOf("string");
  }
});

test("and to no others: what a game would have come to shows what seats held", () => {
  const history = historyOf(nim as GameModel, lines);
  for (const eyes of ["public", 0, 1] as const)
    expect(impactsFor(history, reader(eyes))).toBeNull();
});
