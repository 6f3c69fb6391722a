import { describe, expect, test } from "vitest";
import { headerFor, specification } from "../src/index.ts";
import { auction } from "@assize/toys";

const bids = (by: number, amount: number) => ({ type: "bid-made", by, data: { amount } });
const declines = (by: number) => ({ type: "bid-declined", by, data: {} });
const revealed = (...amounts: readonly number[]) => ({
  type: "bids-revealed",
  data: { bids: amounts },
});
const awarded = (seat: number, price: number) => ({ type: "lot-awarded", data: { seat, price } });

describe.each(["table", "xstate"] as const)("auction on the %s engine", (engine) => {
  const { given } = specification(auction, headerFor(auction, { seats: 2 }), { engine });
  const closed = { type: "round-closed", data: { round: 1 } };

  test("seats choose in any order; the last choice forces three events", () => {
    given([]).when(bids(1, 5)).accepted([]);
    given([bids(1, 5)])
      .when(bids(0, 5))
      .accepted([revealed(5, 5), awarded(0, 5), closed]);
    given([bids(1, 5)])
      .when(declines(0))
      .accepted([revealed(0, 5), awarded(1, 5), closed]);
  });

  test("a seat chooses once, from one to five", () => {
    given([bids(1, 5)])
      .when(declines(1))
      .refused(["auction.once"]);
    given([bids(1, 5)])
      .when(bids(1, 6))
      .refused(["auction.once", "auction.limit"]);
    given([]).when(bids(0, 0)).refused(["auction.limit"]);
  });

  test("it ends after two rounds", () => {
    const round = [declines(1), bids(0, 1)];
    const end = { type: "auction-ended", data: { lots: [2, 0] } };
    const { place, context } = given([...round, declines(1)])
      .when(bids(0, 1))
      .accepted([revealed(1, 0), awarded(0, 1), end]);
    expect(place).toBe("over");
    expect(auction.outcome(context)?.winners).toEqual([0]);
    given([...round, ...round])
      .when(bids(0, 1))
      .notExpectedHere();
  });
});
