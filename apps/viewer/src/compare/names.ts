// What the two sides are called. Pure; knows no game.
import type { ReelId, RulingWish } from "../protocol/protocol.ts";
import type { Session } from "../session/session.tsx";
import type { Messages } from "./messages/messages.ts";
import type { OtherSide } from "./other-side.ts";

type Named = Pick<Session, "branches" | "comparison" | "cursor" | "facts" | "films">;

const branchName = ({ branches }: Named, reel: ReelId, words: Messages): string =>
  branches().find((branch) => branch.reel === reel)?.name ?? words.branch(reel);

export const leftName = (session: Named, words: Messages): string => {
  const reel = session.cursor.reel();
  return reel === 0 ? (session.facts()?.name ?? "") : branchName(session, reel, words);
};

/** Single rulings in place of the set's, by their ids: the set alone would not tell the sides apart. */
const singlesOf = ({ overrides }: RulingWish): readonly string[] =>
  Object.entries(overrides).map(([id, option]) => `${id}: ${option}`);

export const rightName = (session: Named, other: OtherSide, words: Messages): string => {
  const against = session.comparison.against();
  if (against?.kind === "log") return against.source.name;
  if (against?.kind === "rulings")
    return [words.sameLog, ...singlesOf(against.rulings)].join(" · ");
  const isOwn = against?.film === session.films.current()?.facts.film;
  if (against === null || !isOwn) return other.facts()?.name ?? "";
  return against.reel === 0 ? words.record : branchName(session, against.reel, words);
};
