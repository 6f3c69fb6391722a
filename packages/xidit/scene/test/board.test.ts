// The printed board as a drawing: everything once, nothing on top of a road, the example kept.
import { everyShape, renderSvg, styleOf } from "@assize/kernel-drawing";
import { describe, expect, test } from "vitest";
import { referenceEdition, ROAD_COLOURS } from "@assize/xidit-edition";
import {
  BASTION_SIZE,
  FRAME,
  GUILD_SIZE,
  layOutBoard,
  MAP_HEIGHT,
  MAP_WIDTH,
  PLATE_SIZE,
  TILE_SIZE,
} from "../src/board-layout.ts";
import { drawing } from "../src/index.ts";
import { roadPoints, samplesOf } from "../src/road-lines.ts";

/** Where the map's own corner lies on the drawing of the board. */
const shiftOf = (edition: typeof referenceEdition): readonly [number, number] => {
  const city = edition.cities[0]!;
  const drawn = drawing.edition(edition, "en").shapes.find(({ key }) => key === `city:${city.id}`)!;
  return drawn.kind === "group" ? [drawn.at[0] - city.x, drawn.at[1] - city.y] : [0, 0];
};

const keys = everyShape(drawing.edition(referenceEdition, "en")).map(({ key }) => key);
const matching = (pattern: RegExp): readonly string[] => keys.filter((key) => pattern.test(key));

test("every key is unique, every city, road and region drawn once", () => {
  expect(new Set(keys).size).toBe(keys.length);
  expect(matching(/^city:\d+$/)).toHaveLength(referenceEdition.cities.length);
  expect(matching(/^road:[a-z]+:\d+-\d+$/)).toHaveLength(referenceEdition.roads.length);
  expect(matching(/^region:\d+$/)).toHaveLength(referenceEdition.regions.length);
  expect(matching(/^lyre:region-\d+$/)).toHaveLength(referenceEdition.regions.length);
  expect(matching(/^bastion$/)).toHaveLength(1);
});

test("an edition without roads or with unknown words is still drawn", () => {
  const bare = {
    ...referenceEdition,
    roads: [],
    regions: referenceEdition.regions.map((region) => ({ ...region, scenery: "Ash & <bone>" })),
  };
  const roles = everyShape(drawing.edition(bare, "en")).flatMap((shape) => shape.roles);
  expect(roles).toContain("scenery-ash-bone-");
  expect(renderSvg(drawing.edition(bare, "en"), drawing.themes.light)).toContain(
    "ASH &amp; &lt;BONE&gt;",
  );
});

