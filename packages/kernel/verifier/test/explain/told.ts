// The records that the tests of the search change, and how a verdict is told there: one line for each finding.
import { nodeHash } from "@assize/kernel-integrity/node";
import type { Finding, Verdict } from "@assize/kernel-model";
import { specification } from "@assize/testkit";
import { auction } from "@assize/toys";
import type { AuditOptions } from "../../src/index.ts";
import { auctionHeader, auditOf, linesOfGame, playedOut, verdictOn } from "../games.ts";

const bids = (by: number, amount: number) => ({ type: "bid-made", by, data: { amount } });
const declines = (by: number) => ({ type: "bid-declined", by, data: {} });

const HEADER = auctionHeader(3);
const { given } = specification(auction, HEADER, {
  audit: (log) => auditOf(new TextDecoder().decode(log).trimEnd().split("\n")),
  hash: nodeHash,
});
const ROUNDS = [bids(0, 2), declines(1), bids(2, 4), bids(2, 1), bids(1, 5), bids(0, 5)];

export const LINES = {
  /** Fifteen matches: line 2 n is a choice of seat (n - 1) modulo 2, the line after it says what is left. */
  nim: playedOut(15, [3, 2, 1, 2, 1, 3, 2, 1]),
  /** 1-3 choices, 4 revealed, 5 awarded, 6 closed, 7-9 choices, 10 revealed, 11 awarded, 12 ended. */
  auction: linesOfGame(given(ROUNDS).events, HEADER),
} as const;

/** `5 value corrected 10 recorder`; a part of another deviation is indented. */
const line = ({ seq, explained, blame, by, between, follows }: Finding): string => {
  const { deviation, held, cost } = explained!;
  const who = { undecided: `between ${between.join(" and ")}`, player: `seat ${by}` };
  const told = blame === "undecided" || blame === "player" ? who[blame] : blame;
  return `${follows === null ? "" : "  "}${seq} ${deviation} ${held} ${cost} ${told}`;
};

export const told = ({ findings }: Verdict): readonly string[] => findings.map(line);

/** The verdict by the header that the log has; no other one is looked for. */
export const verdictAsStated = (
  lines: readonly string[],
  options: Partial<AuditOptions> = {},
): Verdict => verdictOn(lines, { asStated: true, ...options });
