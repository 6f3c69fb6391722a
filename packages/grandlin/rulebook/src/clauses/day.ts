// What is on the table, setup, and the steps of a day. Knows no card's effect and no fight.
import { completed, stated } from "../sources.ts";

export const COMPONENTS = [
  stated(
    "comp.board",
    "The board has 100 squares, columns A to J and rows 0 to 9, with the City in the middle and a castle in each corner.",
    ["7"],
  ),
  stated(
    "comp.cards",
    "There are 122 playing cards, 14 spells, 12 maps, 21 weapons, 11 potions, 16 traps, 14 specials and 34 villains, and 12 treasures, four of each kind.",
    ["4", "9.1"],
  ),
  stated(
    "comp.places",
    "A playing card is in the draw pile, the discard pile, a hand, on a square or set aside; a treasure is undug, carried or on a square.",
    ["6", "9.1", "10", "14.4"],
    { rulings: ["hoard-of", "castle-left"] },
  ),
  stated(
    "comp.square",
    "A square holds at most one playing card, a castle and the City none, and any number of treasures.",
    ["8.2", "9.1", "13"],
    { rulings: ["city-insert"] },
  ),
  stated(
    "attr.clamp",
    "Health, gold, strength and weaponry stay between 0 and 15; what exceeds is lost.",
    ["9.1"],
    { rulings: ["divide"] },
  ),
] as const;

export const SETUP = [
  stated(
    "setup.players",
    "Two to four players take one colour each and sit clockwise: red, blue, yellow, green.",
    ["7"],
  ),
  stated(
    "setup.win",
    "Before the game the players agree how many treasures, and of which kinds, win.",
    ["3", "7"],
  ),
  stated(
    "setup.attributes",
    "A Henchman starts in his own castle with 15 health, 5 gold, 2 strength and no weaponry.",
    ["7"],
  ),
  stated("setup.city", "Each City card lies at a tower; by colour, or at random.", ["6", "9.5"], {
    rulings: ["city-cards"],
  }),
  stated(
    "setup.order",
    "The playing cards and the treasures are shuffled, hands are dealt, and the highest die begins.",
    ["6", "7"],
    { rulings: ["first-hand"] },
  ),
  completed("setup.tie", "Of those who roll for the first turn, the highest that tie roll again.", [
    "7",
  ]),
] as const;

export const DAY = [
  stated(
    "day.poison",
    "A poisoned Henchman loses health each day; if he dies of it the turn is over.",
    ["9.1"],
    { rulings: ["daily", "poison"] },
  ),
  completed(
    "day.lost",
    "Who has a lost turn waiting gives it back and does nothing else that turn: no card and no draw.",
    ["9.3"],
  ),
  stated("move.roll", "The die says how many squares the Henchman may move at most.", ["8.1"]),
  stated(
    "move.step",
    "He moves one square at a time, never diagonally, turning as he likes, and may halt at any time.",
    ["8.1"],
  ),
  stated(
    "move.stop",
    "He must stop on a square with another Henchman or an inserted card; the square he leaves does not count until he comes back.",
    ["8.1"],
    { rulings: ["stop-on"] },
  ),
  stated(
    "arrive.show",
    "The playing card on the square where he ends is shown to all and dealt with, also if he has not moved; each square's card at most once a turn.",
    ["8.1"],
  ),
  stated(
    "arrive.act",
    "Then he may take an ownerless treasure or attack a Henchman on his square, once a turn.",
    ["8.1"],
    { rulings: ["arrive-act", "take", "loot-act"] },
  ),
  stated("influence", "After that the player may play one card, if none was played yet, or pass.", [
    "8.2",
  ]),
  stated(
    "hand.must",
    "With more than four cards in hand, treasures included, a player must play one if any can be played.",
    ["8.2", "14.2"],
  ),
  stated(
    "day.draw",
    "At the end of the turn a player with fewer than four cards draws up to four.",
    ["8.2", "14.2"],
  ),
  stated("day.end", "Then it is the turn of the next player clockwise.", ["7"]),
] as const;

export const PLAYING = [
  stated(
    "play.one",
    "A player plays at most one card a turn, and only in the own turn; inserting, digging and hiding count.",
    ["8.2", "14.1"],
  ),
  stated(
    "play.spell",
    "A spell may be played whenever the player of the turn decides something, in combat too, and is then discarded.",
    ["8.2", "9.1"],
  ),
  stated(
    "play.insert",
    "Any playing card may be inserted face down on a square without Henchman and playing card, never in a castle or the City.",
    ["8.2"],
    { rulings: ["city-insert"] },
  ),
  stated(
    "play.map",
    "A map played on its own square digs up a treasure, which goes to the hand; the map is discarded.",
    ["9.1"],
  ),
  stated(
    "treasure.hide",
    "In the own castle one carried treasure can be hidden as the card of the turn.",
    ["8.2", "10"],
  ),
  completed(
    "spell.effect",
    "Each spell does what the reference deck says and has a legal target.",
    ["9.1"],
  ),
] as const;
