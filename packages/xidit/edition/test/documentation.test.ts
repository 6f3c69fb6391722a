import { readFileSync } from "node:fs";
import * as Result from "effect/Result";
import { describe, expect, test } from "vitest";
import {
  CityId,
  decodeEdition,
  deriveBoard,
  EDITION_PROBLEM_CODES,
  readEdition,
  REFERENCE_PROBLEM_CODES,
  referenceEdition,
  validateReference,
} from "../src/index.ts";

const docs = (path: string): string =>
  readFileSync(new URL(`../../../../docs/${path}`, import.meta.url), "utf8");

describe("the documentation", () => {
  test("lists every problem code, in order, and no other", () => {
    const tables = docs("reference/edition.md").split("## Problems of any edition")[1] ?? "";
    const listed = [...tables.matchAll(/^\| `([a-z0-9-]+)` /gm)].map(([, code]) => code);
    expect(listed).toEqual([...EDITION_PROBLEM_CODES, ...REFERENCE_PROBLEM_CODES]);
  });

  test("has an example of a transcription that is read, with bends and an open region", () => {
    const example: unknown = JSON.parse(docs("examples/map/transcribed.json"));
    const edition = Result.getOrThrow(readEdition(example));
    const board = deriveBoard(edition);
    expect(edition.roads.filter(({ via }) => via !== undefined)).toHaveLength(3);
    expect(edition.regions.filter(({ openAlong }) => openAlong !== undefined)).toHaveLength(1);
    expect(board.regionsOf[CityId(16)]).toEqual([1, 8]);
    expect(validateReference(edition).map(({ code }) => code)).toContain("reference-road-count");
  });

  test("says of the README's example what is so", () => {
    const board = deriveBoard(Result.getOrThrow(decodeEdition(referenceEdition)));
    expect(board.neighbours[CityId(7)]?.red).toBe(6);
    expect(board.regionsOf[CityId(17)]).toEqual([3, 4, 9]);
    expect(board.centralRegion).toBe(9);
  });
});
