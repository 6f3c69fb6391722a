// The last line of an audit of several games, by language.
import type { Language } from "@assize/kernel-model";

/** How many games had which answer, in the order of the exit codes. */
export interface Totals {
  readonly games: number;
  readonly compliant: number;
  readonly violated: number;
  readonly undetermined: number;
  readonly unreadable: number;
  readonly defect: number;
}

type Words = Readonly<Record<keyof Totals, string>>;

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    games: "games",
    compliant: "compliant",
    violated: "violated",
    undetermined: "undetermined",
    unreadable: "unreadable",
    defect: "not audited",
  },
  fr: {
    games: "parties",
    compliant: "conformes",
    violated: "non conformes",
    undetermined: "indéterminées",
    unreadable: "illisibles",
    defect: "non vérifiées",
  },
  de: {
    games: "Partien",
    compliant: "regelgerecht",
    violated: "regelwidrig",
    undetermined: "unentschieden",
    unreadable: "unlesbar",
    defect: "nicht geprüft",
  },
  es: {
    games: "partidas",
    compliant: "conformes",
    violated: "no conformes",
    undetermined: "indeterminadas",
    unreadable: "ilegibles",
    defect: "sin verificar",
  },
};

const ANSWERS = ["compliant", "violated", "undetermined", "unreadable", "defect"] as const;

/** For example `12 games: 11 compliant, 1 violated`. */
export const totalsLine = (totals: Totals, language: Language): string => {
  const words = WORDS[language];
  const parts = ANSWERS.filter((answer) => totals[answer] > 0).map(
    (answer) => `${totals[answer]} ${words[answer]}`,
  );
  return `${totals.games} ${words.games}: ${parts.join(", ")}`;
};
