// Why an event is or is not accepted, in words: the clauses, and every way that was not open.
import type { Explanation, Way } from "@assize/kernel-chart-engine";
import type { GameModel, Language } from "@assize/kernel-model";
import { clauseLines } from "./citations.ts";
import { type Line, printLines } from "./lines.ts";
import type { Messages } from "./messages/messages.ts";
import { messagesIn } from "./messages/messages.ts";
import type { PlainLine } from "./plain-text.ts";

export interface ExplainOptions {
  /** Paint for a terminal (ANSI). */
  readonly colour?: boolean;
}

/** Why or why not, one string a line, without newlines. */
export const explainText = (
  explanation: Explanation,
  model: GameModel,
  language: Language,
  options: ExplainOptions = {},
): readonly PlainLine[] =>
  printLines(explanationLines(explanation, model, language), options.colour ?? false);

/** The same in one line, without what stands printed and without the single ways. */
export const explainLine = (
  explanation: Explanation,
  model: GameModel,
  language: Language,
): PlainLine => {
  const main = explanationLines(explanation, model, language).filter(
    ({ tone }) => tone !== "faint",
  );
  return printLines(main, false)
    .map((line) => line.trimStart())
    .join(" ") as PlainLine;
};

const explanationLines = (
  explanation: Explanation,
  model: GameModel,
  language: Language,
): readonly Line[] => {
  const say = messagesIn(language);
  const cite = (ids: readonly string[]) =>
    ids.flatMap((id) => clauseLines(id, model, language, say, 1));
  switch (explanation.kind) {
    case "accepted":
      return [{ indent: 0, lead: say.accepted, tone: "good" }, ...cite(explanation.clauses)];
    case "not-expected-here":
      return [
        { indent: 0, lead: say.notExpectedHere, tone: "bad" },
        {
          indent: 1,
          text: explanation.known.length === 0 ? say.knownNone : say.known(explanation.known),
        },
      ];
    case "refused":
      return [
        { indent: 0, lead: say.refused, tone: "bad" },
        ...cite(explanation.clauses),
        ...explanation.ways.map((way, index) => wayLine(way, index + 1, say)),
      ];
  }
};

const wayLine = (way: Way, number: number, say: Messages): Line => {
  const failing = way.failing.map(({ question, clauses }) => say.failing(question, clauses));
  return {
    indent: 1,
    lead: `${say.way(number, way.row.id)}:`,
    tone: "faint",
    text: failing.length === 0 ? say.wayClosed : failing.join("; "),
  };
};
