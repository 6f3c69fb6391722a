// Branches that outlast the page: kept by the browser under the log's hash, as the choices that made them, so that they
// are made again by the same rules and cannot say what is not legal.
import { type Language, sameJson } from "@assize/kernel-model";
import { type Client, Told } from "../protocol/client.ts";
import type {
  BranchFacts,
  HistoryFacts,
  HistoryId,
  WrittenEvent,
  BranchId,
} from "../protocol/protocol.ts";
import { areKept, type KeptBranch } from "../protocol/carried.ts";
import { keep, recall } from "../kit/storage.ts";
import { keyOfKept } from "./key-of-kept.ts";

/** Most characters kept for one log. */
const MOST_KEPT = 400_000;

/** The oldest ones that fit together; whatever leaves one that does not fit goes with it. */
export const thatFit = (
  all: readonly KeptBranch[],
  most: number = MOST_KEPT,
): readonly KeptBranch[] => {
  let left = most;
  const places = new Map<number, number>();
  const fitting: KeptBranch[] = [];
  for (const [index, branch] of all.entries()) {
    const parent = branch.parent === null ? null : places.get(branch.parent);
    const size = JSON.stringify(branch).length;
    if (parent === undefined || size > left) continue;
    left -= size;
    places.set(index, fitting.length);
    fitting.push({ ...branch, parent });
  }
  return fitting;
};

const choicesOf = async (
  client: Client,
  history: HistoryId,
  { id: branch, from }: BranchFacts,
): Promise<readonly WrittenEvent[]> => {
  const reader = { eyes: "all", language: "en" } as const;
  const lines = await client.ask("lines", { history, branch, reader });
  return lines
    .filter((line) => line.seq > from!.seq && ["decision", "chance"].includes(line.class))
    .map(({ type, by, data }) => (by === null ? { type, data } : { type, by, data }));
};

/** All that leave the record or each other. */
const ownBranches = async (
  client: Client,
  history: HistoryId,
  language: Language,
): Promise<readonly BranchFacts[]> =>
  (await client.ask("branches", { history, language })).filter(({ from }) => from !== null);

/** The branches of a history as they are kept. */
export const branchesOf = async (
  client: Client,
  history: HistoryId,
  language: Language,
): Promise<readonly KeptBranch[]> => {
  const all = await ownBranches(client, history, language);
  const indexOf = (branch: BranchId): number | null =>
    branch === 0 ? null : all.findIndex(({ id }) => id === branch);
  const kept: KeptBranch[] = [];
  for (const branch of all)
    kept.push({
      name: branch.name,
      parent: indexOf(branch.from!.branch),
      seq: branch.from!.seq,
      choices: await choicesOf(client, history, branch),
    });
  return kept;
};

/** Keeps the branches of a history. Answers how many there was no room for. */
export const keepBranches = async (
  client: Client,
  { history, hash }: HistoryFacts,
  language: Language,
): Promise<number> => {
  const kept = await branchesOf(client, history, language);
  const fitting = thatFit(kept);
  return keep(keyOfKept(hash), fitting) ? kept.length - fitting.length : kept.length;
};

/** Takes the choices of one branch again, one after the other; undefined where the rules refuse the first. */
const remake = async (
  client: Client,
  history: HistoryId,
  parent: BranchId,
  kept: KeptBranch,
  language: Language,
): Promise<BranchId | undefined> => {
  let moment = { history, branch: parent, seq: kept.seq };
  try {
    for (const event of kept.choices)
      ({ moment } = await client.ask("take", { moment, event, at: null, language }));
  } catch (failure) {
    // Other rulings or newer rules may refuse what was legal then: the branch ends there.
    if (!(failure instanceof Told)) throw failure;
  }
  return moment.branch === parent ? undefined : moment.branch;
};

/** Branches with others behind them, of which none is among them already. */
export const joined = (
  there: readonly KeptBranch[],
  others: readonly KeptBranch[],
): readonly KeptBranch[] => {
  const all = [...there];
  const places: number[] = [];
  for (const branch of others) {
    const { seq, choices } = branch;
    const parent = branch.parent === null ? null : places[branch.parent]!;
    const known = all.findIndex(
      (one) => one.parent === parent && one.seq === seq && sameJson(one.choices, choices),
    );
    places.push(known === -1 ? all.push({ ...branch, parent }) - 1 : known);
  }
  return all;
};

/** Makes branches of a history again; the first of them are `there`. */
export const remakeAll = async (
  client: Client,
  history: HistoryId,
  all: readonly KeptBranch[],
  language: Language,
  there: readonly BranchId[] = [],
): Promise<void> => {
  const branches: (BranchId | undefined)[] = [...there];
  for (const kept of all.slice(there.length)) {
    const parent = kept.parent === null ? 0 : branches[kept.parent];
    const branch =
      parent === undefined ? undefined : await remake(client, history, parent, kept, language);
    branches.push(branch);
    if (branch !== undefined) await client.ask("rename", { history, branch, name: kept.name });
  }
};

/** Makes the branches that the browser keeps of a history again, and those that came along with it. */
export const remakeBranches = async (
  client: Client,
  { history, hash }: HistoryFacts,
  language: Language,
  carried: readonly KeptBranch[],
): Promise<void> => {
  const there = await branchesOf(client, history, language);
  const ids = (await ownBranches(client, history, language)).map(({ id }) => id);
  const kept = joined(there, recall(keyOfKept(hash), areKept) ?? []);
  await remakeAll(client, history, joined(kept, carried), language, ids);
};
