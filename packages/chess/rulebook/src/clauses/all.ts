// Every clause in the order of the Laws, and how to find one by its id. Knows no clause itself.
import type { Clause } from "@assize/kernel-model";
import { ENDING } from "./ending.ts";
import { MOVES } from "./moves.ts";

export const CLAUSES = [...MOVES, ...ENDING] as const;

/** The stable public name of a rule, for example `move.bishop`. */
export type ClauseId = (typeof CLAUSES)[number]["id"];

const BY_ID: ReadonlyMap<ClauseId, Clause> = new Map(CLAUSES.map((found) => [found.id, found]));

/** The clause with this id. Every `ClauseId` has one. */
export const clause = (id: ClauseId): Clause => BY_ID.get(id)!;
