// The rules of the treasure game as data: clauses, rulings, named sets of choices, glossary.
// Knows what the rules say and where; must not know a state, an event or a verdict.
import type { Rulebook } from "@assize/kernel-model";
import { CLAUSES } from "./clauses/all.ts";
import { GLOSSARY } from "./glossary.ts";
import { RULING_SETS, RULINGS } from "./rulings.ts";

export { clause, CLAUSE_IDS } from "./clauses/all.ts";
export type { ClauseId } from "./clauses/all.ts";
export { EARLIER_RULEBOOKS } from "./earlier-rulebooks.ts";
export { GLOSSARY } from "./glossary.ts";
export { MEANINGS } from "./meanings.ts";
export type { Meaning } from "./meanings.ts";
export type { Term } from "./glossary.ts";
export { RULING_IDS, RULING_SETS } from "./rulings.ts";
export type { RulingId, Rulings } from "./rulings.ts";

export const rulebook: Rulebook = {
  clauses: CLAUSES,
  rulings: RULINGS,
  rulingSets: RULING_SETS,
  glossary: GLOSSARY,
};
