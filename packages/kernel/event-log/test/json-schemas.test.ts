import { expect, test } from "vitest";
import { envelopeJsonSchema, headerJsonSchema, readLog } from "../src/index.ts";
import { ORDER } from "../src/record.ts";
import { HEADER, bytesOf } from "./arbitraries.ts";

type ObjectSchema = {
  readonly properties: Readonly<Record<string, unknown>>;
  readonly required: readonly string[];
};

const FULL = {
  header: { ...HEADER, terse: true, position: { place: "play", context: {} } },
  envelope: {
    seq: 1,
    type: "t",
    by: 0,
    at: "2026-01-31T18:00:00Z",
    data: {},
    prev: "A".repeat(43),
  },
};

test.each([
  ["header", headerJsonSchema, ORDER.header],
  ["envelope", envelopeJsonSchema, ORDER.envelope],
] as const)("the schema of the %s names the reader's members, and no other", (_, schema, order) => {
  const { properties } = schema as unknown as ObjectSchema;
  expect(new Set(Object.keys(properties))).toEqual(new Set(order));
});

test.each(["header", "envelope"] as const)(
  "the reader requires what the %s schema requires",
  (kind) => {
    const schema = (kind === "header" ? headerJsonSchema : envelopeJsonSchema) as unknown;
    const { properties, required } = schema as ObjectSchema;
    expect(required.length).toBeGreaterThanOrEqual(3);
    for (const member of Object.keys(properties)) {
      const value: Record<string, unknown> = { ...FULL[kind] };
      delete value[member];
      const lines = kind === "header" ? [value] : [HEADER, value];
      const game = readLog(bytesOf(lines.map((line) => JSON.stringify(line)).join("\n")));
      expect([member, game.ok]).toEqual([member, !required.includes(member)]);
    }
  },
);
