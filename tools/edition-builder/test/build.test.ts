import { readFileSync } from "node:fs";
import { encodeEdition, validateEdition, validateReference } from "@assize/xidit-edition";
import { describe, expect, test } from "vitest";
import { buildEdition } from "../src/build.ts";
import { printJson } from "../src/print-json.ts";
import { qualityOf } from "../src/quality.ts";
import { REFERENCE_SEED } from "../src/reference-seed.ts";

const COMMITTED = new URL(
  "../../../packages/xidit/edition/src/reference-edition.json",
  import.meta.url,
);
/** In board units (1000 wide) and degrees. */
const WANTED = { cityGap: 110, roadGap: 60, angleDegrees: 30 };

const OTHER_SEED = 6;

/** A build takes a second or more: two are enough, the committed file is a third. */
const reference = buildEdition(REFERENCE_SEED);
const other = buildEdition(OTHER_SEED);

describe("building an edition", () => {
  test("the committed reference edition is what the builder makes", () => {
    expect(readFileSync(COMMITTED, "utf8")).toBe(printJson(encodeEdition(reference)));
  });

  test.each([
    [REFERENCE_SEED, reference],
    [OTHER_SEED, other],
  ])("seed %i gives a sound map that is easy to read", (_, edition) => {
    expect([...validateEdition(edition), ...validateReference(edition)]).toEqual([]);
    const quality = qualityOf(edition);
    expect(quality.cityGap).toBeGreaterThanOrEqual(WANTED.cityGap);
    expect(quality.roadGap).toBeGreaterThanOrEqual(WANTED.roadGap);
    expect(quality.angleDegrees).toBeGreaterThanOrEqual(WANTED.angleDegrees);
    for (const { x, y } of edition.cities) {
      expect(Number.isInteger(x) && x > 0 && x < 1000).toBe(true);
      expect(Number.isInteger(y) && y > 0 && y < 800).toBe(true);
    }
  });

  test("other seeds give other maps", () => {
    expect(other.cities).not.toEqual(reference.cities);
  });
});
