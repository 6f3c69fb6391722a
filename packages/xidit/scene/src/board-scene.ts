// The printed board: regions, roads, cities, lyre values; nothing of a game lies on it.
// Knows an edition only. Its layers are the lowest of every other drawing of the game.
import {
  circle,
  group,
  moved,
  path,
  type PathStep,
  polygon,
  rect,
  type Scene,
  type ScenePoint,
  type Shape,
  steps,
  text,
  widthOfText,
} from "@assize/kernel-drawing";
import {
  type City,
  deriveBoard,
  type Edition,
  ROAD_COLOURS,
  type Region,
} from "@assize/xidit-edition";
import {
  CITY_RADIUS,
  FIGURE,
  FRAME,
  layOutBoard,
  MAP_HEIGHT,
  MAP_WIDTH,
  PLATE_SIZE,
} from "./board-layout.ts";
import { growths, island } from "./landscape.ts";
import type { Messages } from "./messages/messages.ts";
import { sign } from "./pictograms.ts";
import { lineSteps, outlineSteps, roadPoints } from "./road-lines.ts";

const roleWord = (word: string): string => word.toLowerCase().replace(/[^a-z0-9]+/g, "-");

const frame = (): readonly Shape[] => {
  const middle: ScenePoint = [MAP_WIDTH / 2, MAP_HEIGHT / 2];
  const layer = "land";
  const [width, height] = [MAP_WIDTH + 2 * FRAME[0], MAP_HEIGHT + 2 * FRAME[1]];
  return [
    rect("board", "board", middle, [width, height], 14, { layer }),
    rect("board:rim", "board-rim", middle, [width - 14, height - 14], 9, { layer }),
  ];
};

/** A closed region is filled along its border; one open to the edge shows the land it is part of. */
export const regionOutline = (edition: Edition, region: Region) =>
  region.openAlong === undefined
    ? outlineSteps(deriveBoard(edition).borders[region.id] ?? [])
    : lineSteps(deriveBoard(edition).borders[region.id] ?? []);

const regionShape = (edition: Edition, region: Region, words: Messages): Shape => {
  const scenery = region.scenery ?? "";
  const roles = [
    "region",
    ...(region.openAlong === undefined ? [] : ["region-open"]),
    ...(scenery === "" || region.openAlong !== undefined ? [] : [`scenery-${roleWord(scenery)}`]),
  ];
  return path(`region:${region.id}`, roles.join(" "), regionOutline(edition, region), {
    label: words.region(region.id, words.scenery(scenery)),
    layer: "land",
  });
};

const roadShapes = (edition: Edition, words: Messages): readonly Shape[] =>
  edition.roads.flatMap((road): readonly Shape[] => {
    const [a, b] = road.between;
    const points = roadPoints(edition, road);
    if (points.length === 0) return [];
    const key = `road:${road.colour}:${Math.min(a, b)}-${Math.max(a, b)}`;
    const line = lineSteps(points);
    return [
      group(
        key,
        "",
        [0, 0],
        [
          path(`${key}:edge`, "road-edge", line),
          path(`${key}:bed`, "road-bed", line),
          path(`${key}:line`, `road road-${road.colour}`, line),
        ],
        { label: words.road(road.colour, a, b), layer: "roads" },
      ),
    ];
  });

const MERLONS = 12;

/** Merlons round the wall, as it is seen from above. */
const battlements = (): readonly PathStep[] =>
  Array.from({ length: MERLONS }, (_, index): readonly PathStep[] => {
    const at = (share: number, radius: number): readonly [number, number] => {
      const angle = ((index + share) / MERLONS) * 2 * Math.PI;
      return [Math.cos(angle) * radius, Math.sin(angle) * radius];
    };
    const [inner, outer] = [CITY_RADIUS - 3, CITY_RADIUS + 3.5];
    return [
      ["M", ...at(0, inner)],
      ["L", ...at(0, outer)],
      ["L", ...at(0.55, outer)],
      ["L", ...at(0.55, inner)],
      ["Z"],
    ];
  }).flat();

const cityShape = ({ id, x, y }: City, words: Messages): Shape =>
  group(
    `city:${id}`,
    "city",
    [x, y],
    [
      circle(`city:${id}:shadow`, "shadow", [1.5, 2.5], CITY_RADIUS),
      path(`city:${id}:merlons`, "city-merlons", battlements()),
      circle(`city:${id}:wall`, "city-wall", [0, 0], CITY_RADIUS),
      circle(`city:${id}:ring`, "city-ring", [0, 0], CITY_RADIUS - 3.5),
      text(`city:${id}:number`, "city-number", [0, 7], id, FIGURE),
    ],
    { label: words.city(id), layer: "cities" },
  );

const BASTION = steps(
  "M -34 26 L -34 -12 L -30 -12 L -30 -18 L -25 -18 L -25 -12 L -20 -12 L -20 -18 L -14 -18 L -14 -28 L -9 -28 L -9 -22 L -4 -22 L -4 -28 L 4 -28 L 4 -22 L 9 -22 L 9 -28 L 14 -28 L 14 -18 L 20 -18 L 20 -12 L 25 -12 L 25 -18 L 30 -18 L 30 -12 L 34 -12 L 34 26 Z M -7 26 L -7 12 Q -7 4 0 4 Q 7 4 7 12 L 7 26",
);

const bastion = ([x, y]: ScenePoint, words: Messages): Shape =>
  group("bastion", "bastion", [x, y - 22], [path("bastion:walls", "", BASTION)], {
    label: words.bastion,
    layer: "plates",
  });

