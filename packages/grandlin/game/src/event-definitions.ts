// What the kernel needs to know of each event: class, data, who may know a field, which clause a wrong value
// breaks, what the rules force and what can be chosen.
import {
  eventBuilders,
  type EventDefinition,
  type FieldNotes,
  withMarks,
} from "@assize/kernel-model";
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
  type Game,
  influence,
  piles,
} from "@assize/grandlin-rules";
import * as choices from "./choices.ts";
import * as deciding from "./deciding.ts";

type Definition = EventDefinition<Game, any>; // each definition has data of its own
type Notes<Type extends EventType> = Readonly<Record<keyof DataOf<Type>, FieldNotes>>;

const { knownTo, when, decision, chance, consequence } = eventBuilders<Game, ClauseId>()(
  DATA,
  DECISIONS,
  CHANCES,
);
const open = knownTo("public");
const own = knownTo("actor");
/** Dice and piles have no acting seat: the data name whose secret it is. */
const theirs = knownTo("seat");
const hidden = knownTo("nobody");

const turn = open("day.end");

/** The clause of the card, found or played, that is dealt with. */
const found = [
  when("weapon", "a weapon was found", deciding.cardIs("weapon")),
  when("potion", "a potion was found", deciding.cardIs("potion")),
  when("trap", "a trap was found", deciding.cardIs("trap")),
  when("combat.villain-dead", "a villain was found", deciding.cardIs("villain")),
];
const worked = open(
  ...found,
  when("special", "a special was found, not the Portal", deciding.specialWorks),
  when("portal", "the Portal was found", deciding.portalWorks),
  when("spell.effect", "a spell was cast", deciding.cardIs("spell")),
  when("city.service", "no card was found or played", deciding.noCardWorks),
);
const quantity = open(
  when("attr.clamp", "`what` is health, gold, strength or weaponry", deciding.isAttribute),
  when("poison", "`what` is `poison`", deciding.whatIs("poison")),
  when("lost-turn", "`what` is `lost-turn`", deciding.whatIs("lost-turn")),
  when("spell.effect", "`what` is `steps` or `fury`", deciding.isOfThisTurn),
);
const dealtWith = open(
  ...found,
  when("special", "a special was found", deciding.cardIs("special")),
  when("play.spell", "a spell was cast", deciding.cardIs("spell")),
  when("play.map", "a map was played", deciding.cardIs("map")),
);
const removed = open(
  when("spell.effect", "a spell was cast", deciding.someCardIsPlayed),
  when("variant.catharsis", "no card was played", deciding.noCardIsPlayed),
);

const deriveCardDiscarded = (game: Game): DataOf<"card-discarded"> =>
  game.played === null ? arrival.deriveFoundGone(game) : influence.derivePlayedDiscarded(game);
const deriveMapSetAside = (game: Game): DataOf<"map-set-aside"> =>
  game.drawnMap === null ? arrival.deriveFoundGone(game) : piles.deriveMapSetAside(game);
const spellFields: Notes<"spell-cast"> = {
  card: open("play.spell"),
  seat: open("spell.effect"),
  from: open("spell.effect"),
  to: open("spell.effect"),
  peek: open("spell.effect"),
};

