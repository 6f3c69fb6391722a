// The Laws of Chess as data: clauses, rulings, named sets of choices, glossary.
// Knows what the rules say and where; must not know a state, an event or a verdict.
import type { Rulebook } from "@assize/kernel-model";
import { GLOSSARY } from "./glossary.ts";
import { RULING_SETS } from "./rulings.ts";
import { CLAUSES_TOLD, RULINGS_TOLD } from "./told.ts";

export { clause } from "./clauses/all.ts";
export type { ClauseId } from "./clauses/all.ts";
export { EARLIER_RULEBOOKS } from "./earlier-rulebooks.ts";
export { GLOSSARY } from "./glossary.ts";
export type { Term } from "./glossary.ts";
export { RULING_SETS } from "./rulings.ts";
export type { RulingId, Rulings } from "./rulings.ts";

export const rulebook: Rulebook = {
  clauses: CLAUSES_TOLD,
  rulings: RULINGS_TOLD,
  rulingSets: RULING_SETS,
  glossary: GLOSSARY,
};
