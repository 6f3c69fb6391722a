// What lies beside the map for all: barracks, Royal Bank, and the Military Census with its rewards.
// A hand is drawn covered until the view shows it.
import {
  type Area,
  group,
  panel,
  rect,
  type ScenePoint,
  type Shape,
  text,
} from "@assize/kernel-drawing";
import { UNIT_KINDS } from "@assize/xidit-edition";
import type { XiditView } from "@assize/xidit-game";
import type { Messages } from "./messages/messages.ts";
import { emblem, rewardSign, type RewardSign, unit } from "./pictograms.ts";
import { unitCounts } from "./tiles.ts";

export const barracksPanel = (view: XiditView, area: Area, words: Messages): Shape =>
  panel(
    "barracks",
    area,
    words.barracks,
    unitCounts("barracks", view.barracks, [52, 48], 58, 14, words),
  );

export const bankPanel = (view: XiditView, area: Area, words: Messages): Shape =>
  panel("bank", area, words.bank, [
    rewardSign("bank:coin", "gold", [46, 54], 1.7),
    view.bank === null
      ? text("bank:amount", "caption", [76, 59], words.unlimited, 15, "start")
      : text("bank:amount", "amount", [76, 61], view.bank, 22, "start", { thing: "gold" }),
  ]);

/** What most units of each kind earn (census.militia to census.mages). */
const CENSUS_REWARDS: readonly (readonly [number, RewardSign])[] = [
  [1, "gold"],
  [2, "gold"],
  [1, "bards"],
  [2, "bards"],
  [1, "storeys"],
];

const hand = (colour: string, count: number | null, at: ScenePoint, words: Messages): Shape => {
  const key = `hand:${colour}`;
  return group(
    key,
    `seat seat-${colour}`,
    at,
    [
      rect(`${key}:chip`, "", [0, 0], [44, 28], 9),
      emblem(`${key}:emblem`, colour, [-11, 0], 1.1),
      count === null
        ? rect(`${key}:cover`, "covered", [9, 0], [17, 19], 4)
        : text(`${key}:count`, `amount ink-${colour}`, [9, 6], count, 17),
    ],
    { label: words.hand(colour, count) },
  );
};

const kindPlace = (
  index: number,
  isNow: boolean,
  isPast: boolean,
  [x, y]: ScenePoint,
  words: Messages,
): readonly Shape[] => {
  const kind = UNIT_KINDS[index]!;
  const [amount, reward] = CENSUS_REWARDS[index]!;
  const key = `census:${kind}`;
  return [
    ...(isNow ? [rect(`${key}:now`, "focus", [x, y + 12], [86, 70], 10, { aside: true })] : []),
    group(
      key,
      isPast ? "past" : "",
      [x, y],
      [
        unit(`${key}:unit`, kind, [0, 0], words, 15),
        text(`${key}:amount`, "amount", [-9, 39], amount, 16),
        rewardSign(`${key}:reward`, reward, [10, 34], 0.95),
      ],
    ),
  ];
};

export const censusPanel = (view: XiditView, area: Area, words: Messages): Shape => {
  const { census } = view;
  return panel("census", area, words.census, [
    ...UNIT_KINDS.flatMap((_, index) =>
      kindPlace(
        index,
        census?.kind === index,
        census !== null && index < census.kind,
        [62 + index * 104, 48],
        words,
      ),
    ),
    ...(census === null
      ? []
      : view.seats.map(({ colour }, seat) =>
          hand(colour, census.hands[seat] ?? null, [62 + seat * 104, 117], words),
        )),
  ]);
};
