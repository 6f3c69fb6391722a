// Which states can stand at a place of the chart: for positions that a header states (setup, or what is due there).
// Reads the order of a day off the chart; knows no header.
import { compile, positionAt, type Table } from "@assize/kernel-chart-engine";
import { type State, piles } from "@assize/grandlin-rules";
import { gameChart } from "./game.ts";

let compiled: Table | undefined;

/** The place where the chart comes to rest once an event is through. */
const placeAfter = (game: State): string => {
  compiled ??= compile(gameChart);
  return compiled.leaves[positionAt(compiled, "play.onward.caused", game)!.at]!.path;
};

const nothingIsShuffled = ({ pile, hands, undug }: State): boolean =>
  pile.length === 0 && undug.length === 0 && hands.every((hand) => hand.length === 0);
const cardsAreShuffled = ({ pile, setting, undug }: State): boolean =>
  pile.length === setting.facts.cardIds.length && undug.length === 0;
const allIsShuffled = ({ undug, setting, lying, discard }: State): boolean =>
  undug.length === setting.facts.treasureIds.length &&
  Object.keys(lying).length === 0 &&
  discard.length === 0;

const IN_SETUP: Readonly<Record<string, (game: State) => boolean>> = {
  "play.setup.cards": nothingIsShuffled,
  "play.setup.treasures": cardsAreShuffled,
  "play.setup.table": allIsShuffled,
};

/** What may have waited for a reshuffle at once: it comes where something was discarded or drawn, never as a day begins. */
const AFTER_RENEWAL: readonly string[] = [
  "play.death-drawing",
  "play.maps.drawing",
  "play.movement.roll",
  "play.movement.steps",
  "play.combat.choice",
  "play.arrival.showing",
  "play.arrival.act",
  "play.influence.service",
  "play.influence.choice",
  "play.nightfall",
  "play.cards.drawing",
  "play.evening",
];
const renewalLeadsOn = (game: State): boolean =>
  AFTER_RENEWAL.includes(placeAfter({ ...game, removing: null, pile: game.discard, discard: [] }));

/** What the catharsis lays bare as cards are drawn is not taken the same day (arrive.act). */
const AFTER_CATHARSIS: readonly string[] = [
  "play.cards.discarding",
  "play.death-drawing",
  "play.maps.drawing",
  "play.cards.renewing",
  "play.cards.drawing",
];
const removalLeadsOn = (game: State): boolean =>
  AFTER_CATHARSIS.includes(
    placeAfter(piles.discardInserted(game, piles.deriveInsertedDiscarded(game))),
  );

/** True where this state can come to stand at this place. */
export const standsAt = (game: State, place: string): boolean => {
  if (place === "ended") return game.over !== null;
  if (game.over !== null) return false;
  const inSetup = Object.hasOwn(IN_SETUP, place) ? IN_SETUP[place] : undefined;
  if (inSetup !== undefined) return game.contenders.length > 0 && inSetup(game);
  if (game.contenders.length > 0 || placeAfter(game) !== place) return false;
  const cleanses = place === "play.cards.removing" && game.played === null;
  if (cleanses && !removalLeadsOn(game)) return false;
  return !(cleanses || place === "play.cards.renewing") || renewalLeadsOn(game);
};
