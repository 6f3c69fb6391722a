// Auction, the second game for tests of the kernel: what nim has not. Seats choose at the same time, in either of
// two ways, and three consequences follow one another. Two rounds; the highest bid gets the lot, ties go to the
// lowest seat. A bid is a secret of its seat until all are revealed.
import * as Result from "effect/Result";
import * as Schema from "effect/Schema";
import { setup } from "xstate";
import { all, rule, updater, when } from "@assize/kernel-chart-engine";
import {
  eventBuilders,
  type Eyes,
  type GameModel,
  misfit,
  Nothing,
  SeatId,
} from "@assize/kernel-model";

export interface Auction {
  readonly seats: number;
  readonly round: number;
  /** By seat; null where the seat has not yet chosen, 0 where it declined. */
  readonly bids: readonly (number | null)[];
  readonly revealed: boolean;
  readonly awarded: boolean;
  /** Lots by seat. */
  readonly lots: readonly number[];
  readonly ended: boolean;
}

type Made = {
  readonly type: "bid-made";
  readonly by: SeatId;
  readonly data: { readonly amount: number };
};
type Declined = { readonly type: "bid-declined"; readonly by: SeatId; readonly data: object };
type Forced = {
  readonly type: "bids-revealed" | "lot-awarded" | "round-closed" | "auction-ended";
  readonly data: object;
};
type AuctionEvent = Made | Declined | Forced;

const ROUNDS = 2;
const HIGHEST_BID = 5;

const someToChoose = (g: Auction) => g.bids.includes(null);
const allHaveChosen = (g: Auction) => !g.bids.includes(null);
const notYetChosen = (g: Auction, e: Made | Declined) => g.bids[e.by] === null;
const withinLimits = (_: Auction, e: Made) => e.data.amount >= 1 && e.data.amount <= HIGHEST_BID;
const notRevealed = (g: Auction) => !g.revealed;
const notAwarded = (g: Auction) => g.revealed && !g.awarded;
const roundsLeft = (g: Auction) => g.awarded && g.round < ROUNDS;
const noRoundLeft = (g: Auction) => g.awarded && g.round === ROUNDS;

const winnerOf = (g: Auction): number => g.bids.indexOf(Math.max(...g.bids.map((bid) => bid ?? 0)));
const best = (g: Auction): readonly number[] =>
  g.lots.flatMap((count, seat) => (count === Math.max(...g.lots) ? [seat] : []));

const update = updater<Auction, AuctionEvent>();
const makeBid = update<Made>((g, e) => ({ ...g, bids: g.bids.with(e.by, e.data.amount) }));
const decline = update<Declined>((g, e) => ({ ...g, bids: g.bids.with(e.by, 0) }));
const reveal = update<Forced>((g) => ({ ...g, revealed: true }));
const award = update<Forced>((g) => ({
  ...g,
  awarded: true,
  lots: g.lots.with(winnerOf(g), g.lots[winnerOf(g)]! + 1),
}));
const closeRound = update<Forced>((g) => ({
  ...g,
  round: g.round + 1,
  bids: g.bids.map(() => null),
  revealed: false,
  awarded: false,
}));
const end = update<Forced>((g) => ({ ...g, ended: true }));

const begin = (seats: number): Auction => ({
  seats,
  round: 1,
  bids: Array.from({ length: seats }, () => null),
  revealed: false,
  awarded: false,
  lots: Array.from({ length: seats }, () => 0),
  ended: false,
});

export const auctionChart = setup({
  types: { context: {} as Auction, events: {} as AuctionEvent },
}).createMachine({
  id: "auction",
  context: begin(2),
  initial: "bidding",
  states: {
    bidding: {
      on: {
        "bid-made": {
          guard: all(
            when(someToChoose),
            rule("auction.once", notYetChosen),
            rule("auction.limit", withinLimits),
          ),
          actions: makeBid,
        },
        "bid-declined": {
          guard: all(when(someToChoose), rule("auction.once", notYetChosen)),
          actions: decline,
        },
        "bids-revealed": {
          guard: all(rule("auction.reveal", allHaveChosen), rule("auction.reveal", notRevealed)),
          actions: reveal,
          target: "awarding",
        },
      },
    },
    awarding: {
      on: {
        "lot-awarded": { guard: rule("auction.highest", notAwarded), actions: award },
        "round-closed": {
          guard: rule("auction.rounds", roundsLeft),
          actions: closeRound,
          target: "bidding",
        },
        "auction-ended": {
          guard: rule("auction.rounds", noRoundLeft),
          actions: end,
          target: "over",
        },
      },
    },
    over: { type: "final" },
  },
});

