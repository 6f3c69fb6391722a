// What a record comes to under every reading of the rules, in lines of text and as JSON.
import type { JsonObject, Matrix, MatrixRow } from "@assize/kernel-model";
import type { Line } from "./lines.ts";
import { seatName, type Telling } from "./telling.ts";

const EMPTY: Line = { indent: 0, text: "" };

/** By which options this is another reading than the stated one. */
const readingText = (row: MatrixRow, matrix: Matrix, { say }: Telling): string => {
  if (row.stated) return say.matrices.stated;
  const other = Object.entries(row.rulings).filter(
    ([id, options]) => !options.includes(matrix.stated[id]!),
  );
  return other.map(([id, options]) => `${id} ${options.join(" | ")}`).join(", ");
};

const rowLine = (row: MatrixRow, matrix: Matrix, telling: Telling): Line => {
  const { say } = telling;
  const { verdict, first, winners } = row;
  const names = (winners ?? []).map((seat) => seatName(telling, seat));
  const won =
    winners === null
      ? say.matrices.noWinnerTold
      : names.length > 0
        ? say.winner(names)
        : say.matrices.nobodyWon;
  const found = first === null ? [] : [say.summaryFirst(first.seq, first.code)];
  const text = [say.headline[verdict], ...found, won].join(", ");
  return { indent: 1, lead: `${readingText(row, matrix, telling)}:`, tone: "faint", text };
};

export const matrixLines = (matrix: Matrix | null, telling: Telling): readonly Line[] => {
  if (matrix === null) return [];
  const { matrices } = telling.say;
  const lead: Line = { indent: 0, lead: `${matrices.lead}:`, tone: "strong", text: "" };
  if (matrix.undetermined) return [EMPTY, { ...lead, text: matrices.undetermined }];
  return [
    EMPTY,
    lead,
    ...matrix.rows.map((row) => rowLine(row, matrix, telling)),
    { indent: 1, text: matrices.verdict(matrix.decides.verdict) },
    { indent: 1, text: matrices.winners(matrix.decides.winners) },
  ];
};

/** The matrix as reports for programs have it. */
export const matrixReport = ({ rows, stated, decides, undetermined }: Matrix): JsonObject => ({
  undetermined,
  stated: { ...stated },
  decides: { ...decides },
  rows: rows.map((row) => ({ ...row })),
});
