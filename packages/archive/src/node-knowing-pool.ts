// A pool whose workers do not see the results: what need not be audited again is looked up before a batch is given out, and only the
// games that are left are. Knows no game and no file.
import { asStored, readGames } from "@assize/kernel-event-log";
import type { Pool } from "./node-pool.ts";
import { behind, type Row } from "./row.ts";
import { type BatchRows, linesIn, type LookUp, type RowEnding } from "./rows.ts";

/** One game of a batch, as it was looked up. */
interface Sought {
  readonly found: Row | RowEnding;
  /** Null where it cannot stand in a smaller batch as it is. */
  readonly bytes: readonly Uint8Array[] | null;
  /** Its first line in the batch, from 0. */
  readonly line: number;
}

type Left = Sought & { readonly found: RowEnding };

const isLeft = (sought: Sought): sought is Left => typeof sought.found === "function";

const soughtIn = (bytes: Uint8Array, lookUp: LookUp): readonly Sought[] =>
  Array.from(readGames(bytes), (read) => {
    const stored = asStored(read);
    // What was left out behind a game is part of its name.
    const isWhole = stored !== null && stored.torn === null;
    const line = stored?.headerLine.number ?? 0;
    return { found: lookUp(read), bytes: isWhole ? stored.stored : null, line };
  });

/** Rows of these games, given out by themselves; their lines count in the batch that they are from. */
const rowsOfLeft = async (left: readonly Left[], pool: Pool): Promise<readonly Row[]> => {
  const games = left.map(({ bytes }) => Buffer.concat(bytes!));
  const { rows } = await pool.rowsOf(new Uint8Array(Buffer.concat(games)));
  let before = 0;
  return rows.map((row, at) => {
    const moved = left[at]!.line - before;
    before += linesIn(games[at]!);
    return behind(moved, row);
  });
};

const rowsOfSought = async (
  sought: readonly Sought[],
  bytes: Uint8Array<ArrayBuffer>,
  pool: Pool,
): Promise<readonly Row[]> => {
  const left = sought.filter(isLeft);
  if (left.length === 0) return [];
  const isPart = left.length < sought.length && left.every((one) => one.bytes !== null);
  if (isPart) return rowsOfLeft(left, pool);
  const { rows } = await pool.rowsOf(bytes);
  return rows.filter((_, at) => isLeft(sought[at]!));
};

/** Gives to `pool` what cannot be looked up. */
export const createKnowingPool = (pool: Pool, lookUp: LookUp): Pool => ({
  room: pool.room,
  end: pool.end,
  rowsOf: async (bytes): Promise<BatchRows> => {
    const lines = linesIn(bytes);
    const sought = soughtIn(bytes, lookUp);
    const made = (await rowsOfSought(sought, bytes, pool)).values();
    const rows = sought.map((one) =>
      isLeft(one) ? one.found(made.next().value!) : (one.found as Row),
    );
    return { rows, lines };
  },
});
