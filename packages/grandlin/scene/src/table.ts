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
import { backOf, faceOf, largeCard, nameOfCard, SMALL_CARD, smallCard } from "./cards.ts";
import { FIGURE } from "./layout.ts";
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
      rect(`${key}:chip`, "", [0, 0], [112, 30], 8, { aside: true }),
      { ...emblem(`${key}:emblem`, colour, [-40, 0], 1.3), aside: true },
      text(`${key}:name`, `ink-${colour}`, [11, 7.3], named(colour), FIGURE, "middle", {
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
    seatChip("day:seat", view, view.onTurn, [70, 50]),
    text("day:place", "amount", [138, 57], now, FIGURE, "start", { aside: true }),
    text("day:win", "caption", [right, 24], winText(view.setting.win, words), FIGURE, "end"),
    ...(moving && roll === "made" && view.over === null
      ? [text("day:steps", "amount", [right, 57], words.stepsLeft(steps), FIGURE, "end")]
      : []),
  ]);
};

/** A pile by its back and the number of its cards. */
const pile = (key: string, count: number, at: ScenePoint, label: string): readonly Shape[] =>
  count === 0
    ? [rect(`${key}:empty`, "empty", at, SMALL_CARD, 6, { aside: true })]
    : [
        ...(count > 1
          ? [rect(`${key}:below`, "covered", [at[0] + 4, at[1] + 4], SMALL_CARD, 6)]
          : []),
        backOf(`${key}:top`, at, SMALL_CARD, label),
        rect(`${key}:plate`, "card", at, [46, 28], 6),
        text(`${key}:count`, "figure ink-white", [at[0], at[1] + 7.5], count, FIGURE, "middle", {
          thing: "card",
        }),
      ];

const captionAt = (key: string, [x]: ScenePoint, words: string): Shape =>
  text(`${key}:caption`, "caption", [x, 97], words, FIGURE, "middle", { aside: true });

/** How many lie face up below the top one, on its corner. */
const discarded = (view: GrandlinView, at: ScenePoint): readonly Shape[] => {
  const top = view.discard.at(-1);
  if (top === undefined)
    return [rect("discard:empty", "empty", at, SMALL_CARD, 6, { aside: true })];
  return [
    smallCard(view, top, at, false, nameOfCard(faceOf(view, top), top)),
    text(
      "discard:count",
      "amount",
      [at[0] + 34, at[1] + 7.5],
      view.discard.length,
      FIGURE,
      "start",
    ),
  ];
};

export const pilesPanel = (view: GrandlinView, area: Area, words: Messages): Shape => {
  const y = 41;
  const pitch = area.size[0] / 4;
  const [draw, discard, aside, undug] = [0, 1, 2, 3].map((index): ScenePoint => [
    pitch * (index + 0.5),
    y,
  ]);
  const names = words.pileNames;
  return panel(
    "piles",
    area,
    "",
    [
      ...pile("pile", view.pile, draw!, words.drawPile(view.pile)),
      captionAt("pile", draw!, names.draw),
      ...discarded(view, discard!),
      captionAt("discard", discard!, names.discard),
      ...pile("aside", view.aside.length, aside!, words.setAside(view.aside.length)),
      captionAt("aside", aside!, names.aside),
      ...(view.undug === 0
        ? [rect("undug:empty", "empty", undug!, [40, 40], 20, { aside: true })]
        : [
            treasureToken("undug:top", null, undug!, words.undug(view.undug), 2.2),
            rect("undug:plate", "card", undug!, [36, 28], 6),
            text(
              "undug:count",
              "figure ink-white",
              [undug![0], undug![1] + 7.5],
              view.undug,
              FIGURE,
              "middle",
              { thing: "treasure" },
            ),
          ]),
      captionAt("undug", undug!, names.undug),
    ],
    words.piles,
  );
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
  seatChip(`${key}:seat`, view, seat, [x, 56]),
  text(`${key}:force`, "amount", [x, 100], words.force(forceOf(view, seat)), FIGURE),
];

/** The one on turn to the left, whom he fights to the right, the dice between them. */
const combatShapes = (
  view: GrandlinView,
  combat: NonNullable<GrandlinView["combat"]>,
  words: Messages,
): readonly Shape[] => {
  const [mine, theirs] = combat.dice;
  return [
    ...side("combat:first", view, view.onTurn, 76, words),
    ...(mine === undefined ? [] : [die("combat:die-first", mine, [190, 74])]),
    text("combat:against", "amount", [260, 84], "×", 30),
    ...(theirs === undefined ? [] : [die("combat:die-second", theirs, [330, 74])]),
    ...(combat.foe === null
      ? [
          ...(view.found === null ? [] : [largeCard(view, "met", view.found.card, [480, 58])]),
          text("combat:life", "amount", [480, 118], words.life(combat.life), FIGURE),
        ]
      : side("combat:second", view, combat.foe, 480, words)),
  ];
};

/** Whether there is more to show than a line. */
export const isMeeting = ({ combat, found }: GrandlinView): boolean =>
  combat !== null || found !== null;

/** A card that has just been shown, or the fight that is on; nothing most of the time. */
export const encounterPanel = (view: GrandlinView, area: Area, words: Messages): Shape => {
  const { combat, found } = view;
  if (combat !== null)
    return panel("encounter", area, words.round(combat.round), combatShapes(view, combat, words));
  if (found === null)
    return panel("encounter", area, words.encounter, [
      text("encounter:none", "faint", [area.size[0] - 14, 25], words.nothingMet, FIGURE, "end", {
        aside: true,
      }),
    ]);
  const face = faceOf(view, found.card);
  return panel("encounter", area, words.encounter, [
    largeCard(view, "met", found.card, [100, 76], 1.05),
    text(
      "encounter:name",
      "amount",
      [204, 82],
      words.metOn(named(face?.type ?? ""), found.square),
      FIGURE,
      "start",
    ),
  ]);
};
