// The table of costs of the search by edits, in the rows of brute force. Whom a row accuses is what brute force calls it: nobody, the
// seat that the line names.
import { TABLE } from "@assize/kernel-verifier/costs";
import type { Costs, CostRow } from "./edits.ts";

const row = (name: keyof typeof TABLE): CostRow => {
  const { cost, more, accuses } = TABLE[name];
  return { cost, more, accuses: accuses === "line" ? "line" : "nobody" };
};

/** A row of which nothing more is said of the same line. */
const alone = (name: keyof typeof TABLE): CostRow => ({ ...row(name), more: TABLE[name].cost });

export const COSTS_OF_SEARCH: Costs = {
  "drop-consequence": row("drop-consequence"),
  "drop-choice": row("drop-choice"),
  "drop-chance": row("drop-chance"),
  "drop-twice": row("drop-twice"),
  "insert-consequence": row("put-in-consequence"),
  "insert-choice": row("put-in-choice"),
  "insert-chance": row("put-in-choice"),
  "read-consequence": row("value-due"),
  "read-choice": row("read-choice"),
  "read-chance": row("read-choice"),
  "read-seat": alone("read-seat"),
  "read-as-choice": alone("read-choice"),
  "read-as-consequence": alone("replaced-consequence"),
  "read-choice-as-consequence": alone("replaced-choice"),
  believed: alone("value-believed"),
  "surplus-took-place": alone("not-due-took-place"),
  "stood-choice": row("stood-choice"),
  "stood-chance": alone("stood-chance"),
  continue: alone("gone-back"),
  exchange: alone("line-moved"),
  "exchange-data": alone("data-exchanged"),
  move: alone("line-moved"),
  "block-twice": alone("drop-twice"),
};
