// What must be true of every game of Lords of Xidit, as properties. Looks at states only: no rule is asked.
import type { Property } from "@assize/kernel-exploration";
import { UNIT_KINDS } from "@assize/xidit-edition";
import { ORDERS_A_YEAR, type State } from "@assize/xidit-events";
import { whatIsLeft } from "./what-is-left.ts";

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** Units of each kind, wherever they are (comp.units). */
const unitsOf = (game: State): readonly number[] =>
  UNIT_KINDS.map((kind) => {
    const onTiles = game.cities.map((tile) =>
      tile?.side === "recruitment" ? tile.units[kind] : 0,
    );
    return sum([game.barracks[kind], ...onTiles, ...game.screens.map((units) => units[kind])]);
  });

/** Storeys of each seat: built, in stock or set aside (comp.storeys). */
const storeysOf = (game: State): readonly number[] =>
  game.storeyStock.map((stock, seat) => {
    const built = game.guilds.map((guild) => (guild?.seat === seat ? guild.storeys : 0));
    return stock + game.setAside[seat]! + sum(built);
  });

/** Bards of each seat: placed or in stock (comp.bards). */
const bardsOf = (game: State): readonly number[] =>
  game.bardStock.map((stock, seat) => stock + sum(game.bards.map((bards) => bards[seat]!)));

export const properties: readonly Property<State>[] = [
  {
    kind: "conserved",
    id: "units-conserved",
    says: "No unit is created or lost (comp.conservation).",
    amount: unitsOf,
  },
  {
    kind: "conserved",
    id: "storeys-conserved",
    says: "No storey is created or lost (comp.storeys).",
    amount: storeysOf,
  },
  {
    kind: "conserved",
    id: "bards-conserved",
    says: "No bard is created or lost (comp.bards).",
    amount: bardsOf,
  },
  {
    kind: "always",
    id: "nothing-negative",
    says: "Nobody has fewer than none of anything, and no stock has.",
    holds: ({ context: game }) =>
      [
        ...game.gold,
        ...game.bardStock,
        ...game.storeyStock,
        ...game.setAside,
        ...[game.barracks, ...game.screens].flatMap((units) =>
          UNIT_KINDS.map((kind) => units[kind]),
        ),
      ].every((amount) => amount >= 0),
  },
  {
    kind: "always",
    id: "six-orders",
    says: "Whoever has programmed has six orders (orders.six).",
    holds: ({ context: { programs } }) =>
      programs.every((orders) => orders === null || orders.length === ORDERS_A_YEAR),
  },
  {
    kind: "always",
    id: "titans-there",
    says: "A Titan rages only where there is one (titan.awaken).",
    holds: ({ context: { titans } }) =>
      titans.every((pile) => !pile.raging || pile.titans.length > 0),
  },
  {
    kind: "always",
    id: "out-once",
    says: "Nobody is eliminated twice (assess.order).",
    holds: ({ context: { rankings } }) => {
      const out = rankings.flatMap(({ eliminated }) => eliminated);
      return new Set(out).size === out.length;
    },
  },
  {
    kind: "falls",
    id: "every-game-ends",
    says: "With every event what is left of the game becomes less, so every game ends.",
    measure: whatIsLeft,
  },
];
