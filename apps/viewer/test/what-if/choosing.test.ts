// What choices are called and found by, and which fields put a decision together.
import { expect, test } from "vitest";
import { labelled, matching } from "../../src/panels/what-if/choice-labels.ts";
import { fieldOf, startOf, swappedTo } from "../../src/panels/what-if/decision-field.ts";
import type { Choice } from "../../src/protocol/protocol.ts";

const choice = (
  text: string,
  data: Choice["event"]["data"],
  steps: Choice["steps"] = [],
): Choice => ({
  event: { type: "laid", by: 0, data },
  text,
  steps,
});

const LIST = [
  choice("Ada lays a card", { card: "a-1", on: "B2" }, [["card:a-1"], ["square:B2"]]),
  choice("Ada lays a card", { card: "a-2", on: "B2" }, [["card:a-2"], ["square:B2"]]),
  choice("Ada passes", {}),
];

test("choices that read the same are told apart by their data, in the game's words", () => {
  expect(labelled(LIST, { "a-1": "Ace" }).map(({ label }) => label)).toEqual([
    "Ada lays a card (Ace, B2)",
    "Ada lays a card (a-2, B2)",
    "Ada passes",
  ]);
});

test("a search finds all its words in any order", () => {
  const all = labelled(LIST, { "a-1": "Ace" });
  expect(matching(all, " ace  LAYS ")).toEqual([all[0]]);
  expect(matching(all, "")).toEqual(all);
});

test("a list of fixed length has one field for each place", () => {
  const orders = { type: "array", items: { type: "string", enum: ["road", "wait"] }, maxItems: 64 };
  const schema = { type: "object", properties: { orders } };
  const examples = [{ orders: ["road", "road", "wait"] }, { orders: ["road", "wait", "wait"] }];
  const one = { kind: "one-of", values: ["road", "wait"] };
  expect(fieldOf(schema, examples)).toEqual({
    kind: "members",
    members: [["orders", { kind: "items", items: [one, one, one] }]],
  });
  expect(startOf(schema, examples)).toEqual(examples[0]);
});

test("an order of things is chosen by swapping", () => {
  const schema = { type: "array", items: { type: "integer", minimum: 0, maximum: 1_000_000 } };
  expect(
    fieldOf(schema, [
      [1, 2, 3],
      [1, 3, 2],
    ]),
  ).toEqual({ kind: "order" });
  expect(swappedTo([1, 2, 3], 0, 3)).toEqual([3, 2, 1]);
  expect(swappedTo([1, 2, 3], 0, 9)).toEqual([1, 2, 3]);
});

test("texts are suggested, small numbers are listed, all else is left to the plain form", () => {
  const text = { anyOf: [{ type: "string" }, { type: "null" }] };
  expect(fieldOf(text, ["B2", null, "B2"])).toEqual({
    kind: "text",
    known: ["B2"],
    nullable: true,
  });
  const die = { anyOf: [{ type: "integer", minimum: 1, maximum: 3 }, { type: "null" }] };
  expect(fieldOf(die, [])).toEqual({ kind: "one-of", values: [1, 2, 3, null] });
  expect(fieldOf({ not: { type: "null" } }, [{}])).toEqual({ kind: "members", members: [] });
  const open = { type: "array", items: { type: "string" } };
  expect(fieldOf(open, [])).toEqual({ kind: "other", schema: open });
});
