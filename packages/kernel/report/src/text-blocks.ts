// Finds the tables in lines of text whose columns stand below each other, so that they can be read cell by cell.
// Pure; knows no game.

export type TextBlock =
  | { readonly kind: "lines"; readonly lines: readonly string[] }
  | {
      readonly kind: "table";
      readonly head: readonly string[];
      readonly rows: readonly (readonly string[])[];
    };

/** Where cells begin: after two blanks or more. */
const columnsOf = (line: string): readonly number[] =>
  [...line.matchAll(/(?<=^|\s{2})\S/g)].map(({ index }) => index);

const fits = (line: string, columns: readonly number[]): boolean =>
  line.trim() !== "" && columns.every((at) => line.slice(at === 0 ? 0 : at - 2, at).trim() === "");

const cellsOf = (line: string, columns: readonly number[]): readonly string[] =>
  columns.map((at, index) => line.slice(at, columns[index + 1]).trim());

/** Lines in their order, as tables where a line and those below it share at least three columns. */
export const textBlocks = (lines: readonly string[]): readonly TextBlock[] => {
  const blocks: TextBlock[] = [];
  let plain: string[] = [];
  const flush = (): void => {
    if (plain.length > 0) blocks.push({ kind: "lines", lines: plain });
    plain = [];
  };
  let at = 0;
  while (at < lines.length) {
    const head = lines[at] ?? "";
    const columns = columnsOf(head);
    let end = at + 1;
    while (end < lines.length && fits(lines[end] ?? "", columns)) end++;
    if (columns.length >= 3 && columns[0] === 0 && end > at + 1) {
      flush();
      const rows = lines.slice(at + 1, end).map((line) => cellsOf(line, columns));
      blocks.push({ kind: "table", head: cellsOf(head, columns), rows });
      at = end;
    } else {
      if (head.trim() === "") flush();
      else plain.push(head.trim());
      at++;
    }
  }
  flush();
  return blocks;
};
