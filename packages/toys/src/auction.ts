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
  type Fact,
  type GameModel,
  type JsonObject,
  misfit,
  Nothing,
  SeatId,
  type TableNames,
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

const fact = (name: string, values: JsonObject): Fact => ({
  fact: name,
  values,
  knownTo: "public",
});
/** That somebody has chosen is seen by all; what, by nobody else. */
const whatWasChosen = (g: Auction, e: Made | Declined): Fact =>
  fact("has-chosen", { seat: e.by, chosen: (g.bids[e.by] ?? null) !== null });
const bidsAllowed = (): Fact => fact("bids-allowed", { least: 1, most: HIGHEST_BID });
const whoHasToChoose = (g: Auction): Fact =>
  fact("have-to-choose", { seats: g.bids.filter((bid) => bid === null).length });
/** Once they lie open. */
const bidsWere = (g: Auction): Fact | null =>
  g.revealed ? fact("bids-were", { bids: g.bids }) : null;
const roundNow = (g: Auction): Fact => fact("round-now", { round: g.round, of: ROUNDS });

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
            rule("auction.once", notYetChosen, { describe: whatWasChosen }),
            rule("auction.limit", withinLimits, { describe: bidsAllowed }),
          ),
          actions: makeBid,
        },
        "bid-declined": {
          guard: all(
            when(someToChoose),
            rule("auction.once", notYetChosen, { describe: whatWasChosen }),
          ),
          actions: decline,
        },
        "bids-revealed": {
          guard: all(
            rule("auction.reveal", allHaveChosen, { describe: whoHasToChoose }),
            rule("auction.reveal", notRevealed, { describe: whoHasToChoose }),
          ),
          actions: reveal,
          target: "awarding",
        },
      },
    },
    awarding: {
      on: {
        "lot-awarded": {
          guard: rule("auction.highest", notAwarded, { describe: bidsWere }),
          actions: award,
        },
        "round-closed": {
          guard: rule("auction.rounds", roundsLeft, { describe: roundNow }),
          actions: closeRound,
          target: "bidding",
        },
        "auction-ended": {
          guard: rule("auction.rounds", noRoundLeft, { describe: roundNow }),
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

const { knownTo, told, define } = eventBuilders<Auction, string>()(DATA, [
  "bid-made",
  "bid-declined",
]);
const open = knownTo("public");
const secret = knownTo("actor");

const events = define({
  "bid-made": {
    fields: { amount: secret("auction.limit") },
    choices: () => Array.from({ length: HIGHEST_BID }, (_, i) => ({ amount: i + 1 })),
  },
  "bid-declined": { fields: {}, choices: () => [{}] },
  "bids-revealed": {
    fields: { bids: told(open("auction.reveal"), ({ context }) => whoHasToChoose(context)) },
    derive: (g) => ({
      bids: g.bids.map((bid) => bid!),
    }),
  },
  "lot-awarded": {
    fields: {
      seat: told(open("auction.highest"), ({ context }) => bidsWere(context)),
      price: open(),
    },
    derive: (g) => ({ seat: winnerOf(g), price: g.bids[winnerOf(g)]! }),
  },
  "round-closed": {
    fields: { round: told(open("auction.rounds"), ({ context }) => roundNow(context)) },
    derive: (g) => ({
      round: g.round,
    }),
  },
  "auction-ended": {
    fields: { lots: told(open("auction.rounds"), ({ context }) => roundNow(context)) },
    derive: (g) => ({
      lots: g.lots,
    }),
  },
});

const seenBy = (g: Auction, eyes: Eyes): Auction =>
  g.revealed || eyes === "all"
    ? g
    : { ...g, bids: g.bids.map((bid, seat) => (seat === eyes ? bid : null)) };

/** One sentence of each fact; null for one that the auction does not have. */
const factSentence = ({ fact: name, values }: Fact, table: TableNames | undefined) => {
  const { seat, chosen, least, most, seats, bids, round, of } = values;
  const who = table?.seat(SeatId(Number(seat))) ?? `seat ${Number(seat)}`;
  switch (name) {
    case "has-chosen":
      return `In this round ${who} had chosen ${chosen === true ? "already" : "nothing yet"}.`;
    case "bids-allowed":
      return `A bid is ${Number(least)} to ${Number(most)}.`;
    case "have-to-choose":
      return seats === 0 ? "All had chosen." : `Still to choose: ${Number(seats)}.`;
    case "bids-were":
      return `The bids were ${Array.isArray(bids) ? bids.join(", ") : "not known"}.`;
    case "round-now":
      return `This was round ${Number(round)} of ${Number(of)}.`;
    default:
      return null;
  }
};

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
    fact: (told, _language, table) => factSentence(told, table),
    place: (path) => path,
    seat: (seat) => `seat ${seat}`,
    state: (g, _, eyes) => [`round ${g.round}, bids ${JSON.stringify(seenBy(g, eyes).bids)}`],
  },
};
