// Rows of earlier audits, as a worker asks for them before it audits a game. Knows SQL; decides nothing.
import type { StatementSync } from "node:sqlite";
import { type Blame, type FindingCode, SeatId, type VerdictKind } from "@assize/kernel-model";
import type { EarlierRow } from "./again.ts";
import type { Basis } from "./basis.ts";
import { openToAsk } from "./node-results.ts";
import { READING } from "./node-schema.ts";
import type { FindingRow, Reading, UndoFigures } from "./row.ts";
import type { Known } from "./rows.ts";

type Columns = Readonly<Record<string, unknown>>;

/** What was written as JSON into this file. */
// oxlint-disable-next-line eslint/no-restricted-properties -- what this package has written
const fromJson = <A>(text: unknown): A => JSON.parse(text as string) as A;

/** Seats count from 1 in the file. */
const seatIn = (counted: unknown): SeatId => SeatId((counted as number) - 1);

/** The winners that a row of the table `game` names. */
export const winnersIn = (row: Columns): readonly SeatId[] =>
  fromJson<readonly number[]>(row["winners"]).map(seatIn);

const findingOf = (row: Columns): FindingRow => ({
  id: row["id"] as string,
  seq: row["seq"] as number,
  code: row["code"] as FindingCode,
  type: row["type"] as string,
  by: row["seat"] === null ? null : seatIn(row["seat"]),
  blame: row["blame"] as Blame,
  between: fromJson<readonly (number | "recorder")[]>(row["between_whom"]).map((one) =>
    one === "recorder" ? one : seatIn(one),
  ),
  clauses: fromJson(row["clauses"]),
  rulings: fromJson(row["rulings"]),
  follows: row["follows"] as string | null,
});

/** The findings of a game under the reading of this number. */
export const findingsBy =
  (statement: StatementSync) =>
  (log: string, reading: number): readonly FindingRow[] =>
    (statement.all(log, reading) as Columns[]).map(findingOf);

export const FINDINGS = "select * from finding where log = ? and reading = ?";

/** What was taken back: columns of the table `game`. */
const undosOf = (row: Columns): UndoFigures | null =>
  row["undos"] === null
    ? null
    : {
        undos: row["undos"] as number,
        undosByFewer: row["undos_by_fewer"] as number,
        seenChance: row["seen_chance"] as number,
        seenReveals: row["seen_reveals"] as number,
      };

/** A row that does not say what was taken back, or where its reason stands, is audited again. */
const VERDICT = `select verdict, finished, undos_by_fewer from game join reading on reading.id = game.reading
  where undos is not null and (reason is null or reason_seq is not null) and game.log = ? and ${READING.map((name) => `reading.${name} = ?`).join(" and ")}`;

/** Not by this very basis; the latest. */
const EARLIER = `select game.*, reading.id, ${READING.map((name) => `reading.${name} as of_${name}`).join(", ")}
  from game join reading on reading.id = game.reading
  where game.log = ? and reading.game = ? and reading.rulings = ? and reading.edition = ?
  order by reading.id desc limit 1`;

/** They are read from a file until it is closed. */
export interface OpenedKnown extends Known {
  readonly close: () => void;
}

/** Opens results that are there, to know what need not be audited again; with `isTrusting` false, only what is the very same. */
export const openKnown = (path: string, isTrusting: boolean): OpenedKnown => {
  const database = openToAsk(path);
  const verdict = database.prepare(VERDICT);
  const earlier = database.prepare(EARLIER);
  const basisText = database.prepare("select json from basis where digest = ?");
  const findings = findingsBy(database.prepare(FINDINGS));
  const bases = new Map<string, Basis | null>();
  const basisOf = (digest: string): Basis | null => {
    const known = bases.get(digest);
    if (known !== undefined) return known;
    const row = basisText.get(digest);
    const basis = row === undefined ? null : fromJson<Basis>(row["json"]);
    bases.set(digest, basis);
    return basis;
  };
  const earlierRow = (log: string, row: Columns): EarlierRow => ({
    reading: Object.fromEntries(
      READING.map((name) => [name, row[`of_${name}`]]),
    ) as unknown as Reading,
    basis: basisOf(row["of_basis"] as string),
    verdict: row["verdict"] as VerdictKind,
    reason: row["reason"] as string | null,
    events: row["events"] as number,
    prefix: row["prefix"] as number,
    finished: row["finished"] === 1,
    seats: row["seats"] as number,
    winners: winnersIn(row),
    undos: undosOf(row),
    touched: row["touched"] as Uint8Array | null,
    findings: () => findings(log, row["id"] as number),
  });
  return {
    verdict: (log, reading) => {
      const row = verdict.get(log, ...READING.map((name) => reading[name]));
      if (row === undefined) return null;
      return {
        was: row["verdict"] as VerdictKind,
        finished: row["finished"] === 1,
        undosByFewer: row["undos_by_fewer"] as number,
      };
    },
    earlier: (log, { game, rulings, edition }) => {
      const row = isTrusting ? earlier.get(log, game, rulings, edition) : undefined;
      return row === undefined ? null : earlierRow(log, row);
    },
    close: () => database.close(),
  };
};
