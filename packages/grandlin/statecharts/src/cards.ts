// What cards cause, and the card piles: effects one by one, discarding, drawing, the reshuffle, maps that leave.
import { all } from "@assize/kernel-chart-engine";
import { effects, type State, influence, piles } from "@assize/grandlin-rules";
import * as facts from "./card-facts.ts";
import { part, rule } from "./chart.ts";
import { forced, leadsOn } from "./onward.ts";

/** What holds from here on, whatever is drawn or cleared away. */
type Before = (game: State) => State;
const asItIs: Before = (game) => game;

const isDispelled = (game: State): boolean => game.played !== null;
const isCleansed = (game: State): boolean => game.played === null;

/** An empty pile is renewed, in the catharsis after what it clears away (pile.reshuffle, variant.catharsis). */
const renewing = (before: Before) => ({
  "catharsis-chosen": leadsOn<"catharsis-chosen">(
    all(
      rule("variant.catharsis", piles.catharsisIsDue, { describe: facts.catharsis }),
      rule("variant.catharsis", piles.hasNotCleansed, { describe: facts.cleanser }),
      rule("variant.catharsis", piles.isCleanser, { describe: facts.cleanser, completion: true }),
      rule("variant.catharsis", piles.cardLiesThere, { describe: facts.cleansable }),
    ),
    (game, event) => piles.chooseForCatharsis(before(game), event),
  ),
  "cards-reshuffled": leadsOn<"cards-reshuffled">(
    all(
      rule("pile.reshuffle", piles.reshuffleIsDue, { describe: facts.pilesStand }),
      rule("variant.catharsis", piles.catharsisIsOver, {
        when: piles.catharsisIsPlayed,
        describe: facts.catharsis,
      }),
      rule("pile.reshuffle", piles.wholeDiscardShuffled, { describe: facts.discards }),
    ),
    piles.reshuffle,
  ),
});

/** Draws from the pile, for whoever is owed cards; an empty pile is renewed first. */
const drawing = (id: string, before: Before = asItIs) =>
  part({
    id,
    on: {
      "card-drawn": leadsOn<"card-drawn">(
        all(
          rule("day.draw", piles.drawIsDue, { describe: facts.drawer }),
          rule("pile.reshuffle", piles.cardLiesOnPile, { describe: facts.pilesStand }),
          rule("day.draw", piles.drawsTheTop, { describe: facts.drawer }),
        ),
        (game, event) => piles.drawCard(before(game), event),
      ),
      ...renewing(before),
    },
  });

export const deathDrawing = drawing("death-drawing");

/** What an effect comes from says which clause it goes by (weapon, potion, …); attr.clamp only where something exceeds. */
const EFFECTS_OF = {
  weapon: effects.worksByCard("weapon"),
  potion: effects.worksByCard("potion"),
  trap: effects.worksByCard("trap"),
  special: effects.worksByOtherSpecial,
  portal: effects.worksByPortal,
  "combat.villain-dead": effects.worksByCard("villain"),
  "spell.effect": effects.worksByCard("spell"),
  "city.service": effects.worksByService,
  "attr.clamp": effects.nextIsClamped,
} as const;
const EFFECT_CLAUSES = Object.keys(EFFECTS_OF) as readonly (keyof typeof EFFECTS_OF)[];

export const cards = part({
  initial: "effects",
  states: {
    effects: {
      id: "effects",
      on: {
        "effect-applied": forced(
          rule(EFFECT_CLAUSES, effects.effectIsDue, { describe: facts.effectsDue }),
          effects.applyEffect,
          { where: EFFECTS_OF },
        ),
      },
    },
    removing: {
      id: "removing",
      on: {
        "inserted-discarded": forced(
          rule(["spell.effect", "variant.catharsis"], piles.removalIsDue, {
            describe: facts.removing,
          }),
          piles.discardInserted,
          { where: { "spell.effect": isDispelled, "variant.catharsis": isCleansed } },
        ),
      },
    },
    discarding: {
      id: "discarding",
      on: {
        "card-discarded": forced(
          rule(["play.spell", "play.map"], influence.playedCardIsDue, {
            describe: facts.playedCard,
          }),
          influence.discardPlayed,
          { where: { "play.spell": influence.spellIsPlayed, "play.map": influence.mapIsPlayed } },
        ),
      },
    },
    drawing: drawing("drawing", piles.inStepEight),
    renewing: { id: "renewing", on: renewing(asItIs) },
  },
});

export const maps = part({
  initial: "leaving",
  states: {
    leaving: {
      id: "maps-leaving",
      on: {
        "discarded-maps-set-aside": forced(
          rule("maps.out", piles.discardedMapsAreDue, { describe: facts.mapsLeaving }),
          piles.setDiscardedMapsAside,
        ),
        "hand-maps-set-aside": forced(
          rule("maps.out", piles.handMapsAreDue, { describe: facts.mapsLeaving }),
          piles.setHandMapsAside,
        ),
      },
    },
    drawing: drawing("maps-drawing"),
  },
});
