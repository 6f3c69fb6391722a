// What counts as an import, and what only looks like one.
import { expect, test } from "vitest";
import { readImports } from "../src/imports.ts";

const found: readonly [string, string][] = [
  ["a value", `import { a } from "seen";`],
  ["a type", `import type { A } from "seen";`],
  ["a namespace", `import * as a from "seen";`],
  ["a side effect", `import "seen";`],
  ["JSON", `import a from "seen" with { type: "json" };`],
  ["a re-export", `export { a } from "seen";`],
  ["a type re-export", `export type { A } from "seen";`],
  ["a star", `export * from "seen";`],
  ["a named star", `export * as a from "seen";`],
  ["a dynamic import", `const a = await import("seen");`],
  ["a dynamic import in a function", `export const a = async () => { await import("seen"); };`],
  ["an import type", `type A = import("seen").A;`],
  ["a typeof import type", `type A = typeof import("seen");`],
  ["several lines", `import {\n  a,\n  b,\n} from "seen";`],
];

test.each(found)("sees %s", (_name, text) => {
  expect(readImports("a.ts", text).map((one) => one.specifier)).toEqual(["seen"]);
});

const unseen: readonly [string, string][] = [
  ["a comment", `// import { a } from "unseen";\nexport {};`],
  ["a block comment", `/* import "unseen"; */ export {};`],
  ["a string", `export const a = 'import { a } from "unseen"';`],
  ["a template", "export const a = `import 'unseen'; ${1}`;"],
  ["a local export", `const a = 1; export { a };`],
];

test.each(unseen)("does not see %s", (_name, text) => {
  expect(readImports("a.ts", text)).toEqual([]);
});

test("answers lines counted from 1, in the order of the text", () => {
  const text = `export { b } from "second";\n\nimport { a } from "third";\n`;
  expect(readImports("a.ts", `import "first";\n${text}`)).toEqual([
    { specifier: "first", line: 1, all: false },
    { specifier: "second", line: 2, all: false },
    { specifier: "third", line: 4, all: false },
  ]);
});

test("tells a computed import and a star apart from the rest", () => {
  expect(readImports("a.ts", `import(name);\nexport * from "all";`)).toEqual([
    { specifier: undefined, line: 1, all: false },
    { specifier: "all", line: 2, all: true },
  ]);
});

test("refuses what is not TypeScript", () => {
  expect(() => readImports("a.ts", "import { from ;")).toThrow(SyntaxError);
});
