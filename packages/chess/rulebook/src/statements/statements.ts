// Clauses and rulings in other languages than English: every one of them, or it does not compile. Knows no rule.
import type { ClauseId } from "../clauses/all.ts";
import type { RULINGS } from "../rulings.ts";

type Known = (typeof RULINGS)[number];

export interface Statements {
  readonly clauses: Readonly<Record<ClauseId, string>>;
  readonly rulings: {
    readonly [One in Known as One["id"]]: {
      readonly question: string;
      readonly options: { readonly [Option in One["options"][number]["id"]]: string };
    };
  };
}
