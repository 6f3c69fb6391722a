// The record and its branches as a tree, in rows as they are read, and where a key leads in it. Pure.
import type { BranchFacts, BranchId } from "../../protocol/protocol.ts";

/** The record, or a branch that leaves the row `parent`. */
export interface TreeRow {
  readonly id: BranchId;
  /** Null for the record. */
  readonly branch: BranchFacts | null;
  readonly parent: BranchId | null;
  /** From 1, as assistive software counts. */
  readonly level: number;
  /** Its place among the branches of the same row, from 1, and how many they are. */
  readonly place: number;
  readonly of: number;
}

const RECORD_ROW: TreeRow = { id: 0, branch: null, parent: null, level: 1, place: 1, of: 1 };

/** Depth first; branches of the same row by the event after which they leave it, then by age. */
export const treeRows = (branches: readonly BranchFacts[]): readonly TreeRow[] => {
  const childrenOf = (parent: TreeRow): readonly TreeRow[] => {
    const own = branches
      .filter(({ from }) => from?.branch === parent.id)
      .toSorted((one, other) => one.from!.seq - other.from!.seq || one.id - other.id);
    return own.flatMap((branch, index) => {
      const row: TreeRow = {
        id: branch.id,
        branch,
        parent: parent.id,
        level: parent.level + 1,
        place: index + 1,
        of: own.length,
      };
      return [row, ...childrenOf(row)];
    });
  };
  return [RECORD_ROW, ...childrenOf(RECORD_ROW)];
};

/** Where a key leads from a row; undefined for keys that lead nowhere. */
export const rowAfterKey = (
  rows: readonly TreeRow[],
  from: BranchId,
  key: string,
): BranchId | undefined => {
  const at = rows.findIndex(({ id }) => id === from);
  switch (key) {
    case "ArrowDown":
      return rows[at + 1]?.id;
    case "ArrowUp":
      return rows[at - 1]?.id;
    case "ArrowRight":
      return rows.find(({ parent }) => parent === from)?.id;
    case "ArrowLeft":
      return rows[at]?.parent ?? undefined;
    case "Home":
      return rows[0]?.id;
    case "End":
      return rows.at(-1)?.id;
    default:
      return undefined;
  }
};
