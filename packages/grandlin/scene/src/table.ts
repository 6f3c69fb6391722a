// What lies beside the board for all: the day, the piles, and what has been met on a square: a card or a fight.
import {
  type Area,
  group,
  panel,
  rect,
  type ScenePoint,
  type Shape,
  text,
} from "@assize/kernel-drawing";
import type { Language, SeatId } from "@assize/kernel-model";
import { grandlin, type GrandlinView } from "@assize/grandlin-game";
import { backOf, CARD, faceOf, largeCard, nameOfCard } from "./cards.ts";
import type { Messages } from "./messages/messages.ts";
import { named } from "./names.ts";
import { colourOf } from "./pieces.ts";
import { die, emblem, treasureToken } from "./signs.ts";

type Win = GrandlinView["setting"]["win"];

const winText = (win: Win, words: Messages): string =>
  win.kind === "each" ? words.winEach : words.win[win.kind](win.treasures);

const endText = ({ over, setting }: GrandlinView, words: Messages): string => {
  if (over === null) return "";
  return over.winner === null
    ? words.nobodyWins
    : words.wins(named(setting.colours[over.winner] ?? ""));
};

/** A seat's colour with its emblem and name. */
const seatChip = (key: string, view: GrandlinView, seat: SeatId, [x, y]: ScenePoint): Shape => {
  const colour = colourOf(view, seat);
  return group(
    key,
    `seat seat-${colour}`,
    [x, y],
    [
      rect(`${key}:chip`, "", [0, 0], [104, 30], 8, { aside: true }),
      { ...emblem(`${key}:emblem`, colour, [-36, 0], 1.2), aside: true },
      text(`${key}:name`, `ink-${colour}`, [10, 5.5], named(colour), 16, "middle", {
        aside: true,
      }),
    ],
    { aside: true },
  );
};

export const dayPanel = (
  view: GrandlinView,
  area: Area,
  language: Language,
  words: Messages,
): Shape => {
  const now =
    view.over === null ? grandlin.describe.place(view.place, language) : endText(view, words);
  const { moving, roll, steps } = view.turn;
  const right = area.size[0] - 14;
  return panel("day", area, words.turn(view.turns + 1), [
    seatChip("day:seat", view, view.onTurn, [66, 54]),
    text("day:place", "amount", [132, 60], now, 17, "start", { aside: true }),
    text("day:win", "caption", [right, 23], winText(view.setting.win, words), 16, "end"),
    ...(moving && roll === "made" && view.over === null
      ? [text("day:steps", "amount", [right, 60], words.stepsLeft(steps), 16, "end")]
      : []),
  ]);
};

/** A pile by its back and the number of its cards. */
const pile = (key: string, count: number, at: ScenePoint, caption: string): readonly Shape[] =>
  count === 0
    ? [rect(`${key}:empty`, "empty", at, CARD, 6)]
    : [
        ...(count > 1 ? [rect(`${key}:below`, "covered", [at[0] + 4, at[1] + 4], CARD, 6)] : []),
        backOf(`${key}:top`, at, CARD, caption),
        rect(`${key}:plate`, "card", at, [44, 26], 6),
        text(`${key}:count`, "figure ink-white", [at[0], at[1] + 6.5], count, 18),
      ];

const captionAt = (key: string, [x]: ScenePoint, words: string): Shape =>
  text(`${key}:caption`, "caption", [x, 106], words, 15);

export const pilesPanel = (view: GrandlinView, area: Area, words: Messages): Shape => {
  const y = 60;
  const [draw, discard, aside, undug]: readonly ScenePoint[] = [
    [84, y],
    [248, y],
    [412, y],
    [576, y],
  ];
  const top = view.discard.at(-1);
  return panel("piles", area, words.piles, [
    ...pile("pile", view.pile, draw!, words.drawPile(view.pile)),
    captionAt("pile", draw!, words.drawPile(view.pile)),
    ...(top === undefined
      ? [rect("discard:empty", "empty", discard!, CARD, 6)]
      : [largeCard(view, `card:${top}`, top, discard!)]),
    captionAt("discard", discard!, words.discardPile(view.discard.length)),
    ...pile("aside", view.aside.length, aside!, words.setAside(view.aside.length)),
    captionAt("aside", aside!, words.setAside(view.aside.length)),
    ...(view.undug === 0
      ? [rect("undug:empty", "empty", undug!, [40, 40], 20)]
      : [
          treasureToken("undug:top", null, undug!, words.undug(view.undug), 2),
          rect("undug:plate", "card", undug!, [34, 24], 6),
          text("undug:count", "figure ink-white", [undug![0], undug![1] + 6], view.undug, 17),
        ]),
    captionAt("undug", undug!, words.undug(view.undug)),
  ]);
};

const forceOf = (view: GrandlinView, seat: SeatId): number => {
  const { strength, weaponry } = view.seats[seat]!.henchman;
  return strength + weaponry + (seat === view.onTurn ? view.turn.fury : 0);
};

const side = (
  key: string,
  view: GrandlinView,
  seat: SeatId,
  x: number,
  words: Messages,
): readonly Shape[] => [
  seatChip(`${key}:seat`, view, seat, [x, 50]),
  text(`${key}:force`, "amount", [x, 88], words.force(forceOf(view, seat)), 15),
];

/** The one on turn to the left, whom he fights to the right, the dice between them. */
const combatShapes = (
  view: GrandlinView,
  combat: NonNullable<GrandlinView["combat"]>,
  words: Messages,
): readonly Shape[] => {
  const [mine, theirs] = combat.dice;
  return [
    ...side("combat:first", view, view.onTurn, 84, words),
    ...(mine === undefined ? [] : [die("combat:die-first", mine, [230, 62])]),
    text("combat:against", "amount", [316, 70], "×", 30),
    ...(theirs === undefined ? [] : [die("combat:die-second", theirs, [402, 62])]),
    ...(combat.foe === null
      ? [
          ...(view.found === null ? [] : [largeCard(view, "met", view.found.card, [566, 48])]),
          text("combat:life", "amount", [566, 102], words.life(combat.life), 15),
        ]
      : side("combat:second", view, combat.foe, 566, words)),
  ];
};

/** A card that has just been shown, or the fight that is on; nothing most of the time. */
export const encounterPanel = (view: GrandlinView, area: Area, words: Messages): Shape => {
  const { combat, found } = view;
  if (combat !== null)
    return panel("encounter", area, words.round(combat.round), combatShapes(view, combat, words));
  if (found === null)
    return panel("encounter", area, words.encounter, [
      text("encounter:none", "faint", [area.size[0] / 2, 70], words.nothingMet, 15),
    ]);
  const face = faceOf(view, found.card);
  return panel("encounter", area, words.encounter, [
    largeCard(view, "met", found.card, [84, 66], 1.1),
    text(
      "encounter:name",
      "amount",
      [156, 62],
      words.met(nameOfCard(face, found.card), named(face?.type ?? ""), found.square),
      16,
      "start",
    ),
  ]);
};
