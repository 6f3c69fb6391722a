import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CityId, traceFaces, type City, type Face, type Point, type Road } from "../src/index.ts";

const SIZE = 5;
/** Grid units in the finished map, large enough for bends and a slant. */
const SCALE = 10;

interface GridMap {
  /** Roads between grid points, by the numbers of their ends. */
  readonly ends: readonly (readonly [number, number])[];
  readonly slant: number;
  readonly bend: number;
}

const column = (point: number): number => point % SIZE;
const row = (point: number): number => Math.floor(point / SIZE);

const allEnds: readonly (readonly [number, number])[] = Array.from(
  { length: SIZE * SIZE },
  (_, p) => p,
).flatMap((p) => [
  ...(column(p) + 1 < SIZE ? [[p, p + 1] as const] : []),
  ...(row(p) + 1 < SIZE ? [[p, p + SIZE] as const] : []),
]);

/** The piece of the map that holds its first road. */
const connected = (ends: GridMap["ends"]): GridMap["ends"] => {
  const reached = new Set(ends[0]);
  for (let before = -1; before !== reached.size;) {
    before = reached.size;
    for (const [a, b] of ends) if (reached.has(a) || reached.has(b)) reached.add(a).add(b);
  }
  return ends.filter(([a]) => reached.has(a));
};

const gridMaps: fc.Arbitrary<GridMap> = fc.record({
  ends: fc.subarray([...allEnds], { minLength: 1 }).map(connected),
  slant: fc.integer({ min: -3, max: 3 }),
  bend: fc.integer({ min: -4, max: 4 }),
});

const place = (x: number, y: number, slant: number): Point => [
  Math.round(200 + SCALE * x + slant * SCALE * y),
  Math.round(SCALE * y),
];

const cityOf = (point: number, slant: number): City => {
  const [x, y] = place(column(point), row(point), slant);
  return { id: CityId(point), x, y };
};

/** Bent before it is slanted, so that roads stay apart. */
const roadOf = ([a, b]: readonly [number, number], { slant, bend }: GridMap): Road => {
  const [x, y] = [(column(a) + column(b)) / 2, (row(a) + row(b)) / 2];
  const by = bend / SCALE;
  const via = row(a) === row(b) ? place(x, y + by, slant) : place(x + by, y, slant);
  return {
    colour: "red",
    between: [CityId(a), CityId(b)],
    ...(bend === 0 ? {} : { via: [via] }),
  };
};

const traceGrid = (map: GridMap): readonly Face[] => {
  const points = [...new Set(map.ends.flat())];
  return traceFaces(
    points.map((point) => cityOf(point, map.slant)),
    map.ends.map((ends) => roadOf(ends, map)),
  );
};

/** Slow and different: floods the squares of the grid; cities touched by each flood, sorted. */
const floodGrid = ({ ends }: GridMap): readonly string[] => {
  const roads = new Set(ends.map(([a, b]) => `${a} ${b}`));
  const points = new Set(ends.flat());
  const at = (x: number, y: number): number => y * SIZE + x;
  const closed = (a: number, b: number): boolean => roads.has(`${a} ${b}`);
  const colour = new Map<string, number>();
  // Square x, y lies right of and below point x, y; squares from -1 to SIZE - 1 frame the map.
  const inFrame = (x: number, y: number): boolean => x >= -1 && y >= -1 && x < SIZE && y < SIZE;
  const flood = (startX: number, startY: number, name: number): void => {
    const open: [number, number][] = [[startX, startY]];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      const [x, y] = next;
      if (!inFrame(x, y) || colour.has(`${x} ${y}`)) continue;
      colour.set(`${x} ${y}`, name);
      const within = (p: number): boolean => p >= 0 && p < SIZE;
      if (!(within(y) && within(x) && x + 1 < SIZE && closed(at(x, y), at(x + 1, y))))
        open.push([x, y - 1]);
      if (!(within(y + 1) && within(x) && x + 1 < SIZE && closed(at(x, y + 1), at(x + 1, y + 1))))
        open.push([x, y + 1]);
      if (!(within(x) && within(y) && y + 1 < SIZE && closed(at(x, y), at(x, y + 1))))
        open.push([x - 1, y]);
      if (!(within(x + 1) && within(y) && y + 1 < SIZE && closed(at(x + 1, y), at(x + 1, y + 1))))
        open.push([x + 1, y]);
    }
  };
  let names = 0;
  for (let y = -1; y < SIZE; y++)
    for (let x = -1; x < SIZE; x++) if (!colour.has(`${x} ${y}`)) flood(x, y, names++);
  const touched = Array.from({ length: names }, () => new Set<number>());
  for (const point of points)
    for (const [dx, dy] of [
      [0, 0],
      [-1, 0],
      [0, -1],
      [-1, -1],
    ] as const)
      touched[colour.get(`${column(point) + dx} ${row(point) + dy}`)!]!.add(point);
  return touched.map((cities) => [...cities].sort((a, b) => a - b).join()).sort();
};

const citiesOf = (faces: readonly Face[]): readonly string[] =>
  faces.map(({ walk }) => [...new Set(walk)].sort((a, b) => a - b).join()).sort();

describe("tracing faces", () => {
  test("finds the faces that flooding finds, on slanted and bent grids", () => {
    fc.assert(
      fc.property(gridMaps, (map) => {
        expect(citiesOf(traceGrid(map))).toEqual(floodGrid(map));
      }),
      { numRuns: 500 },
    );
  });

  test("obeys Euler, has one outside, and walks every road once each way", () => {
    fc.assert(
      fc.property(gridMaps, (map) => {
        const faces = traceGrid(map);
        const cities = new Set(map.ends.flat()).size;
        expect(cities - map.ends.length + faces.length).toBe(2);
        expect(faces.filter(({ bounded }) => !bounded)).toHaveLength(1);
        const steps = faces.flatMap(({ walk }) =>
          walk.map((a, i) => `${a} ${walk[(i + 1) % walk.length]!}`),
        );
        expect(steps.sort()).toEqual(
          map.ends.flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]).sort(),
        );
      }),
    );
  });

  test("two bent roads between two cities enclose a face", () => {
    const cities = [cityOf(0, 0), cityOf(1, 0)];
    const between: [CityId, CityId] = [CityId(0), CityId(1)];
    const faces = traceFaces(cities, [
      { colour: "red", between, via: [[205, 5]] },
      { colour: "blue", between },
    ]);
    expect(faces.filter(({ bounded }) => bounded)).toHaveLength(1);
    expect(faces).toHaveLength(2);
  });
});
