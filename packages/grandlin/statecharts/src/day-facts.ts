// What the questions of the setup, of the morning and of the move read, and why their values had to be what they are. Adds
// no rule.
import type { Claim, Fact } from "@assize/kernel-model";
import {
  type DataOf,
  day,
  type EventOf,
  fact,
  setup,
  squares,
  type State,
} from "@assize/grandlin-rules";

const { here, me } = squares;

export const turnOf = (game: State): Fact => fact("turn-of", { seat: game.onTurn });

// ---- setup

export const allCards = (game: State): Fact =>
  fact("all-cards", { cards: game.setting.facts.cardIds.length });

export const allTreasures = (game: State): Fact =>
  fact("all-treasures", { treasures: game.setting.facts.treasureIds.length });

export const cityCards = (game: State): Fact =>
  fact("city-cards", { random: setup.cityIsRandom(game), placed: game.services.length });

export const servicesOnce = (game: State): Fact =>
  fact("services-each-once", { services: setup.servicesByColour(game) });

export const dealtNext = (game: State): Fact => fact("dealt-next", { seat: setup.dealtTo(game) });

export const contenders = (game: State): Fact => fact("contenders", { seats: game.contenders });

// ---- morning and movement

export const poisoned = (game: State): Fact => {
  const { poison, health } = me(game);
  return fact("poisoned", { seat: game.onTurn, poison, health, done: game.turn.poisonDone });
};

export const turnToLose = (game: State): Fact =>
  fact("turn-to-lose", { seat: game.onTurn, lost: me(game).lostTurn });

export const rollStands = (game: State): Fact =>
  fact("roll-stands", { seat: game.onTurn, roll: game.turn.roll });

type Stepped = EventOf<"stepped">;

export const beside = (game: State, event: Stepped): Fact =>
  fact("beside", {
    seat: game.onTurn,
    square: here(game),
    to: event.data.to,
    beside: day.isBeside(game, event),
  });

export const stepsLeft = (game: State): Fact =>
  fact("steps-left", { seat: game.onTurn, steps: game.turn.steps });

export const wallBetween = (game: State, event: Stepped): Fact =>
  fact("wall-between", {
    square: here(game),
    to: event.data.to,
    open: day.goesThroughNoWall(game, event) && day.leavesTheCityByGate(game, event),
  });

export const sleptOn = (game: State): Fact =>
  fact("slept-on", {
    seat: game.onTurn,
    slept: me(game).slept,
    square: here(game),
    first: game.turn.firstStep,
  });

export const moveStands = (game: State): Fact =>
  fact("move-stands", {
    seat: game.onTurn,
    square: here(game),
    steps: game.turn.steps,
    held: game.turn.held,
  });

// ---- why a value had to be so

/** Says of the state what a question says of it. */
export const asOf =
  (describe: (game: State) => Fact | null) =>
  ({ context }: Claim<State>): Fact | null =>
    describe(context);

export const nextWas = ({ derived }: Claim<State, DataOf<"turn-ended">>): Fact =>
  fact("next-was", derived);
