// Death and the end of the game (death, win, end.dead, end.limit).
import { all } from "@assize/kernel-chart-engine";
import { ending as rules, type Game } from "@assize/grandlin-rules";
import { part, rule, update } from "./chart.ts";
import { BACK_TO_THE_DAY, forced, type Way } from "./onward.ts";

const nobodyHasWon = (game: Game): boolean => !rules.somebodyHasWon(game);
const nobodyElseCan = (game: Game): boolean =>
  rules.nobodyCanWin(game) || rules.limitIsReached(game);

const THEN: readonly Way[] = ["ending", "death-drawing", "death"];

export const death = part({
  id: "death",
  on: {
    "henchman-died": forced(rule("death", rules.deathIsDue), rules.startDeath, THEN),
    "henchman-plundered": forced(rule("combat.slain", rules.plunderIsDue), rules.plunder, THEN),
    "treasures-left": forced(
      rule(["death", "death.castle", "combat.villain-kills"], rules.treasuresAreLeft),
      rules.leaveTreasures,
      THEN,
    ),
    "hand-discarded": forced(rule("death", rules.deadHandIsDue), rules.discardHand, THEN),
    "henchman-followed": forced(rule("death", rules.followerIsDue), rules.followHenchman, [
      "discarding",
      "evening",
      ...BACK_TO_THE_DAY,
    ]),
  },
});

export const ending = part({
  id: "ending",
  on: {
    "game-won": {
      guard: rule("win", rules.somebodyHasWon),
      actions: update(rules.winGame),
      target: "#ended",
    },
    "game-ended": {
      guard: all(rule("win", nobodyHasWon), rule(["end.dead", "end.limit"], nobodyElseCan)),
      actions: update(rules.endGame),
      target: "#ended",
    },
  },
});
