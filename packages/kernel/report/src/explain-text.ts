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
  /** What decided, in sentences; said before the clauses. */
  readonly said?: readonly string[];
  /** False: without the names of transitions, questions and event types, which are for developers. */
  readonly names?: boolean;
}

/** Why or why not, one string a line, without newlines. */
export const explainText = (
  explanation: Explanation,
  model: GameModel,
  language: Language,
  options: ExplainOptions = {},
): readonly PlainLine[] =>
  printLines(
    explanationLines(explanation, model, language, options.said ?? []).filter(
      ({ isNamed }) => isNamed !== true || options.names !== false,
    ),
    options.colour ?? false,
  );

/** The same in one line, without what stands printed and without the single ways. */
export const explainLine = (
  explanation: Explanation,
  model: GameModel,
  language: Language,
  said: readonly string[] = [],
): PlainLine => {
  const main = explanationLines(explanation, model, language, said).filter(
    ({ tone }) => tone !== "faint",
  );
  return printLines(main, false)
    .map((line) => line.trimStart())
    .join(" ") as PlainLine;
};

/** `isNamed`: it names parts of the chart. */
type ExplainedLine = Line & { readonly isNamed?: true };

const explanationLines = (
  explanation: Explanation,
  model: GameModel,
  language: Language,
  said: readonly string[],
): readonly ExplainedLine[] => {
  const say = messagesIn(language);
  const decided = said.map((text): Line => ({ indent: 1, text }));
  const cite = (ids: readonly string[], completions: readonly string[] = []) =>
    ids.flatMap((id) => clauseLines(id, model, language, say, 1, completions.includes(id)));
  switch (explanation.kind) {
    case "accepted":
      return [
        { indent: 0, lead: say.accepted, tone: "good" },
        ...decided,
        ...cite(explanation.clauses),
      ];
    case "not-expected-here":
      return [
        { indent: 0, lead: say.notExpectedHere, tone: "bad" },
        {
          indent: 1,
          ...(explanation.known.length === 0
            ? { text: say.knownNone }
            : { text: say.known(explanation.known), isNamed: true as const }),
        },
      ];
    case "refused":
      return [
        { indent: 0, lead: say.refused, tone: "bad" },
        ...decided,
        ...cite(explanation.clauses, explanation.completions),
        ...explanation.ways.map((way, index) => wayLine(way, index + 1, say)),
      ];
  }
};

const wayLine = (way: Way, number: number, say: Messages): ExplainedLine => {
  const failing = way.failing.map(({ question, clauses }) => say.failing(question, clauses));
  return {
    isNamed: true,
    indent: 1,
    lead: `${say.way(number, way.row.id)}:`,
    tone: "faint",
    text: failing.length === 0 ? say.wayClosed : failing.join("; "),
  };
};
