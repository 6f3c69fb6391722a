// Every clause in the order of the rulebooks, and how to find one by its id.
// Knows no clause itself.
import type { Clause } from "@assize/kernel-model";
import { ASSESSMENT_CLAUSES } from "./assessment.ts";
import { CENSUS_CLAUSES } from "./census.ts";
import { COMPONENT_CLAUSES } from "./components.ts";
import { ORDER_CLAUSES } from "./orders.ts";
import { RESOLUTION_CLAUSES } from "./resolution.ts";
import { REWARD_CLAUSES } from "./rewards.ts";
import { SETUP_CLAUSES } from "./setup.ts";
import { TILE_CLAUSES } from "./tiles.ts";
import { VARIANT_CLAUSES } from "./variants.ts";
import { YEAR_CLAUSES } from "./year.ts";

export const CLAUSES = [
  ...COMPONENT_CLAUSES,
  ...SETUP_CLAUSES,
  ...ORDER_CLAUSES,
  ...RESOLUTION_CLAUSES,
  ...REWARD_CLAUSES,
  ...TILE_CLAUSES,
  ...CENSUS_CLAUSES,
  ...YEAR_CLAUSES,
  ...ASSESSMENT_CLAUSES,
  ...VARIANT_CLAUSES,
] as const;

/** The stable public name of a rule, for example `recruit.weakest`. */
export type ClauseId = (typeof CLAUSES)[number]["id"];

export const CLAUSE_IDS: readonly ClauseId[] = CLAUSES.map(({ id }) => id);

const BY_ID: ReadonlyMap<ClauseId, Clause> = new Map(CLAUSES.map((found) => [found.id, found]));

/** The clause with this id. Every `ClauseId` has one. */
export const clause = (id: ClauseId): Clause => BY_ID.get(id)!;
