// A rulebook as data: clauses (what a rule says), rulings (how a gap is read), glossary (what things are called).
// Knows nothing of charts, events or verdicts; they cite its ids.
import type { Language, Localized } from "./language.ts";

/** Where a clause is stated: the rulebook as people name it, its language, and the heading it stands under. */
export interface SourceRef {
  readonly rulebook: Localized;
  /** The language that this rulebook, or this edition of it, is written in. */
  readonly language: Language;
  readonly heading: string;
}

/** One rule that can be cited. `id` is a stable public name, for example `recruit.weakest`. */
export interface Clause {
  readonly id: string;
  /** The rule in our own words, one sentence. */
  readonly statement: Localized;
  readonly sources: readonly SourceRef[];
  /** Rulings this clause is read through, by id. */
  readonly rulings?: readonly string[];
  /** True where no text states it and the project completed the rules (marked † in the restatement). */
  readonly completion?: true;
  /** Why no log can show this rule kept or broken; absent for every auditable clause. */
  readonly notAuditable?: string;
}

/** One reading of a gap. An id that ends in `:N` takes a whole number, for example `limited:60`. */
export interface RulingOption {
  readonly id: string;
  readonly statement: Localized;
}

/** A place where the texts are silent or disagree, with the readings it admits. */
export interface Ruling {
  readonly id: string;
  readonly question: Localized;
  /** The first option is the default. */
  readonly options: readonly [RulingOption, ...RulingOption[]];
  readonly sources: readonly SourceRef[];
}

/** Ruling id to the option chosen. */
export type RulingChoices = Readonly<Record<string, string>>;

/** What of a rulebook decides a game: ids only, no texts. Its digest names the rulebook in a header. */
export interface RulebookOutline {
  readonly clauses: readonly string[];
  readonly rulings: readonly { readonly id: string; readonly options: readonly string[] }[];
  readonly sets: Readonly<Record<string, RulingChoices>>;
}

/**
 * A rulebook that logs were recorded under before it was changed; they are audited by it for ever. Today's rulebook
 * has all its clauses, rulings and options: names are never taken away.
 */
export interface EarlierRulebook {
  /** The rules version that stands in those headers. */
  readonly rules: number;
  readonly outline: RulebookOutline;
  /** For each ruling that came later: the option by which the game was played before it was a question. */
  readonly readings: RulingChoices;
  /** For each clause that came later: the clauses that said it then; none where nothing did. */
  readonly saidBy: Readonly<Record<string, readonly string[]>>;
}

export interface Rulebook {
  readonly clauses: readonly Clause[];
  readonly rulings: readonly Ruling[];
  /** Named sets of choices; what a set leaves out has the default. */
  readonly rulingSets: Readonly<Record<string, RulingChoices>>;
  /** Code name to the rulebook's own word for it. */
  readonly glossary: Readonly<Record<string, Localized>>;
}
