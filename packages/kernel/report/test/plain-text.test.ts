// Foreign text stays one line and steers nothing; JSON keeps its value.
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { plainJson, plainLine } from "../src/index.ts";

const FOREIGN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u;
const anyText = fc.oneof(
  fc.string({ unit: "binary" }),
  fc
    .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 20 })
    .map((units) => String.fromCharCode(...units)),
);

test("a line holds nothing that ends a line or steers a terminal, whatever the text", () => {
  fc.assert(
    fc.property(anyText, (text) => !FOREIGN.test(plainLine(text))),
    { numRuns: 1_000 },
  );
});

test("what is harmless stays as it is", () => {
  const harmless = 'Zoë d’Arc — „Größe“, 太郎, Ελένη, שלום, 😀 {}[]\\"';
  expect(plainLine(harmless)).toBe(harmless);
  expect(plainLine("a\nb\u009bc\u{e0041}")).toBe("a\\u000ab\\u009bc\\udb40\\udc41");
});

test("JSON keeps its value", () => {
  fc.assert(
    fc.property(fc.dictionary(anyText, anyText), (value) => {
      const json = JSON.stringify(value);
      const plain = plainJson(json);
      expect(FOREIGN.test(plain)).toBe(false);
      expect(JSON.stringify(JSON.parse(plain))).toBe(json);
    }),
    { numRuns: 1_000 },
  );
});
