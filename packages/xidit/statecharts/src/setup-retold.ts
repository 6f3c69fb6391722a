// The setup told again from a state that it is said to have brought about. Knows the questions and updates of the
// setup and adds none; asked of stated positions only.
import { CityId, NO_CITY, type TileId } from "@assize/xidit-edition";
import { type CityTile, type EventOf, type State } from "@assize/xidit-events";
import { clockwise } from "./seats.ts";
import {
  assessmentsOnce,
  cityExists,
  cityWithoutIdrakys,
  deriveTilesLaid,
  layOut,
  orderAssessments,
  placeIdrakys,
  stackTiles,
  stackTitans,
  tilesInPlayOnce,
  titansOfEachPile,
} from "./setup-rules.ts";

/** From the state before one step to the state after it; null where what is shown could not be that step's event. */
type Retell = (before: State, shown: State) => State | null;

const retellTitans: Retell = (before, shown) => {
  const piles = shown.titans.map(({ titans }) => titans);
  const event: EventOf<"titans-shuffled"> = { type: "titans-shuffled", data: { piles } };
  return titansOfEachPile(before, event) ? stackTitans(before, event) : null;
};

const citiesWith = (game: State, side: CityTile["side"]): readonly TileId[] =>
  game.cities.flatMap((tile, city) => (tile?.side === side ? [CityId(city)] : []));

/**
 * The tiles as they were shuffled: on one pile until they are laid. Who filled first does not matter: no tile
 * recruits so many of a kind that the barracks run out while tiles are laid.
 */
const shuffledOrder = (shown: State): readonly TileId[] => {
  const { recruitment, threat } = shown.queues;
  const queued = [recruitment, threat].flatMap(({ next, pile }) =>
    next === null ? pile : [next, ...pile],
  );
  return [...citiesWith(shown, "recruitment"), ...citiesWith(shown, "threat"), ...queued];
};

const retellTiles: Retell = (before, shown) => {
  const event: EventOf<"tiles-shuffled"> = {
    type: "tiles-shuffled",
    data: { order: shuffledOrder(shown) },
  };
  return tilesInPlayOnce(before, event) ? stackTiles(before, event) : null;
};

const retellLaying: Retell = (before) =>
  layOut(before, { type: "tiles-laid", data: deriveTilesLaid(before) });

const retellAssessments: Retell = (before, shown) => {
  const event: EventOf<"assessments-shuffled"> = {
    type: "assessments-shuffled",
    data: { order: shown.assessments },
  };
  return assessmentsOnce(before, event) ? orderAssessments(before, event) : null;
};

/** One Idrakys after the other, from the First Player clockwise; at least one is still to come. */
const retellPlacement: Retell = (before, shown) => {
  const placed = shown.idrakys.filter((city) => city !== null).length;
  if (placed === shown.idrakys.length) return null;
  let game = before;
  for (let steps = 0; steps < placed; steps++) {
    const by = clockwise(game, game.firstPlayer, steps);
    const event: EventOf<"idrakys-placed"> = {
      type: "idrakys-placed",
      by,
      data: { city: shown.idrakys[by] ?? NO_CITY },
    };
    if (!cityExists(game, event) || !cityWithoutIdrakys(game, event)) return null;
    game = placeIdrakys(game, event);
  }
  return game;
};

/** For each place of the setup, what leads from the place before to it. */
const RETELLINGS: Readonly<Record<string, readonly Retell[]>> = {
  "play.setup.titans": [],
  "play.setup.tiles": [retellTitans],
  "play.setup.laying": [retellTitans, retellTiles],
  "play.setup.assessments": [retellTitans, retellTiles, retellLaying],
  "play.setup.placement": [
    retellTitans,
    retellTiles,
    retellLaying,
    retellAssessments,
    retellPlacement,
  ],
};

/**
 * The state to which events of the setup lead that would show what `shown` shows at this place; null where there
 * are no such events, or no such place in the setup. `fresh` is the state before the first event.
 */
export const retellSetup = (fresh: State, shown: State, place: string): State | null => {
  const retellings = RETELLINGS[place];
  if (retellings === undefined) return null;
  let game: State | null = fresh;
  for (const retell of retellings) game = game === null ? null : retell(game, shown);
  return game;
};
