// The land under the map: an island in the sea, and what grows or rises in each of its regions, where no road, city or piece lies.
// Scattered by the places themselves, so that an edition always has the same land. Knows no state and no colours.
import { path, type PathStep, type ScenePoint, type Shape, steps } from "@assize/kernel-drawing";
import { deriveBoard, type Edition, isInside, type Region } from "@assize/xidit-edition";
import {
  BASTION_SIZE,
  FRAME,
  layOutBoard,
  MAP_HEIGHT,
  MAP_WIDTH,
  PLATE_SIZE,
} from "./board-layout.ts";
import { chanceOf, outlineSteps, roadPoints, samplesOf } from "./road-lines.ts";
import { isScenery, type Scenery } from "./sceneries.ts";

/** What stands on one spot, its foot at the origin: what is filled, what catches the light, what is only a line. */
interface Growth {
  /** From one to the next. */
  readonly pitch: number;
  readonly body: string;
  readonly light?: string;
  readonly line: string;
}

const GROWTHS: Readonly<Record<Scenery, Growth>> = {
  coast: {
    pitch: 44,
    body: "M -15 2 Q -5 -11 4 -1 Q 9 -7 15 2 Z",
    line: "M -15 8 Q -10 4 -5 8 Q 0 12 5 8 Q 10 4 15 8",
  },
  marsh: {
    pitch: 40,
    body: "M -15 -2 Q 0 -8 15 -2 Q 0 4 -15 -2 Z",
    line: "M -6 -3 L -9 -15 M -3 -3 L -3 -18 M 1 -3 L 4 -14 M 5 -3 L 7 -10",
  },
  snowy: {
    pitch: 50,
    body: "M -21 0 L -6 -26 L 2 -13 L 8 -20 L 20 0 Z",
    light: "M -11 -17 L -6 -26 L 0 -17 L -4 -15 L -7 -19 Z M 5 -16 L 8 -20 L 12 -14 L 8 -13 Z",
    line: "M -21 0 L -6 -26 L 2 -13 L 8 -20 L 20 0 M -3 -14 L -6 -4 M 9 -11 L 7 -4",
  },
  forest: {
    pitch: 31,
    body: "M 0 -27 L 6 -16 L 3 -16 L 9 -5 L -9 -5 L -3 -16 L -6 -16 Z",
    light: "M 0 -27 L -6 -16 L -3 -16 L -9 -5 L -5 -5 Z",
    line: "M 0 -5 L 0 0",
  },
  hills: {
    pitch: 46,
    body: "M -22 0 Q -10 -24 3 0 Z M -3 0 Q 10 -18 22 0 Z",
    light: "M -22 0 Q -10 -24 -7 -11 Q -14 -11 -16 0 Z",
    line: "M -22 0 Q -10 -24 3 0 M 3 -5 Q 11 -15 22 0",
  },
  lakes: {
    pitch: 50,
    body: "M -19 -4 Q -12 -13 0 -11 Q 14 -13 19 -4 Q 12 4 0 2 Q -13 4 -19 -4 Z",
    line: "M -10 -6 Q -6 -9 -2 -6 M 1 -3 Q 5 -6 9 -3",
  },
  heath: {
    pitch: 38,
    body: "M -11 0 Q -13 -8 -6 -9 Q -2 -15 3 -9 Q 11 -10 10 0 Z",
    light: "M -6 -5 L -4 -7 L -2 -5 L -4 -3 Z M 3 -5 L 5 -7 L 7 -5 L 5 -3 Z",
    line: "M -14 0 L 13 0",
  },
  meadows: {
    pitch: 36,
    body: "M -8 -11 L -5 -14 L -2 -11 L -5 -8 Z M 3 -14 L 6 -17 L 9 -14 L 6 -11 Z",
    line: "M -5 -8 L -3 0 M 6 -11 L 3 0 M 0 -8 L 0 0 M -10 -5 L -6 0 M 11 -5 L 6 0",
  },
  capital: {
    pitch: 46,
    body: "M -16 -8 L 7 -13 L 16 -2 L -9 4 Z",
    line: "M -12 -8 L -3 2 M -5 -10 L 4 0 M 2 -11 L 11 -1",
  },
};

type Size = readonly [number, number];
type Box = readonly [ScenePoint, Size];

/** Round plates and cities; what is laid over the land for a while may cover it. */
const takenBoxes = (edition: Edition): readonly Box[] => {
  const { plates } = layOutBoard(edition);
  return [
    ...edition.regions.flatMap(({ id, central }): readonly Box[] => {
      const at = plates.get(id);
      return at === undefined ? [] : [[at, central === true ? BASTION_SIZE : PLATE_SIZE]];
    }),
    ...edition.cities.map(({ x, y }): Box => [
      [x, y - 15],
      [52, 84],
    ]),
  ];
};

/** Kept free between what grows and a road's middle, and anything else. */
const ROOM = [29, 9] as const;

const isFree = ([x, y]: ScenePoint, roads: readonly ScenePoint[], boxes: readonly Box[]) =>
  boxes.every(
    ([[left, top], [width, height]]) =>
      Math.abs(x - left) > width / 2 + ROOM[1] || Math.abs(y - 10 - top) > height / 2 + ROOM[1],
  ) && roads.every(([roadX, roadY]) => Math.hypot(x - roadX, y - 13 - roadY) > ROOM[0]);

