// Questions and updates of phase 1: six orders each, programmed in secret, revealed together.
import { type DataOf, type EventOf, type Game, ORDERS_A_YEAR } from "@assize/xidit-events";
import { programFeasible } from "@assize/xidit-topology";
import { withSeat } from "./seats.ts";

export const sixOrders = (_: Game, event: EventOf<"orders-programmed">): boolean =>
  event.data.orders.length === ORDERS_A_YEAR;

export const notYetProgrammed = (game: Game, event: EventOf<"orders-programmed">): boolean =>
  game.programs[event.by] === null;

export const roadlessProgramsAreIllegal = (game: Game): boolean =>
  game.rulings["no-road"] === "illegal-program";

/** Every road order finds its road (move.road). */
export const everyRoadIsThere = (game: Game, event: EventOf<"orders-programmed">): boolean => {
  const start = game.idrakys[event.by] ?? null;
  return start === null || programFeasible(game.setting, start, event.data.orders);
};

export const allProgrammed = (game: Game): boolean =>
  game.programs.every((program) => program !== null);

export const someoneStillPrograms = (game: Game): boolean => !allProgrammed(game);

export const program = (game: Game, event: EventOf<"orders-programmed">): Game => ({
  ...game,
  programs: withSeat(game.programs, event.by, () => event.data.orders),
});

/** All boards are turned; order 1 begins with the First Player (orders.reveal, resolve.sequence). */
export const reveal = (game: Game, { data }: EventOf<"orders-revealed">): Game => ({
  ...game,
  programs: game.programs.map((own, seat) => data.programs[seat] ?? own),
  order: 0,
  onTurn: game.firstPlayer,
});

export const deriveOrdersRevealed = (game: Game): DataOf<"orders-revealed"> => ({
  programs: game.programs.map((orders) => orders ?? []),
});
