// Why a file, a line or any JSON cannot be read, in the reader's language. It comes as a code with values.
import type { LineProblem, ReadProblem } from "@assize/kernel-event-log";
import type { JsonProblem, Language } from "@assize/kernel-model";
import { nameShown } from "./foreign-names.ts";
import { type Messages, messagesIn } from "./messages/messages.ts";

/** What is wrong, and what to do; not where. */
export const readingDetail = ({ code, values }: LineProblem, { problems }: Messages): string => {
  const tell: (values: never) => string = problems.read[code];
  return tell(values as never);
};

/** A problem of a file in one sentence, with its place. */
export const readProblemInWords = (problem: ReadProblem, language: Language): string => {
  const say = messagesIn(language);
  return `${say.problems.lineAt(problem.line + 1, nameShown(problem.field))}: ${readingDetail(problem, say)}`;
};

/** What is wrong with a file that is no log that can be read, and what to do: one sentence, without the place. */
export const unreadableInWords = (problem: ReadProblem, language: Language): string => {
  const advice = readingDetail(problem, messagesIn(language));
  return `${advice.charAt(0).toUpperCase()}${advice.slice(1)}.`;
};

const placed = (field: string, text: string): string =>
  field === "$" ? text : `${nameShown(field)}: ${text}`;

/** A problem of one line, with its place in it. */
export const lineProblemInWords = (problem: LineProblem, language: Language): string =>
  placed(problem.field, readingDetail(problem, messagesIn(language)));

/** A problem of JSON that is no log, with its place in it. */
export const jsonProblemInWords = (problem: JsonProblem, language: Language): string => {
  const say = messagesIn(language);
  const { json } = say.problems;
  switch (problem.code) {
    case "not-json":
      return json["not-json"];
    case "too-long":
      return json["too-long"](problem.values.most);
    default:
      return placed(problem.field, readingDetail(problem, say));
  }
};
