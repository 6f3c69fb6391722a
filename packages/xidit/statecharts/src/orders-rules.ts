// Questions and updates of phase 1: six orders each, programmed in secret, revealed together.
import { type DataOf, type EventOf, mapped, ORDERS_A_YEAR, type State } from "@assize/xidit-events";
import { programFeasible } from "@assize/xidit-topology";
import { withSeat } from "./seats.ts";

export const sixOrders = (_: State, event: EventOf<"orders-programmed">): boolean =>
  event.data.orders.length === ORDERS_A_YEAR;

export const notYetProgrammed = (game: State, event: EventOf<"orders-programmed">): boolean =>
  game.programs[event.by] === null;

export const roadlessProgramsAreIllegal = (game: State): boolean =>
  game.rulings["no-road"] === "illegal-program";

/** Every road order finds its road (move.road). */
export const everyRoadIsThere = (game: State, event: EventOf<"orders-programmed">): boolean => {
  const start = game.idrakys[event.by] ?? null;
  return start === null || programFeasible(game.setting, start, event.data.orders);
};

export const allProgrammed = (game: State): boolean =>
  game.programs.every((program) => program !== null);

export const someoneStillPrograms = (game: State): boolean => !allProgrammed(game);

export const program = (game: State, event: EventOf<"orders-programmed">): State => ({
  ...game,
  programs: withSeat(game.programs, event.by, () => event.data.orders),
});

/** All boards are turned; order 1 begins with the First Player (orders.reveal, resolve.sequence). */
export const reveal = (game: State, { data }: EventOf<"orders-revealed">): State => ({
  ...game,
  programs: mapped(game.programs, (own, seat) => data.programs[seat] ?? own),
  order: 0,
  onTurn: game.firstPlayer,
});

export const deriveOrdersRevealed = (game: State): DataOf<"orders-revealed"> => ({
  programs: game.programs.map((orders) => orders ?? []),
});
