// The clauses and rulings in every language that reports are read in. Knows no rule.
import type { Clause, Localized, Ruling } from "@assize/kernel-model";
import { CLAUSES, type ClauseId } from "./clauses/all.ts";
import { RULINGS } from "./rulings.ts";
import { de } from "./statements/de.ts";
import { es } from "./statements/es.ts";
import { fr } from "./statements/fr.ts";

const told = (english: Localized, of: (said: typeof de) => string): Localized => ({
  ...english,
  fr: of(fr),
  de: of(de),
  es: of(es),
});

export const CLAUSES_TOLD: readonly Clause[] = CLAUSES.map((clause) => ({
  ...clause,
  statement: told(clause.statement, ({ clauses }) => clauses[clause.id satisfies ClauseId]),
}));

type Texts = Readonly<
  Record<string, { readonly question: string; readonly options: Readonly<Record<string, string>> }>
>;

export const RULINGS_TOLD: readonly Ruling[] = RULINGS.map((ruling: Ruling) => {
  const textsOf = ({ rulings }: typeof de) => (rulings as Texts)[ruling.id]!;
  const [first, ...others] = ruling.options.map((option) => ({
    ...option,
    statement: told(option.statement, (said) => textsOf(said).options[option.id]!),
  }));
  return {
    ...ruling,
    question: told(ruling.question, (said) => textsOf(said).question),
    options: [first!, ...others],
  };
});
