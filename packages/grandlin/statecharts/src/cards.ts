// What cards cause, and the card piles: effects one by one, discarding, drawing, the reshuffle, maps that leave.
import { all } from "@assize/kernel-chart-engine";
import { effects, type Game, influence, piles } from "@assize/grandlin-rules";
import { part, rule } from "./chart.ts";
import { AFTER_RENEWAL, AFTER_SPELL, forced, onward, TO_THE_END, type Way } from "./onward.ts";

/** What follows once an inserted card has been removed, by Dispel or the catharsis. */
export const AFTER_REMOVAL = [
  "discarding",
  "death-drawing",
  "maps-drawing",
  "renewing",
  "drawing",
] as const satisfies readonly Way[];

/** What holds from here on, whatever is drawn or cleared away. */
type Before = (game: Game) => Game;
const asItIs: Before = (game) => game;

/** An empty pile is renewed, in the catharsis after what it clears away (pile.reshuffle, variant.catharsis). */
const renewing = (then: readonly Way[], before: Before) => ({
  "catharsis-chosen": onward<"catharsis-chosen">(
    all(
      rule("variant.catharsis", piles.catharsisIsDue),
      rule("variant.catharsis", piles.isCleanser),
      rule("variant.catharsis", piles.cardLiesThere),
    ),
    (game, event) => piles.chooseForCatharsis(before(game), event),
    ["removing"],
  ),
  "cards-reshuffled": onward<"cards-reshuffled">(
    all(
      rule("pile.reshuffle", piles.reshuffleIsDue),
      rule("variant.catharsis", piles.catharsisIsOver),
      rule("pile.reshuffle", piles.wholeDiscardShuffled),
    ),
    piles.reshuffle,
    then,
  ),
});

/** Draws from the pile, for whoever is owed cards; an empty pile is renewed first. */
const drawing = (id: Way, then: readonly Way[], before: Before = asItIs) =>
  part({
    id,
    on: {
      "card-drawn": onward<"card-drawn">(
        all(
          rule("day.draw", piles.drawIsDue),
          rule("pile.reshuffle", piles.cardLiesOnPile),
          rule("day.draw", piles.drawsTheTop),
        ),
        (game, event) => piles.drawCard(before(game), event),
        [id, "drawn-map", ...then],
      ),
      ...renewing([id], before),
    },
  });

export const deathDrawing = drawing("death-drawing", ["death"]);

export const cards = part({
  initial: "effects",
  states: {
    effects: {
      id: "effects",
      on: {
        "effect-applied": forced(
          rule("attr.clamp", effects.effectIsDue),
          effects.deriveEffectApplied,
          effects.applyEffect,
          ["effects", "death", "discarding", "found", ...TO_THE_END],
        ),
      },
    },
    removing: {
      id: "removing",
      on: {
        "inserted-discarded": forced(
          rule(["spell.effect", "variant.catharsis"], piles.removalIsDue),
          piles.deriveInsertedDiscarded,
          piles.discardInserted,
          AFTER_REMOVAL,
        ),
      },
    },
    discarding: {
      id: "discarding",
      on: {
        "card-discarded": forced(
          rule(["play.spell", "play.map"], influence.playedCardIsDue),
          influence.derivePlayedDiscarded,
          influence.discardPlayed,
          ["maps-leaving", ...AFTER_SPELL],
        ),
      },
    },
    drawing: drawing("drawing", ["renewing", "evening"], piles.inStepEight),
    renewing: { id: "renewing", on: renewing(AFTER_RENEWAL, asItIs) },
  },
});

export const maps = part({
  initial: "leaving",
  states: {
    leaving: {
      id: "maps-leaving",
      on: {
        "discarded-maps-set-aside": forced(
          rule("maps.out", piles.discardedMapsAreDue),
          piles.deriveDiscardedMaps,
          piles.setDiscardedMapsAside,
          ["maps-leaving", "renewing", ...TO_THE_END],
        ),
        "hand-maps-set-aside": forced(
          rule("maps.out", piles.handMapsAreDue),
          piles.deriveHandMaps,
          piles.setHandMapsAside,
          ["maps-leaving", "maps-drawing", "nightfall", "evening"],
        ),
      },
    },
    drawing: drawing("maps-drawing", ["maps-leaving", "renewing", ...TO_THE_END]),
  },
});
