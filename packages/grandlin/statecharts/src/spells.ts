// A spell before a decision: once it is done the day goes on where it was, with the decision still due (play.spell).
import { all } from "@assize/kernel-chart-engine";
import { day, influence } from "@assize/grandlin-rules";
import { rule } from "./chart.ts";
import { onward } from "./onward.ts";

/** One card a turn, by the player of the turn, with a target the deck allows. */
const mayCast = all(
  rule("play.one", influence.noCardPlayedYet),
  rule("play.one", day.isOnTurn),
  rule("play.spell", influence.holdsSpell),
  rule("spell.effect", influence.isAimedRightly),
);
const AFTER_CASTING = ["removing", "effects", "discarding"] as const;

export const spell = onward<"spell-cast">(mayCast, influence.castSpell, AFTER_CASTING);
/** As the card of step 6: it opens step 5 no more. */
export const spellInStepSix = onward<"spell-cast">(mayCast, influence.castInStepSix, AFTER_CASTING);
