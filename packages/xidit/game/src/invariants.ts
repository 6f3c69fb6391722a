// What holds in every reachable state. A state that breaks one is no position of this game; if our own steps
// lead to one, that is our mistake.
import { UNIT_KINDS, UNITS_IN_BOX } from "@assize/xidit-edition";
import type { Broken } from "@assize/kernel-model";
import type { ClauseId } from "@assize/xidit-rulebook";
import { SIDES, type State, totalUnits } from "@assize/xidit-events";
import { titanPiles } from "@assize/xidit-statecharts";
import { BARDS_A_COLOUR, STOREYS_A_COLOUR } from "./initial.ts";

/** The clauses whose invariants are asked. */
export const INVARIANTS = [
  "comp.units",
  "comp.storeys",
  "comp.bards",
  "comp.conservation",
  "tile.invariant",
  "reward.guild",
  "closed.regions",
] as const satisfies readonly ClauseId[];

const broken = (id: (typeof INVARIANTS)[number], by: Broken["by"]): Broken => ({ id, by });

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** Each unit is in the barracks, on a tile, or behind one screen (comp.conservation). */
const units = (game: State): readonly Broken[] =>
  UNIT_KINDS.flatMap((kind) => {
    const onTiles = game.cities.map((tile) =>
      tile?.side === "recruitment" ? tile.units[kind] : 0,
    );
    const parts = [game.barracks[kind], ...onTiles, ...game.screens.map((own) => own[kind])];
    const total = sum(parts);
    const least = Math.min(...parts);
    if (total !== UNITS_IN_BOX[kind])
      return [broken("comp.units", { unit: kind, has: total, needs: UNITS_IN_BOX[kind] })];
    return least < 0 ? [broken("comp.units", { unit: kind, least })] : [];
  });

const storeysAndBards = (game: State): readonly Broken[] =>
  game.setting.colours.flatMap((colour, seat) => {
    const built = sum(game.guilds.map((guild) => (guild?.seat === seat ? guild.storeys : 0)));
    const storeys = built + game.storeyStock[seat]! + game.setAside[seat]!;
    const placed = sum(game.bards.map((inRegion) => inRegion[seat]!));
    const bards = placed + game.bardStock[seat]!;
    return [
      ...(storeys === STOREYS_A_COLOUR
        ? []
        : [broken("comp.storeys", { colour, has: storeys, needs: STOREYS_A_COLOUR })]),
      ...(bards === BARDS_A_COLOUR
        ? []
        : [broken("comp.bards", { colour, has: bards, needs: BARDS_A_COLOUR })]),
    ];
  });

/** Each tile in play lies in exactly one place (comp.conservation). */
const tiles = (game: State): readonly Broken[] => {
  const { recruitment, threat } = game.queues;
  const nexts = [recruitment.next, threat.next].filter((tile) => tile !== null);
  const onBoard = game.cities.flatMap((tile, city) => (tile === null ? [] : [city]));
  const places = [
    ...onBoard,
    ...nexts,
    ...recruitment.pile,
    ...recruitment.discard,
    ...threat.pile,
    ...threat.discard,
    ...game.reinforcements,
  ].sort((a, b) => a - b);
  const expected = game.setting.tilesInPlay.toSorted((a, b) => a - b);
  const shuffled = places.length > 0;
  return !shuffled || places.join() === expected.join()
    ? []
    : [broken("comp.conservation", { tiles: places.join(" "), needs: expected.join(" ") })];
};

/** Outside a replacement, both sides lie on the board in full and both Next spaces are taken (tile.invariant). */
const board = (game: State): readonly Broken[] => {
  const laid = game.queues.recruitment.next !== null || game.assessments.length > 0;
  if (!laid || game.replacement !== null) return [];
  const on = (side: string): number => game.cities.filter((tile) => tile?.side === side).length;
  const wanted = game.setting.tilesOnBoard;
  const full = on("recruitment") === wanted && on("threat") === wanted;
  const empty = SIDES.filter((side) => game.queues[side].next === null);
  return [
    ...(full
      ? []
      : [
          broken("tile.invariant", {
            recruitment: on("recruitment"),
            threat: on("threat"),
            needs: wanted,
          }),
        ]),
    ...empty.map((side) => broken("tile.invariant", { [`next-${side}`]: "next-empty" })),
  ];
};

/** Each Titan is in the pile of those that ask for as many, once, or out of the game (comp.conservation). */
const titans = (game: State): readonly Broken[] => {
  if (game.titans.length === 0) return [];
  const whole = titanPiles(game);
  const sound =
    game.titans.length === whole.length &&
    game.titans.every(
      (pile, index) =>
        pile.asks === whole[index]!.asks &&
        pile.titans.every((titan) => whole[index]!.titans.includes(titan)) &&
        new Set(pile.titans).size === pile.titans.length &&
        (!pile.raging || pile.titans.length > 0),
    );
  return sound ? [] : [broken("comp.conservation", { wrong: "titan-piles" })];
};

const guilds = (game: State): readonly Broken[] =>
  game.guilds.flatMap((guild, city) =>
    guild === null || (guild.storeys >= 1 && guild.storeys <= 4)
      ? []
      : [broken("reward.guild", { city, storeys: guild.storeys })],
  );

const closedRegions = (game: State): readonly Broken[] =>
  game.setting.closedRegions.flatMap((region) =>
    sum(game.bards[region] ?? []) === 0 ? [] : [broken("closed.regions", { region })],
  );

const stocks = (game: State): readonly Broken[] => {
  const numbers = [...game.gold, ...game.bardStock, ...game.storeyStock, ...game.setAside];
  const emptyTiles = game.cities.filter(
    (tile) => tile?.side === "recruitment" && totalUnits(tile.units) < 0,
  );
  return numbers.every((n) => n >= 0) && (game.bank ?? 0) >= 0 && emptyTiles.length === 0
    ? []
    : [broken("comp.conservation", { wrong: "stock-below-zero" })];
};

/** Every invariant that this state breaks; none in a reachable state. */
export const invariants = (game: State): readonly Broken[] => [
  ...units(game),
  ...storeysAndBards(game),
  ...tiles(game),
  ...board(game),
  ...titans(game),
  ...guilds(game),
  ...closedRegions(game),
  ...stocks(game),
];