/** Spots of a region, those behind first: a grid, each spot moved a little. */
const spotsIn = (
  outline: readonly ScenePoint[],
  pitch: number,
  free: (spot: ScenePoint) => boolean,
): readonly ScenePoint[] => {
  const spots: ScenePoint[] = [];
  for (let row = 0; row * pitch * 0.7 < MAP_HEIGHT; row++)
    for (let column = 0; column * pitch < MAP_WIDTH; column++) {
      const [a, b]: readonly ScenePoint[] = [
        [row, column],
        [column, pitch],
      ];
      const x = (column + (row % 2) / 2 + chanceOf(a!, b!, 3) * 0.24) * pitch;
      const y = (row + chanceOf(a!, b!, 5) * 0.2) * pitch * 0.7;
      const spot: ScenePoint = [Math.round(x), Math.round(y)];
      if (isInside(spot, outline) && free(spot)) spots.push(spot);
    }
  return spots;
};

/** Steps with their foot on a spot, larger or smaller, and turned round where chance has it. */
const standing = (text: string, spots: readonly ScenePoint[]): readonly PathStep[] =>
  spots.flatMap((spot) => {
    const size = 1 + chanceOf(spot, spot, 11) * 0.18;
    const scale = [chanceOf(spot, spot, 13) < 0 ? -size : size, size];
    return steps(text).map(
      ([letter, ...numbers]) =>
        [
          letter,
          ...numbers.map((n, i) => Math.round((n * scale[i % 2]! + spot[i % 2]!) * 10) / 10),
        ] as unknown as PathStep,
    );
  });

const growthShapes = (edition: Edition, region: Region, free: (spot: ScenePoint) => boolean) => {
  const scenery = region.scenery ?? "";
  if (!isScenery(scenery) || region.openAlong !== undefined) return [];
  const growth = GROWTHS[scenery];
  const spots = spotsIn(deriveBoard(edition).borders[region.id] ?? [], growth.pitch, free);
  return (["body", "light", "line"] as const).flatMap((part): readonly Shape[] => {
    const text = growth[part];
    return text === undefined
      ? []
      : [
          path(
            `growth:${region.id}:${part}`,
            `growth-${part}${part === "body" ? ` growth-${scenery}` : ""}`,
            standing(text, spots),
            { layer: "land" },
          ),
        ];
  });
};

/** What grows and rises in the regions. */
export const growths = (edition: Edition): readonly Shape[] => {
  const roads = edition.roads.flatMap((road) => samplesOf(roadPoints(edition, road)));
  const boxes = takenBoxes(edition);
  return edition.regions.flatMap((region) =>
    growthShapes(edition, region, (spot) => isFree(spot, roads, boxes)),
  );
};

/** How far the land reaches beyond its outermost cities, and how unevenly. */
const SHORE = 54;
const UNEVEN = 15;
const DIRECTIONS = 40;
/** From one point of the shore to the next, about. */
const SHORE_PITCH = 62;

/** The outermost cities, one way round. */
const outermost = ({ cities }: Edition): readonly ScenePoint[] => {
  const far = Array.from({ length: DIRECTIONS }, (_, index): ScenePoint => {
    const angle = (index / DIRECTIONS) * 2 * Math.PI;
    const reach = ({ x, y }: { readonly x: number; readonly y: number }): number =>
      x * Math.cos(angle) + y * Math.sin(angle);
    const { x, y } = cities.reduce((most, city) => (reach(city) > reach(most) ? city : most));
    return [x, y];
  });
  return far.filter(([x, y], index) => {
    const [beforeX, beforeY] = far.at(index - 1)!;
    return x !== beforeX || y !== beforeY;
  });
};

const within = (value: number, most: number, frame: number): number =>
  Math.round(Math.min(most + frame - 20, Math.max(20 - frame, value)));

/** The shore round all cities, within the frame. */
const shoreOf = (edition: Edition): readonly PathStep[] => {
  const corners = outermost(edition);
  const points = corners.flatMap(([x, y], index): readonly ScenePoint[] => {
    const [nextX, nextY] = corners[(index + 1) % corners.length]!;
    const parts = Math.max(1, Math.round(Math.hypot(nextX - x, nextY - y) / SHORE_PITCH));
    return Array.from({ length: parts }, (_, part): ScenePoint => {
      const at: ScenePoint = [x + ((nextX - x) * part) / parts, y + ((nextY - y) * part) / parts];
      const [dx, dy] = [at[0] - MAP_WIDTH / 2, at[1] - MAP_HEIGHT / 2];
      const reach = (SHORE + chanceOf(at, [part, index], 17) * UNEVEN) / (Math.hypot(dx, dy) || 1);
      return [
        within(at[0] + dx * reach, MAP_WIDTH, FRAME[0]),
        within(at[1] + dy * reach, MAP_HEIGHT, FRAME[1]),
      ];
    });
  });
  return outlineSteps(points);
};

/** The island, and the shallow water along its shore. */
export const island = (edition: Edition): readonly Shape[] => {
  const shore = shoreOf(edition);
  return ["shallows", "shallows-near", "shore"].map((role) =>
    path(`island:${role}`, role, shore, { layer: "land" }),
  );
};
