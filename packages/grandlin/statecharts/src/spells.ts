// A spell before a decision: once it is done the day goes on where it was, with the decision still due (play.spell).
import { all } from "@assize/kernel-chart-engine";
import { day, influence } from "@assize/grandlin-rules";
import * as facts from "./card-facts.ts";
import { rule } from "./chart.ts";
import { turnOf } from "./day-facts.ts";
import { leadsOn } from "./onward.ts";

/** One card a turn, by the player of the turn, with a target the deck allows. */
const mayCast = all(
  rule("play.one", influence.noCardPlayedYet, { describe: facts.cardPlayed }),
  rule("play.one", day.isOnTurn, { describe: turnOf }),
  rule("play.spell", influence.holdsSpell, { describe: facts.holds }),
  rule("spell.effect", influence.isAimedRightly, { describe: facts.spellAim }),
);

export const spell = leadsOn<"spell-cast">(mayCast, influence.castSpell);
/** As the card of step 6: it opens step 5 no more. */
export const spellInStepSix = leadsOn<"spell-cast">(mayCast, influence.castInStepSix);
