// The names of things in a reader's language.
import { GLOSSARY, type Term } from "@assize/chess-rulebook";
import type { Localized } from "@assize/kernel-model";

export const isTerm = (word: string): word is Term => Object.hasOwn(GLOSSARY, word);

export const termIn = (word: Term, language: string): string => {
  const names: Localized & Readonly<Record<string, string>> = GLOSSARY[word];
  return names[language] ?? names.en;
};
