// What a record comes to under every reading of the rules, in lines of text and as JSON.
import type { JsonObject, Language, Matrix, MatrixRow } from "@assize/kernel-model";
import type { Start } from "@assize/kernel-referee";
import type { Line } from "./lines.ts";
import { seatName, type Telling, tellingIn } from "./telling.ts";

const EMPTY: Line = { indent: 0, text: "" };

/** By which options this is another reading than the stated one. */
const readingText = (row: MatrixRow, matrix: Matrix, { say }: Telling): string => {
  if (row.stated) return say.matrices.stated;
  const other = Object.entries(row.rulings).filter(
    ([id, options]) => !options.includes(matrix.stated[id]!),
  );
  return other.map(([id, options]) => `${id} ${options.join(" | ")}`).join(", ");
};

/** One reading and what it comes to, in words. */
export interface RowInWords {
  readonly reading: string;
  readonly verdict: string;
  /** Where it first deviates by this reading; empty where it does not. */
  readonly first: string;
  readonly won: string;
}

const rowInWords = (row: MatrixRow, matrix: Matrix, telling: Telling): RowInWords => {
  const { say } = telling;
  const { verdict, first, winners } = row;
  const names = (winners ?? []).map((seat) => seatName(telling, seat));
  const won =
    winners === null
      ? say.matrices.noWinnerTold
      : names.length > 0
        ? say.winner(names)
        : say.matrices.nobodyWon;
  return {
    reading: readingText(row, matrix, telling),
    verdict: say.headline[verdict],
    first: first === null ? "" : say.summaryFirst(first.seq, first.code),
    won,
  };
};

const rowLine = (row: MatrixRow, matrix: Matrix, telling: Telling): Line => {
  const { reading, verdict, first, won } = rowInWords(row, matrix, telling);
  const text = [verdict, ...(first === "" ? [] : [first]), won].join(", ");
  return { indent: 1, lead: `${reading}:`, tone: "faint", text };
};

/** What decides, or that there are too many readings; and each row in words. */
export interface MatrixInWords {
  readonly rows: readonly RowInWords[];
  readonly decides: readonly string[];
}

export const matrixInWords = (matrix: Matrix, start: Start, language: Language): MatrixInWords => {
  const telling = tellingIn(language, start);
  const { matrices } = telling.say;
  const { decides } = matrix;
  return {
    rows: matrix.rows.map((row) => rowInWords(row, matrix, telling)),
    decides: matrix.undetermined
      ? [matrices.undetermined]
      : [matrices.verdict(decides.verdict), matrices.winners(decides.winners)],
  };
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
