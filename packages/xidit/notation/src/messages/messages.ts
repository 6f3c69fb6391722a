// What is wrong with a text, in the reader's language.
import { type Language, speaker } from "@assize/kernel-model";
import type { XgnProblem } from "../problems.ts";
import { de } from "./de.ts";
import { en, type Messages } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";

const { messagesIn } = speaker<Messages>(en, { fr, de, es });

/** What is wrong, and what may be meant: one sentence. */
export const xgnProblemText = (
  { code, found, suggestion, known }: XgnProblem,
  language: Language,
): string => {
  const say = messagesIn(language);
  const what = say.problems[code](found);
  if (suggestion !== null) return say.meant(what, suggestion);
  return known.length > 0 ? say.known(what, known) : what;
};
