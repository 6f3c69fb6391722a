// Every clause in the order of a game, and how to find one by its id. Knows no clause itself.
import type { Clause } from "@assize/kernel-model";
import { CARDS, COMBAT, CITY, ENDING, EFFECTS, KNOWLEDGE, VARIANTS } from "./cards.ts";
import { COMPONENTS, SETUP, DAY, PLAYING } from "./day.ts";

export const CLAUSES = [
  ...COMPONENTS,
  ...SETUP,
  ...DAY,
  ...PLAYING,
  ...CARDS,
  ...COMBAT,
  ...CITY,
  ...ENDING,
  ...EFFECTS,
  ...KNOWLEDGE,
  ...VARIANTS,
] as const;

/** The stable public name of a rule, for example `combat.flee`. */
export type ClauseId = (typeof CLAUSES)[number]["id"];

export const CLAUSE_IDS: readonly ClauseId[] = CLAUSES.map(({ id }) => id);

const BY_ID: ReadonlyMap<ClauseId, Clause> = new Map(CLAUSES.map((found) => [found.id, found]));

/** The clause with this id. Every `ClauseId` has one. */
export const clause = (id: ClauseId): Clause => BY_ID.get(id)!;
