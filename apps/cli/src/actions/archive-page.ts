// Results as one HTML page: an answer a section, as a table, and above it the plot that was drawn from it. No script, no network.
// Knows which answers are worth a picture; the questions themselves are the archive's.
import * as Plot from "@observablehq/plot";
import { type Question, QUESTIONS } from "@assize/archive/questions";
import { ask, type Cell, openToAsk, placesWithin } from "@assize/archive/node";
import { Defect } from "@assize/kernel-model";
import { plainLine } from "@assize/kernel-report";
import { parseHTML } from "linkedom";
import { nameOf, writeNewFile } from "../files.ts";
import type { Session } from "../session.ts";
import { commonFolder, shownFrom } from "./archive-places.ts";
import { answerHere, cellText, isOfNumbers } from "./archive-query.ts";
import { withResults } from "./results.ts";

type AnswerRow = Readonly<Record<string, Cell>>;

/** One section of the page. */
interface Section {
  readonly title: string;
  readonly question: string;
  /** Null: the table says it all. */
  readonly plot: ((rows: readonly AnswerRow[]) => Plot.PlotOptions) | null;
}

type Plotted = NonNullable<Section["plot"]>;

/** Most bars of a plot, and rows of the table below it; `archive query` writes them all. */
const MOST_ROWS = 30;

const WIDTH = 720;

/** What is counted has no halves. */
const whole = (value: number): string => (Number.isInteger(value) ? String(value) : "");

/** A bar a row, the longest first, as they come. */
const bars =
  (label: string, amount: string): Plotted =>
  (rows) => ({
    marginLeft: 220,
    x: { grid: true, label: amount, tickFormat: whole },
    y: { label: null },
    color: { legend: true },
    marks: [
      Plot.barX(rows, {
        x: amount,
        y: label,
        fill: "game",
        sort: { y: "x", reverse: true },
      }),
      Plot.ruleX([0]),
    ],
  });

const SECTIONS: readonly Section[] = [
  { title: "Verdicts", question: "verdicts", plot: bars("verdict", "games") },
  { title: "Play taken back with fewer than all seats agreeing", question: "undos", plot: null },
  { title: "Clauses that were broken", question: "clauses", plot: bars("clause", "causes") },
  { title: "Rulings that causes rest on", question: "rulings", plot: bars("ruling", "causes") },
  { title: "Who answers", question: "blame", plot: bars("blame", "causes") },
  {
    title: "Which seat won",
    question: "winners",
    plot: (rows) => ({
      marginLeft: 60,
      marginRight: 70,
      fx: { label: "seats", tickFormat: "d" },
      fy: { label: null },
      x: { label: "seat", tickFormat: "d" },
      y: { grid: true, label: "percent of the games won" },
      color: { legend: true },
      marks: [
        Plot.barY(rows, { fx: "seats", fy: "game", x: "seat", y: "percent", fill: "game" }),
        Plot.ruleY([0]),
      ],
    }),
  },
  {
    title: "How long games were",
    question: "lengths",
    plot: (rows) => ({
      marginLeft: 60,
      marginRight: 70,
      x: { label: "events", grid: true },
      y: { label: "seats", tickFormat: "d" },
      fy: { label: null },
      color: { legend: true },
      marks: [
        Plot.ruleY(rows, { fy: "game", y: "seats", x1: "shortest", x2: "longest", stroke: "game" }),
        Plot.dot(rows, { fy: "game", y: "seats", x: "mean", fill: "game" }),
      ],
    }),
  },
];

const STYLE = `
:root { color-scheme: light dark; font-family: system-ui, sans-serif; line-height: 1.4; }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; margin: 1rem 0; font-variant-numeric: tabular-nums; }
th, td { text-align: left; padding: 0.15rem 0.9rem 0.15rem 0; border-bottom: 1px solid color-mix(in srgb, currentColor 20%, transparent); }
td { unicode-bidi: plaintext; }
td.long { min-width: 16rem; max-width: 24rem; overflow-wrap: anywhere; }
div { overflow-x: auto; }
td.number, th.number { text-align: right; }
figure { margin: 1rem 0; overflow-x: auto; }
svg { --plot-background: transparent; font-size: 12px; }
`;

