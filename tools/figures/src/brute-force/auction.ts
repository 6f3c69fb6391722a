// The auction for brute force, written from its rules: two seats bid in secret, bids are revealed, the highest gets the lot and the
// lowest seat where they tie. What a consequence says is not asked again: it follows from the bids.
import { isSame, type Toy, type ToyEvent, upTo } from "./toy.ts";

export interface Room {
  readonly round: number;
  /** By seat; null where the seat has not chosen, 0 where it declined. */
  readonly bids: readonly (number | null)[];
  readonly stage: "bidding" | "revealed" | "awarded" | "over";
  readonly lots: readonly number[];
}

const SEATS = 2;
const ROUNDS = 2;
const MOST = 5;

/** Where nobody has bid, as an auction may be closed by mistake, the last seat. */
const winnerOf = ({ bids }: Room): number => {
  const highest = Math.max(...bids.map((bid) => bid ?? 0));
  const seat = bids.indexOf(highest);
  return seat < 0 ? SEATS - 1 : seat;
};

/** What the rules bring about, or null where a seat has to choose. */
const due = (room: Room): ToyEvent | null => {
  const { round, bids, stage, lots } = room;
  switch (stage) {
    case "bidding":
      return bids.includes(null)
        ? null
        : { type: "bids-revealed", data: { bids: bids as readonly number[] } };
    case "revealed": {
      const seat = winnerOf(room);
      return { type: "lot-awarded", data: { seat, price: bids[seat] ?? 0 } };
    }
    case "awarded":
      return round < ROUNDS
        ? { type: "round-closed", data: { round } }
        : { type: "auction-ended", data: { lots } };
    case "over":
      return null;
  }
};

const isChoice = (type: string): boolean => type === "bid-made" || type === "bid-declined";

const isLegal = (room: Room, event: ToyEvent): boolean => {
  if (!isChoice(event.type)) {
    const must = due(room);
    return must !== null && must.type === event.type && isSame(must, event);
  }
  const { bids, stage } = room;
  if (stage !== "bidding" || event.by === undefined || bids[event.by] !== null) return false;
  const amount = event.data["amount"];
  return event.type === "bid-declined"
    ? isSame(event.data, {})
    : typeof amount === "number" && amount >= 1 && amount <= MOST;
};

const canBe = ({ stage }: Room, { type, by }: ToyEvent): boolean =>
  isChoice(type)
    ? stage === "bidding" && by !== undefined
    : type === "bids-revealed"
      ? stage === "bidding"
      : (stage === "revealed" || stage === "awarded") && type !== "bids-revealed";

const step = (room: Room, { type, by, data }: ToyEvent): Room => {
  switch (type) {
    case "bid-made":
      return { ...room, bids: room.bids.with(by!, data["amount"] as number) };
    case "bid-declined":
      return { ...room, bids: room.bids.with(by!, 0) };
    case "bids-revealed":
      return { ...room, stage: "revealed" };
    case "lot-awarded": {
      const seat = winnerOf(room);
      return { ...room, stage: "awarded", lots: room.lots.with(seat, room.lots[seat]! + 1) };
    }
    case "round-closed":
      return { ...room, stage: "bidding", round: room.round + 1, bids: room.bids.map(() => null) };
    default:
      return { ...room, stage: "over" };
  }
};

const seats = upTo(SEATS - 1);
const bids = upTo(MOST);

export const smallAuction: Toy<Room> = {
  id: "auction",
  seats: SEATS,
  start: { round: 1, bids: [null, null], stage: "bidding", lots: [0, 0] },
  classOf: (type) => (isChoice(type) ? "choice" : "consequence"),
  isLegal,
  canBe,
  step,
  events: [
    ...seats.flatMap((by) =>
      upTo(MOST, 1).map((amount) => ({ type: "bid-made", by, data: { amount } })),
    ),
    ...seats.map((by) => ({ type: "bid-declined", by, data: {} })),
    ...bids.flatMap((a) => bids.map((b) => ({ type: "bids-revealed", data: { bids: [a, b] } }))),
    ...seats.flatMap((seat) =>
      bids.map((price) => ({ type: "lot-awarded", data: { seat, price } })),
    ),
    { type: "round-closed", data: { round: 1 } },
    ...upTo(ROUNDS).map((one) => ({
      type: "auction-ended",
      data: { lots: [one, ROUNDS - one] },
    })),
  ],
};
