import * as Result from "effect/Result";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  decodeEdition,
  deriveBoard,
  EDITION_LIMITS,
  editionDigestInput,
  encodeEdition,
  readEdition,
  validateEdition,
  validateReference,
} from "../src/index.ts";
import { altered, copy, withOpenRegion } from "./altered.ts";

/** Replaces, adds or removes something at a random place of the reference edition's JSON. */
const damaged = fc
  .tuple(
    fc.array(fc.nat(), { minLength: 1, maxLength: 6 }),
    fc.option(
      fc.oneof(
        fc.jsonValue({ maxDepth: 2 }),
        fc.integer({ min: 0, max: 22 }),
        fc.constantFrom("red", "mage", 1),
      ),
    ),
  )
  .map(([steps, value]) => {
    const root: unknown = copy();
    let [holder, key]: [any, string] = [{ root }, "root"];
    for (const step of steps) {
      const inner = holder[key];
      if (typeof inner !== "object" || inner === null || Object.keys(inner).length === 0) break;
      const keys = Object.keys(inner);
      [holder, key] = [inner, keys[step % keys.length]!];
    }
    if (value !== null) holder[key] = value;
    else if (Array.isArray(holder)) holder.splice(Number(key), 1);
    else delete holder[key];
    return root;
  });

describe("decoding", () => {
  test("encode and decode are inverse", () => {
    for (const plain of [
      copy(),
      withOpenRegion(),
      altered((draft) => {
        draft.dummyTop = { wealth: 25, reputation: 30 };
        draft.roads[0]!.via = [[100, 100]];
      }),
    ]) {
      const edition = Result.getOrThrow(decodeEdition(plain));
      expect(encodeEdition(edition)).toEqual(plain);
      expect(decodeEdition(encodeEdition(edition))).toEqual(Result.succeed(edition));
    }
  });

  test("never throws on arbitrary JSON", () => {
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), fc.anything()), (value) => {
        expect(Result.isFailure(readEdition(value))).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  test("nothing throws on a damaged edition; what is read makes a board", () => {
    let read = 0;
    fc.assert(
      fc.property(damaged, (value) => {
        const decoded = decodeEdition(value);
        if (Result.isFailure(decoded)) {
          expect(decoded.failure.length).toBeGreaterThan(0);
          for (const { code, message } of decoded.failure) {
            expect(code).toBe("malformed");
            expect(message.length).toBeGreaterThan(0);
          }
          return;
        }
        read++;
        validateEdition(decoded.success);
        validateReference(decoded.success);
        editionDigestInput(decoded.success);
        const board = deriveBoard(decoded.success);
        if (Result.isSuccess(readEdition(value))) {
          expect(board.centralRegion).not.toBeNull();
          expect(board.regions).toHaveLength(9);
          for (const region of board.regions)
            expect(board.citiesOf[region]!.length).toBeGreaterThan(0);
        }
      }),
      { numRuns: 300 },
    );
    expect(read).toBeGreaterThan(20);
  });

  test("tells a bounded number of problems, each with its place", () => {
    const decoded = decodeEdition({
      ...copy(),
      cities: Array.from({ length: 400 }, () => ({ id: 0, x: -1, y: "1" })),
    });
    const problems = Result.isFailure(decoded) ? decoded.failure : [];
    expect(problems).toHaveLength(EDITION_LIMITS.problems);
    expect(problems[0]?.path).toBe("cities[0].id");
    expect(problems[0]?.message).toBe("Expected a whole number from 1 to 21; correct the value.");
  });

  test("says what a missing and an unknown field need", () => {
    const decoded = decodeEdition(
      altered((draft) => {
        Object.assign(draft.roads[2]!, { color: "red" });
        Reflect.deleteProperty(draft.roads[2]!, "colour");
      }),
    );
    expect(Result.isFailure(decoded) && decoded.failure).toEqual([
      {
        code: "malformed",
        path: "roads[2].color",
        message: expect.stringMatching(/no such field/),
        asked: { code: "surplus", expected: [] },
      },
      {
        code: "malformed",
        path: "roads[2].colour",
        message: expect.stringMatching(/add it/),
        asked: { code: "missing", expected: [] },
      },
    ]);
  });
});