const Count = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 99 }));
const DATA = {
  "bid-made": Schema.Struct({ amount: Count }),
  "bid-declined": Nothing,
  "bids-revealed": Schema.Struct({ bids: Schema.Array(Count) }),
  "lot-awarded": Schema.Struct({ seat: Count, price: Count }),
  "round-closed": Schema.Struct({ round: Count }),
  "auction-ended": Schema.Struct({ lots: Schema.Array(Count) }),
};

const { knownTo, define } = eventBuilders<Auction, string>()(DATA, ["bid-made", "bid-declined"]);
const open = knownTo("public");
const secret = knownTo("actor");

const events = define({
  "bid-made": {
    fields: { amount: secret("auction.limit") },
    choices: () => Array.from({ length: HIGHEST_BID }, (_, i) => ({ amount: i + 1 })),
  },
  "bid-declined": { fields: {}, choices: () => [{}] },
  "bids-revealed": {
    fields: { bids: open("auction.reveal") },
    derive: (g) => ({
      bids: g.bids.map((bid) => bid!),
    }),
  },
  "lot-awarded": {
    fields: { seat: open("auction.highest"), price: open() },
    derive: (g) => ({ seat: winnerOf(g), price: g.bids[winnerOf(g)]! }),
  },
  "round-closed": {
    fields: { round: open("auction.rounds") },
    derive: (g) => ({
      round: g.round,
    }),
  },
  "auction-ended": {
    fields: { lots: open("auction.rounds") },
    derive: (g) => ({
      lots: g.lots,
    }),
  },
});

const seenBy = (g: Auction, eyes: Eyes): Auction =>
  g.revealed || eyes === "all"
    ? g
    : { ...g, bids: g.bids.map((bid, seat) => (seat === eyes ? bid : null)) };

const text = (en: string) => ({ en });
const clause = (id: string, statement: string) => ({
  id,
  statement: text(statement),
  sources: [{ rulebook: text("rules of the auction"), language: "en" as const, heading: "Rules" }],
});

export const auction: GameModel<typeof auctionChart, Auction, { readonly id: string }, Auction> = {
  id: "auction",
  title: text("Auction"),
  rules: 1,
  rulebook: {
    clauses: [
      clause("auction.once", "Each seat chooses once in a round."),
      clause("auction.limit", "A bid is one to five."),
      clause("auction.reveal", "Bids are revealed when all have chosen."),
      clause("auction.highest", "The highest bid gets the lot; of equal ones the lowest seat's."),
      clause("auction.rounds", "There are two rounds."),
    ],
    rulings: [],
    rulingSets: { default: {} },
    glossary: { lot: text("lot") },
  },
  edition: {
    reference: { id: "lots" },
    decode: () => Result.succeed({ id: "lots" }),
    digestInput: (edition) => ({ id: edition.id }),
  },
  events,
  chart: auctionChart,
  initial: ({ seats }) => Result.succeed(begin(seats.length)),
  invariants: () => [],
  view: (g, _, eyes) => seenBy(g, eyes),
  outcome: (g) =>
    g.ended
      ? { winners: best(g).map((seat) => SeatId(seat)), places: [], scores: [...g.lots] }
      : undefined,
  encodeContext: ({ round, bids, lots }) => ({ round, bids, lots }),
  // Bids count until their lot is awarded.
  stateKey: ({ round, bids, awarded, lots }) => ({ round, bids: awarded ? null : bids, lots }),
  decodeContext: () => Result.fail([misfit("position", "surplus")]),
  withRulings: (g) => g,
  describe: {
    languages: ["en"],
    event: (event) => `${event.type} ${JSON.stringify(event.data)}`,
    place: (path) => path,
    seat: (seat) => `seat ${seat}`,
    state: (g, _, eyes) => [`round ${g.round}, bids ${JSON.stringify(seenBy(g, eyes).bids)}`],
  },
};
