// Where the rules are printed: one unfinished manual, and its headings.
// Knows nothing of what they say.
import type { Clause, Localized, SourceRef } from "@assize/kernel-model";

const RULEBOOK_NAME: Localized = { en: "manual of the treasure game" };

/** The manual's headings by number, as it has them. */
const HEADINGS = {
  "3": "3. Who Wins? Choosing the conditions",
  "4": "4. Unpacking and Preparation",
  "6": "6. Preparing the cards for play",
  "7": "7. Starting the game",
  "8": "8. Playing the game (one turn)",
  "8.1": "8.1 Moving your Henchman",
  "8.2": "8.2 Exerting your influence as Lord or Lady",
  "9.1": "9.1 Playing cards (with the running red knight on the back)",
  "9.2": "9.2 Treasure cards (with the running red knight on the back)",
  "9.3": "9.3 Status-Cards (with the red X and the -1)",
  "9.4": "9.4 Cheatsheet-Cards (Summary of the Rules)",
  "9.5": "9.5 City-Cards (Training, Healing, Smithy and Tavern)",
  "10": "10. The Treasures",
  "11": "11. The City",
  "12": "12. Combat",
  "13": "13. In case your Henchman dies...",
  "14.1": "14.1 Play only one card per turn.",
  "14.2": "14.2 You should have only four cards in your hand at the end of your turn.",
  "14.3": "14.3 When the draw-pile is empty...",
  "14.4": "14.4 Once all 12 treasures have been dug up and are in play...",
  "14.5": "14.5 Players may not take notes during the game.",
  "14.6": "14.6 The Portal",
  "15.1": "15.1 Dropping treasures",
  "15.2": "15.2 Looting another player's castle",
  "15.3": "15.3 Grandlin's Great Catharsis",
} as const;

export type Section = keyof typeof HEADINGS;

/** The places in the manual where a rule stands, or where it is missing. */
export const under = (...sections: readonly Section[]): readonly SourceRef[] =>
  sections.map((section) => ({
    rulebook: RULEBOOK_NAME,
    language: "en",
    heading: HEADINGS[section],
  }));

type Named<Id extends string> = Clause & { readonly id: Id };
type More = Pick<Clause, "rulings" | "notAuditable">;

/** A rule that the manual states. */
export const stated = <const Id extends string>(
  id: Id,
  en: string,
  sections: readonly Section[],
  more: More = {},
): Named<Id> => ({ id, statement: { en }, sources: under(...sections), ...more });

/** A rule that the manual leaves open and the project completed; the sections say where it is missing. */
export const completed = <const Id extends string>(
  id: Id,
  en: string,
  sections: readonly Section[],
  more: More = {},
): Named<Id> => ({ ...stated(id, en, sections, more), completion: true });
