// What cards do, fights, the City, death, the end, and the variants.
// `completed` marks what the unfinished manual does not say.
import { completed, stated } from "../sources.ts";

export const CARDS = [
  stated("weapon", "A weapon adds to weaponry at once and is discarded.", ["9.1"]),
  stated(
    "potion",
    "A potion works at once, even if unwanted or useless, and is discarded.",
    ["9.1"],
    { rulings: ["divide"] },
  ),
  stated("trap", "A trap works at once and is discarded.", ["9.1"], { rulings: ["divide"] }),
  stated(
    "special",
    "The player chooses whether a special works; it stays unless it says otherwise, and its price must be payable.",
    ["9.1"],
    { rulings: ["special-price"] },
  ),
  stated("black", "A spell or map found on a square goes to the hand.", ["9.1"], {
    rulings: ["black-found"],
  }),
  stated("villain", "A villain attacks until the Henchman flees or one of them is dead.", ["9.1"]),
] as const;

export const COMBAT = [
  completed(
    "combat.start",
    "A villain's life is its power anew each time; Henchmen are not attacked in the City, nor in their own castle.",
    ["12"],
    { rulings: ["villain-life", "home-safe"] },
  ),
  completed(
    "combat.round",
    "Each round both roll; the lower of force plus die loses the difference, at most five; equal totals change nothing.",
    ["12"],
    { rulings: ["loss-cap", "flee-first"] },
  ),
  completed(
    "combat.flee",
    "Who is attacked may flee from the second round to a neighbouring square outside the City without Henchman or playing card.",
    ["12"],
    { rulings: ["flee-first"] },
  ),
  completed(
    "combat.villain-dead",
    "Who kills a villain takes its whole hoard and the reward; the villain is discarded.",
    ["9.1", "12"],
    { rulings: ["villain-life", "hoard-of"] },
  ),
  stated(
    "combat.villain-kills",
    "The treasures of a Henchman killed by a villain join its hoard.",
    ["9.1", "13"],
    { rulings: ["hoard-of"] },
  ),
  stated("combat.slain", "Who slays a Henchman gets all his treasures and gold.", ["13"], {
    rulings: ["spell-slain"],
  }),
] as const;

export const CITY = [
  completed(
    "city.gates",
    "The City is joined to the board by its four gates only; its other sides are walls.",
    ["11"],
  ),
  stated(
    "city.enter",
    "The City is entered only by the first step of a move from a gate on which the last turn ended.",
    ["8.1"],
  ),
  stated(
    "city.inside",
    "Inside the City a Henchman passes and ends anywhere; nothing stops him.",
    ["8.1", "9.5"],
    { rulings: ["city-steps"] },
  ),
  completed(
    "city.leave",
    "He leaves the City by a gate, without stopping unless something stands there.",
    ["11"],
    { rulings: ["city-leave"] },
  ),
  completed(
    "city.service",
    "Who ends a turn on a City square may buy its service once: training 3 gold, smithy 2, healing 1; the tavern gives 2 gold.",
    ["9.5", "11"],
  ),
] as const;

export const ENDING = [
  stated(
    "death",
    "At no health a Henchman dies at once: treasures go, other cards are discarded, four are drawn, a new Henchman stands in the castle with the starting values.",
    ["13"],
    { rulings: ["spell-slain"] },
  ),
  completed(
    "death.castle",
    "Treasures of the dead in a player's castle are secured for its owner; in the City they are ownerless.",
    ["13"],
    { rulings: ["castle-left"] },
  ),
  stated("win", "Who has secured the treasures agreed on has won, and the game ends at once.", [
    "3",
  ]),
  completed(
    "end.dead",
    "With all twelve treasures secured and nobody the winner, nobody wins.",
    ["3"],
    { rulings: ["dead-end"] },
  ),
  completed("end.limit", "After the number of turns agreed on nobody wins.", ["3"], {
    rulings: ["limit"],
  }),
  stated(
    "maps.out",
    "Once the last treasure is dug up, maps leave the game: those discarded, those in hands, which are replaced, and later each that appears.",
    ["9.1", "14.4"],
  ),
  stated(
    "pile.reshuffle",
    "An empty draw pile is renewed by shuffling the discard pile; with both empty nothing is drawn.",
    ["14.3"],
    { rulings: ["reshuffle"] },
  ),
] as const;

export const EFFECTS = [
  completed(
    "poison",
    "Poison takes one health a day until it is cured or the Henchman dies.",
    ["9.1", "9.3"],
    { rulings: ["poison"] },
  ),
  completed("lost-turn", "One lost turn at most waits for a player.", ["9.3"]),
  stated(
    "portal",
    "The Portal's die kills on 1, admits one quadrant on 2 to 5, and any square on 6; otherwise the Henchman stays.",
    ["14.6"],
    { rulings: ["portal-choice", "portal-where"] },
  ),
] as const;

export const KNOWLEDGE = [
  completed(
    "known.hidden",
    "Hand cards are their owner's secret, face-down cards those who inserted or peeked know, and secured treasures are known to whoever saw them.",
    ["9.4"],
    { notAuditable: "What somebody knows is not an event; views follow it." },
  ),
  stated("known.notes", "Notes are not allowed; talking is.", ["14.5"], {
    notAuditable: "No log shows what was written or said at the table.",
  }),
] as const;

export const VARIANTS = [
  stated(
    "variant.drop",
    "Variant: a carried treasure may be dropped on one's square as the card of the turn, not in castles or the City.",
    ["15.1"],
    { rulings: ["drop-where", "castle-left"] },
  ),
  stated(
    "variant.loot",
    "Variant: in another player's castle a die at most the days searched in a row finds a treasure; then the days start over.",
    ["15.2"],
    { rulings: ["loot-take", "loot-act"] },
  ),
  stated(
    "variant.catharsis",
    "Variant: before a reshuffle every player discards one inserted card, three times.",
    ["15.3"],
    { rulings: ["catharsis-found"] },
  ),
] as const;
