// What can be wrong with a text, in English. What stands there is put in by whoever tells it.
import { grammarOf, type Translated } from "@assize/kernel-model";
import type { XgnProblemCode } from "../problems.ts";

const { or } = grammarOf("en");

export const en = {
  meant: (what: string, suggestion: string) => `${what}; did you mean ${suggestion}?`,
  known: (what: string, known: readonly string[]) => `${what}; write ${or(known)}`,
  problems: {
    "too-long": () => "the text is too long; a game takes a hundredth of that",
    "line-unknown": (found: string) =>
      `${found} begins no line; a line begins with a tag in brackets, or with a year and a full stop`,
    "not-closed": (found: string) => `what is opened here by ${found} is not closed`,
    "tag-malformed": (found: string) =>
      `the tag ${found} cannot be read; write a name and a value in quotes`,
    "tag-unknown": (found: string) => `there is no tag ${found}`,
    "tag-repeated": (found: string) => `the tag ${found} stands twice`,
    "tag-missing": (found: string) => `the tag ${found} is missing`,
    "value-unknown": (found: string) => `${found} is no possible value`,
    "json-malformed": (found: string) => `what begins here with ${found} is not JSON of that kind`,
    "year-backwards": (found: string) => `year ${found} stands behind a later one`,
    "year-skipped": (found: string) =>
      `year ${found} leaves out the one before it; where nobody noted a year, write its number and a full stop alone`,
    "program-repeated": (found: string) => `${found} has orders for this year already`,
    "seat-unknown": (found: string) => `${found} is no seat of this table`,
    "seat-needed": (found: string) =>
      `${found}: whose choice is it? Put a seat's letter and a colon before it`,
    "order-unknown": (found: string) => `${found} is no order`,
    "choice-unknown": (found: string) => `${found} is no choice`,
  } satisfies Readonly<Record<XgnProblemCode, (found: string) => string>>,
};

export type Messages = Translated<typeof en>;
