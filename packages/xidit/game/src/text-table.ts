// Columns of text, each as wide as its widest cell. Knows nothing of what they say.

const GAP = "  ";

/** The rows as lines, without trailing blanks. Rows may be of different lengths. */
export const textTable = (rows: readonly (readonly string[])[]): readonly string[] => {
  const columns = Math.max(0, ...rows.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column]!))
      .join(GAP)
      .trimEnd(),
  );
};