/** What is used of a document: the compiler knows none here. */
interface PageElement {
  textContent: string;
  readonly append: (...children: PageElement[]) => void;
  readonly setAttribute: (name: string, value: string) => void;
}
interface PageDocument {
  readonly body: PageElement;
  readonly createElement: (name: string) => PageElement;
  readonly toString: () => string;
}

const newDocument = (title: string): PageDocument => {
  const { document } = parseHTML(
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
      `<title>${title}</title><style>${STYLE}</style></head><body></body></html>`,
  ) as unknown as { readonly document: PageDocument };
  return document;
};

/** An element with a text, which is escaped when the page is written. */
const textElement = (page: PageDocument, name: string, text: string): PageElement => {
  const element = page.createElement(name);
  element.textContent = plainLine(text);
  return element;
};

/** A word of more characters may be broken within; any other stays whole. */
const LONGEST_WORD = 24;

const isLong = (text: string): boolean =>
  text.split(/[\s-]/).some((word) => word.length > LONGEST_WORD);

const cellElement = (page: PageDocument, name: "th" | "td", cell: Cell, isNumber: boolean) => {
  const text = cellText(cell);
  const element = textElement(page, name, text);
  if (isNumber) element.setAttribute("class", "number");
  else if (isLong(text)) element.setAttribute("class", "long");
  if (name === "th") element.setAttribute("scope", "col");
  return element;
};

const tableOf = (page: PageDocument, rows: readonly AnswerRow[]): PageElement => {
  const titles = Object.keys(rows[0]!);
  const isNumber = (title: string): boolean => isOfNumbers(rows, title);
  const lineOf = (name: "th" | "td", row: AnswerRow): PageElement => {
    const line = page.createElement("tr");
    line.append(
      ...titles.map((title) => cellElement(page, name, row[title] ?? null, isNumber(title))),
    );
    return line;
  };
  const [table, head, body] = ["table", "thead", "tbody"].map((name) => page.createElement(name));
  head!.append(lineOf("th", Object.fromEntries(titles.map((title) => [title, title]))));
  body!.append(...rows.map((row) => lineOf("td", row)));
  table!.append(head!, body!);
  const scrolled = page.createElement("div");
  scrolled.append(table!);
  return scrolled;
};

const figureOf = (page: PageDocument, title: string, options: Plot.PlotOptions): PageElement => {
  const figure = page.createElement("figure");
  const plot: unknown = Plot.plot({ document: page, width: WIDTH, ariaLabel: title, ...options });
  figure.append(plot as PageElement);
  // The table below says the same.
  figure.setAttribute("aria-hidden", "true");
  return figure;
};

const questionNamed = (name: string): Question => {
  const question = QUESTIONS.find((one) => one.name === name);
  if (question === undefined) throw new Defect(`the page asks ${name}, which is no question`);
  return question;
};

/** The page of what was answered: an answer for each section, in their order. */
const pageOf = (name: string, answers: readonly (readonly AnswerRow[])[]): string => {
  const page = newDocument("Audit of an archive");
  page.body.append(textElement(page, "h1", `Audit of an archive: ${name}`));
  for (const [index, section] of SECTIONS.entries()) {
    const rows = answers[index]!.slice(0, MOST_ROWS);
    page.body.append(textElement(page, "h2", section.title));
    if (rows.length === 0) page.body.append(textElement(page, "p", "Nothing."));
    else {
      if (section.plot !== null)
        page.body.append(figureOf(page, section.title, section.plot(rows)));
      page.body.append(tableOf(page, rows));
    }
    const left = answers[index]!.length - rows.length;
    if (left > 0) page.body.append(textElement(page, "p", `${left} more are not shown.`));
  }
  return `${page.toString()}\n`;
};

/** Writes the page of these results to a new file. */
export const writePage = async (
  { results, html }: { readonly results: string; readonly html: string },
  session: Session,
): Promise<number> => {
  const answers = await withResults(results, async () => {
    const database = openToAsk(results);
    try {
      // A page is handed on: its files are told without the folders of this machine.
      const shown = shownFrom(commonFolder(placesWithin(database)));
      return SECTIONS.map(({ question }) => [
        ...answerHere(ask(database, questionNamed(question)), shown),
      ]);
    } finally {
      database.close();
    }
  });
  await writeNewFile(html, pageOf(nameOf(results), answers));
  await session.lines([plainLine(`${html}: written`)]);
  return 0;
};
