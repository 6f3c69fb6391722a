// What the two sides are called, and what is known of how they were played. Pure; knows no game.
import type { BranchFacts, BranchId, FindingText, HistoryFacts } from "../../protocol/protocol.ts";
import type { Session } from "../../session/session.tsx";
import { sharedWithRecord } from "../what-if/leave-branch.ts";
import { choicesInWords } from "./differing.ts";
import type { Messages } from "./messages/messages.ts";
import type { OtherSide } from "./other-side.ts";

type Named = Pick<
  Session,
  "branches" | "comparison" | "cursor" | "facts" | "openLogs" | "rulebook"
>;

const branchName = ({ branches }: Named, branch: BranchId, words: Messages): string =>
  branches().find(({ id }) => id === branch)?.name ?? words.branch(branch);

export const leftName = (session: Named, words: Messages): string => {
  const branch = session.cursor.branch();
  return branch === 0 ? (session.facts()?.name ?? "") : branchName(session, branch, words);
};

export const rightName = (session: Named, other: OtherSide, words: Messages): string => {
  const against = session.comparison.against();
  if (against?.kind === "log") return against.source.name;
  if (against?.kind === "rulings")
    return [
      words.sameLog,
      // Single rulings in place of the set's: the set alone would not tell the sides apart.
      ...choicesInWords(against.rulings.overrides, session.rulebook()?.rulings ?? []),
    ].join(" · ");
  if (against === null) return other.facts()?.name ?? "";
  const { history, branch } = against.kind === "moment" ? against.moment : against;
  if (history !== session.openLogs.current()?.facts.history) return other.facts()?.name ?? "";
  return branch === 0 ? words.record : branchName(session, branch, words);
};

/** How a side was played: a record has a verdict; a branch was made of legal choices from where it left the record. */
export type Standing =
  | { readonly kind: "record"; readonly facts: HistoryFacts }
  | { readonly kind: "branch"; readonly since: number; readonly outcome: string | null };

/** Undefined while it is not known. */
export const standingOf = (
  branch: BranchId | undefined,
  facts: HistoryFacts | undefined,
  branches: readonly BranchFacts[],
): Standing | undefined => {
  if (branch === 0) return facts === undefined ? undefined : { kind: "record", facts };
  const found = branches.find(({ id }) => id === branch);
  if (found === undefined) return undefined;
  const since = sharedWithRecord(branches, found.id) ?? 0;
  return { kind: "branch", since, outcome: found.outcome };
};

/** A branch has those of the record up to where it left it, and none of its own. */
export const findingsOf = (
  standing: Standing | undefined,
  findings: readonly FindingText[] | undefined,
): readonly FindingText[] => {
  if (standing === undefined) return [];
  const last = standing.kind === "branch" ? standing.since : Infinity;
  return (findings ?? []).filter(({ finding }) => finding.seq <= last);
};

/** What people call a ruling set; its id where the game does not say. */
export const nameOfSet = (facts: HistoryFacts, set: string): string =>
  facts.rulingSets.find(({ id }) => id === set)?.name ?? set;
