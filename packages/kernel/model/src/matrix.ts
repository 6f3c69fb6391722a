// What a record comes to under every reading of the rules.
import type { SeatId } from "./ids.ts";
import type { VerdictKind } from "./verdict.ts";

/** Readings under which a record comes to the same. */
export interface MatrixRow {
  /** Of each ruling that makes a difference somewhere, in the rulebook's order: the options that this holds for. */
  readonly rulings: Readonly<Record<string, readonly string[]>>;
  readonly verdict: VerdictKind;
  /** The first finding by these readings; null where there is none. */
  readonly first: { readonly seq: number; readonly code: string } | null;
  /** Who won by them; null where the record does not come to an end. */
  readonly winners: readonly SeatId[] | null;
  /** True where the rulings that the log states are among them. */
  readonly stated: boolean;
}

/** The verdicts and winners of one record under all options of the rulings that it touches. */
export interface Matrix {
  /** The row of the stated rulings first. */
  readonly rows: readonly MatrixRow[];
  /** Rulings that make a difference somewhere, in the rulebook's order, each with the option that is stated. */
  readonly stated: Readonly<Record<string, string>>;
  /** The fewest rulings by whose options alone the verdict, and the winners, can be told. Empty: always the same. */
  readonly decides: { readonly verdict: readonly string[]; readonly winners: readonly string[] };
  /** True where a limit ended it: then readings are missing, and nothing decides. */
  readonly undetermined: boolean;
}
