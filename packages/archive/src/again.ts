// Whether a game that was audited before has to be audited again: what has changed since, and what of it the game touched.
// A game is kept only where nothing that its verdict could depend on has changed. Pure; knows no file.
import type { Hash } from "@assize/kernel-integrity";
import type { VerdictKind } from "@assize/kernel-model";
import { type Basis, type Changes, changesBetween } from "./basis.ts";
import type { Cause, FindingRow, Reading, UndoFigures } from "./row.ts";
import { unpackTouched } from "./touched.ts";

/** A row of an earlier audit of the same log. */
export interface EarlierRow {
  readonly reading: Reading;
  /** Null where it is not known any more. */
  readonly basis: Basis | null;
  readonly verdict: VerdictKind;
  readonly reason: string | null;
  readonly events: number;
  readonly prefix: number;
  readonly finished: boolean;
  readonly seats: number;
  readonly winners: readonly number[];
  /** Null where results of an earlier version do not say. */
  readonly undos: UndoFigures | null;
  /** Packed; null where the audit may have looked at anything. */
  readonly touched: Uint8Array | null;
  readonly findings: () => readonly FindingRow[];
}

/** One in so many games that could be kept is audited all the same. */
export const CHECKED_ONE_IN = 100;

/** Whether a game is among them: by its log and by what is rested on now, so that each change checks others. */
export const isChosen = (log: string, { basis }: Reading, hash: Hash): boolean => {
  const digest = hash(`${log} ${basis}`);
  let number = 0;
  for (let at = 0; at < 16; at++) number = (number * 31 + digest.charCodeAt(at)) % 1_000_003;
  return number % CHECKED_ONE_IN === 0;
};

/** The rulings that a reading asks for. */
const requestIn = ({ rulings }: Reading) => {
  // oxlint-disable-next-line eslint/no-restricted-properties -- what `readingOf` has written
  const [set, ...chosen] = JSON.parse(rulings) as readonly [string, ...string[]];
  const overrides = Object.fromEntries(
    chosen.map((one) => [one.slice(0, one.indexOf("=")), one.slice(one.indexOf("=") + 1)]),
  );
  return { set, overrides };
};

const changes = new WeakMap<Basis, WeakMap<Basis, Map<string, Changes>>>();

/** The same for all games of one reading, so it is made once. */
const changesFor = (then: Basis, today: Basis, reading: Reading): Changes => {
  const from = changes.get(then) ?? new WeakMap<Basis, Map<string, Changes>>();
  changes.set(then, from);
  const to = from.get(today) ?? new Map<string, Changes>();
  from.set(today, to);
  const known = to.get(reading.rulings) ?? changesBetween(then, today, requestIn(reading));
  to.set(reading.rulings, known);
  return known;
};

/**
 * Why a game with this row has to be audited again under another reading; empty where its verdict is the same. Requires that
 * both readings are of the same game, edition and wish for rulings, and that the game can be started without a doubt.
 */
export const causesOf = (
  { basis, verdict, touched, undos }: Pick<EarlierRow, "basis" | "verdict" | "touched" | "undos">,
  reading: Reading,
  today: Basis,
): readonly Cause[] => {
  if (basis === null) return ["unknown"];
  if (undos === null) return ["undos"];
  const { whole, questions, rulings } = changesFor(basis, today, reading);
  if (whole !== null) return [whole];
  if (touched === null || verdict !== "compliant") return ["not-followed"];
  const names = unpackTouched(basis, touched);
  return [
    ...names.questions
      .filter((name) => questions.has(name))
      .map((name): Cause => `question ${name}`),
    ...names.rulings.filter((id) => rulings.has(id)).map((id): Cause => `ruling ${id}`),
  ];
};

/** What is compared of two rows of one log. */
type Judged = Pick<
  EarlierRow,
  "verdict" | "reason" | "events" | "prefix" | "finished" | "seats" | "winners"
>;

const judged = (
  { verdict, reason, events, prefix, finished, seats, winners }: Judged,
  undos: UndoFigures | null,
): string =>
  JSON.stringify([verdict, reason, events, prefix, finished, seats, winners, figuresOf(undos)]);

const figuresOf = (undos: UndoFigures | null): readonly number[] | null =>
  undos && [undos.undos, undos.undosByFewer, undos.seenChance, undos.seenReveals];

const byId = (one: FindingRow, other: FindingRow): number => (one.id < other.id ? -1 : 1);

/** Whether two rows of one log say the same. */
export const isSameRow = (
  earlier: EarlierRow,
  row: Judged & UndoFigures & { readonly findings: readonly FindingRow[] },
): boolean =>
  judged(earlier, earlier.undos) === judged(row, row) &&
  JSON.stringify(earlier.findings().toSorted(byId)) === JSON.stringify(row.findings.toSorted(byId));
