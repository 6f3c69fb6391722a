// For rows of the table of costs that no other subject needs: a short record each of which is told otherwise without that row.
import { edit, editData, insert, tamper, type Tampering, terse } from "@assize/testkit";
import { nodeHash } from "@assize/kernel-integrity/node";
import type { JsonObject } from "@assize/kernel-model";
import { xidit } from "@assize/xidit-game";
import { dataOf, findMoment, type LogCase, momentOf } from "./cases.ts";
import { excerpt, type Moment, type Recorded } from "./recorded.ts";

const nextOf = ({ recorded, seq, type }: Moment, isIt: (one: Moment) => boolean): Moment => {
  const next = recorded.moments.slice(seq).find((one) => one.type === type && isIt(one));
  if (next === undefined) throw new Error(`no ${type} follows line ${seq} of ${recorded.name}`);
  return next;
};

const FORCED = Object.keys(xidit.events).filter(
  (type) => xidit.events[type]!.class === "consequence",
);

/** Lines from `first` on that stand there again behind themselves. */
const blockAgain =
  (first: number, length: number): Tampering =>
  (lines) =>
    lines.toSpliced(first + length, 0, ...lines.slice(first, first + length));

const behindEnd = (games: readonly Recorded[]): LogCase => {
  const end = findMoment(games, ({ type }) => type === "game-ended");
  return {
    name: "drop-behind-end",
    shows: "a choice stands behind the end of the game",
    lines: tamper(
      excerpt(end, 1),
      nodeHash,
      insert(2, { type: "hand-chosen", by: 0, data: { units: 0 } }),
    ),
    holds: "event-after-end",
  };
};

/** Programs of two seats and what is revealed of them. */
const sheetsExchanged = (games: readonly Recorded[]): LogCase => {
  const first = momentOf(games, "short-3p", 8);
  const second = nextOf(first, () => true);
  const lines = excerpt(first, 14);
  const at = lines.findIndex((line) => line.includes('"orders-revealed"'));
  return {
    name: "value-repeated",
    shows: "two seats' programs are written each in the other's line, and revealed so",
    lines: tamper(
      lines,
      nodeHash,
      editData(1, dataOf(second)),
      editData(2, dataOf(first)),
      edit(at, (draft) => {
        const { programs } = draft["data"] as { programs: readonly JsonObject[] };
        const [one, other, ...others] = programs;
        return { ...draft, data: { programs: [other!, one!, ...others] } };
      }),
    ),
    holds: "value-wrong",
  };
};

const wrongProgram = (games: readonly Recorded[]): LogCase => {
  const moment = momentOf(games, "short-3p", 79);
  const { orders } = dataOf(moment) as { orders: readonly string[] };
  return {
    name: "earlier-by-choice",
    shows: "one order of a program is written wrong in a terse log, and a later choice tells so",
    lines: tamper(
      terse(excerpt(moment, 60), FORCED),
      nodeHash,
      editData(1, { orders: orders.with(4, "road-black") }),
    ),
    holds: "decision-illegal",
  };
};

const rewardsExchanged = (games: readonly Recorded[]): LogCase => {
  const first = momentOf(games, "short-3p", 181);
  const second = nextOf(first, ({ step }) => step.event.by === first.step.event.by);
  return {
    name: "earlier-exchanged",
    shows: "two choices of rewards by one seat are written each in the other's line",
    lines: tamper(
      excerpt(first, 30),
      nodeHash,
      editData(1, dataOf(second)),
      editData(1 + second.seq - first.seq, dataOf(first)),
    ),
    holds: "consequence-surplus",
  };
};

const pageGone = (games: readonly Recorded[]): LogCase => ({
  name: "lines-missing-at-choice",
  shows: "twenty lines are gone before a choice",
  lines: tamper(excerpt(momentOf(games, "long-4p", 171), 40), nodeHash, (lines) =>
    lines.toSpliced(2, 20),
  ),
  holds: "decision-not-due",
});

const blockTwice = (games: readonly Recorded[]): LogCase => ({
  name: "gone-back-twice",
  shows: "three lines stand there twice, and the first of them fits the second time",
  lines: tamper(excerpt(momentOf(games, "short-3p", 109), 11), nodeHash, blockAgain(1, 3)),
  holds: "decision-illegal",
});

const unknownTile = (games: readonly Recorded[]): LogCase => {
  const shuffled = findMoment(games, ({ type }) => type === "tiles-shuffled");
  const { order } = dataOf(shuffled) as { order: readonly number[] };
  return {
    name: "end-unknown",
    shows: "one tile of a shuffle is not known, and too many shuffles would have to be tried",
    lines: tamper(
      excerpt(shuffled, 4),
      nodeHash,
      editData(1, { order: [{ $unknown: "illegible" }, ...order.slice(1)] }),
    ),
    holds: "unknown-value",
  };
};

export const rowCases = (games: readonly Recorded[]): readonly LogCase[] => [
  behindEnd(games),
  sheetsExchanged(games),
  wrongProgram(games),
  rewardsExchanged(games),
  pageGone(games),
  blockTwice(games),
  unknownTile(games),
];

/** Chess alone has choices for which nobody is asked; `lines` are those of an example game. */
export const chessRows = (lines: readonly string[]): readonly LogCase[] => [
  {
    name: "drop-unasked",
    shows: "a draw is declined that nobody offered",
    lines: tamper(
      lines.slice(0, 5),
      nodeHash,
      insert(3, { type: "draw-declined", by: 0, data: {} }),
    ),
    holds: "decision-illegal",
  },
];
