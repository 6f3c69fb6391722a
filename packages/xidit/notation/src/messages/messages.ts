// What is wrong with a text, in the reader's language.
import { type Language, speaker } from "@assize/kernel-model";
import type { XgnProblem } from "../problems.ts";
import { de } from "./de.ts";
import { en, type Messages } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";

const { messagesIn } = speaker<Messages>(en, { fr, de, es });

/** What is wrong, what may be meant, and with `line` and `column` where: one sentence. */
export const xgnProblemInWords = (problem: XgnProblem, language: Language): string => {
  const { code, line, column, found, suggestion, known } = problem;
  const say = messagesIn(language);
  const what = say.problems[code](found);
  const near = suggestion === null ? null : say.meant(what, suggestion);
  return say.at(line, column, near ?? (known.length > 0 ? say.known(what, known) : what));
};
