// What the two sides are called. Pure; knows no game.
import type { BranchId } from "../../protocol/protocol.ts";
import type { Session } from "../../session/session.tsx";
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
  const isOwn = against?.history === session.openLogs.current()?.facts.history;
  if (against === null || !isOwn) return other.facts()?.name ?? "";
  return against.branch === 0 ? words.record : branchName(session, against.branch, words);
};
