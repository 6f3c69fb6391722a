// A view of a game as one drawing: the map with its pieces, the table round it, the players below.
// Shows what the view shows and nothing else; keys name things, so a viewer can move them.
import {
  circle,
  moved,
  path,
  type Scene,
  type ScenePart,
  type Shape,
} from "@assize/kernel-drawing";
import { CityId, type Edition } from "@assize/xidit-edition";
import type { XiditView } from "@assize/xidit-game";
import { type BoardLayout, FRAME, layOutBoard, MAP_HEIGHT, MAP_WIDTH } from "./board-layout.ts";
import { boardShapes, regionOutline } from "./board-scene.ts";
import { calendarPart, dummyPart, hallPart } from "./chronicle.ts";
import { heightOf, type Part, stacked } from "./column.ts";
import type { Messages } from "./messages/messages.ts";
import { lairPart, pathPart } from "./path-of-destiny.ts";
import { bardShapes, guildShapes, idrakysShapes } from "./pieces.ts";
import { SEAT_HEIGHT, seatPanel } from "./seats.ts";
import { censusPart, stocksPart } from "./stocks.ts";
import { recruitmentTile, threatTile } from "./tiles.ts";

const EDGE = 10;
/** Of the column beside the map. */
const SIDE_WIDTH = 292;
const BOARD_HEIGHT = MAP_HEIGHT + 2 * FRAME[1];
const SIDE = MAP_WIDTH + 2 * FRAME[0] + 2 * EDGE;
const WIDTH = SIDE + SIDE_WIDTH + EDGE;
const HEIGHT = BOARD_HEIGHT + 2 * EDGE;

/** A closed region is hatched (closed.regions); an edition may have it open to the board's edge. */
const closedShapes = (view: XiditView, words: Messages): readonly Shape[] =>
  view.setting.edition.regions
    .filter(({ id }) => view.setting.closedRegions.includes(id))
    .map((region) =>
      path(`closed:region-${region.id}`, "closed", regionOutline(view.setting.edition, region), {
        label: words.closedRegion(region.id),
        layer: "land",
      }),
    );

const tileShapes = (view: XiditView, layout: BoardLayout, words: Messages): readonly Shape[] =>
  view.cities.flatMap((lying, city): readonly Shape[] => {
    const printed = view.setting.tiles[city];
    const at = layout.tiles.get(CityId(city));
    if (lying === null || printed === null || printed === undefined || at === undefined) return [];
    const tile =
      lying.side === "recruitment"
        ? recruitmentTile(printed, lying.units, at, words)
        : threatTile(printed, at, words);
    return [{ ...tile, layer: "tiles" }];
  });

const eliminationShape = (view: XiditView, words: Messages): readonly Shape[] => {
  const place = view.setting.edition.cities.find(({ id }) => id === view.elimination?.city);
  if (place === undefined) return [];
  const label = words.fightHere(place.id);
  return [
    circle("elimination", "focus", [place.x, place.y], 27, { label, layer: "cities", aside: true }),
  ];
};

const MAP_AT = [EDGE + FRAME[0], EDGE + FRAME[1]] as const;

type PrintedLayers = ReadonlyMap<string | undefined, readonly Shape[]>;
const printed = new WeakMap<Edition, Map<Messages, PrintedLayers>>();

/** The printed map where it lies, by layer; made once, so that its shapes are the same in every state. */
const printedLayers = (edition: Edition, words: Messages): PrintedLayers => {
  const known = printed.get(edition) ?? new Map<Messages, PrintedLayers>();
  printed.set(edition, known);
  const layers =
    known.get(words) ??
    Map.groupBy(moved(boardShapes(edition, words), MAP_AT), ({ layer }) => layer);
  known.set(words, layers);
  return layers;
};

/** The map with all that lies on it. */
const mapShapes = (view: XiditView, words: Messages): readonly Shape[] => {
  const { edition } = view.setting;
  const layout = layOutBoard(edition);
  const layers = printedLayers(edition, words);
  const on = (layer: string): readonly Shape[] => layers.get(layer) ?? [];
  return [
    ...on("land"),
    ...moved(closedShapes(view, words), MAP_AT),
    ...on("roads"),
    ...on("cities"),
    ...moved(eliminationShape(view, words), MAP_AT),
    ...on("plates"),
    ...moved(tileShapes(view, layout, words), MAP_AT),
    ...moved(guildShapes(view, layout, words), MAP_AT),
    ...moved(bardShapes(view, layout, words), MAP_AT),
    ...moved(idrakysShapes(view, words), MAP_AT),
  ];
};

const seatParts = (view: XiditView, height: number, words: Messages): readonly Part[] =>
  view.seats.map((_, index) => ({
    height,
    draw: (area) => [seatPanel(view, index, area, words)],
  }));

/** Seats are a little lower where there are many, so that all parts find room. */
const columnParts = (view: XiditView, words: Messages): readonly Part[] => {
  const table = [
    calendarPart(view, words),
    pathPart(view, words),
    stocksPart(view, words),
    lairPart(view, words),
    censusPart(view, words),
    hallPart(view, words),
    ...dummyPart(view, words),
  ];
  const room = BOARD_HEIGHT - heightOf(table);
  const height = Math.min(SEAT_HEIGHT, room / view.seats.length - 6);
  return [...table, ...seatParts(view, height, words)];
};

/** Everything these eyes see of the game. Hidden things are drawn covered. */
export const gameScene = (view: XiditView, words: Messages): Scene => ({
  width: WIDTH,
  height: HEIGHT,
  title: words.titleOfGame(view.year),
  description: words.descriptionOfGame(view.seats.length),
  shapes: [
    ...stacked(columnParts(view, words), [SIDE, EDGE], SIDE_WIDTH),
    ...mapShapes(view, words),
  ],
});

const MAP_LAYERS = ["land", "roads", "cities", "plates", "tiles", "guilds", "bards", "idrakys"];

/** What of the drawing makes sense alone, the map first, then the seats. */
export const gameParts = (view: XiditView, words: Messages): readonly ScenePart[] => [
  { id: "map", title: words.map, layers: MAP_LAYERS },
  ...view.seats.map(({ colour }, seat) => ({
    id: `seat-${colour}`,
    title: words.seat(colour),
    layers: [`seat-${colour}`],
    seat,
  })),
  ...(view.dummy === null ? [] : [{ id: "dummy", title: words.dummyBoard, layers: ["dummy"] }]),
  { id: "path-of-destiny", title: words.path, layers: ["path", "lair"] },
  {
    id: "stocks",
    title: words.stocks,
    layers: view.bank === null ? ["barracks"] : ["barracks", "bank"],
  },
  { id: "census", title: words.census, layers: ["census"] },
  { id: "hall", title: words.hall, layers: ["hall"] },
  { id: "calendar", title: words.calendar, layers: ["calendar"] },
];