const definitions: Readonly<Record<EventType, Definition>> = {
  // setup
  "cards-shuffled": chance(
    "cards-shuffled",
    { order: hidden("setup.order", "comp.cards") },
    choices.cardOrders,
    choices.shuffleCards,
  ),
  "treasures-shuffled": chance(
    "treasures-shuffled",
    { order: hidden("setup.order", "comp.cards") },
    choices.treasureOrders,
    choices.shuffleTreasures,
  ),
  "city-cards-placed": chance(
    "city-cards-placed",
    { services: open("setup.city") },
    choices.cityOrders,
    choices.placeCityCards,
  ),
  "first-dice-rolled": chance(
    "first-dice-rolled",
    { dice: open("setup.order") },
    (game) => choices.firstDice(game),
    choices.rollFirst,
  ),

  // morning and movement
  "poison-taken": consequence(
    "poison-taken",
    {
      seat: turn,
      health: open(
        when("day.poison", "0 is recorded", deciding.nothingIsTaken),
        when("poison", "another amount is recorded", deciding.anotherAmountIsTaken),
      ),
    },
    day.derivePoisonTaken,
  ),
  "turn-lost": consequence("turn-lost", { seat: open("day.lost") }, day.deriveTurnLost),
  "roll-called": decision("roll-called", {}, choices.onTurnOnly),
  "die-rolled": chance("die-rolled", { die: open("move.roll") }, choices.dice, choices.rollDie),
  stepped: decision("stepped", { to: open("move.step") }, choices.steps),
  halted: decision("halted", {}, choices.onTurnOnly),
  "move-stopped": consequence(
    "move-stopped",
    { seat: turn, square: open("move.stop"), left: open("move.roll") },
    day.deriveMoveStopped,
  ),

  // arrival
  "card-shown": consequence(
    "card-shown",
    { square: open("arrive.show"), card: open("arrive.show") },
    arrival.deriveCardShown,
  ),
  "special-used": decision(
    "special-used",
    { to: open("portal"), peek: open("special") },
    choices.specialUses,
  ),
  "special-left": decision("special-left", {}, choices.onTurnOnly),
  "portal-rolled": chance("portal-rolled", { die: open("portal") }, choices.dice, choices.rollDie),
  "portal-aimed": decision("portal-aimed", { to: open("portal") }, choices.allSquares),
  travelled: consequence(
    "travelled",
    { seat: turn, from: open("portal"), to: open("portal") },
    arrival.deriveTravelled,
  ),
  "card-taken": consequence(
    "card-taken",
    { seat: turn, card: open("black") },
    arrival.deriveFoundTaken,
  ),
  "card-kept": consequence(
    "card-kept",
    { square: open("special"), card: open("special") },
    arrival.deriveFoundKept,
  ),
  "black-taken": decision("black-taken", {}, choices.onTurnOnly),
  "black-left": decision("black-left", {}, choices.onTurnOnly),
  "treasure-taken": decision(
    "treasure-taken",
    { treasure: open("arrive.act", "comp.places") },
    choices.ownerless,
  ),
  "henchman-attacked": decision(
    "henchman-attacked",
    { seat: open("combat.start") },
    choices.victims,
  ),
  "castle-searched": decision("castle-searched", {}, choices.onTurnOnly),
  "search-rolled": chance(
    "search-rolled",
    { die: open("variant.loot") },
    choices.dice,
    choices.rollDie,
  ),
  "treasure-found": chance(
    "treasure-found",
    { seat: turn, treasure: theirs("variant.loot") },
    choices.finds,
    choices.findOne,
  ),
  "act-passed": decision("act-passed", {}, choices.onTurnOnly),

  // combat
  stood: decision("stood", {}, choices.foeOnly),
  fought: decision("fought", {}, choices.onTurnOnly),
  fled: decision("fled", { to: open("combat.flee") }, choices.flights),
  "combat-stopped": decision("combat-stopped", {}, choices.onTurnOnly),
  "combat-rolled": chance(
    "combat-rolled",
    { dice: open("combat.round") },
    choices.diceOfTwo,
    choices.rollTwo,
  ),
  "round-fought": consequence(
    "round-fought",
    { totals: open("combat.round"), loser: open("combat.round"), loss: open("combat.round") },
    combat.deriveRoundFought,
  ),
  "hoard-taken": consequence(
    "hoard-taken",
    { seat: turn, treasures: open("combat.villain-dead") },
    combat.deriveHoardTaken,
  ),

  // cards
  "spell-cast": decision("spell-cast", spellFields, choices.casts),
  "effect-applied": consequence(
    "effect-applied",
    {
      seat: open("attr.clamp"),
      what: worked,
      from: quantity,
      to: quantity,
    },
    effects.deriveEffectApplied,
  ),
  "card-discarded": consequence("card-discarded", { card: dealtWith }, deriveCardDiscarded),
  "inserted-discarded": consequence(
    "inserted-discarded",
    { square: removed, card: removed },
    piles.deriveInsertedDiscarded,
  ),

  // influence and the City
  "card-inserted": decision(
    "card-inserted",
    { card: own("play.insert"), square: open("play.insert") },
    choices.insertions,
  ),
  "map-used": decision("map-used", { card: open("play.map") }, choices.handCards),
  "treasure-drawn": chance(
    "treasure-drawn",
    { seat: turn, treasure: theirs("play.map") },
    choices.treasureDraws,
    choices.drawTreasure,
  ),
  "treasure-hidden": decision(
    "treasure-hidden",
    { treasure: own("treasure.hide") },
    choices.carried,
  ),
  "treasure-dropped": decision(
    "treasure-dropped",
    { treasure: open("variant.drop") },
    choices.carried,
  ),
  "influence-passed": decision("influence-passed", {}, choices.onTurnOnly),
  "service-bought": decision(
    "service-bought",
    { times: open("city.service") },
    choices.serviceTimes,
  ),
  "service-declined": decision("service-declined", {}, choices.onTurnOnly),

  // death
  "henchman-died": consequence(
    "henchman-died",
    {
      seat: open("death"),
      square: open("death"),
      slayer: open(
        when("death", "`slayer` is null", deciding.slayerIsNobody),
        when("combat.slain", "`slayer` is a seat", deciding.slayerIsHenchman),
        when("combat.villain-kills", "`slayer` is `villain`", deciding.slayerIsVillain),
      ),
    },
    ending.deriveHenchmanDied,
  ),
  "henchman-plundered": consequence(
    "henchman-plundered",
    {
      seat: open("combat.slain"),
      by: open("combat.slain"),
      treasures: open("combat.slain"),
      gold: open("combat.slain"),
    },
    ending.derivePlundered,
  ),
  "treasures-left": consequence(
    "treasures-left",
    {
      seat: open("death"),
      square: open("death"),
      treasures: open(
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
        when("death", "`square` is any other", deciding.treasuresFallOn("open")),
      ),
    },
    ending.deriveTreasuresLeft,
  ),
  "hand-discarded": consequence(
    "hand-discarded",
    { seat: open("death"), cards: open("death") },
    ending.deriveHandDiscarded,
  ),
  "henchman-followed": consequence(
    "henchman-followed",
    { seat: open("death"), square: open("setup.attributes") },
    ending.deriveFollowed,
  ),

  // piles
  "card-drawn": chance(
    "card-drawn",
    { seat: open("day.draw"), card: theirs("day.draw") },
    choices.cardDraws,
    choices.drawCard,
  ),
  "cards-reshuffled": chance(
    "cards-reshuffled",
    { order: hidden("pile.reshuffle") },
    choices.discardOrders,
    choices.shuffleDiscards,
  ),
  "catharsis-chosen": decision(
    "catharsis-chosen",
    { square: open("variant.catharsis") },
    choices.inserted,
  ),
  "map-set-aside": consequence("map-set-aside", { card: open("maps.out") }, deriveMapSetAside),
  "discarded-maps-set-aside": consequence(
    "discarded-maps-set-aside",
    { cards: open("maps.out") },
    piles.deriveDiscardedMaps,
  ),
  "hand-maps-set-aside": consequence(
    "hand-maps-set-aside",
    { seat: open("maps.out"), cards: open("maps.out") },
    piles.deriveHandMaps,
  ),

  // the end
  "turn-ended": consequence("turn-ended", { seat: turn, next: turn }, day.deriveTurnEnded),
  "game-won": consequence(
    "game-won",
    { seat: open("win"), treasures: open("win") },
    ending.deriveGameWon,
  ),
  "game-ended": consequence(
    "game-ended",
    {
      reason: open(
        when("end.dead", "`reason` is `dead-end`", deciding.reasonIs("dead-end")),
        when("end.limit", "`reason` is `limit`", deciding.reasonIs("limit")),
      ),
    },
    ending.deriveGameEnded,
  ),
};

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
