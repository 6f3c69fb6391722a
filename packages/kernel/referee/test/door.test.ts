// The one door from a written event to an event of the game.
import * as Result from "effect/Result";
import type { WrittenEvent } from "@assize/kernel-model";
import { nim } from "@assize/toys";
import { describe, expect, test } from "vitest";
import { asWrittenEvent, prepare, readEvent } from "../src/index.ts";

const game = prepare(nim);
const read = (written: WrittenEvent) => readEvent(game, 2, written);

describe("what is written is read", () => {
  const SOUND: readonly WrittenEvent[] = [
    { type: "matches-taken", by: 1, data: { matches: 2 } },
    { type: "matches-laid", data: { matches: 7 } },
    { type: "turn-passed", data: { left: 3 } },
  ];

  test.each(SOUND)("$type", (written) => {
    const event = Result.getOrThrow(read(written));
    expect(event).toEqual(written);
    expect(asWrittenEvent(event)).toEqual(written);
  });
});

describe("what is no event says why", () => {
  const FAILURES: readonly (readonly [string, WrittenEvent, object])[] = [
    ["an unknown type", { type: "x", data: {} }, { kind: "type-unknown", type: "x" }],
    ["a member of every object", { type: "toString", data: {} }, { kind: "type-unknown" }],
    ["no seat", { type: "matches-taken", data: { matches: 1 } }, { kind: "seat-missing" }],
    [
      "a seat too high",
      { type: "matches-taken", by: 2, data: { matches: 1 } },
      { kind: "seat-unknown", seat: 2, seats: 2 },
    ],
    [
      "a seat beside chance",
      { type: "matches-laid", by: 0, data: { matches: 7 } },
      { kind: "seat-unexpected", seat: 0 },
    ],
    [
      "a seat beside a consequence",
      { type: "turn-passed", by: 1, data: { left: 3 } },
      { kind: "seat-unexpected", seat: 1 },
    ],
    [
      "a value that the record does not know",
      { type: "matches-taken", by: 0, data: { matches: { $unknown: "torn" } } },
      { kind: "unknown-value", fields: [{ field: "matches", reason: "torn" }] },
    ],
    [
      "data of which the record knows nothing",
      { type: "matches-taken", by: 0, data: { $unknown: "torn" } },
      { kind: "unknown-value", fields: [{ field: "data", reason: "torn" }] },
    ],
    [
      "a value that is not known, in a member that has no place",
      { type: "matches-taken", by: 0, data: { matches: 1, spoons: { $unknown: "torn" } } },
      { kind: "data-malformed", misfits: [{ path: "$.data.spoons", code: "surplus" }] },
    ],
    [
      "a value that is not known, beside one that no value mends",
      { type: "matches-taken", by: 0, data: { matches: { $unknown: "torn" }, spoons: 2 } },
      { kind: "data-malformed", misfits: [{ path: "$.data.spoons", code: "surplus" }] },
    ],
    [
      "a value that is not known, and no seat",
      { type: "matches-taken", data: { matches: { $unknown: "torn" } } },
      { kind: "seat-missing" },
    ],
    [
      "data of another shape",
      { type: "matches-taken", by: 0, data: { matches: "1" } },
      { kind: "data-malformed" },
    ],
    [
      "data that are none",
      { type: "matches-taken", by: 0, data: null },
      { kind: "data-malformed" },
    ],
  ];

  test("the table is complete", () => expect(FAILURES.length).toBeGreaterThanOrEqual(13));

  test.each(FAILURES)("%s", (_, written, failure) => {
    expect(read(written)).toMatchObject({ failure });
  });
});
