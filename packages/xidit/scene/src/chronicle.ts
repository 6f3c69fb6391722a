// Time and judgement: the calendar, the Hall of Fame with its assessments, the dummy of three players.
import {
  circle,
  group,
  panel,
  path,
  polygon,
  rect,
  type ScenePoint,
  type Shape,
  steps,
  text,
} from "@assize/kernel-drawing";
import type { XiditView } from "@assize/xidit-game";
import type { Messages } from "./messages/messages.ts";
import { FIGURE } from "./board-layout.ts";
import { LINE, type Part } from "./column.ts";
import { emblem, rewardSign, sign } from "./pictograms.ts";

type Assessment = XiditView["assessments"][number];
type Ranking = XiditView["rankings"][number];

const ASSESSMENT_SIGNS = { wealth: "gold", influence: "storeys", reputation: "bards" } as const;

const BANNER = steps("M -5 5 L -5 15 L 0 11 L 5 15 L 5 5 Z");

/** A dot for each year, past ones filled, census years with a banner; the current year's figure is large. */
const yearShape = (
  view: XiditView,
  year: number,
  [x, y]: ScenePoint,
  words: Messages,
): readonly Shape[] => {
  const key = `year:${year}`;
  const isCensus = view.setting.censusYears.includes(year);
  return [
    group(
      key,
      "",
      [x, y],
      [
        ...(isCensus ? [path(`${key}:census`, "first-player", BANNER)] : []),
        circle(`${key}:disc`, year < view.year ? "year-past" : "card", [0, 0], 6),
      ],
      { label: words.year(year, view.setting.years, isCensus), aside: true },
    ),
  ];
};

export const calendarPart = (view: XiditView, words: Messages): Part => ({
  height: LINE,
  draw: ({ at, size }) => {
    const { years } = view.setting;
    const y = LINE / 2;
    const pitch = (size[0] - 44) / (years - 1);
    const xOf = (year: number): number => 22 + (year - 1) * pitch;
    return [
      panel(
        "calendar",
        { at, size },
        "",
        [
          rect("calendar:line", "year-past", [size[0] / 2, y], [size[0] - 44, 2]),
          ...Array.from({ length: years }, (_, index) =>
            yearShape(view, index + 1, [xOf(index + 1), y], words),
          ).flat(),
          group(
            "year-marker",
            "",
            [xOf(view.year), y],
            [
              circle("year-marker:disc", "year-marker", [0, 0], 15),
              text("year-marker:year", "amount", [0, 6.6], view.year, FIGURE, "middle", {
                aside: true,
              }),
            ],
            { label: words.currentYear(view.year) },
          ),
        ],
        words.calendar,
      ),
    ];
  },
});

const RANK_PITCH = 27;

/** One contestant in a ranking; struck out where it is eliminated. */
const rankShape = (
  view: XiditView,
  ranking: Ranking,
  index: number,
  [x, y]: ScenePoint,
  words: Messages,
): readonly Shape[] => {
  const contestant = ranking.ranking[index]!;
  const key = `rank:${ranking.assessment}:${index}`;
  const colour = contestant === "dummy" ? null : view.seats[contestant]!.colour;
  const score = contestant === "dummy" ? ranking.dummy : ranking.scores[contestant];
  return [
    colour === null
      ? group(`${key}:name`, "", [x - 18, y], [sign(`${key}:sign`, "asleep", [0, 0], 1)], {
          label: words.dummy,
        })
      : group(
          `${key}:seat`,
          `seat seat-${colour}`,
          [x - 18, y],
          [
            rect(`${key}:chip`, "", [0, 0], [34, 20], 8),
            emblem(`${key}:emblem`, colour, [0, 0], 1),
          ],
          { label: words.seat(colour) },
        ),
    text(`${key}:score`, "amount", [x + 22, y + 6.6], score ?? "", FIGURE),
    ...(ranking.eliminated.includes(contestant)
      ? [rect(`${key}:struck`, "struck", [x - 18, y], [40, 0.1])]
      : []),
  ];
};

/** The three assessments in their order, by sign; open with the rankings once they are made. */
export const hallPart = (view: XiditView, words: Messages): Part => {
  const { assessments, rankings } = view;
  const most = Math.max(0, ...rankings.map(({ ranking }) => ranking.length));
  if (most === 0)
    return {
      height: LINE,
      draw: (area) => [
        panel(
          "hall",
          area,
          words.hallFolded,
          assessments.map((assessment, index) =>
            assessmentSign(
              assessment,
              [area.size[0] - 24 - (assessments.length - 1 - index) * 34, LINE / 2],
              words,
            ),
          ),
          words.hall,
        ),
      ],
    };
  return {
    height: 70 + most * RANK_PITCH,
    draw: (area) => {
      const pitch = (area.size[0] - 12) / assessments.length;
      return [
        panel(
          "hall",
          area,
          words.hall,
          assessments.flatMap((assessment, index) => {
            const x = 6 + pitch * (index + 0.5);
            const ranking = rankings.find((one) => one.assessment === assessment);
            return [
              assessmentSign(assessment, [x, 50], words),
              ...(ranking?.ranking ?? []).flatMap((_, place) =>
                rankShape(view, ranking!, place, [x, 82 + place * RANK_PITCH], words),
              ),
            ];
          }),
        ),
      ];
    },
  };
};

const assessmentSign = (assessment: Assessment, at: ScenePoint, words: Messages): Shape => {
  const key = `assessment:${assessment}`;
  return group(
    key,
    "",
    at,
    [rewardSign(`${key}:sign`, ASSESSMENT_SIGNS[assessment], [0, 0], 1.15)],
    {
      label: words[assessment],
      aside: true,
    },
  );
};

const TOKEN: readonly ScenePoint[] = [
  [-22, -15],
  [22, -15],
  [22, 9],
  [0, 19],
  [-22, 9],
];

/** The dummy's three tokens, each beside the assessment it competes in (three.dummy). */
export const dummyPart = (view: XiditView, words: Messages): readonly Part[] => {
  const { dummy } = view;
  if (dummy === null) return [];
  const names = ["wealth", "influence", "reputation"] as const;
  return [
    {
      height: 74,
      draw: (area) => {
        const pitch = (area.size[0] - 12) / names.length;
        return [
          panel(
            "dummy",
            area,
            words.dummyBoard,
            names.flatMap((name, index) => {
              const x = 6 + pitch * (index + 0.5);
              const key = `dummy:${name}`;
              return [
                rewardSign(`${key}:sign`, ASSESSMENT_SIGNS[name], [x - 30, 50], 1),
                group(
                  key,
                  "",
                  [x + 10, 50],
                  [
                    polygon(`${key}:token`, "first-player", TOKEN),
                    text(`${key}:value`, "amount ink-on-gold", [0, 6], dummy[name], 20),
                  ],
                  { label: `${words[name]}: ${dummy[name]}` },
                ),
              ];
            }),
          ),
        ];
      },
    },
  ];
};
