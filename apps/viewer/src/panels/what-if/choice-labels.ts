// Choices as they are told in a list: those that would read the same are told apart by their data. Pure; knows no game.
import { type Json, wordsFoundIn } from "@assize/kernel-model";
import type { Choice } from "../../protocol/protocol.ts";

export interface LabelledChoice {
  readonly choice: Choice;
  readonly label: string;
}

type Words = Readonly<Record<string, string>>;

/** A value in the game's words. */
export const valueInWords = (value: Json, words: Words): string => {
  if (typeof value === "string") return words[value] ?? value;
  if (typeof value === "object" && value !== null)
    return Object.values(value)
      .map((each: Json) => valueInWords(each, words))
      .join(", ");
  return value === null ? "–" : String(value);
};

export const labelled = (list: readonly Choice[], words: Words): readonly LabelledChoice[] => {
  const alike = Map.groupBy(list, ({ text }) => text);
  return list.map((choice) => {
    const isAlone = alike.get(choice.text)!.length === 1;
    const data = isAlone ? "" : valueInWords(choice.event.data, words);
    return { choice, label: isAlone ? choice.text : `${choice.text} (${data})` };
  });
};

/** Those in which every word of the query stands, in any order. */
export const matching = (
  list: readonly LabelledChoice[],
  query: string,
): readonly LabelledChoice[] => {
  const fits = wordsFoundIn(query);
  return list.filter(({ label }) => fits(label));
};
