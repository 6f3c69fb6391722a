// Death and the end of the game (death, win, end.dead, end.limit).
import { all } from "@assize/kernel-chart-engine";
import { ending as rules, type Game } from "@assize/grandlin-rules";
import { part, rule, update } from "./chart.ts";
import { AFTER_ACT, forced } from "./onward.ts";

const nobodyHasWon = (game: Game): boolean => !rules.somebodyHasWon(game);
const nobodyElseCan = (game: Game): boolean =>
  rules.nobodyCanWin(game) || rules.limitIsReached(game);

export const death = part({
  id: "death",
  on: {
    "henchman-died": forced(
      rule("death", rules.deathIsDue),
      rules.deriveHenchmanDied,
      rules.startDeath,
      ["death", "death-drawing"],
    ),
    "henchman-plundered": forced(
      rule("combat.slain", rules.plunderIsDue),
      rules.derivePlundered,
      rules.plunder,
      ["death", "death-drawing"],
    ),
    "treasures-left": forced(
      rule(["death", "death.castle", "combat.villain-kills"], rules.treasuresAreLeft),
      rules.deriveTreasuresLeft,
      rules.leaveTreasures,
      ["ending", "death", "death-drawing"],
    ),
    "hand-discarded": forced(
      rule("death", rules.deadHandIsDue),
      rules.deriveHandDiscarded,
      rules.discardHand,
      ["death-drawing"],
    ),
    "henchman-followed": forced(
      rule(["death", "setup.attributes"], rules.followerIsDue),
      rules.deriveFollowed,
      rules.followHenchman,
      ["discarding", "found", "renewing", ...AFTER_ACT],
    ),
  },
});

export const ending = part({
  id: "ending",
  on: {
    "game-won": {
      guard: rule(["win", "setup.win"], rules.somebodyHasWon),
      actions: update<"game-won">((game, { data }) => rules.winGame(game, data)),
      target: "#ended",
    },
    "game-ended": {
      guard: all(rule("win", nobodyHasWon), rule(["end.dead", "end.limit"], nobodyElseCan)),
      actions: update<"game-ended">((game, { data }) => rules.endGame(game, data)),
      target: "#ended",
    },
  },
});