describe.each(Object.values(drawing.themes))("theme $name", (theme) => {
  test("roads differ without their colours", () => {
    const lines = ROAD_COLOURS.map((colour) => {
      const { dash, ends, strokeWidth } = styleOf(theme, ["road", `road-${colour}`]);
      return JSON.stringify([dash, ends, strokeWidth]);
    });
    expect(new Set(lines).size).toBe(ROAD_COLOURS.length);
  });

  test("every scenery of the reference edition has a ground, and what grows there a look", () => {
    expect(referenceEdition.regions.length).toBeGreaterThanOrEqual(9);
    for (const { scenery } of referenceEdition.regions) {
      expect(theme.styles[`scenery-${scenery!}`]?.fill).toMatch(/^#/);
      expect(theme.styles[`growth-${scenery!}`]?.fill).toMatch(/^#/);
    }
  });
});

describe("what grows in the regions", () => {
  const lands = drawing
    .edition(referenceEdition, "en")
    .shapes.filter(({ key }) => key.startsWith("growth:"));
  const paths = new Map(
    lands.map(({ key, ...shape }) => [key, "steps" in shape ? shape.steps : []]),
  );

  test("each region has its own, without a word and without a colour that says it", () => {
    const lines = referenceEdition.regions.map(({ id }) => paths.get(`growth:${id}:line`)!);
    for (const line of lines) expect(line.length).toBeGreaterThan(8);
    // Told apart by the form of the first of each.
    const forms = lines.map((line) =>
      line
        .slice(0, 4)
        .map(([letter]) => letter)
        .join(""),
    );
    const lengths = referenceEdition.regions.map(
      ({ id }, index) =>
        `${forms[index]} ${paths
          .get(`growth:${id}:body`)!
          .slice(0, 5)
          .map(([letter]) => letter)
          .join("")}`,
    );
    expect(new Set(lengths).size).toBeGreaterThan(6);
    expect(lands.every(({ label }) => label === undefined)).toBe(true);
  });

  test("stands on no road and on no city, and always in the same places", () => {
    const roads = referenceEdition.roads.flatMap((road) =>
      samplesOf(roadPoints(referenceEdition, road)),
    );
    const spots = [...paths.values()].flat().flatMap((step) => {
      const [, x, y] = step;
      return step[0] === "M" && x !== undefined && y !== undefined ? [[x, y] as const] : [];
    });
    expect(spots.length).toBeGreaterThan(200);
    const [left, top] = shiftOf(referenceEdition);
    const near = spots.filter(([x, y]) =>
      [...roads, ...referenceEdition.cities.map((city) => [city.x, city.y] as const)].some(
        ([roadX, roadY]) => Math.hypot(x - left - roadX, y - top - roadY) < 7,
      ),
    );
    expect(near).toEqual([]);
    expect(drawing.edition({ ...referenceEdition }, "en").shapes).toEqual(
      drawing.edition(referenceEdition, "en").shapes,
    );
  });
});

describe("the reference layout", () => {
  const layout = layOutBoard(referenceEdition);
  const boxes = [
    ...[...layout.plates].map(([id, at]) => ({
      name: `plate ${id}`,
      at,
      size: referenceEdition.regions.find((one) => one.id === id)!.central
        ? BASTION_SIZE
        : PLATE_SIZE,
    })),
    ...[...layout.tiles].map(([id, at]) => ({ name: `tile ${id}`, at, size: TILE_SIZE })),
    ...[...layout.guilds].map(([id, at]) => ({ name: `guild ${id}`, at, size: GUILD_SIZE })),
  ];

  test("has a place for every plate, tile and guild", () => {
    expect(boxes).toHaveLength(9 + 21 + 21);
  });

  test("covers no road", () => {
    const roads = referenceEdition.roads.flatMap((road) =>
      samplesOf(roadPoints(referenceEdition, road)),
    );
    expect(roads.length).toBeGreaterThan(29 * 20);
    const covering = boxes.filter(({ at, size }) =>
      roads.some(
        ([x, y]) => Math.abs(x - at[0]) < size[0] / 2 && Math.abs(y - at[1]) < size[1] / 2,
      ),
    );
    expect(covering.map(({ name }) => name)).toEqual([]);
  });

  test("keeps every tile within the board's frame", () => {
    for (const { at, size } of boxes) {
      expect(at[0] - size[0] / 2).toBeGreaterThan(-FRAME[0]);
      expect(at[1] - size[1] / 2).toBeGreaterThan(-FRAME[1]);
      expect(at[0] + size[0] / 2).toBeLessThan(MAP_WIDTH + FRAME[0]);
      expect(at[1] + size[1] / 2).toBeLessThan(MAP_HEIGHT + FRAME[1]);
    }
  });

  test("puts no two things on one place", () => {
    const clashes = boxes.flatMap((a, index) =>
      boxes
        .slice(index + 1)
        .filter(
          (b) =>
            Math.abs(a.at[0] - b.at[0]) < (a.size[0] + b.size[0]) / 2 &&
            Math.abs(a.at[1] - b.at[1]) < (a.size[1] + b.size[1]) / 2,
        )
        .map((b) => `${a.name} and ${b.name}`),
    );
    expect(clashes).toEqual([]);
  });
});

test("the example in the docs is what the code draws (renew it with `vitest -u`)", async () => {
  await expect(
    renderSvg(drawing.edition(referenceEdition, "en"), drawing.themes.light),
  ).toMatchFileSnapshot("../../../../docs/examples/map/reference.svg");
});
