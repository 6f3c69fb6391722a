// Where a sensible player wants to be: home with treasures, at a map's square, at a treasure in the open, at the healer.
import type { SeatId } from "@assize/kernel-model";
import type { Square } from "@assize/grandlin-edition";
import type { GrandlinView } from "@assize/grandlin-game";
import type { Routes } from "./routes.ts";

const LOW_HEALTH = 6;
const RICH = 8;

const nearest = (squares: readonly Square[], routes: Routes): Square | null =>
  squares.toSorted((a, b) => routes.costTo(a) - routes.costTo(b))[0] ?? null;

const mapSquares = (view: GrandlinView, seat: SeatId): readonly Square[] =>
  view.undug === 0
    ? []
    : (view.seats[seat]!.hand ?? []).flatMap(
        (card) => view.setting.facts.cards[card]?.square ?? [],
      );

const isGuarded = (view: GrandlinView, seat: SeatId, square: Square): boolean => {
  const card = view.lying[square]?.card;
  const power = card === undefined || card === null ? 0 : view.setting.facts.cards[card]?.power;
  const { strength, weaponry } = view.seats[seat]!.henchman;
  return (power ?? 0) > strength + weaponry + 2;
};

const openTreasures = (view: GrandlinView, seat: SeatId): readonly Square[] =>
  Object.keys(view.treasures).filter((square) => !isGuarded(view, seat, square));

const serviceSquare = (view: GrandlinView, name: string): Square | null => {
  const index = view.services.findIndex((service) => service === name);
  return view.setting.edition.city[index]?.square ?? null;
};

/** In the City at once from its gate; else the nearest gate comes first. */
const inCity = (view: GrandlinView, seat: SeatId, routes: Routes, goal: Square): Square | null =>
  routes.costTo(goal) < 100 ? goal : nearest([...view.setting.facts.gates], routes);

const weakCarriers = (view: GrandlinView, seat: SeatId): readonly Square[] => {
  const own = view.seats[seat]!.henchman;
  return view.seats.flatMap(({ henchman, carried, castle }, index) =>
    index !== seat &&
    carried.count > 0 &&
    henchman.square !== castle &&
    !view.setting.facts.citySquares.has(henchman.square) &&
    own.strength + own.weaponry >= henchman.strength + henchman.weaponry
      ? [henchman.square]
      : [],
  );
};

const lootable = (view: GrandlinView, seat: SeatId): readonly Square[] =>
  view.setting.loot
    ? view.seats.flatMap(({ secured, castle }, index) =>
        index !== seat && secured.count > 0 ? [castle] : [],
      )
    : [];

/** Cards he has inserted or seen that do him good. */
const gifts = (view: GrandlinView): readonly Square[] =>
  Object.entries(view.lying).flatMap(([square, { card, shown }]) => {
    const type = card === null ? undefined : view.setting.facts.cards[card]?.type;
    return !shown && (type === "weapon" || type === "map") ? [square] : [];
  });

/** The square to make for now; null to stay. */
export const goalOf = (view: GrandlinView, seat: SeatId, routes: Routes): Square | null => {
  const { henchman, carried, castle } = view.seats[seat]!;
  if (carried.count > 0) return castle;
  const healer = serviceSquare(view, "healing");
  const unwell = henchman.health <= LOW_HEALTH || henchman.poison > 0;
  if (unwell && henchman.gold > 0 && healer !== null) return inCity(view, seat, routes, healer);
  const worth = [
    ...mapSquares(view, seat),
    ...openTreasures(view, seat),
    ...weakCarriers(view, seat),
  ];
  const goal = nearest(worth, routes);
  if (goal !== null) return goal;
  const looted = nearest(lootable(view, seat), routes);
  if (looted !== null) return looted;
  const gift = nearest(gifts(view), routes);
  if (gift !== null) return gift;
  const trainer = serviceSquare(view, "training");
  return henchman.gold >= RICH && trainer !== null ? inCity(view, seat, routes, trainer) : null;
};
