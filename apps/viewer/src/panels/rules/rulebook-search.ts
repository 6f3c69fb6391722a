// Finding clauses and rulings by words, by heading, and counting where clauses were applied. Pure; knows no game.
import { wordsFoundIn } from "@assize/kernel-model";
import type { ClauseText, Line, RulingText } from "../../protocol/protocol.ts";

/** Clauses that hold every word, in their id, their statement or their sources. */
export const findClauses = (
  clauses: readonly ClauseText[],
  wanted: string,
): readonly ClauseText[] => {
  const fits = wordsFoundIn(wanted);
  return clauses.filter(({ id, statement, sources }) =>
    fits([id, statement, ...sources].join(" ")),
  );
};

export const findRulings = (
  rulings: readonly RulingText[],
  wanted: string,
): readonly RulingText[] => {
  const fits = wordsFoundIn(wanted);
  return rulings.filter(({ id, question, options }) =>
    fits([id, question, ...options.map(({ statement }) => statement)].join(" ")),
  );
};

/** Clauses that stand under one heading of the rulebook. */
export interface Chapter {
  /** Null for what no text has. */
  readonly heading: string | null;
  readonly clauses: readonly ClauseText[];
}

/** Clauses by heading, each where its heading comes first; what no text has comes last. */
export const chaptersOf = (clauses: readonly ClauseText[]): readonly Chapter[] => {
  const chapters = Map.groupBy(clauses, ({ heading }) => heading);
  const all = [...chapters].map(([heading, own]) => ({ heading, clauses: own }));
  return [
    ...all.filter(({ heading }) => heading !== null),
    ...all.filter(({ heading }) => heading === null),
  ];
};

/** How many events each clause was applied to. */
export const eventsByClause = (lines: readonly Line[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const { clauses } of lines)
    for (const clause of clauses) counts.set(clause, (counts.get(clause) ?? 0) + 1);
  return counts;
};
