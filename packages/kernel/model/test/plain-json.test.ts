// What is held to be plain JSON can be parsed and keeps the record's profile; and what a writer writes of plain values is held so.
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { behindPlainJson, findProfileBreach, NOT_PLAIN } from "../src/index.ts";

const DEEP = process.env["ASSIZE_DEEP"] !== undefined;
const RUNS = DEEP ? 500_000 : 5_000;

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

const TOKENS =
  '{ } [ ] , : " "a" "b" "a": "b": 0 1 - 12 .5 e3 true null fals \\ ä "$a":1 "__proto__":1 -0 00'.split(
    " ",
  );
const token = fc.constantFrom(" ", "\n", ...TOKENS);
const texts = fc.array(token, { maxLength: 12 }).map((tokens) => tokens.join(""));

const plain = fc.letrec<{ value: unknown; member: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, depthIdentifier: "plain" },
    fc.constantFrom("", "e4", "Nbd7+", "[%clk 0:03:00]"),
    fc.array(tie("value"), { maxLength: 3, depthIdentifier: "plain" }),
    fc.dictionary(fc.constantFrom("san", "clock", "notes", "x"), tie("value"), {
      maxKeys: 4,
      depthIdentifier: "plain",
    }),
  ),
  member: fc.constant(0),
})).value;

const isSound = (text: string): boolean => {
  try {
    JSON.parse(text);
  } catch {
    return false;
  }
  return findProfileBreach(text) === null;
};

test("what is held to be plain is sound, whatever stands behind it", () => {
  let found = 0;
  const law = fc.property(
    fc.oneof(
      texts,
      plain.map((one) => JSON.stringify(one)),
    ),
    texts,
    (text, more) => {
      const end = behindPlainJson(bytesOf(`${text}${more}`), 0);
      if (end === NOT_PLAIN) return;
      found++;
      const held = new TextDecoder().decode(bytesOf(`${text}${more}`).subarray(0, end));
      if (!isSound(held)) throw new Error(held);
    },
  );
  fc.assert(law, { numRuns: RUNS });
  expect(found).toBeGreaterThan(RUNS / 5);
});

test("plain values are held so as they are written", () => {
  const law = fc.property(plain, (value) => {
    const text = JSON.stringify(value);
    expect(behindPlainJson(bytesOf(`${text}}`), 0)).toBe(text.length);
  });
  fc.assert(law, { numRuns: RUNS / 5 });
});
