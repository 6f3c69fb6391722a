// What cards cause, and the card piles: effects one by one, discarding, drawing, the reshuffle, maps that leave.
import { all } from "@assize/kernel-chart-engine";
import { effects, influence, piles } from "@assize/grandlin-rules";
import { part, rule } from "./chart.ts";
import { AFTER_RENEWAL, AFTER_SPELL, forced, onward, TO_THE_END, type Way } from "./onward.ts";

/** An empty pile is renewed, in the catharsis after what it clears away (pile.reshuffle, variant.catharsis). */
const renewing = (then: readonly Way[]) => ({
  "catharsis-chosen": onward<"catharsis-chosen">(
    all(
      rule("variant.catharsis", piles.catharsisIsDue),
      rule("variant.catharsis", piles.isCleanser),
      rule("variant.catharsis", piles.cardLiesThere),
    ),
    piles.chooseForCatharsis,
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
const drawing = (id: Way, then: readonly Way[]) =>
  part({
    id,
    on: {
      "card-drawn": onward<"card-drawn">(
        all(
          rule("day.draw", piles.drawIsDue),
          rule("pile.reshuffle", piles.cardLiesOnPile),
          rule("day.draw", piles.drawsTheTop),
        ),
        piles.drawCard,
        [id, "drawn-map", ...then],
      ),
      ...renewing([id]),
    },
  });

export const deathDrawing = drawing("death-drawing", ["death"]);

export const cards = part({
  initial: "effects",
  states: {
    effects: {
      id: "effects",
      on: {
        "effect-applied": forced(rule("attr.clamp", effects.effectIsDue), effects.applyEffect, [
          "effects",
          "death",
          "discarding",
          "found",
          ...TO_THE_END,
        ]),
      },
    },
    removing: {
      id: "removing",
      on: {
        "inserted-discarded": forced(
          rule(["spell.effect", "variant.catharsis"], piles.removalIsDue),
          piles.discardInserted,
          ["discarding", "death-drawing", "maps-drawing", "renewing", "drawing"],
        ),
      },
    },
    discarding: {
      id: "discarding",
      on: {
        "card-discarded": forced(
          rule(["play.spell", "play.map"], influence.playedCardIsDue),
          influence.discardPlayed,
          ["maps-leaving", ...AFTER_SPELL],
        ),
      },
    },
    drawing: drawing("drawing", ["renewing", "evening"]),
    renewing: { id: "renewing", on: renewing(AFTER_RENEWAL) },
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
          piles.setDiscardedMapsAside,
          ["maps-leaving", "renewing", ...TO_THE_END],
        ),
        "hand-maps-set-aside": forced(
          rule("maps.out", piles.handMapsAreDue),
          piles.setHandMapsAside,
          ["maps-leaving", "maps-drawing", "nightfall", "evening"],
        ),
      },
    },
    drawing: drawing("maps-drawing", ["maps-leaving", "renewing", ...TO_THE_END]),
  },
});
