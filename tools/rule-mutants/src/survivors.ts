// Mutants that nothing notices, each with the reason. `docs/explanation/rule-mutants.md` tells them.

/** Of Lords of Xidit, by name of the mutant: why no game can tell it from the rule. */
export const SURVIVORS: Readonly<Record<string, string>> = {
  "play.resolution.turn/titan-paid>play.resolution.rewards | someTitanRages | always true":
    "The Titan that is paid must rage (titanRages, the same clause): then some Titan does.",
  "play.tile-management.discarding/tile-discarded>play.tile-management.placing | discardDue | always true":
    "This state is entered only with the tile still in its city, and left by discarding it.",
  "play.tile-management.refilling/pile-flipped | flip | update dropped":
    "Never taken: a tile is placed only where no flip is due, and placing it changes no pile.",
  "play.tile-management.reinforcements.drawing/queue-advanced>play.resolution.turn | canAdvance | always true":
    "This state is entered only with Next Threat empty and a pile that was just shuffled.",
  "play.census.rewards/hand-chosen>play.census.hands | someoneStillChooses | always true":
    "The award empties all hands, and the first hand chosen leaves this state.",
  "play.census.rewards/hand-chosen>play.census.hands | handNotYetChosen | always true":
    "The award empties all hands, and the first hand chosen leaves this state.",
};

/** The same, of chess. */
export const CHESS_SURVIVORS: Readonly<Record<string, string>> = {
  "play.turn/moved#castling>play.settling | namesPromotion | always false":
    "Of a castling this is asked only where a piece is named, and then it always says no.",
  "play.turn/moved>play.settling | leavesKingOnBoard | always false":
    "It is asked only where a king would be taken, and then it always says no.",
};
