// Time and judgement: the calendar, the Hall of Fame with its assessments, the dummy of three players.
import {
  type Area,
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
  widthOfText,
} from "@assize/kernel-drawing";
import type { XiditView } from "@assize/xidit-game";
import type { Messages } from "./messages/messages.ts";
import { emblem, rewardSign } from "./pictograms.ts";

type Assessment = XiditView["assessments"][number];
type Ranking = XiditView["rankings"][number];

const ASSESSMENT_SIGNS = { wealth: "gold", influence: "storeys", reputation: "bards" } as const;

const BANNER = steps("M -8 15 L -8 29 L 0 24 L 8 29 L 8 15 Z");

const yearShape = (view: XiditView, year: number, x: number, words: Messages): Shape => {
  const key = `year:${year}`;
  const isCensus = view.setting.censusYears.includes(year);
  return group(
    key,
    "",
    [x, 32],
    [
      ...(isCensus ? [path(`${key}:census`, "first-player", BANNER)] : []),
      circle(`${key}:disc`, "card", [0, 0], 19),
      ...(year < view.year ? [circle(`${key}:past`, "year-past", [0, 0], 19)] : []),
      text(`${key}:number`, "amount", [0, 6], year, 17),
    ],
    { label: words.year(year, view.setting.years, isCensus) },
  );
};

export const calendar = (view: XiditView, { at, size }: Area, words: Messages): Shape => {
  const { years } = view.setting;
  const start = 56 + widthOfText(words.calendar, 19);
  const pitch = (size[0] - start - 40) / (years - 1);
  const xOf = (year: number): number => start + (year - 1) * pitch;
  return group(
    "panel:calendar",
    "",
    at,
    [
      rect("panel:calendar:ground", "panel", [size[0] / 2, size[1] / 2], size, 10),
      text("panel:calendar:heading", "heading", [14, 39], words.calendar, 19, "start"),
      rect("calendar:line", "year-past", [(start + xOf(years)) / 2, 32], [xOf(years) - start, 2]),
      ...Array.from({ length: years }, (_, index) =>
        yearShape(view, index + 1, xOf(index + 1), words),
      ),
      circle("year-marker", "year-marker", [xOf(view.year), 32], 22, {
        label: words.currentYear(view.year),
      }),
    ],
    { label: words.calendar, layer: "calendar" },
  );
};

/** One contestant in a ranking; struck out where it is eliminated. */
const rankShape = (
  view: XiditView,
  ranking: Ranking,
  index: number,
  at: ScenePoint,
  words: Messages,
): readonly Shape[] => {
  const contestant = ranking.ranking[index]!;
  const key = `rank:${ranking.assessment}:${index}`;
  const colour = contestant === "dummy" ? null : view.seats[contestant]!.colour;
  const score = contestant === "dummy" ? ranking.dummy : ranking.scores[contestant];
  const [x, y] = at;
  return [
    colour === null
      ? text(`${key}:name`, "caption", [x - 20, y + 4], words.dummy, 13)
      : group(
          `${key}:seat`,
          `seat seat-${colour}`,
          [x - 20, y],
          [
            rect(`${key}:chip`, "", [0, 0], [30, 16], 7),
            emblem(`${key}:emblem`, colour, [0, 0], 0.85),
          ],
        ),
    text(`${key}:score`, "amount", [x + 20, y + 5], score ?? "", 14),
    ...(ranking.eliminated.includes(contestant)
      ? [rect(`${key}:struck`, "struck", [x, y], [88, 0.1])]
      : []),
  ];
};

const assessmentTile = (
  view: XiditView,
  assessment: Assessment | undefined,
  index: number,
  [x, y]: ScenePoint,
  words: Messages,
): readonly Shape[] => {
  const size = [164, 34] as const;
  if (assessment === undefined) return [rect(`assessment:${index}`, "empty", [x, y], size, 8)];
  const key = `assessment:${assessment}`;
  const ranking = view.rankings.find((one) => one.assessment === assessment);
  return [
    group(
      key,
      "",
      [x, y],
      [
        rect(`${key}:tile`, "card", [0, 0], size, 8),
        rewardSign(`${key}:sign`, ASSESSMENT_SIGNS[assessment], [-62, 0], 1.1),
        text(`${key}:name`, "amount", [12, 5.5], words[assessment], 16),
      ],
    ),
    ...(ranking?.ranking ?? []).flatMap((_, place) =>
      rankShape(view, ranking!, place, [x, y + 31 + place * 20.5], words),
    ),
  ];
};

export const hallOfFame = (view: XiditView, area: Area, words: Messages): Shape =>
  panel(
    "hall",
    area,
    words.hall,
    [0, 1, 2].flatMap((index) =>
      assessmentTile(view, view.assessments[index], index, [96 + index * 174, 50], words),
    ),
  );

/** The dummy's three tokens, each on the assessment it competes in (three.dummy). */
export const dummyBoard = (view: XiditView, area: Area, words: Messages): readonly Shape[] => {
  const { dummy } = view;
  if (dummy === null) return [];
  const pitch = area.size[0] / 3;
  const names = ["wealth", "influence", "reputation"] as const;
  return [
    panel(
      "dummy",
      area,
      words.dummyBoard,
      names.flatMap((name, index) => {
        const x = pitch * (index + 0.5);
        const key = `dummy:${name}`;
        return [
          group(
            key,
            "",
            [x, 90],
            [
              polygon(`${key}:token`, "first-player", [
                [-26, -22],
                [26, -22],
                [26, 14],
                [0, 30],
                [-26, 14],
              ]),
              text(`${key}:value`, "amount", [0, 9], dummy[name], 25),
            ],
          ),
          rewardSign(`${key}:sign`, ASSESSMENT_SIGNS[name], [x, 50], 1),
          text(`${key}:name`, "caption", [x, 146], words[name], 14),
        ];
      }),
    ),
  ];
};