/** Round the region's number, left of its plate; cities have round ones. */
const HEXAGON: readonly ScenePoint[] = [
  [-79, 0],
  [-71, -14],
  [-56, -14],
  [-48, 0],
  [-56, 14],
  [-71, 14],
];

/** The region's number and lyre values on a plate, the scenery's name above it; bards find room below. */
const plate = (region: Region, [x, y]: ScenePoint, words: Messages): readonly Shape[] => {
  const key = `lyre:region-${region.id}`;
  const central = region.central === true;
  const [most, second] = region.lyre;
  const shift = central ? 24 : 0;
  const top = y - PLATE_SIZE[1] / 2 + shift;
  const scenery = region.scenery ?? "";
  const name = words.scenery(scenery).toUpperCase();
  return [
    ...(central ? [bastion([x, y - 14], words)] : []),
    group(
      key,
      "plate",
      [x, top + 36],
      [
        ...(central || name === ""
          ? []
          : [
              rect(
                `${key}:name-ground`,
                `region-name-ground ground-${roleWord(scenery)}`,
                [0, -27],
                [name.length * 16 + 8, 20],
                9,
              ),
              text(`${key}:name`, "region-name", [0, -20.5], name, FIGURE),
            ]),
        rect(`${key}:plate`, "plate-ground", [8, 0], [98, 29], 14),
        polygon(`${key}:region`, "region-number-ground", HEXAGON),
        text(`${key}:region-number`, "region-number", [-63.5, 6.8], region.id, FIGURE),
        sign(`${key}:sign`, "lyre", [-23, 0], 1.1),
        text(`${key}:most`, "lyre-most", [7, 8], most, 23),
        rect(`${key}:between`, "lyre-between", [21, 0], [1.4, 16]),
        text(`${key}:second`, "lyre-second", [36, 6.8], second, FIGURE),
      ],
      { label: words.lyre(region.id, most, second), layer: "plates" },
    ),
  ];
};

const COMPASS = steps("M 0 -22 L 4 -4 L 22 0 L 4 4 L 0 22 L -4 4 L -22 0 L -4 -4 Z");

/** The board's own shapes, in its 1000 by 800 units, lowest first. */
export const boardShapes = (edition: Edition, words: Messages): readonly Shape[] => {
  const layout = layOutBoard(edition);
  return [
    ...frame(),
    ...island(edition),
    ...edition.regions.map((region) => regionShape(edition, region, words)),
    ...growths(edition),
    ...roadShapes(edition, words),
    ...edition.cities.map((city) => cityShape(city, words)),
    ...edition.regions.flatMap((region) => plate(region, layout.plates.get(region.id)!, words)),
  ];
};

const MARGIN = 24;
const HEAD = 74;
const FOOT = 66;

const LEGEND_SIZE = 16;
const SAMPLE = 64;
const LEGEND_GAP = 22;

const legend = (words: Messages, y: number): readonly Shape[] => {
  let x = MARGIN + 8;
  const roads = ROAD_COLOURS.map((colour) => {
    const key = `legend:${colour}`;
    const line = steps(`M 0 0 C 22 -8 42 8 ${SAMPLE} 0`);
    const name = words.roadName(colour);
    const at: ScenePoint = [x, y];
    x += SAMPLE + 12 + widthOfText(name, LEGEND_SIZE) + LEGEND_GAP;
    return group(
      key,
      "",
      at,
      [
        path(`${key}:edge`, "road-edge", line),
        path(`${key}:bed`, "road-bed", line),
        path(`${key}:line`, `road road-${colour}`, line),
        text(`${key}:name`, "caption", [SAMPLE + 12, 5], name, LEGEND_SIZE, "start"),
      ],
      { layer: "legend" },
    );
  });
  const lyre = group(
    "legend:lyre",
    "",
    [x + 10, y],
    [
      sign("legend:lyre:sign", "lyre", [0, 0], 0.95),
      text("legend:lyre:name", "caption", [16, 5], words.lyreLegend, LEGEND_SIZE, "start"),
    ],
    { layer: "legend" },
  );
  return [...roads, lyre];
};

const cartouche = (title: string, middle: number): readonly Shape[] => {
  const [y, half] = [HEAD / 2 + 4, 300];
  const layer = "legend";
  return [
    polygon(
      "cartouche",
      "cartouche",
      [
        [middle - half, y - 22],
        [middle + half, y - 22],
        [middle + half + 22, y],
        [middle + half, y + 22],
        [middle - half, y + 22],
        [middle - half - 22, y],
      ],
      { layer },
    ),
    { ...text("cartouche:title", "title", [middle, y + 9], title, 26), layer },
    ...[-1, 1].map((side) =>
      group(
        `compass:${side === -1 ? "left" : "right"}`,
        "compass",
        [middle + side * (half + 80), y],
        [path(`compass:${side === -1 ? "left" : "right"}:rose`, "", COMPASS)],
        { layer },
      ),
    ),
  ];
};

/** The printed board alone, with a legend of its roads. */
export const boardScene = (edition: Edition, words: Messages): Scene => {
  const width = MAP_WIDTH + 2 * (MARGIN + FRAME[0]);
  return {
    width,
    height: HEAD + MAP_HEIGHT + 2 * FRAME[1] + FOOT,
    title: words.titleOfBoard(edition.title),
    description: words.descriptionOfBoard(
      edition.cities.length,
      edition.roads.length,
      edition.regions.length,
    ),
    shapes: [
      ...moved(boardShapes(edition, words), [MARGIN + FRAME[0], HEAD + FRAME[1]]),
      ...cartouche(words.titleOfBoard(edition.title), width / 2),
      ...legend(words, HEAD + MAP_HEIGHT + 2 * FRAME[1] + FOOT / 2),
    ],
  };
};
