// Death and the end of the game (death, win, end.dead, end.limit).
import { all } from "@assize/kernel-chart-engine";
import { ending as rules, type State } from "@assize/grandlin-rules";
import { part, rule, update } from "./chart.ts";
import * as facts from "./ending-facts.ts";
import { forced } from "./onward.ts";

const nobodyHasWon = (game: State): boolean => !rules.somebodyHasWon(game);
const nobodyElseCan = (game: State): boolean =>
  rules.nobodyCanWin(game) || rules.limitIsReached(game);
const isOverLimit = (game: State): boolean => !rules.nobodyCanWin(game);

export const death = part({
  id: "death",
  on: {
    "henchman-died": forced(
      rule("death", rules.deathIsDue, { describe: facts.dying }),
      rules.startDeath,
    ),
    "henchman-plundered": forced(
      rule("combat.slain", rules.plunderIsDue, { describe: facts.deathStands }),
      rules.plunder,
    ),
    "treasures-left": forced(
      rule(["death", "death.castle", "combat.villain-kills"], rules.treasuresAreLeft, {
        describe: facts.deathStands,
      }),
      rules.leaveTreasures,
      {
        where: {
          "death.castle": rules.diedInCastleOrCity,
          "combat.villain-kills": rules.hoardLiesThere,
        },
      },
    ),
    "hand-discarded": forced(
      rule("death", rules.deadHandIsDue, { describe: facts.deathStands }),
      rules.discardHand,
    ),
    "henchman-followed": forced(
      rule(["death", "setup.attributes"], rules.followerIsDue, { describe: facts.deathStands }),
      rules.followHenchman,
    ),
  },
});

export const ending = part({
  id: "ending",
  on: {
    "game-won": {
      guard: rule(["win", "setup.win"], rules.somebodyHasWon, { describe: facts.securedEnough }),
      actions: update<"game-won">((game, { data }) => rules.winGame(game, data)),
      target: "#ended",
    },
    "game-ended": {
      guard: all(
        rule("win", nobodyHasWon, { describe: facts.securedEnough }),
        rule(["end.dead", "end.limit"], nobodyElseCan, { describe: facts.endStands }),
      ),
      actions: update<"game-ended">((game, { data }) => rules.endGame(game, data)),
      target: "#ended",
      meta: { where: { "end.dead": rules.nobodyCanWin, "end.limit": isOverLimit } },
    },
  },
});
