// Where the rules are printed: the Laws of Chess and their articles, and what other federations and sites say instead. Knows
// nothing of what they say.
import type { Clause, Localized, SourceRef } from "@assize/kernel-model";

const LAWS: Localized = { en: "FIDE Laws of Chess, in force from 1 January 2023" };
const US_CHESS: Localized = { en: "US Chess Federation’s Official Rules of Chess, 7th edition" };
const LICHESS: Localized = { en: "Lichess, as its published sources decide" };
const CHESS_COM: Localized = { en: "Chess.com Help Center" };

const cited =
  (rulebook: Localized, kind: string) =>
  (...places: readonly string[]): readonly SourceRef[] =>
    places.map((place) => ({ rulebook, language: "en", heading: `${kind}${place}` }));

/** The places in the Laws where a rule stands, or where it leaves something open. */
export const under = cited(LAWS, "Article ");
export const underUsChess = cited(US_CHESS, "Rule ");
/** What the Laws' guideline on Chess960 says: of that game alone. */
const underGuideline = cited(LAWS, "Guideline ");
/** By the name of the part of the program. */
export const underLichess = cited(LICHESS, "");
/** By the title of the page. */
export const underChessCom = cited(CHESS_COM, "");

type Named<Id extends string> = Clause & { readonly id: Id };
type More = Pick<Clause, "rulings" | "notAuditable"> & {
  readonly guidelines?: readonly string[];
};

/** A rule that the Laws state, in our own words. */
export const stated = <const Id extends string>(
  id: Id,
  en: string,
  articles: readonly string[],
  { guidelines = [], ...more }: More = {},
): Named<Id> => ({
  id,
  statement: { en },
  sources: [...under(...articles), ...underGuideline(...guidelines)],
  ...more,
});

/** What nobody can see in a record of moves. */
export const unseen = <const Id extends string>(
  id: Id,
  en: string,
  articles: readonly string[],
  notAuditable: string,
): Named<Id> => stated(id, en, articles, { notAuditable });

/** What nobody can see in a record of moves, where the Laws and others differ. */
export const unseenElsewhere = <const Id extends string>(
  id: Id,
  en: string,
  sources: readonly SourceRef[],
  notAuditable: string,
): Named<Id> => ({ id, statement: { en }, sources, notAuditable });
