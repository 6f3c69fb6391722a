// What holds in every reachable state. A state that breaks one is no position of this game; if our own steps
// lead to one, that is our mistake.
import { type Broken, SeatId } from "@assize/kernel-model";
import { ATTRIBUTES } from "@assize/grandlin-edition";
import { broken } from "./broken.ts";
import { turnInvariants } from "./turn-invariants.ts";
import { effects, ending, type State, piles, squares } from "@assize/grandlin-rules";

const isTwice = (card: string, places: readonly string[]): boolean =>
  places.indexOf(card) !== places.lastIndexOf(card);

/** Each playing card is in exactly one place (comp.places). */
const cards = (game: State): readonly Broken[] => {
  const places = [
    ...game.pile,
    ...game.discard,
    ...game.aside,
    ...game.hands.flat(),
    ...Object.values(game.lying).map(({ card }) => card),
    ...(game.played === null ? [] : [game.played]),
  ];
  const { cardIds, cards: known } = game.setting.facts;
  // Before the shuffle no card is anywhere.
  if (places.length === 0) return [];
  const held = new Set(places);
  const { length } = places;
  const all =
    length === cardIds.length &&
    held.size === length &&
    places.every((card) => known[card] !== undefined);
  if (all) return [];
  const unknown = [...held].filter((card) => known[card] === undefined);
  const twice = [...held].filter((card) => isTwice(card, places));
  const missing = cardIds.filter((card) => !held.has(card));
  return [
    broken("comp.cards", "cards", {
      ...(length === cardIds.length ? {} : { has: length, needs: cardIds.length }),
      ...(missing.length === 0 ? {} : { missing: missing.join(" ") }),
      ...(twice.length === 0 ? {} : { twice: twice.join(" ") }),
      ...(unknown.length === 0 ? {} : { unknown: unknown.join(" ") }),
    }),
  ];
};

const treasures = (game: State): readonly Broken[] => {
  const { treasureIds } = game.setting.facts;
  const undug = treasureIds.filter((id) => game.treasures[id]?.at === "pile");
  const shuffled = game.pile.length === 0 || game.undug.length > 0 || undug.length === 0;
  const fits = game.undug.every((id) => undug.includes(id)) && game.undug.length === undug.length;
  const placed = treasureIds.every((id) => {
    const at = game.treasures[id];
    if (at === undefined) return false;
    return (
      (at.at === "hand") === (at.seat !== null) && (at.at === "square") === (at.square !== null)
    );
  });
  const begun = game.undug.length > 0 || game.contenders.length === 0;
  return placed && (!begun || (shuffled && fits))
    ? []
    : [broken("comp.places", "treasure-not-in-one-place")];
};

const henchmen = (game: State): readonly Broken[] =>
  game.henchmen.flatMap((henchman, seat) => {
    const outside = ATTRIBUTES.filter(
      (one) =>
        henchman[one] < 0 || henchman[one] > effects.MOST || !Number.isInteger(henchman[one]),
    );
    const undead = henchman.health === 0 && game.death === null && !ending.deathIsDue(game);
    const ended = game.over !== null;
    return [
      ...outside.map((one) => broken("attr.clamp", one, { seat, has: henchman[one] })),
      ...(undead && !ended ? [broken("death", "no-health", { seat })] : []),
    ];
  });

/** Only who is on his way can stand on a card that is not yet shown: none is inserted under a Henchman. */
const isArriving = (game: State, seat: SeatId): boolean =>
  seat === game.onTurn && game.turn.arriving && !(game.turn.moving && game.turn.firstStep);

const board = (game: State): readonly Broken[] =>
  Object.entries(game.lying).flatMap(([square, { shown }]) => [
    ...(squares.isCastle(game, square) || squares.cityBars(game, square)
      ? [broken("comp.square", "card", { square })]
      : []),
    ...(shown || squares.henchmenOn(game, square).every((seat) => isArriving(game, seat))
      ? []
      : [broken("play.insert", "card-under-henchman", { square })]),
  ]);

const maps = (game: State): readonly Broken[] => {
  const played = game.played !== null && piles.isMap(game, game.played);
  const allDug = game.contenders.length === 0 && game.undug.length === 0;
  if (game.mapsGone !== allDug && !played) return [broken("maps.out", "maps-and-treasures")];
  if (game.mapsLeaving !== null && !game.mapsGone) return [broken("maps.out", "maps-leave-early")];
  if (!game.mapsGone) return [];
  const stillAsked = game.mapsLeaving?.seats ?? [];
  const settled = [
    ...game.hands.flatMap((hand, seat) => (stillAsked.includes(SeatId(seat)) ? [] : hand)),
    ...(game.mapsLeaving === null ? game.discard : []),
  ];
  const held = settled.filter((card) => piles.isMap(game, card) && card !== game.drawnMap);
  return held.length === 0 ? [] : [broken("maps.out", "maps-left", { cards: held.join(" ") })];
};

/** Every invariant that this state breaks; none in a reachable state. */
export const invariants = (game: State): readonly Broken[] => [
  ...cards(game),
  ...treasures(game),
  ...henchmen(game),
  ...board(game),
  ...maps(game),
  ...turnInvariants(game),
];
