// The rules of Lords of Xidit as data: clauses, rulings, named sets of choices, glossary.
// Knows what the rules say and where; must not know a state, an event or a verdict.
import type { Rulebook } from "@assize/kernel-model";
import { CLAUSES } from "./clauses/all.ts";
import { GLOSSARY } from "./glossary.ts";
import { RULING_SETS } from "./ruling-sets.ts";
import { RULINGS } from "./rulings/all.ts";

export { CLAUSE_IDS, clause } from "./clauses/all.ts";
export type { ClauseId } from "./clauses/all.ts";
export { RULING_IDS } from "./rulings/all.ts";
export type { RulingId, RulingOptions } from "./rulings/all.ts";
export { RULING_SETS } from "./ruling-sets.ts";
export type { Rulings } from "./ruling-sets.ts";
export { GLOSSARY } from "./glossary.ts";
export type { Term } from "./glossary.ts";

export const rulebook: Rulebook = {
  clauses: CLAUSES,
  rulings: RULINGS,
  rulingSets: RULING_SETS,
  glossary: GLOSSARY,
};
