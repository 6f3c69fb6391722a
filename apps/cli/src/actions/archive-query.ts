// Answers a question about results: as text, JSON, lines of JSON, or a table for other programs. Knows no question.
import { QUESTIONS } from "@assize/archive/questions";
import { type Answer, ask, type Cell, openToAsk, titlesOf } from "@assize/archive/node";
import { plainJson, type PlainLine, plainLine } from "@assize/kernel-report";
import { stringify } from "csv-stringify/sync";
import widthOf from "fast-string-width";
import { or } from "../english.ts";
import { meant } from "../meant.ts";
import { type Session, Trouble } from "../session.ts";
import { shownHere } from "./archive-places.ts";
import { withResults } from "./results.ts";

export interface ArchiveQueryInput {
  readonly question: string;
  readonly results: string;
  readonly format: "text" | "json" | "ndjson" | "csv";
}

const NAMES = QUESTIONS.map(({ name }) => name);

type AnswerRow = Readonly<Record<string, Cell>>;

const isList = (cell: Cell | undefined): cell is Extract<Cell, readonly unknown[]> =>
  Array.isArray(cell);

/** A cell for people; a list is told without its brackets. */
export const cellText = (cell: Cell | undefined): PlainLine =>
  plainLine(isList(cell) ? cell.map((one) => one ?? "").join(", ") : String(cell ?? ""));

/** Columns that say where a game stands. */
const PLACES: ReadonlySet<string> = new Set(["source", "example"]);

/** Files as they are named in this folder. */
export function* answerHere(answer: Answer, shown = shownHere()): Answer {
  for (const row of answer)
    yield Object.fromEntries(
      Object.entries(row).map(([title, cell]) => [
        title,
        PLACES.has(title) && typeof cell === "string" ? shown(cell) : cell,
      ]),
    );
}

/** Whether all that stands in a column is a number, or nothing. */
export const isOfNumbers = (rows: readonly AnswerRow[], title: string): boolean =>
  rows.every((row) => row[title] === null || typeof row[title] === "number");

/** Columns as wide as a terminal shows what is in them; numbers to the right. */
const textLines = (rows: readonly AnswerRow[]): readonly PlainLine[] => {
  const titles = Object.keys(rows[0] ?? {});
  const lines = [titles, ...rows.map((row) => titles.map((title) => cellText(row[title])))];
  const widths = titles.map((_, at) =>
    lines.reduce((most, cells) => Math.max(most, widthOf(cells[at]!)), 0),
  );
  const isNumber = titles.map((title) => isOfNumbers(rows, title));
  const padded = (cell: string, at: number): string => {
    const room = " ".repeat(widths[at]! - widthOf(cell));
    return isNumber[at] === true ? `${room}${cell}` : `${cell}${room}`;
  };
  return lines.map((cells) => plainLine(cells.map(padded).join("  ").trimEnd()));
};

/** A spreadsheet takes a text that begins so for a formula, some also behind what nobody sees. */
const FORMULA = /^[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]*[=+\-@\t\r＝＋－＠]/u;

/** A cell that no spreadsheet takes for more than a text. */
const asText = (cell: Cell): Cell => {
  if (isList(cell)) return JSON.stringify(cell);
  return typeof cell === "string" && FORMULA.test(cell) ? `'${cell}` : cell;
};

const csvOf = (cells: readonly Cell[]): string =>
  stringify([cells.map(asText)], { record_delimiter: "" });

const tellers: Readonly<
  Record<
    ArchiveQueryInput["format"],
    (answer: Answer, session: Session, titles: readonly string[]) => Promise<void>
  >
> = {
  text: async (answer, session) => {
    const rows = [...answer];
    await session.lines(rows.length === 0 ? [plainLine("nothing")] : textLines(rows));
  },
  json: async (answer, session) => {
    await session.data("[");
    let isFirst = true;
    for (const row of answer) {
      await session.data(`${isFirst ? "\n" : ",\n"}${plainJson(JSON.stringify(row))}`);
      isFirst = false;
    }
    await session.data("\n]\n");
  },
  ndjson: async (answer, session) => {
    for (const row of answer) await session.json(row);
  },
  csv: async (answer, session, titles) => {
    await session.log([csvOf(titles)]);
    for (const row of answer) await session.log([csvOf(Object.values(row))]);
  },
};

/** Writes the answer. Throws Trouble for a question or a file of results that is not known. */
export const answerQuestion = async (
  { question, results, format }: ArchiveQueryInput,
  session: Session,
): Promise<number> => {
  const asked = QUESTIONS.find(({ name }) => name === question);
  if (asked === undefined)
    throw new Trouble(
      `${question}: no such question; ${meant(question, NAMES, `ask for ${or(NAMES)}`)}`,
    );
  return withResults(results, async () => {
    const database = openToAsk(results);
    try {
      const titles = titlesOf(database, asked);
      await tellers[format](answerHere(ask(database, asked)), session, titles);
    } finally {
      database.close();
    }
    return 0;
  });
};
