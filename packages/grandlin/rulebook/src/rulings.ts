// Every gap of the manual with the readings it admits; the first option is the house's.
// Knows nothing of what a reading changes.
import type { Ruling, RulingOption } from "@assize/kernel-model";
import { type Section, under } from "./sources.ts";

type OptionOf<Id extends string> = RulingOption & { readonly id: Id };

const option = <const Id extends string>(id: Id, en: string): OptionOf<Id> => ({
  id,
  statement: { en },
});

const ruling = <
  const Id extends string,
  const Options extends readonly [RulingOption, ...RulingOption[]],
>(
  id: Id,
  question: string,
  sections: readonly Section[],
  ...options: Options
): Ruling & { readonly id: Id; readonly options: Options } => ({
  id,
  question: { en: question },
  options,
  sources: under(...sections),
});

export const RULINGS = [
  ruling(
    "first-hand",
    "Which hand do players have at the start?",
    ["7"],
    option("four", "Four cards, dealt at setup."),
    option("none", "None; the first cards are drawn at the end of the first turn."),
  ),
  ruling(
    "city-cards",
    "How are the City cards placed?",
    ["6", "9.5"],
    option("by-colour", "Each at the tower of its colour."),
    option("random", "At random."),
  ),
  ruling(
    "daily",
    "When does poison take its health?",
    ["9.1"],
    option("start", "At the start of the turn."),
    option("end", "At its end, before drawing; also in a lost turn."),
  ),
  ruling(
    "stop-on",
    "Which inserted cards stop a move?",
    ["8.1"],
    option("any", "Playing cards and treasures, in castles too."),
    option("playing", "Playing cards only."),
  ),
  ruling(
    "arrive-act",
    "May a Henchman take a treasure and attack in one turn?",
    ["8.1"],
    option("one", "Only one of the two."),
    option("both", "Both, taking first."),
  ),
  ruling(
    "take",
    "How many ownerless treasures may be taken in a turn?",
    ["8.1"],
    option("one", "One."),
    option("all", "All on the square."),
  ),
  ruling(
    "black-found",
    "Must a spell or map that was found be taken?",
    ["9.1"],
    option("hand", "Yes, it goes to the hand."),
    option("may-leave", "No, it may be left where it is."),
  ),
  ruling(
    "city-steps",
    "Do steps inside the City count?",
    ["8.1", "9.5"],
    option("counted", "Yes, like any other."),
    option("free", "No."),
  ),
  ruling(
    "city-leave",
    "Where may the City be left?",
    ["11"],
    option("gate", "By its gates."),
    option("any", "Over any side."),
  ),
  ruling(
    "flee-first",
    "Is flight, or an end of the fight, possible before the first round?",
    ["12"],
    option("no", "No."),
    option("yes", "Yes."),
  ),
  ruling(
    "loss-cap",
    "What is the most that one round can cost?",
    ["12"],
    option("5", "Five."),
    option("3", "Three."),
    option("none", "There is no limit."),
  ),
  ruling(
    "villain-life",
    "How much life has a villain?",
    ["12"],
    option("power", "As much as its power."),
    option("half", "Half its power, rounded up."),
  ),
  ruling(
    "home-safe",
    "Can a Henchman be attacked in his own castle?",
    ["12"],
    option("barred", "No."),
    option("allowed", "Yes."),
  ),
  ruling(
    "divide",
    "How are halves rounded?",
    ["9.1"],
    option("down", "Down."),
    option("up", "Up."),
  ),
  ruling(
    "poison",
    "What if one who is poisoned is poisoned again?",
    ["9.3"],
    option("one", "Nothing more happens."),
    option("stacks", "He loses one more each day."),
  ),
  ruling(
    "portal-choice",
    "When is the Portal's destination chosen?",
    ["14.6"],
    option("before", "Before the die is rolled."),
    option("after", "After it, among what it allows."),
  ),
  ruling(
    "portal-where",
    "Which squares can the Portal lead to?",
    ["14.6"],
    option("any", "Any, castles and the City too."),
    option("open", "Neither castles nor the City."),
  ),
  ruling(
    "reshuffle",
    "When is the discard pile shuffled?",
    ["14.3"],
    option("needed", "When a card must be drawn."),
    option("at-once", "As soon as the draw pile is empty and a discard is there."),
  ),
  ruling(
    "dead-end",
    "What if all treasures are secured and nobody has won?",
    ["3"],
    option("stop", "The game ends without a winner."),
    option("go-on", "It goes on."),
  ),
  ruling(
    "limit",
    "After how many turns does the game end without a winner?",
    ["3"],
    option("600", "After 600 turns of single players."),
    option("none", "Never."),
    option("turns:N", "After N turns of single players."),
  ),
  ruling(
    "city-insert",
    "May cards be inserted in the City?",
    ["6", "8.1", "8.2"],
    option("barred", "No."),
    option("allowed", "Yes; they stop nobody there and work on who ends his move on them."),
  ),
  ruling(
    "special-price",
    "May a special be used whose price cannot be paid in full?",
    ["9.1"],
    option("barred", "No."),
    option("allowed", "Yes; the attribute stops at 0."),
  ),
  ruling(
    "spell-slain",
    "Who gets what a Henchman leaves whom another player's spell kills?",
    ["10", "13"],
    option("left", "Nobody: treasures stay on his square, gold is gone."),
    option("slayer", "The player who cast it, as if his Henchman had slain him."),
  ),
  ruling(
    "castle-left",
    "Whose are treasures that a death or a drop leaves in a player's castle?",
    ["10", "13", "15.1"],
    option("secured", "They are secured for its owner."),
    option("ownerless", "Nobody's: whoever ends his move there may take one up."),
  ),
  ruling(
    "loot-take",
    "Which treasure does a successful search find?",
    ["15.2"],
    option("random", "One at random, unseen by others."),
    option("chosen", "One that the searcher chooses, shown to all."),
  ),
  ruling(
    "loot-act",
    "May he who searches a castle attack or take as well?",
    ["8.1", "15.2"],
    option("instead", "No, he searches instead."),
    option("first", "Yes, after the search."),
  ),
  ruling(
    "drop-where",
    "Where may treasures be dropped?",
    ["15.1"],
    option("outside", "Outside castles and City."),
    option("anywhere", "Anywhere."),
  ),
  ruling(
    "hoard-of",
    "Which treasures on its square are a villain's hoard?",
    ["9.1", "13"],
    option("all", "All, as soon as it lies there, face down too."),
    option("slain", "Those of Henchmen whom it killed; the others stay ownerless."),
  ),
  ruling(
    "catharsis-found",
    "May the catharsis take the Portal that has just killed?",
    ["15.3"],
    option("any", "Yes, like a villain that has killed."),
    option("portal-stays", "No, it is still being dealt with."),
  ),
] as const;

type AnyRuling = (typeof RULINGS)[number];

/** The id of a ruling. */
export type RulingId = AnyRuling["id"];

export const RULING_IDS: readonly RulingId[] = RULINGS.map(({ id }) => id);

/** An option as a header writes it: `N` in a declared id stands for a whole number. */
type Written<Id extends string> = Id extends `${infer Name}:N` ? `${Name}:${number}` : Id;

/** One choice for every ruling. */
export type Rulings = {
  readonly [R in AnyRuling as R["id"]]: Written<R["options"][number]["id"]>;
};

/** Named sets of choices; both have the first option of every ruling. */
export const RULING_SETS = { house: {}, default: {} } as const satisfies Readonly<
  Record<string, Partial<Rulings>>
>;
