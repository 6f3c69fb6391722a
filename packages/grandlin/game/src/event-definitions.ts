// What the kernel needs to know of each event: class, data, who may know a field, which clause a wrong value
// breaks, what the rules force and what can be chosen.
import { eventBuilders, type FieldNotes, withMarks } from "@assize/kernel-model";
import type { ClauseId } from "@assize/grandlin-rulebook";
import {
  arrival,
  CHANCES,
  combat,
  DATA,
  type DataOf,
  day,
  DECISIONS,
  effects,
  ending,
  type EventType,
  type State,
  influence,
  piles,
} from "@assize/grandlin-rules";
import * as charts from "@assize/grandlin-statecharts";
import * as choices from "./choices.ts";
import * as deciding from "./deciding.ts";

type Notes<Type extends EventType> = Readonly<Record<keyof DataOf<Type>, FieldNotes>>;

const { knownTo, when, told, define } = eventBuilders<State, ClauseId>()(DATA, DECISIONS, CHANCES);
const open = knownTo("public");
const own = knownTo("actor");
/** Dice and piles have no acting seat: the data name whose secret it is. */
const theirs = knownTo("seat");
const hidden = knownTo("nobody");

const { arrivalFacts, cardFacts, dayFacts, endingFacts } = charts;
const { asOf } = dayFacts;

const turn = told(open("day.end"), asOf(dayFacts.turnOf));

/** The clause of the card, found or played, that is dealt with. */
const found = [
  when("weapon", "a weapon was found", deciding.cardIs("weapon")),
  when("potion", "a potion was found", deciding.cardIs("potion")),
  when("trap", "a trap was found", deciding.cardIs("trap")),
  when("combat.villain-dead", "a villain was found", deciding.cardIs("villain")),
];
/** The same where it is the effect of the card: most are not in the manual. */
const unstated = deciding.effectIsNotStated;
const worked = [
  when("weapon", "a weapon was found", deciding.cardIs("weapon"), unstated),
  when("potion", "a potion was found", deciding.cardIs("potion"), unstated),
  when("trap", "a trap was found", deciding.cardIs("trap"), unstated),
  when("combat.villain-dead", "a villain was found", deciding.cardIs("villain")),
  when("special", "a special was found, not the Portal", deciding.specialWorks, unstated),
  when("portal", "the Portal was found", deciding.portalWorks),
  when("spell.effect", "a spell was cast", deciding.cardIs("spell")),
  when("city.service", "no card was found or played", deciding.noCardWorks),
];
const effectOf = told(open(...worked), cardFacts.effectWas);
const quantity = told(
  open(
    ...worked,
    when("poison", "`what` is `poison`", deciding.whatIs("poison")),
    when("lost-turn", "`what` is `lost-turn`", deciding.whatIs("lost-turn")),
    when("attr.clamp", "an attribute would leave 0 to 15", deciding.isClamped),
  ),
  cardFacts.effectWas,
);
const dealtWith = told(
  open(
    ...found,
    when("special", "a special was found", deciding.cardIs("special")),
    when("play.spell", "a spell was cast", deciding.cardIs("spell")),
    when("play.map", "a map was played", deciding.cardIs("map")),
  ),
  cardFacts.workedCard,
);
const plundered = told(open("combat.slain"), endingFacts.plunderWas);
const removed = told(
  open(
    when("spell.effect", "a spell was cast", deciding.someCardIsPlayed),
    when("variant.catharsis", "no card was played", deciding.noCardIsPlayed),
  ),
  cardFacts.removedWas,
);

const deriveCardDiscarded = (game: State): DataOf<"card-discarded"> =>
  game.played === null ? arrival.deriveFoundGone(game) : influence.derivePlayedDiscarded(game);
const deriveMapSetAside = (game: State): DataOf<"map-set-aside"> =>
  game.drawnMap === null ? arrival.deriveFoundGone(game) : piles.deriveMapSetAside(game);
const spellFields: Notes<"spell-cast"> = {
  card: open("play.spell"),
  seat: open("spell.effect"),
  from: open("spell.effect"),
  to: open("spell.effect"),
  peek: open("spell.effect"),
};

