// Whole games played fast, on the chart alone: players who look for work, so that recruiting, threats, Titans
// and guilds all come about. Seeded: the same seed plays the same game. Not a model of good play.
import { goesOnBy } from "@assize/kernel-chart-engine";
import { type GameEvent, SeatId } from "@assize/kernel-model";
import {
  chanceDue,
  forcedStep,
  isOver,
  legalDecisions,
  placeOf,
  prepare,
  type PreparedGame,
} from "@assize/kernel-referee";
import { drawFrom, seeded } from "@assize/kernel-simulation";
import {
  countUnits,
  type State,
  hasUnits,
  type Order,
  ORDERS,
  ORDERS_A_YEAR,
} from "@assize/xidit-events";
import { routeOf } from "@assize/xidit-topology";
import { xidit } from "../src/index.ts";
import { table, type Seating } from "./a-table.ts";

export interface Stop {
  readonly at: number;
  readonly context: State;
}

/** One step: the position before, the event, the transition it took and those by which the game went on at once. */
export interface Step {
  readonly before: Stop;
  readonly event: GameEvent;
  readonly transitions: readonly string[];
}

export interface PlayedGame {
  readonly steps: readonly Step[];
  readonly end: Stop;
}

export const DEEP = process.env["ASSIZE_DEEP"] !== undefined;

type Draw = (below: number) => number;

export const drawing = (seed: number): Draw => drawFrom(seeded(seed));

/** How much work a program finds on the board as it lies now. */
const promise = (game: State, seat: SeatId, orders: readonly Order[]): number => {
  const route = routeOf(game.setting, game.idrakys[seat]!, orders);
  const worked = new Set<number>();
  return orders.reduce((sum, order, i) => {
    const city = route[i]!;
    if (order !== "action" || worked.has(city)) return sum;
    worked.add(city);
    const tile = game.cities[city] ?? null;
    if (tile === null) return sum + (game.titans.some((pile) => pile.raging) ? 3 : 0);
    if (tile.side === "recruitment") return sum + 2;
    const asked = countUnits(game.setting.tiles[city]!.threat.units);
    return sum + (hasUnits(game.screens[seat]!, asked) ? 9 : 0);
  }, 0);
};

const program = (game: State, seat: SeatId, draw: Draw): GameEvent => {
  const tries = Array.from({ length: 120 }, () =>
    Array.from({ length: ORDERS_A_YEAR }, () => ORDERS[draw(ORDERS.length)]!),
  );
  const usable =
    game.rulings["no-road"] === "stay"
      ? tries
      : [...tries, Array.from({ length: ORDERS_A_YEAR }, (): Order => "action")].filter((orders) =>
          xiditFeasible(game, seat, orders),
        );
  const best = usable.reduce((a, b) => (promise(game, seat, b) > promise(game, seat, a) ? b : a));
  return { type: "orders-programmed", by: seat, data: { orders: best } };
};

const xiditFeasible = (game: State, seat: SeatId, orders: readonly Order[]): boolean => {
  let city = game.idrakys[seat]!;
  return orders.every((order) => {
    if (!order.startsWith("road")) return true;
    const [next] = routeOf(game.setting, city, [order]);
    const moved = next !== city;
    city = next!;
    return moved;
  });
};

const choose = (game: PreparedGame<State>, at: Stop, draw: Draw): GameEvent => {
  const chance = chanceDue(game, at);
  if (chance !== null)
    return { type: chance, data: game.events.get(chance)!.definition.draw!(at.context, draw) };
  const { context } = at;
  if (placeOf(game, at) === "play.secret-orders.programming") {
    const seat = SeatId(context.programs.findIndex((orders) => orders === null));
    return program(context, seat, draw);
  }
  for (let seat = 0; seat < context.setting.seats; seat++) {
    const legal = [...legalDecisions(game, at, SeatId(seat))];
    if (legal.length > 0) return legal[draw(legal.length)]!;
  }
  throw new Error(`nobody can move at ${placeOf(game, at)}`);
};

/** Plays on from a position to the end, or for so many steps. */
export const playOn = (
  from: Stop,
  draw: Draw,
  game: PreparedGame<State> = prepare<State>(xidit),
  most = 5_000,
): PlayedGame => {
  const steps: Step[] = [];
  let at = from;
  while (!isOver(game, at) && steps.length < most) {
    const forced = forcedStep(game, at);
    const event = forced?.event ?? choose(game, at, draw);
    const row = game.engine.accepts(at, event);
    if (row === undefined) throw new Error(`refused: ${JSON.stringify(event)}`);
    const taken = [row, ...goesOnBy(game.table, row, at, event)];
    steps.push({ before: at, event, transitions: taken.map(({ id }) => id) });
    at = game.engine.take(row, at, event);
  }
  return { steps, end: at };
};

export const playGame = (
  seating: Seating,
  seed: number,
  game?: PreparedGame<State>,
): PlayedGame => {
  const prepared = game ?? prepare<State>(xidit);
  return playOn(prepared.engine.start(table(seating).fresh), drawing(seed), prepared);
};
