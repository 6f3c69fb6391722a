// What the words mean that the clauses use and the manual does not explain. Knows nothing of a state.
import type { ClauseId } from "./clauses/all.ts";
import type { RulingId } from "./rulings.ts";

export interface Meaning {
  readonly word: string;
  /** In one sentence, by the rulings' defaults. */
  readonly meaning: string;
  /** The clauses and rulings that say more. */
  readonly see: readonly (ClauseId | RulingId)[];
}

export const MEANINGS: readonly Meaning[] = [
  {
    word: "force †",
    meaning: "A Henchman's strength and weaponry together; a villain's is its power.",
    see: ["combat.round"],
  },
  {
    word: "hoard",
    meaning:
      "The treasures on a villain's square: who kills the villain takes them all. † They are its hoard as soon as it lies there, face down too.",
    see: ["comp.places", "combat.villain-dead", "hoard-of"],
  },
  {
    word: "ownerless †",
    meaning:
      "A treasure on a square is ownerless where it is neither secured nor a hoard; in a castle that nobody plays and in the City too.",
    see: ["comp.places", "arrive.act", "castle-left"],
  },
  {
    word: "secured",
    meaning:
      "A treasure in the castle of a player; how many there are is public, which ones is not.",
    see: ["win", "treasure.hide", "death.castle"],
  },
  {
    word: "insertable",
    meaning:
      "A square is insertable that has no Henchman, also none of one's own, and no playing card, and is no castle; † nor in the City. Treasures do not bar it.",
    see: ["play.insert", "comp.square", "city-insert"],
  },
  {
    word: "inserted card",
    meaning:
      "A playing card on a square; nobody owns it, and it works on whoever ends a move there.",
    see: ["play.insert", "arrive.show"],
  },
  {
    word: "life †",
    meaning: "A villain's power when a fight with it begins, anew each time.",
    see: ["combat.start", "villain-life"],
  },
  {
    word: "days",
    meaning: "Days in a row that a Henchman has searched the same castle, today included.",
    see: ["variant.loot"],
  },
];
