// Where the rules are printed: the Laws of Chess, and its articles. Knows nothing of what they say.
import type { Clause, Localized, SourceRef } from "@assize/kernel-model";

const LAWS: Localized = { en: "FIDE Laws of Chess, in force from 1 January 2023" };

/** The places in the Laws where a rule stands, or where it leaves something open. */
export const under = (...articles: readonly string[]): readonly SourceRef[] =>
  articles.map((article) => ({
    rulebook: LAWS,
    language: "en",
    heading: `Article ${article}`,
  }));

type Named<Id extends string> = Clause & { readonly id: Id };
type More = Pick<Clause, "rulings" | "notAuditable">;

/** A rule that the Laws state, in our own words. */
export const stated = <const Id extends string>(
  id: Id,
  en: string,
  articles: readonly string[],
  more: More = {},
): Named<Id> => ({ id, statement: { en }, sources: under(...articles), ...more });

/** What nobody can see in a record of moves. */
export const unseen = <const Id extends string>(
  id: Id,
  en: string,
  articles: readonly string[],
  notAuditable: string,
): Named<Id> => stated(id, en, articles, { notAuditable });
