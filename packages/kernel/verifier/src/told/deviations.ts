// From statements to deviations: what each first statement, with its parts, is called.
import type { DeviationKind } from "@assize/kernel-model";
import type { PreparedGame } from "@assize/kernel-referee";
import { passedOverAt, type Statement } from "./statements.ts";

/** Second halves of an explanation by the first ones. */
export type Halves = ReadonlyMap<Statement, Statement>;

export const halvesIn = (all: readonly Statement[]): Halves =>
  new Map(all.flatMap((one) => (one.half === null ? [] : [[one.half, one] as const])));

/** The kind of deviation as which a statement is told. `halves` are those of the same explanation. */
export const deviationOf = (
  game: PreparedGame,
  type: string,
  one: Statement,
  halves: Halves,
): DeviationKind => {
  const half = one.half ?? halves.get(one);
  if (half !== undefined) return linesBetween(one, half) === 1 ? "exchanged" : "moved";
  switch (one.kind) {
    case "value":
      return "value";
    case "replaced":
      return "replaced";
    case "left-out":
      return "left-out";
    case "seat":
    case "seat-unexpected":
      return "seat";
    case "stood":
      return "choice-stood";
    case "rewritten":
    case "unknown":
      return "choice-unknown";
    case "revised":
      return "earlier-choice";
    case "stands-too-early":
      return "surplus";
    case "exchanged":
      return "exchanged";
    case "belongs-before":
      return one.index - one.revised!.line === 1 ? "exchanged" : "moved";
    case "undone":
    case "lines-missing":
      return one.kind;
    case "passed-over":
      return passedOverAs(game, type, one);
  }
};

const passedOverAs = (game: PreparedGame, type: string, { twice }: Statement): DeviationKind => {
  if (twice) return "written-twice";
  const kind = game.events.get(type)?.class;
  return kind === "decision" || kind === "chance" ? "choice-not-carried-out" : "surplus";
};

/** How many events a line was moved over: it was put in before line `put`, and stands at line `passed`. */
const linesBetween = (one: Statement, other: Statement): number => {
  const [put, passed] =
    one.kind === "left-out" ? [one.index, passedOverAt(other)] : [other.index, passedOverAt(one)];
  return passed >= put ? passed - put : put - 1 - passed;
};
