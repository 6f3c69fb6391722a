// Before the first day: shuffles, hands, and who begins (setup.*).
import { SeatId } from "@assize/kernel-model";
import type { Service } from "@assize/grandlin-edition";
import { FULL_HAND, isShuffleOf } from "./card-piles.ts";
import type { EventOf } from "./data.ts";
import { clockwiseFrom } from "./squares.ts";
import type { State } from "./state.ts";

export const allCardsShuffled = (game: State, event: EventOf<"cards-shuffled">): boolean =>
  isShuffleOf(game.setting.facts.cardIds, event.data.order);
export const shuffleCards = (game: State, event: EventOf<"cards-shuffled">): State => ({
  ...game,
  pile: event.data.order,
});

export const allTreasuresShuffled = (game: State, event: EventOf<"treasures-shuffled">): boolean =>
  isShuffleOf(game.setting.facts.treasureIds, event.data.order);
export const shuffleTreasures = (game: State, event: EventOf<"treasures-shuffled">): State => ({
  ...game,
  undug: event.data.order,
});

export const cityIsRandom = (game: State): boolean =>
  game.rulings["city-cards"] === "random" && game.services.length === 0;
/** The service of each tower's colour, in the edition's order (ruling `city-cards`). */
export const servicesByColour = (game: State): readonly Service[] =>
  game.setting.edition.city.map(
    ({ colour }) =>
      game.setting.edition.services.find((service) => service.colour === colour)!.service,
  );
export const everyServicePlaced = (game: State, event: EventOf<"city-cards-placed">): boolean =>
  isShuffleOf(servicesByColour(game), event.data.services);
export const placeCityCards = (game: State, event: EventOf<"city-cards-placed">): State => ({
  ...game,
  services: event.data.services,
});

/** Who is dealt a card next, in seat order (setup.order, ruling `first-hand`). */
export const dealtTo = (game: State): SeatId | null => {
  if (game.rulings["first-hand"] === "none") return null;
  const seat = game.hands.findIndex((hand) => hand.length < FULL_HAND);
  return seat < 0 ? null : SeatId(seat);
};
export const dealIsDue = (game: State): boolean => dealtTo(game) !== null;
export const dealsTheTop = (game: State, event: EventOf<"card-drawn">): boolean =>
  event.data.seat === dealtTo(game) && event.data.card === game.pile[0];
export const dealCard = (game: State, event: EventOf<"card-drawn">): State => ({
  ...game,
  pile: game.pile.slice(1),
  hands: game.hands.with(event.data.seat, [...game.hands[event.data.seat]!, event.data.card]),
});

/** Everybody who still rolls has a die, and nobody else. */
export const contendersRoll = (game: State, event: EventOf<"first-dice-rolled">): boolean => {
  const { dice } = event.data;
  return (
    dice.length === game.henchmen.length &&
    dice.every((die, seat) => (die !== null) === game.contenders.includes(SeatId(seat)))
  );
};
const highest = (event: EventOf<"first-dice-rolled">): readonly SeatId[] => {
  const most = Math.max(...event.data.dice.map((die) => die ?? 0));
  return event.data.dice.flatMap((die, seat) => (die === most ? [SeatId(seat)] : []));
};
export const oneIsHighest = (_: State, event: EventOf<"first-dice-rolled">): boolean =>
  highest(event).length === 1;
export const keepHighest = (game: State, event: EventOf<"first-dice-rolled">): State => ({
  ...game,
  contenders: highest(event),
  tied: true,
});
/** Those who tied roll again (setup.tie). */
export const tiedRoll = (game: State): boolean => game.tied;
export const allRoll = (game: State): boolean => !game.tied;
export const beginWithHighest = (game: State, event: EventOf<"first-dice-rolled">): State => ({
  ...game,
  contenders: [],
  tied: false,
  onTurn: clockwiseFrom(game, highest(event)[0]!)[0]!,
});
