// What a form starts with, from JSON Schema.
import { expect, test } from "vitest";
import { fieldKind, startValue } from "../../src/kit/forms/schema-value.ts";

test("every kind of value has a start that its schema admits", () => {
  const schema = {
    type: "object",
    properties: {
      pile: { type: "integer", minimum: 1, maximum: 3 },
      way: { enum: ["up", "down"] },
      kind: { const: "take" },
      loud: { type: "boolean" },
      words: { type: "string" },
      pair: { type: "array", items: { type: "integer" }, minItems: 2 },
      either: { anyOf: [{ type: "null" }, { type: "integer" }] },
      free: {},
    },
  };
  expect(startValue(schema)).toEqual({
    pile: 1,
    way: "up",
    kind: "take",
    loud: false,
    words: "",
    pair: [0, 0],
    either: null,
    free: null,
  });
});

test("what is not understood is written as JSON", () => {
  expect(fieldKind({ $ref: "#/x" })).toEqual({ kind: "json" });
  expect(fieldKind({ type: "array" })).toEqual({ kind: "json" });
});

test("a schema without an end ends", () => {
  const endless: Record<string, unknown> = { type: "object" };
  endless["properties"] = { again: endless };
  expect(JSON.stringify(startValue(endless as never)).length).toBeLessThan(500);
});