const definitions = define({
  // setup
  "cards-shuffled": {
    fields: { order: hidden("setup.order", "comp.cards") },
    outcomes: choices.cardOrders,
    draw: choices.shuffleCards,
    refit: choices.refitCards,
  },
  "treasures-shuffled": {
    fields: { order: hidden("setup.order", "comp.cards") },
    outcomes: choices.treasureOrders,
    draw: choices.shuffleTreasures,
    refit: choices.refitTreasures,
  },
  "city-cards-placed": {
    fields: { services: open("setup.city") },
    outcomes: choices.cityOrders,
    draw: choices.placeCityCards,
    refit: choices.refitCityCards,
  },
  "first-dice-rolled": {
    fields: { dice: open("setup.order") },
    outcomes: (game) => choices.firstDice(game),
    draw: choices.rollFirst,
  },

  // morning and movement
  "poison-taken": {
    fields: {
      seat: turn,
      health: told(
        open(
          when("day.poison", "0 is recorded", deciding.nothingIsTaken),
          when("poison", "another amount is recorded", deciding.anotherAmountIsTaken),
        ),
        asOf(dayFacts.poisoned),
      ),
    },
    derive: day.derivePoisonTaken,
  },
  "turn-lost": {
    fields: { seat: told(open("day.lost"), asOf(dayFacts.turnToLose)) },
    derive: day.deriveTurnLost,
  },
  "roll-called": { fields: {}, choices: choices.onTurnOnly },
  "die-rolled": {
    fields: { die: open("move.roll") },
    outcomes: choices.dice,
    draw: choices.rollDie,
  },
  stepped: { fields: { to: open("move.step") }, choices: choices.steps },
  halted: { fields: {}, choices: choices.onTurnOnly },
  "move-stopped": {
    fields: {
      seat: turn,
      square: told(open("move.stop"), asOf(dayFacts.moveStands)),
      left: told(open("move.roll"), asOf(dayFacts.moveStands)),
    },
    derive: day.deriveMoveStopped,
  },

  // arrival
  "card-shown": {
    fields: {
      square: told(open("arrive.show"), arrivalFacts.cardWas),
      card: told(open("arrive.show"), arrivalFacts.cardWas),
    },
    derive: arrival.deriveCardShown,
  },
  "special-used": {
    fields: { to: open("portal"), peek: open("special") },
    choices: choices.specialUses,
  },
  "special-left": { fields: {}, choices: choices.onTurnOnly },
  "portal-rolled": {
    fields: { die: open("portal") },
    outcomes: choices.dice,
    draw: choices.rollDie,
  },
  "portal-aimed": { fields: { to: open("portal") }, choices: choices.allSquares },
  travelled: {
    fields: {
      seat: turn,
      from: told(open("portal"), asOf(arrivalFacts.portalStands)),
      to: told(open("portal"), asOf(arrivalFacts.portalStands)),
    },
    derive: arrival.deriveTravelled,
  },
  "card-taken": {
    fields: { seat: turn, card: told(open("black"), asOf(arrivalFacts.foundCard)) },
    derive: arrival.deriveFoundTaken,
  },
  "card-kept": {
    fields: {
      square: told(open("special"), asOf(arrivalFacts.foundCard)),
      card: told(open("special"), asOf(arrivalFacts.foundCard)),
    },
    derive: arrival.deriveFoundKept,
  },
  "black-taken": { fields: {}, choices: choices.onTurnOnly },
  "black-left": { fields: {}, choices: choices.onTurnOnly },
  "treasure-taken": {
    fields: { treasure: open("arrive.act", "comp.places") },
    choices: choices.takeable,
  },
  "henchman-attacked": { fields: { seat: open("combat.start") }, choices: choices.victims },
  "castle-searched": { fields: {}, choices: choices.onTurnOnly },
  "search-rolled": {
    fields: { die: open("variant.loot") },
    outcomes: choices.dice,
    draw: choices.rollDie,
  },
  "treasure-found": {
    fields: { seat: turn, treasure: theirs("variant.loot") },
    outcomes: choices.finds,
    draw: choices.findOne,
  },
  "act-passed": { fields: {}, choices: choices.onTurnOnly },

  // combat
  stood: { fields: {}, choices: choices.foeOnly },
  fought: { fields: {}, choices: choices.onTurnOnly },
  fled: { fields: { to: open("combat.flee") }, choices: choices.flights },
  "combat-stopped": { fields: {}, choices: choices.onTurnOnly },
  "combat-rolled": {
    fields: { dice: open("combat.round") },
    outcomes: choices.diceOfTwo,
    draw: choices.rollTwo,
  },
  "round-fought": {
    fields: {
      totals: told(open("combat.round"), arrivalFacts.roundWas),
      loser: told(open("combat.round"), arrivalFacts.roundWas),
      loss: told(open("combat.round"), arrivalFacts.roundWas),
    },
    derive: combat.deriveRoundFought,
  },
  "hoard-taken": {
    fields: {
      seat: turn,
      treasures: told(open("combat.villain-dead"), asOf(arrivalFacts.hoardStands)),
    },
    derive: combat.deriveHoardTaken,
  },

  // cards
  "spell-cast": { fields: spellFields, choices: choices.casts },
  "effect-applied": {
    fields: {
      seat: effectOf,
      what: effectOf,
      from: quantity,
      to: quantity,
    },
    derive: effects.deriveEffectApplied,
  },
  "card-discarded": { fields: { card: dealtWith }, derive: deriveCardDiscarded },
  "inserted-discarded": {
    fields: { square: removed, card: removed },
    derive: piles.deriveInsertedDiscarded,
  },

  // influence and the City
  "card-inserted": {
    fields: { card: own("play.insert"), square: open("play.insert") },
    choices: choices.insertions,
  },
  "map-used": { fields: { card: open("play.map") }, choices: choices.handCards },
  "treasure-drawn": {
    fields: { seat: turn, treasure: theirs("play.map") },
    outcomes: choices.treasureDraws,
    draw: choices.drawTreasure,
  },
  "treasure-hidden": { fields: { treasure: own("treasure.hide") }, choices: choices.carried },
  "treasure-dropped": { fields: { treasure: open("variant.drop") }, choices: choices.carried },
  "influence-passed": { fields: {}, choices: choices.onTurnOnly },
  "service-bought": { fields: { times: open("city.service") }, choices: choices.serviceTimes },
  "service-declined": { fields: {}, choices: choices.onTurnOnly },

  // death
  "henchman-died": {
    fields: {
      seat: told(open("death"), endingFacts.diedWas),
      square: told(open("death"), endingFacts.diedWas),
      slayer: told(
        open(
          when("death", "`slayer` is null", deciding.slayerIsNobody, deciding.someCardIsPlayed),
          when("combat.slain", "`slayer` is a seat", deciding.slayerIsHenchman),
          when("combat.villain-kills", "`slayer` is `villain`", deciding.slayerIsVillain),
        ),
        endingFacts.diedWas,
      ),
    },
    derive: ending.deriveHenchmanDied,
  },
  "henchman-plundered": {
    fields: {
      seat: plundered,
      by: plundered,
      treasures: plundered,
      gold: plundered,
    },
    derive: ending.derivePlundered,
  },
  "treasures-left": {
    fields: {
      seat: told(open("death"), endingFacts.leftWas),
      square: told(open("death"), endingFacts.leftWas),
      treasures: told(
        open(
          when(
            "combat.villain-kills",
            "a villain lies on `square`",
            deciding.treasuresFallOn("hoard"),
          ),
          when(
            "death.castle",
            "`square` is a castle or in the City",
            deciding.treasuresFallOn("castle or City"),
          ),
          when(
            "death",
            "`square` is any other",
            deciding.treasuresFallOn("open"),
            deciding.someCardIsPlayed,
          ),
        ),
        endingFacts.leftWas,
      ),
    },
    derive: ending.deriveTreasuresLeft,
  },
  "hand-discarded": {
    fields: {
      seat: told(open("death"), endingFacts.handWas),
      cards: told(open("death"), endingFacts.handWas),
    },
    derive: ending.deriveHandDiscarded,
  },
  "henchman-followed": {
    fields: {
      seat: told(open("death"), endingFacts.homeWas),
      square: told(open("setup.attributes"), endingFacts.homeWas),
    },
    derive: ending.deriveFollowed,
  },

  // piles
  "card-drawn": {
    fields: { seat: open("day.draw"), card: theirs("day.draw") },
    outcomes: choices.cardDraws,
    draw: choices.drawCard,
  },
  "cards-reshuffled": {
    fields: { order: hidden("pile.reshuffle") },
    outcomes: choices.discardOrders,
    draw: choices.shuffleDiscards,
    refit: choices.refitDiscards,
  },
  "catharsis-chosen": { fields: { square: open("variant.catharsis") }, choices: choices.inserted },
  "map-set-aside": {
    fields: { card: told(open("maps.out"), asOf(cardFacts.mapsLeaving)) },
    derive: deriveMapSetAside,
  },
  "discarded-maps-set-aside": {
    fields: { cards: told(open("maps.out"), cardFacts.mapsWere) },
    derive: piles.deriveDiscardedMaps,
  },
  "hand-maps-set-aside": {
    fields: {
      seat: told(open("maps.out"), cardFacts.mapsWere),
      cards: told(open("maps.out"), cardFacts.mapsWere),
    },
    derive: piles.deriveHandMaps,
  },

  // the end
  "turn-ended": {
    fields: { seat: turn, next: told(open("day.end"), dayFacts.nextWas) },
    derive: day.deriveTurnEnded,
  },
  "game-won": {
    fields: {
      seat: told(open("win"), endingFacts.securedWere),
      treasures: told(open("win"), endingFacts.securedWere),
    },
    derive: ending.deriveGameWon,
  },
  "game-ended": {
    fields: {
      reason: told(
        open(
          when("end.dead", "`reason` is `dead-end`", deciding.reasonIs("dead-end")),
          when("end.limit", "`reason` is `limit`", deciding.reasonIs("limit")),
        ),
        asOf(endingFacts.endStands),
      ),
    },
    derive: ending.deriveGameEnded,
  },
});

export const eventDefinitions = withMarks(definitions, {
  reveal: ["card-shown", "hand-discarded", "treasures-left", "hoard-taken", "game-won"],
  score: [
    "treasure-taken",
    "treasure-found",
    "treasure-drawn",
    "treasure-hidden",
    "treasure-dropped",
    "hoard-taken",
    "henchman-plundered",
    "treasures-left",
    "game-won",
  ],
});
