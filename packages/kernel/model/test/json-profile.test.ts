import * as fc from "fast-check";
import { expect, test } from "vitest";
import { findProfileBreach } from "../src/json-profile.ts";
import { surelyKeepsProfile } from "../src/json-scan.ts";

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

const RUNS = { numRuns: 3_000 };

const blank = fc.constantFrom("", "", "", " ", "\t", "  ");
const blanked = (token: string): fc.Arbitrary<string> =>
  fc.tuple(blank, blank).map(([before, after]) => before + token + after);

/** Keys and texts that are hard on a counter: quotes, colons, escapes, names of one another. */
const word = fc.oneof(
  fc.constantFrom("a", "b", "a:", '":', '"a":', "\\", '\\"', ":", "{", "}", ",", "é", "😀", ""),
  fc.constantFrom("constructor", "__proto__", "prototype", "$unknown", "$x", "1e5", "-0", "1.5"),
  fc.string({ maxLength: 3 }),
);

const escapedUnit = (unit: string): string =>
  `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;

/** A text as JSON, sometimes with every character escaped. */
const written = fc
  .tuple(word, fc.boolean())
  .map(([value, escaped]) =>
    escaped ? `"${value.split("").map(escapedUnit).join("")}"` : JSON.stringify(value),
  );

const number = fc.oneof(
  fc.integer().map(String),
  fc.constantFrom("0", "-0", "1.0", "1e2", "1E2", "-1e-2", "0.5", "9007199254740991"),
  fc.constantFrom("9007199254740992", "-9007199254740991", "1e400", "123456789012345678"),
);

const { value: jsonText } = fc.letrec<{ value: string }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    number,
    written,
    fc.constantFrom("true", "false", "null"),
    fc
      .tuple(fc.array(tie("value"), { maxLength: 3 }), blank)
      .map(([items, gap]) => `[${gap}${items.join(`${gap},`)}${gap}]`),
    fc
      .tuple(fc.array(fc.tuple(written, blanked(":"), tie("value")), { maxLength: 4 }), blank)
      .map(([members, gap]) => `{${gap}${members.map((m) => m.join("")).join(`,${gap}`)}${gap}}`),
  ),
}));

const cheaply = (text: string): boolean => {
  const padded = bytesOf(`##${text}##`);
  return surelyKeepsProfile(padded, 2, padded.length - 2, JSON.parse(text));
};

test("the cheap scan never passes a line that the exact walk refuses", () => {
  let refused = 0;
  fc.assert(
    fc.property(jsonText, (text) => {
      const breach = findProfileBreach(text);
      if (breach !== null) refused++;
      expect(cheaply(text) && breach !== null).toBe(false);
    }),
    RUNS,
  );
  expect(refused).toBeGreaterThan(100);
});

test("the cheap scan is enough for ordinary lines", () => {
  const ordinary = [
    '{"seq":17,"type":"unit-recruited","by":2,"data":{"city":"argenta","n":-3,"a":[1,true]}}',
    '{ "seq" : 17 , "type" : "a:b", "data" : { "x" : { "seq" : 1 } } }',
    '{"city":"Müßiggang","colour":"preuß","data":{"":[]}}',
  ];
  for (const line of ordinary) expect(cheaply(line)).toBe(true);
});

/** A reader of its own for duplicate keys: JSON.parse sees each object apart, innermost first. */
const hasDuplicates = (text: string): boolean => {
  const strings: string[] = [];
  const flat = text.replace(/"(?:[^"\\]|\\.)*"/g, (token) => `"${strings.push(token) - 1}"`);
  const groups: string[][] = [];
  for (const token of flat.match(/[{}]|"[0-9]+"(?=\s*:)/g) ?? []) {
    if (token === "{") groups.push([]);
    else if (token === "}") {
      const keys = groups.pop() ?? [];
      if (new Set(keys).size < keys.length) return true;
    } else groups.at(-1)?.push(JSON.parse(strings[Number(token.slice(1, -1))]!) as string);
  }
  return false;
};

test("duplicate keys are found exactly where another algorithm finds them", () => {
  const plain = fc.constantFrom("a", "b", '\\"a\\":', "a:", "\\u0061", "\\\\", "é");
  const { value: objects } = fc.letrec<{ value: string }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 3 },
      plain.map((key) => `"${key}"`),
      fc.constantFrom("1", "true"),
      fc.array(tie("value"), { maxLength: 3 }).map((items) => `[${items.join(", ")}]`),
      fc
        .array(fc.tuple(plain, blanked(":"), tie("value")), { maxLength: 4 })
        .map((all) => `{${all.map(([key, colon, item]) => `"${key}"${colon}${item}`).join(",")}}`),
    ),
  }));
  let found = 0;
  fc.assert(
    fc.property(objects, (text) => {
      const duplicates = hasDuplicates(text);
      if (duplicates) found++;
      expect(findProfileBreach(text)?.code ?? null).toBe(duplicates ? "duplicate-key" : null);
      if (duplicates) expect(cheaply(text)).toBe(false);
    }),
    RUNS,
  );
  expect(found).toBeGreaterThan(100);
});
