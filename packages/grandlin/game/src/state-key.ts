// What of a state decides how a game can go on: what is spent, and who has seen what, is left out. Reads no history.
import type { Json } from "@assize/kernel-model";
import { piles, type State, type Turn } from "@assize/grandlin-rules";
import { encodeContext } from "./encoding.ts";

const LATER_ROUND = 2;

/** As `GameModel.stateKey` says. */
export const stateKey = (game: State, place: string): Json =>
  // In the setup nothing is spent.
  place.startsWith("play.setup.") ? encodeContext(game) : (key(game) as unknown as Json);

const key = (game: State) => {
  const { setting: _setting, rulings, aside: _aside, contenders: _begun, turns, ...rest } = game;
  return {
    ...rest,
    // Turns are counted where the game has a limit of them.
    turns: rulings.limit === "none" ? 0 : turns,
    discard: discardLeft(game),
    lying: mapped(game.lying, ({ card, shown }) => ({ card, shown })),
    treasures: mapped(game.treasures, ({ at, seat, square, loose = false }) => ({
      at,
      seat,
      square,
      loose,
    })),
    henchmen: henchmenLeft(game),
    turn: turnLeft(game.turn),
    combat: combatLeft(game),
  };
};

const mapped = <Value, Left>(
  values: Readonly<Record<string, Value>>,
  left: (value: Value) => Left,
): Readonly<Record<string, Left>> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, left(value)]));

/** The discards are shuffled before anybody draws them; of the maps in them the order is told when they leave. */
const discardLeft = (game: State) => {
  const isMap = (card: string): boolean => piles.isMap(game, card);
  const maps = game.discard.filter(isMap);
  const leave = !game.mapsGone || game.mapsLeaving?.discards === true;
  return {
    maps: leave ? maps : maps.toSorted(),
    others: game.discard.filter((card) => !isMap(card)).sort(),
  };
};

/** Where a Henchman slept is asked before the first step of his next move (city.enter). */
const henchmenLeft = ({ henchmen, onTurn, turn }: State) =>
  henchmen.map((one, seat) =>
    seat !== onTurn || (turn.moving && turn.firstStep) ? one : { ...one, slept: null },
  );

/** A fight may be broken off after its first round; which of the later ones it is decides nothing (combat.round). */
const combatLeft = ({ combat }: State) =>
  combat && { ...combat, round: Math.min(combat.round, LATER_ROUND) };

const turnLeft = (turn: Turn) => ({ ...turn, shown: turn.shown.toSorted() });
