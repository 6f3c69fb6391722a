// Which ways and questions of an answer are shown, and in which order: what failed comes first, and a clause that was
// broken stands beside nothing that held. Pure; knows no page.
import type { AskedQuestion, Why } from "../../protocol/protocol.ts";

type Way = Why["ways"][number];
type Answered = Pick<Why, "legal" | "clauses" | "ways">;

export interface ShownWays {
  /** Those that the event takes, or claims to take. */
  readonly meant: readonly Way[];
  /** What an event of this type may also mean here; not what this one is judged by. */
  readonly others: readonly Way[];
}

/** A "no" that breaks a clause, then one that only leads elsewhere, then what held. */
const rank = ({ held, clauses }: AskedQuestion): number => (held ? 2 : clauses.length > 0 ? 0 : 1);

const shown = (way: Way, broken: ReadonlySet<string>): Way => ({
  ...way,
  questions: way.questions
    .map((question) =>
      question.held
        ? { ...question, clauses: question.clauses.filter((clause) => !broken.has(clause)) }
        : question,
    )
    .toSorted((one, other) => rank(one) - rank(other)),
});

export const shownWays = ({ legal, clauses, ways }: Answered): ShownWays => {
  const broken = new Set(legal ? [] : clauses);
  const all = ways.map((way) => shown(way, broken));
  return { meant: all.filter((way) => way.meant), others: all.filter((way) => !way.meant) };
};
