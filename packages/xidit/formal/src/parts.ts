// Parts of Lords of Xidit that are small enough to be explored whole. Offers choices, asks no rule: the chart sifts them.
import type { PartOfGame, Standing } from "@assize/kernel-exploration";
import type { SeatId } from "@assize/kernel-model";
import { UNIT_KINDS } from "@assize/xidit-edition";
import { type Order, ORDERS, ORDERS_A_YEAR, type State } from "@assize/xidit-events";

const NUMBERS_IN_WORDS = ["no", "one", "two", "three"] as const;
const PROGRAMMERS = 2;
const MOST_ORDERS = 3;

function* programsOf(orders: number): Generator<{ readonly orders: readonly Order[] }> {
  for (let n = 0; n < ORDERS.length ** orders; n++)
    yield {
      orders: Array.from({ length: ORDERS_A_YEAR }, (_, place) =>
        place < orders ? ORDERS[Math.floor(n / ORDERS.length ** place) % ORDERS.length]! : "wait",
      ),
    };
}

/** All pairs of programs of so many orders. */
const wholeYearOf = (orders: 1 | 2 | 3): PartOfGame<State> => {
  const word = NUMBERS_IN_WORDS[orders];
  return {
    id: `${word}-order${orders === 1 ? "" : "s"}`,
    says: `The first two seats program any ${word} orders and wait, the others wait; at a census all show all they have.`,
    offers: {
      "orders-programmed": ({ programs }: State, seat: SeatId | null) =>
        programs[seat!] === null ? programsOf(seat! < PROGRAMMERS ? orders : 0) : [],
      "hand-chosen": ({ screens, census }: State, seat: SeatId | null) => [
        { units: screens[seat!]![UNIT_KINDS[census!.kind]!] },
      ],
    },
  };
};

/** Those before have programmed: in which order secret programs are made is no matter. */
const isNext = ({ programs }: State, seat: SeatId): boolean =>
  programs.findIndex((orders) => orders === null) === seat;

const resolution: PartOfGame<State> = {
  id: "resolution",
  says: "The first two seats program any three orders and wait, one after the other, the others wait; of reinforcements one order is shuffled; it ends with the year, before a census.",
  offers: {
    "orders-programmed": (game: State, seat: SeatId | null) =>
      isNext(game, seat!) ? programsOf(seat! < PROGRAMMERS ? MOST_ORDERS : 0) : [],
  },
  firstOnly: ["reinforcements-shuffled"],
  endsAt: ({ context, place }: Standing<State>, start) =>
    place.startsWith("play.census.") || context.year > start.context.year,
};

export const parts: readonly PartOfGame<State>[] = [
  wholeYearOf(1),
  wholeYearOf(2),
  wholeYearOf(MOST_ORDERS),
  resolution,
];
