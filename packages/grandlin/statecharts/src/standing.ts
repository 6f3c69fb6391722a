// Which states can stand at a place of the chart: for positions that a header states (setup, or what is due there).
// Knows the places' names and the order of a day, and no header.
import { type Game, piles } from "@assize/grandlin-rules";
import { AFTER_REMOVAL } from "./cards.ts";
import { AFTER_RENEWAL, nextWay, type Way } from "./onward.ts";

/** Each place after setup, and what is due there. */
const WAY_AT: Readonly<Record<string, Way>> = {
  "play.morning": "morning",
  "play.movement.roll": "roll",
  "play.movement.die": "die",
  "play.movement.steps": "steps",
  "play.movement.stopping": "stopping",
  "play.arrival.showing": "showing",
  "play.arrival.special": "special",
  "play.arrival.black": "black",
  "play.arrival.portal.die": "portal-die",
  "play.arrival.portal.aim": "portal-aim",
  "play.arrival.portal.travel": "portal-travel",
  "play.arrival.found": "found",
  "play.arrival.act": "act",
  "play.arrival.search.die": "search-die",
  "play.arrival.search.find": "search-find",
  "play.combat.answer": "combat-answer",
  "play.combat.choice": "combat-choice",
  "play.combat.dice": "combat-dice",
  "play.combat.totals": "combat-totals",
  "play.combat.hoard": "hoard",
  "play.influence.choice": "influence",
  "play.influence.digging": "digging",
  "play.influence.service": "service",
  "play.cards.effects": "effects",
  "play.cards.removing": "removing",
  "play.cards.discarding": "discarding",
  "play.cards.drawing": "drawing",
  "play.cards.renewing": "renewing",
  "play.drawn-map": "drawn-map",
  "play.maps.leaving": "maps-leaving",
  "play.maps.drawing": "maps-drawing",
  "play.nightfall": "nightfall",
  "play.evening": "evening",
  "play.death": "death",
  "play.death-drawing": "death-drawing",
  "play.ending": "ending",
};

const nothingIsShuffled = ({ pile, hands, undug }: Game): boolean =>
  pile.length === 0 && undug.length === 0 && hands.every((hand) => hand.length === 0);
const cardsAreShuffled = ({ pile, setting, undug }: Game): boolean =>
  pile.length === setting.facts.cardIds.length && undug.length === 0;
const allIsShuffled = ({ undug, setting, lying, discard }: Game): boolean =>
  undug.length === setting.facts.treasureIds.length &&
  Object.keys(lying).length === 0 &&
  discard.length === 0;

const IN_SETUP: Readonly<Record<string, (game: Game) => boolean>> = {
  "play.setup.cards": nothingIsShuffled,
  "play.setup.treasures": cardsAreShuffled,
  "play.setup.table": allIsShuffled,
};

/** A reshuffle at once comes only where something has just been discarded or drawn, never as a day begins. */
const renewalLeadsOn = (game: Game): boolean => {
  const way = nextWay({ ...game, removing: null, pile: game.discard, discard: [] });
  const draws = way === "death-drawing" || way === "maps-drawing";
  return draws || AFTER_RENEWAL.some((one) => one === way);
};

/** What the catharsis lays bare as cards are drawn is not taken the same day (arrive.act). */
const removalLeadsOn = (game: Game): boolean =>
  AFTER_REMOVAL.some(
    (way) => way === nextWay(piles.discardInserted(game, piles.deriveInsertedDiscarded(game))),
  );

/** True where this state can come to stand at this place. */
export const standsAt = (game: Game, place: string): boolean => {
  if (place === "ended") return game.over !== null;
  if (game.over !== null) return false;
  const inSetup = IN_SETUP[place];
  if (inSetup !== undefined) return game.contenders.length > 0 && inSetup(game);
  if (game.contenders.length > 0 || nextWay(game) !== WAY_AT[place]) return false;
  const cleanses = place === "play.cards.removing" && game.played === null;
  if (cleanses && !removalLeadsOn(game)) return false;
  return !(cleanses || place === "play.cards.renewing") || renewalLeadsOn(game);
};
