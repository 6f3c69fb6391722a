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
import { FIGURE } from "./board-layout.ts";
import { LINE, type Part, startOf } from "./column.ts";
import type { Messages } from "./messages/messages.ts";
import { emblem, rewardSign, type RewardSign, unit } from "./pictograms.ts";
import { unitCounts } from "./tiles.ts";

/** One line of units, and, where the bank can run out, its gold beside them. */
const barracksPanel = (view: XiditView, area: Area, words: Messages): Shape =>
  panel(
    "barracks",
    area,
    "",
    unitCounts("barracks", view.barracks, [20, LINE / 2], view.bank === null ? 57 : 46, words),
    words.barracks,
  );

const bankPanel = (view: XiditView, area: Area, words: Messages): readonly Shape[] =>
  view.bank === null
    ? []
    : [
        panel(
          "bank",
          area,
          "",
          [
            rewardSign("bank:coin", "gold", [20, LINE / 2], 1.15),
            text("bank:amount", "amount", [34, LINE / 2 + 6.6], view.bank, FIGURE, "start", {
              thing: "gold",
            }),
          ],
          words.bank,
        ),
      ];

const BANK = 74;

export const stocksPart = (view: XiditView, words: Messages): Part => ({
  height: LINE,
  draw: ({ at, size }) => {
    const isShort = view.bank !== null;
    const width = isShort ? size[0] - BANK - 6 : size[0];
    return [
      barracksPanel(view, { at, size: [width, size[1]] }, words),
      ...bankPanel(view, { at: [at[0] + width + 6, at[1]], size: [BANK, size[1]] }, words),
    ];
  },
});

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
      rect(`${key}:chip`, "", [0, 0], [50, 28], 9),
      emblem(`${key}:emblem`, colour, [-12, 0], 1.2),
      count === null
        ? rect(`${key}:cover`, "covered", [10, 0], [17, 19], 4)
        : text(`${key}:count`, `amount ink-${colour}`, [10, 6.8], count, FIGURE),
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
    ...(isNow ? [rect(`${key}:now`, "next", [x, y + 12], [52, 66], 10, { aside: true })] : []),
    group(
      key,
      isPast ? "past" : "",
      [x, y],
      [
        unit(`${key}:unit`, kind, [0, 0], words, 14),
        text(`${key}:amount`, "amount", [-9, 38], amount, FIGURE),
        rewardSign(`${key}:reward`, reward, [10, 32], 0.9),
      ],
      { aside: true },
    ),
  ];
};

/** The next census year; null where no census is left. */
const nextCensus = ({ setting, year }: XiditView): number | null =>
  setting.censusYears.find((one) => one >= year) ?? null;

const CENSUS_HEIGHT = 152;

/** Open while a census is held; else a line that says when the next one is. */
export const censusPart = (view: XiditView, words: Messages): Part => {
  const { census } = view;
  if (census === null) {
    const next = nextCensus(view);
    const said = next === null ? "–" : next;
    return {
      height: LINE,
      draw: (area) => [
        panel(
          "census",
          area,
          words.censusFolded,
          [
            text("census:next", "amount", [area.size[0] - 14, startOf(LINE)], said, FIGURE, "end", {
              aside: true,
            }),
          ],
          words.census,
        ),
      ],
    };
  }
  return {
    height: CENSUS_HEIGHT,
    draw: (area) => {
      const pitch = (area.size[0] - 20) / UNIT_KINDS.length;
      return [
        panel("census", area, words.census, [
          ...UNIT_KINDS.flatMap((_, index) =>
            kindPlace(
              index,
              census.kind === index,
              index < census.kind,
              [10 + pitch * (index + 0.5), 54],
              words,
            ),
          ),
          ...view.seats.map(({ colour }, seat) =>
            hand(colour, census.hands[seat] ?? null, [10 + pitch * (seat + 0.5), 130], words),
          ),
        ]),
      ];
    },
  };
};
