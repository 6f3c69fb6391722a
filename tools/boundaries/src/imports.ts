// Reads the imports of one TypeScript source text with a parser, so that comments and strings do
// not count. Knows no package and no rule: it only says which specifier stands on which line.
import { Visitor, parseSync } from "oxc-parser";

export interface Import {
  /** What stands between the quotes; undefined where it is computed and cannot be read. */
  readonly specifier: string | undefined;
  readonly line: number;
  /** `export *` passes on names that nobody chose. */
  readonly all: boolean;
}

/** Every import, re-export, `import()` and `import("…").Type` of a module; throws if unparsable. */
export const readImports = (file: string, text: string): readonly Import[] => {
  const { program, errors } = parseSync(file, text);
  const [error] = errors;
  if (error !== undefined) throw new SyntaxError(`${file}: ${error.message}`);
  const found: { specifier: string | undefined; start: number; all: boolean }[] = [];
  const note = (source: { value?: unknown } | null, start: number, all = false): void => {
    if (source === null) return;
    found.push({
      specifier: typeof source.value === "string" ? source.value : undefined,
      start,
      all,
    });
  };
  new Visitor({
    ImportDeclaration: (node) => note(node.source, node.start),
    ExportNamedDeclaration: (node) => note(node.source, node.start),
    ExportAllDeclaration: (node) => note(node.source, node.start, node.exported === null),
    ImportExpression: (node) => note("value" in node.source ? node.source : {}, node.start),
    TSImportType: (node) => note(node.source, node.start),
  }).visit(program);
  const lineOf = lineFinder(text);
  return found
    .toSorted((a, b) => a.start - b.start)
    .map(({ specifier, start, all }) => ({ specifier, line: lineOf(start), all }));
};

/** Answers the line, counted from 1, of an offset. */
const lineFinder =
  (text: string) =>
  (offset: number): number =>
    text.slice(0, offset).split("\n").length;
